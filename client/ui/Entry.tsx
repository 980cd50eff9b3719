import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Tick } from './Tick';

export interface EntryProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** An `Avatar`: 40 px for posts, 32 px for comments. */
  avatar: ReactNode;
  /** The author: a name, or a link with it. Rendered bold. */
  name: ReactNode;
  /** Follows the name on its line: handle, time, a badge. */
  meta?: ReactNode;
  /** The second line: a headline or a reason. */
  headline?: ReactNode;
  /** At the right end of the first line: a menu. */
  corner?: ReactNode;
  /** The row of `ActionButton`s. */
  actions?: ReactNode;
  /** Not seen yet: shows the tick and a bold label. */
  unread?: boolean;
  children: ReactNode;
}

/** One row of a list: author, time, content and actions. */
export function Entry({
  avatar,
  name,
  meta,
  headline,
  corner,
  actions,
  unread = false,
  className,
  children,
  ...rest
}: EntryProps) {
  return (
    <article
      {...rest}
      className={clsx(
        'relative flex gap-3 border-b border-line px-4 pt-4 -outline-offset-2',
        actions ? 'pb-1' : 'pb-4',
        className,
      )}
    >
      {unread && <Tick />}
      <div className="shrink-0">{avatar}</div>
      <div className="min-w-0 flex-1">
        <header className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="-my-px max-w-full truncate py-px font-bold text-ink">{name}</span>
              {meta && <span className="flex min-w-0 items-baseline gap-x-2 text-meta text-ink-3">{meta}</span>}
              {unread && <span className="text-meta font-bold text-primary">New</span>}
            </p>
            {headline && (
              <p dir="auto" className="truncate text-meta text-ink-2">
                {headline}
              </p>
            )}
          </div>
          {corner && <div className="-mt-2 -mr-2">{corner}</div>}
        </header>
        <div className="mt-1 text-body break-words">{children}</div>
        {actions && <div className="mt-1 -ml-2 flex flex-wrap items-center gap-1">{actions}</div>}
      </div>
    </article>
  );
}
