import type { ReactNode } from 'react';
import { AccountPage } from '../form/AccountPage';

/** A mailed link that was used before or has expired: what happened, and the way on. */
export function DeadLink({ message, children }: { message: string; children: ReactNode }) {
  return (
    <AccountPage title="This link no longer works">
      <p role="alert" className="text-body text-pretty text-ink-2">
        {message}
      </p>
      {children}
    </AccountPage>
  );
}
