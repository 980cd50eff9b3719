import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Switch } from '../../../ui/form/Switch';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { NewsSourcesDocument, type NewsSource_NewsSourceFragment } from './__generated__/NewsSources.generated';
import { SourcesSkeleton } from './SourcesSkeleton';
import { useSourceSwitch } from './useSourceSwitch';

/** A switch for each source of news: a settings section, and a tab of the news page. */
export function NewsSources() {
  const { data, error, loading, refetch } = useQuery(NewsSourcesDocument, { fetchPolicy: 'cache-and-network' });
  const toggle = useSourceSwitch();
  return (
    <>
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load news sources.').message}
        </ErrorState>
      )}
      {!data && loading && !error && <SourcesSkeleton />}
      {data && (
        <>
          <p className="px-4 pb-3 text-ink-2">
            {data.newsSources.length > 0
              ? 'Stories of sources that you turn off don’t appear in your news. Stories that you saved stay.'
              : 'There are no news sources yet.'}
          </p>
          <ul aria-label="News sources">
            {data.newsSources.map((source) => (
              <li key={source.id} className="border-t border-line px-4 py-1">
                <Switch
                  label={<bdi>{source.title}</bdi>}
                  hint={(source.fetchedAt ?? source.isFailing) && <SourceStatus source={source} />}
                  checked={source.isEnabled}
                  onCheckedChange={() => void toggle(source)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function SourceStatus({ source: { fetchedAt, isFailing } }: { source: NewsSource_NewsSourceFragment }) {
  if (!fetchedAt) return 'Can’t be reached';
  return (
    <>
      {isFailing && 'Can’t be reached · '}
      Updated <RelativeTime value={fetchedAt} />
    </>
  );
}
