import { useToast } from './toast/Toast';

/** @returns a function that puts the address of a place in the product on the clipboard, and says whether it worked */
export function useCopyLink(): (path: string) => Promise<void> {
  const toast = useToast();
  return async (path) => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      toast.show('Link copied.');
    } catch {
      toast.show('The link could not be copied.', { failed: true });
    }
  };
}
