import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { Sheet } from '../../../ui/Sheet';
import { useMediaQuery } from '../../../ui/useMediaQuery';

export interface PeopleDialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The list. */
  children: ReactNode;
}

/** A list of people over the page: a sheet on phones, a dialog where there is room. */
export function PeopleDialog({ children, ...props }: PeopleDialogProps) {
  const isPhone = !useMediaQuery('(min-width: 700px)');
  if (isPhone) return <Sheet {...props}>{children}</Sheet>;
  return (
    <Dialog {...props}>
      <div className="-mx-2 -mb-3">{children}</div>
    </Dialog>
  );
}
