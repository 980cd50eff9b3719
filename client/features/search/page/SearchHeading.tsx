import { useQuery } from '@apollo/client/react';
import { PenLine } from 'lucide-react';
import { clsx } from 'clsx';
import { Button } from '../../../ui/button/Button';
import { PageTitle } from '../../../ui/text/PageTitle';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { openComposerWithText } from '../../post/composer/openComposerWithText';
import { formatPostCount } from '../../post/text/formatPostCount';
import { HashtagDocument } from '../hashtags/__generated__/Hashtags.generated';

export interface SearchHeadingProps {
  query: string;
  /** Set when the query is a single hashtag; without #. */
  hashtag?: string;
  /** Label of the kind that is searched without a query. */
  kindLabel?: string;
  userId: string;
}

/** Page title. Visible only for a hashtag, with its post count and a button to write a post about it. */
export function SearchHeading({ query, hashtag, kindLabel, userId }: SearchHeadingProps) {
  const title = hashtag === undefined ? (query ? `Search: ${query}` : (kindLabel ?? 'Search')) : `#${hashtag}`;
  return (
    <div
      className={clsx(
        hashtag !== undefined && 'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-4 pb-3',
      )}
    >
      <div className="min-w-0">
        <PageTitle title={title} hidden={hashtag === undefined} className="break-words" />
        {hashtag !== undefined && <HashtagCount name={hashtag} />}
      </div>
      {hashtag !== undefined && (
        <Button icon={PenLine} onClick={() => openComposerWithText(userId, `#${hashtag}`)} className="max-w-full">
          <span className="truncate">Post with #{hashtag}</span>
        </Button>
      )}
    </div>
  );
}

/** Number of posts with a hashtag. Reserves its line while loading. */
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
