import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Status } from './Status';

/** A banner across the page for a general problem; the page stays usable. */
export function Banner({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Status className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-y border-line bg-warn-soft px-4 py-2 text-meta font-medium text-on-warn-soft">
      <p className="flex items-center gap-2">
        <WifiOff aria-hidden="true" className="size-4" />
        {children}
      </p>
      {action}
    </Status>
  );
}

export function OfflineBanner() {
  return (
    <Banner>
      You’re offline. Messages will send once you’re back online. Anything else you write stays here until you resend
      it.
    </Banner>
  );
}
