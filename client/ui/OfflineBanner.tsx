import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line across the top while something general is wrong; the page under it stays usable. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center justify-center gap-2 border-b border-line bg-warn-soft px-4 py-2 text-center text-meta font-medium text-on-warn-soft">
      <WifiOff aria-hidden="true" className="size-4" />
      {children}
    </p>
  );
}

export function OfflineBanner() {
  return <Banner>You are offline. What you write is kept; send it again once you are back.</Banner>;
}
