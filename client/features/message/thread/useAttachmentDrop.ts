import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Events of a dialog that an element opened come through it, though they happen elsewhere. */
const isWithin = ({ currentTarget, target }: DragEvent | ClipboardEvent) => currentTarget.contains(target as Node);

/**
 * Takes files that are dropped on an element or pasted into it. Pasted words stay words.
 * @param isOpen whether files are taken now; otherwise the pointer says that they are not
 * @returns props for the element, and whether files that it takes hover over it
 */
export function useAttachmentDrop(isOpen: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const isTaken = (event: DragEvent) => isOpen && isWithin(event) && event.dataTransfer.types.includes('Files');
  const props = {
    onDragOver(event: DragEvent) {
      if (!isTaken(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!isTaken(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData;
      if (!isOpen || !isWithin(event) || files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      onFiles([...files]);
    },
  };
  return { isOver: isOver && isOpen, props };
}
