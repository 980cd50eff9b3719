import { useQuery } from '@apollo/client/react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { StoryList } from '../list/StoryList';
import { useRefetchAtTop } from '../list/useRefetchAtTop';
import { NewsSourcesDocument } from '../sources/__generated__/NewsSources.generated';
import { NewsDocument } from './__generated__/News.generated';
import { NewsAgeNotice } from './NewsAgeNotice';
import { SourceMenu } from './SourceMenu';

export interface LatestNewsProps {
  /** Null for all sources that the viewer did not switch off. */
  sourceId: string | null;
  onSourceChange: (sourceId: string | null) => void;
}

/** The newest stories, of all sources or of one. */
export function LatestNews({ sourceId, onSourceChange }: LatestNewsProps) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NewsDocument, {
    variables: { sourceId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const sources = useQuery(NewsSourcesDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchAtTop(data?.news.edges.length ?? 0, (first) => Promise.all([refetch({ first }), sources.refetch()]));

  return (
    <>
      <div className="flex items-center border-b border-line px-4 py-2">
        <SourceMenu sources={sources.data?.newsSources ?? []} sourceId={sourceId} onChange={onSourceChange} />
      </div>
      <NewsAgeNotice data={sources.data} sourceId={sourceId} />
      <StoryList
        label="News stories"
        connection={data?.news}
        error={error}
        onRetry={() => void refetch()}
        retrying={loading}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={
          sourceId ? (
            <EmptyState action={<Button onClick={() => onSourceChange(null)}>Show all sources</Button>}>
              No stories from this source yet.
            </EmptyState>
          ) : sources.data?.newsSources.some(({ isEnabled }) => isEnabled) === false ? (
            <EmptyState action={<ButtonLink to="/news?tab=sources">Choose sources</ButtonLink>}>
              You turned off all news sources.
            </EmptyState>
          ) : (
            <EmptyState action={<Button onClick={() => void refetch()}>Check again</Button>}>
              No stories yet. They appear here as soon as the news sources have been read.
            </EmptyState>
          )
        }
      />
    </>
  );
}
