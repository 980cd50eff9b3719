import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { useOnline } from '../useOnline';

export interface ErrorStateProps {
  /** What failed: "Failed to fetch posts". */
  children: ReactNode;
  /** A second line: "Your text is still here." */
  note?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/**
 * Error of one part of a page, in place of its content or above outdated content. Without a network it gives that as
 * the reason.
 */
export function ErrorState({ children, note, onRetry, retrying }: ErrorStateProps) {
  const isOnline = useOnline();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line bg-danger-soft px-4 py-3 text-on-danger-soft"
    >
      <p className="min-w-0 flex-1 basis-60 text-body font-medium">
        {children}
        {(note || !isOnline) && (
          <span className="block font-normal">{[!isOnline && 'You’re offline.', note].filter(Boolean).join(' ')}</span>
        )}
      </p>
      {onRetry && (
        <Button icon={RotateCw} loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
