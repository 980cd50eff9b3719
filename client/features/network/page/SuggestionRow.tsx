import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/image/Avatar';
import { IconButton } from '../../../ui/button/IconButton';
import { PersonLink } from '../personCard/PersonLink';
import { RowAction } from '../relation/RowAction';
import type { SuggestionsQuery } from './__generated__/Network.generated';
import { suggestionReasons } from './suggestionReasons';

export type Suggestion = SuggestionsQuery['suggestions']['edges'][number]['node'];

export interface SuggestionRowProps {
  suggestion: Suggestion;
  onDismiss: (suggestion: Suggestion) => void;
  /** Layout for the right rail: the action is below the text, and the headline is omitted. */
  narrow?: boolean;
}

/** One suggested person with the reasons. */
export function SuggestionRow({ suggestion, onDismiss, narrow = false }: SuggestionRowProps) {
  const { person } = suggestion;
  const { displayName, username, headline, avatarUrl } = person;
  return (
    <li
      className={clsx(
        'flex gap-3 border-b border-line px-4 py-3 last:border-b-0',
        !narrow && 'items-center max-md:flex-wrap',
      )}
    >
      <Link
        to={`/user/${username}`}
        tabIndex={-1}
        aria-hidden="true"
        className="block shrink-0 self-start rounded-full"
      >
        <Avatar name={displayName} src={avatarUrl} />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PersonLink person={person} className="target max-w-full truncate rounded-chip font-bold hover:underline">
            <bdi>{displayName}</bdi>
          </PersonLink>
          {!narrow && <span className="max-w-full truncate text-meta text-ink-3">@{username}</span>}
        </p>
        {!narrow && headline && (
          <p dir="auto" className="truncate text-meta text-ink-2">
            {headline}
          </p>
        )}
        <p className={clsx('flex flex-wrap gap-x-3 text-meta', narrow ? 'text-ink-2' : 'text-ink-3')}>
          {suggestionReasons(suggestion).map((reason) => (
            <span key={reason} className="min-w-0 break-words">
              {reason}{' '}
            </span>
          ))}
        </p>
        {narrow && (
          <div className="mt-2 flex">
            <RowAction person={person} />
          </div>
        )}
      </div>
      {!narrow && (
        <div className="max-md:order-1 max-md:w-full max-md:pl-13">
          <RowAction person={person} />
        </div>
      )}
      <IconButton
        label={`Don’t suggest ${displayName}`}
        icon={X}
        className={clsx('-mr-2', narrow && '-mt-1.5 self-start')}
        onClick={() => onDismiss(suggestion)}
      />
    </li>
  );
}
