import type { ReactNode } from 'react';
import { AccountPage } from '../form/AccountPage';

/** Page for an email link that was used before or has expired: the reason and the next step. */
export function InvalidLink({ message, children }: { message: string; children: ReactNode }) {
  return (
    <AccountPage title="This link doesn’t work anymore">
      <p role="alert" className="text-body text-pretty text-ink-2">
        {message}
      </p>
      {children}
    </AccountPage>
  );
}
