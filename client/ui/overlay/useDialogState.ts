import { useState } from 'react';

/**
 * Tracks which of several dialogs is open. `name` stays set after closing, so that the close animation can run.
 * It is undefined before the first opening, so that no dialog is mounted and no code is loaded before.
 */
export function useDialogState<Name extends string>() {
  const [dialog, setDialog] = useState<{ name: Name; isOpen: boolean } | null>(null);
  return {
    name: dialog?.name,
    isOpen: dialog?.isOpen ?? false,
    open: (name: Name) => setDialog({ name, isOpen: true }),
    setOpen: (isOpen: boolean) => setDialog((last) => last && { ...last, isOpen }),
  };
}
