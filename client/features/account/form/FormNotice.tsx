import type { ReactNode } from 'react';
import { Status } from '../../../ui/feedback/Status';

/** Notice above a form. Rendered even when empty, because screen readers announce only changes of an existing live region. */
export function FormNotice({ children }: { children: ReactNode }) {
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
