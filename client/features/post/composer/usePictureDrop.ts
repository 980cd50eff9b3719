import { useState, type ClipboardEvent, type DragEvent } from 'react';

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Accepts a file that is dropped on an element or pasted into it. Pasted text is left to the browser.
 * @returns props for the element, and whether a file is dragged over it
 */
export function usePictureDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const props = {
    onDragOver(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
    onPaste(event: ClipboardEvent) {
      const file = event.clipboardData.files[0];
      if (!file || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      onFile(file);
    },
  };
  return { isOver, props };
}
