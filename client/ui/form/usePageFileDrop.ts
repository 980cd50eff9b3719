import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Handles files dropped or pasted anywhere on the page while the component is mounted. Without it the browser would
 * navigate to a dropped file.
 * @returns whether a file is dragged over the page
 */
export function usePageFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const listeners = {
      dragover(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      dragleave(event: DragEvent) {
        if (event.relatedTarget === null) setOver(false);
      },
      drop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) latest.current(file);
      },
      paste(event: ClipboardEvent) {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        latest.current(file);
      },
    };
    const stop = new AbortController();
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener as EventListener, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
