import type { ReactNode } from 'react';
import { usePublishedHeight } from '../usePublishedHeight';
import { SubmitError } from './SubmitError';

export interface FormBarProps {
  /** Error of the last submission that belongs to no single field. */
  error: { message: string } | undefined;
  isSending: boolean;
  onRetry: () => void;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** The bar with the buttons of a long form. It stays at the foot of the screen. */
export function FormBar({ error, isSending, onRetry, children }: FormBarProps) {
  const bar = usePublishedHeight<HTMLDivElement>('--form-bar');
  return (
    <div
      ref={bar}
      className="sticky bottom-[calc(var(--bottom-bar)+var(--banner))] z-1 -mb-12 border-t border-line bg-surface md:bottom-(--banner)"
    >
      {error && <SubmitError error={error} retrying={isSending} onRetry={onRetry} />}
      <div className="flex flex-wrap justify-end gap-2 px-4 py-3">{children}</div>
    </div>
  );
}
