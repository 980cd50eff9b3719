import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/image/Avatar';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import type { RequestRow_RequestFragment } from './__generated__/Network.generated';

export interface RequestRowProps {
  request: RequestRow_RequestFragment;
  /** Buttons, beside the text or, on phones, below it. */
  actions: ReactNode;
}

/** One connection request: person, time and note. */
export function RequestRow({ request: { person, message, createdAt }, actions }: RequestRowProps) {
  const to = `/user/${person.username}`;
  return (
    <li className="flex flex-wrap gap-x-3 gap-y-3 border-b border-line px-4 py-3 last:border-b-0 md:flex-nowrap">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="block shrink-0 self-start rounded-full">
        <Avatar name={person.displayName} src={person.avatarUrl} />
      </Link>
      <div className="min-w-0 flex-1 basis-50">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link to={to} className="target max-w-full truncate font-bold hover:underline">
            <bdi>{person.displayName}</bdi>
          </Link>
          <span className="max-w-full truncate text-meta text-ink-3">@{person.username}</span>
          <span className="text-meta text-ink-3">
            <RelativeTime value={createdAt} />
          </span>
        </p>
        {person.headline && (
          <p dir="auto" className="truncate text-meta text-ink-2">
            {person.headline}
          </p>
        )}
        {message && (
          <p dir="auto" className="mt-2 border-l border-line-strong pl-3 break-words whitespace-pre-line">
            {message}
          </p>
        )}
      </div>
      <div className="flex w-full gap-2 pl-13 md:w-auto md:pl-0">{actions}</div>
    </li>
  );
}
