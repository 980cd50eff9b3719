import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/image/Avatar';
import { PersonLink } from '../personCard/PersonLink';
import type { PersonRow_ProfileFragment } from './__generated__/PersonRow.generated';

export interface PersonRowProps {
  person: PersonRow_ProfileFragment;
  /** Button or menu at the right end. */
  action?: ReactNode;
  /** Below the headline. */
  details?: ReactNode;
  /** On phones the action is below the text. */
  wraps?: boolean;
}

/** One person as a list row. Avatar and name link to their page. */
export function PersonRow({ person, action, details, wraps = false }: PersonRowProps) {
  const { username, displayName, headline, avatarUrl } = person;
  return (
    <li
      className={clsx(
        'flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0',
        wraps && 'max-md:flex-wrap',
      )}
    >
      <PersonLink person={person} tabIndex={-1} aria-hidden="true" className="block shrink-0 self-start rounded-full">
        <Avatar name={displayName} src={avatarUrl} />
      </PersonLink>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PersonLink person={person} className="target max-w-full truncate font-bold hover:underline">
            <bdi>{displayName}</bdi>
          </PersonLink>
          <span className="max-w-full truncate text-meta text-ink-3">@{username}</span>
        </p>
        {headline && (
          <p dir="auto" className="truncate text-meta text-ink-2">
            {headline}
          </p>
        )}
        {details}
      </div>
      {wraps ? <div className="max-md:w-full max-md:pl-13 max-md:empty:hidden">{action}</div> : action}
    </li>
  );
}
