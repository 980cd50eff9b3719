import { useEffect, useState } from 'react';

/** A layer over the page that going back closes: while it is open it has an entry of its own in the history, at the same address. */
export function useDismissOnBack(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen]);
  return {
    isOpen,
    open() {
      history.pushState(history.state, '');
      setOpen(true);
    },
    close: () => history.back(),
  };
}
