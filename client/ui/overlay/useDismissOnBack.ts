import { useEffect, useState } from 'react';

/** State of an overlay that browser back closes: opening it pushes a history entry for the same URL. */
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
