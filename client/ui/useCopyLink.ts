import { useToast } from './toast/Toast';

/** @returns a function that copies the URL of a path to the clipboard, and shows a toast */
export function useCopyLink(): (path: string) => Promise<void> {
  const toast = useToast();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      toast.show('Link copied.');
    } catch {
      toast.show('Couldn’t copy the link.', { failed: true });
    }
  };
}
