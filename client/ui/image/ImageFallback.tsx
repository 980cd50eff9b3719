import { UserRound } from 'lucide-react';
import { VisuallyHidden } from '../text/VisuallyHidden';

export type ImageKind = 'avatar' | 'cover' | 'post';

/** Drawing in place of an image that failed to load. */
export function ImageFallback({ kind, label }: { kind: ImageKind; label?: string }) {
  if (kind === 'cover') return <div className="size-full bg-(image:--cover)" />;
  if (kind === 'avatar') {
    return (
      <div className="flex size-full items-center justify-center bg-fill text-ink-3">
        <UserRound aria-hidden="true" className="size-1/2" />
        {label && <VisuallyHidden>{label}</VisuallyHidden>}
      </div>
    );
  }
  return (
    <div className="flex size-full flex-col overflow-hidden bg-fill">
      <LedgerPage />
      <p className="line-clamp-2 shrink-0 border-t border-line bg-surface px-4 py-2 text-meta text-ink-2">
        {label ? `Couldn’t load picture: ${label}` : 'Couldn’t load picture.'}
      </p>
    </div>
  );
}

/** Ruled lines, a margin, the tick, and a figure drawn by hand. */
function LedgerPage() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="min-h-0 w-full flex-1"
      fill="none"
    >
      <path
        d="M0 72.5h640M0 108.5h640M0 144.5h640M0 180.5h640M0 216.5h640M0 252.5h640M0 288.5h640"
        stroke="var(--line)"
      />
      <path d="M96.5 0v360" stroke="var(--line-strong)" />
      <path d="M64 144.5h3v36h-3z" fill="var(--primary)" />
      <path
        d="m136 252 96-60 72 36 112-104 88 52"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="var(--fill)" stroke="var(--primary)" strokeWidth="3">
        <circle cx="232" cy="192" r="6" />
        <circle cx="304" cy="228" r="6" />
        <circle cx="416" cy="124" r="6" />
      </g>
    </svg>
  );
}
