import type { ReactNode } from 'react';
import { Status } from '../../../ui/Status';

/** What happened, told above a form. Stands there empty until there is something to tell, so that it is read out. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Status
      className={
        children
          ? 'rounded-control bg-info-soft px-3 py-2 text-body font-medium text-pretty break-words text-on-info-soft'
          : 'sr-only'
      }
    >
      {children}
    </Status>
  );
}
