import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Sheet } from '../../../ui/overlay/Sheet';
import { useMediaQuery } from '../../../ui/useMediaQuery';

export interface PeopleDialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The list. */
  children: ReactNode;
}

/** Overlay for a list of people: a sheet on phones, a dialog on wider screens. */
export function PeopleDialog({ children, ...props }: PeopleDialogProps) {
  const isPhone = !useMediaQuery('(min-width: 700px)');
  if (isPhone) return <Sheet {...props}>{children}</Sheet>;
  return (
    <Dialog {...props}>
      <div className="-mx-4 -mb-3">{children}</div>
    </Dialog>
  );
}
