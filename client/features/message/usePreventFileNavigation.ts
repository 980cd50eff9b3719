import { useEffect } from 'react';

/** A file that misses its place must not replace the page: what nobody takes is refused, and the pointer says so. */
export function usePreventFileNavigation(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    const stop = new AbortController();
    for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, refuse, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
