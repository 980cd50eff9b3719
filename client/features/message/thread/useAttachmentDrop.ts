import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** React events of a portal bubble to its parent component, although they occur outside its element. */
const isWithin = ({ currentTarget, target }: DragEvent | ClipboardEvent) => currentTarget.contains(target as Node);

/**
 * Accepts files dropped on an element or pasted into it. A paste with plain text is left to the browser.
 * @param isEnabled whether files are accepted now
 * @returns props for the element, and whether accepted files are dragged over it
 */
export function useAttachmentDrop(isEnabled: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const isAccepted = (event: DragEvent) => isEnabled && isWithin(event) && event.dataTransfer.types.includes('Files');
  const props = {
    onDragOver(event: DragEvent) {
      if (!isAccepted(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!isAccepted(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData;
      if (!isEnabled || !isWithin(event) || files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      onFiles([...files]);
    },
  };
  return { isOver: isOver && isEnabled, props };
}
