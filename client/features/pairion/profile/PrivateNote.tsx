import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Marks fields that nobody else sees. */
export function PrivateNote({ children }: { children?: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-fill px-3 py-2 text-ink-2">
      <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        <span className="font-medium text-ink">Only you see this.</span> {children}
      </span>
    </p>
  );
}
