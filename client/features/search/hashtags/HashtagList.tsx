import { Link } from 'react-router-dom';
import { formatPostCount } from '../../post/text/formatPostCount';
import { hashtagPath } from '../query/searchPath';

export interface HashtagListProps {
  /** Accessible name of the list. */
  label: string;
  hashtags: readonly { name: string; postCount: number }[];
}

/** Hashtags as rows with their post counts. */
export function HashtagList({ label, hashtags }: HashtagListProps) {
  return (
    <ul aria-label={label}>
      {hashtags.map(({ name, postCount }) => (
        <li key={name} className="border-b border-line last:border-b-0">
          <Link
            to={hashtagPath(name)}
            className="flex min-h-12 items-center gap-4 px-4 -outline-offset-2 hover:bg-fill"
          >
            <span className="min-w-0 flex-1 truncate font-medium text-primary">
              <bdi>#{name}</bdi>
            </span>
            <span className="shrink-0 text-meta text-ink-2 tabular-nums">{formatPostCount(postCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
