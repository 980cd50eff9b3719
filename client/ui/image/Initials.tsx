import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { hashToIndex, getInitials } from './nameInitials';

const SIZES = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-badge',
  40: 'size-[40px] text-meta',
  64: 'size-16 text-section',
  96: 'size-24 text-page',
};
const TINTS = [
  'bg-primary-soft text-on-primary-soft',
  'bg-info-soft text-on-info-soft',
  'bg-warn-soft text-on-warn-soft',
  'bg-fill text-ink-2',
];

export interface InitialsProps {
  /** Name of the person or organisation, which yields the initials. */
  name: string;
  /** Pixels. */
  size?: keyof typeof SIZES;
  /** Round for people, a rounded square for organisations. */
  kind?: 'person' | 'organisation';
  /** Accessible name; only where no name is next to it. */
  labelled?: boolean;
  className?: string;
  /** Image rendered on top. */
  children?: ReactNode;
}

/** Initials on a tint that is stable per name, in place of an avatar or logo. */
export function Initials({ name, size = 40, kind = 'person', labelled = false, className, children }: InitialsProps) {
  return (
    <span
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={labelled ? undefined : true}
      className={clsx(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden font-bold select-none',
        kind === 'person' ? 'rounded-full' : 'rounded-organisation',
        SIZES[size],
        TINTS[hashToIndex(name, TINTS.length)],
        className,
      )}
    >
      {getInitials(name)}
      {children}
    </span>
  );
}
