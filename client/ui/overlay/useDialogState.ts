import { useState } from 'react';

/**
 * Which of a thing's dialogs is open. The last one stays known after closing, so that it can be seen to close,
 * and nothing is mounted, or its code fetched, before one is asked for.
 */
export function useDialogState<Name extends string>() {
  const [layer, setLayer] = useState<{ name: Name; isOpen: boolean } | null>(null);
  return {
    name: layer?.name,
    isOpen: layer?.isOpen ?? false,
    open: (name: Name) => setLayer({ name, isOpen: true }),
    setOpen: (isOpen: boolean) => setLayer((last) => last && { ...last, isOpen }),
  };
}
