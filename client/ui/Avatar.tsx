import { clsx } from 'clsx';
import { hashOf, initialsOf } from './initials';
import { useImageSource } from './useImageSource';

const SIZES = { 24: 'size-6 text-[10px]', 32: 'size-8 text-badge', 40: 'size-[40px] text-meta', 64: 'size-16 text-section', 96: 'size-24 text-page' };
const TINTS = ['bg-primary-soft text-on-primary-soft', 'bg-info-soft text-on-info-soft', 'bg-warn-soft text-on-warn-soft', 'bg-fill text-ink-2'];

export interface AvatarProps {
  /** The person's or organisation's name; gives the initials. */
  name: string;
  src?: string | null;
  /** Pixels. */
  size?: keyof typeof SIZES;
  /** People are round, organisations square with soft corners. */
  kind?: 'person' | 'organisation';
  /** Read out only where no name stands beside it. */
  labelled?: boolean;
  className?: string;
}

/** A face, or the initials when there is none or it cannot be had. */
export function Avatar({ name, src, size = 40, kind = 'person', labelled = false, className }: AvatarProps) {
  const { url, phase, handleError, handleLoad } = useImageSource(src);
  return (
    <span
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      className={clsx(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden font-bold select-none',
        kind === 'person' ? 'rounded-full' : 'rounded-organisation',
        SIZES[size],
        TINTS[hashOf(name, TINTS.length)],
        className,
      )}
    >
      {initialsOf(name)}
      {phase !== 'fallback' && (
        <img
          key={url}
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={handleError}
          onLoad={handleLoad}
          className={clsx('absolute inset-0 size-full bg-fill object-cover', phase === 'loaded' ? 'opacity-100' : 'opacity-0')}
        />
      )}
    </span>
  );
}
