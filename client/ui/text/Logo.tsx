import { clsx } from 'clsx';

/** The logo mark. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('size-6', className)}>
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path d="M8 8.5h4.6L16.4 20l4.9-11.5H24L17.6 24h-3.5z" fill="var(--on-primary)" />
    </svg>
  );
}

/** The logo mark with the name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-lead font-bold tracking-[-0.01em] text-ink">
      <LogoMark />
      Venturion
    </span>
  );
}
