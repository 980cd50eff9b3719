import { useQuery } from '@apollo/client/react';
import { RotateCw } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { newsLimits } from '../../../../shared/contracts/news';
import { config } from '../../../config';
import { toCallError } from '../../../http/toCallError';
import { RailBlock } from '../../../shell/navigation/RailSlot';
import { Button } from '../../../ui/button/Button';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { TextLink } from '../../../ui/text/TextLink';
import { formatDiscussionCount } from '../story/formatDiscussionCount';
import { StoryLink } from '../story/StoryLink';
import { StoryMeta } from '../story/StoryMeta';
import { StartupNewsDocument } from './__generated__/StartupNews.generated';

const MAX_ROWS = newsLimits.startupStories;

/** The newest stories in the right rail of Home. */
export function NewsRail() {
  const { pathname } = useLocation();
  return pathname === '/home' ? <StartupNews /> : null;
}

function StartupNews() {
  const { data, error, loading, refetch } = useQuery(StartupNewsDocument, {
    variables: { limit: MAX_ROWS },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { fetchOptions: { timeoutMs: config.newsTimeoutMs } },
  });
  const stories = data?.startupNews;
  if (stories?.length === 0) return null;
  return (
    <RailBlock title="Startup news">
      {stories ? (
        <ul aria-label="Startup news">
          {stories.map((story) => (
            <li key={story.id} className="border-b border-line px-4 py-3">
              <StoryMeta story={story} />
              <p dir="auto" className="line-clamp-2 font-medium break-words">
                <StoryLink story={story}>{story.title}</StoryLink>
              </p>
              {story.discussionCount > 0 && (
                <Link
                  to={`/news/${story.id}`}
                  className="target rounded-chip text-meta text-ink-2 tabular-nums hover:underline"
                >
                  {formatDiscussionCount(story.discussionCount)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <div role="alert" className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
          <p className="text-ink-2">{toCallError(error, 'Failed to fetch news').message}</p>
          <Button icon={RotateCw} loading={loading} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <RailSkeleton />
      )}
      <p className="px-4 py-2">
        <TextLink to="/news" className="inline-flex min-h-8 items-center text-meta">
          All news
        </TextLink>
      </p>
    </RailBlock>
  );
}

function RailSkeleton() {
  return (
    <SkeletonGroup label="Loading news">
      {Array.from({ length: MAX_ROWS }, (_, row) => (
        <div key={row} className="border-b border-line px-4 py-3">
          <Skeleton className="mt-1 h-3 w-24" />
          <Skeleton className="mt-2 h-3.5 w-full" />
          <Skeleton className="mt-2 h-3.5 w-2/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
