import { useEffect } from 'react';

/** Rejects files dropped outside a drop zone, which the browser would otherwise open in place of the page. */
export function usePreventFileNavigation(): void {
  useEffect(() => {
    function reject(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    const controller = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      document.addEventListener(type, reject, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}
