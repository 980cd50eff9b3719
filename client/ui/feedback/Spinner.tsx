import { clsx } from 'clsx';
import { Status } from './Status';

/** The spinning icon, for use next to a label. Hidden from screen readers. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={clsx('size-4 animate-turn', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" strokeLinecap="round" />
    </svg>
  );
}

/** Spinner with a label. The label is there at once; it fades in, so that short waits do not flash. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <Status className={clsx('flex animate-appear-late items-center gap-2 text-body text-ink-2', className)}>
      <SpinnerMark />
      {label}
    </Status>
  );
}

/** A centred spinner for an area without content yet. */
export function PageSpinner({ label }: { label: string }) {
  return <Spinner label={label} className="page-spinner min-h-[60dvh] justify-center" />;
}
