import { useQuery } from '@apollo/client/react';
import { PenLine } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { Skeleton } from '../../../ui/Skeleton';
import { openComposerWithText } from '../../post/composer/openComposerWithText';
import { formatPostCount } from '../../post/text/formatPostCount';
import { HashtagDocument } from '../hashtags/__generated__/Hashtags.generated';

export interface SearchHeadingProps {
  query: string;
  /** The one hashtag that is asked for, without #. */
  tag?: string;
  userId: string;
}

/** What the page is about. Drawn for a hashtag, with how many posts have it and a way to add one. */
export function SearchHeading({ query, tag, userId }: SearchHeadingProps) {
  const title = tag === undefined ? (query ? `Search: ${query}` : 'Search') : `#${tag}`;
  return (
    <div
      className={clsx(
        tag !== undefined && 'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-4 pb-3',
      )}
    >
      <div className="min-w-0">
        <PageTitle title={title} hidden={tag === undefined} className="break-words" />
        {tag !== undefined && <HashtagCount name={tag} />}
      </div>
      {tag !== undefined && (
        <Button icon={PenLine} onClick={() => openComposerWithText(userId, `#${tag}`)} className="max-w-full">
          <span className="truncate">Post about #{tag}</span>
        </Button>
      )}
    </div>
  );
}

/** How many posts have a hashtag. Keeps its line while the number is not known. */
function HashtagCount({ name }: { name: string }) {
  const { data, error } = useQuery(HashtagDocument, {
    variables: { name },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <p className="flex h-[22px] items-center text-ink-2 tabular-nums">
      {data
        ? formatPostCount(data.hashtag.postCount)
        : !error && <Skeleton className="h-3.5 w-16 animate-appear-late" />}
    </p>
  );
}
