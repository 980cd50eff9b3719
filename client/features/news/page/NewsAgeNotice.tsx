import { useState } from 'react';
import { Status } from '../../../ui/feedback/Status';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import type { NewsSourcesQuery } from '../sources/__generated__/NewsSources.generated';
import { getNewsAge } from './newsAge';

/** Shows how old the stories are while sources cannot be read. */
export function NewsAgeNotice({ data, sourceId }: { data: NewsSourcesQuery | undefined; sourceId: string | null }) {
  const [openedAt] = useState(Date.now);
  if (!data) return null;
  const source = data.newsSources.find(({ id }) => id === sourceId);
  const age = getNewsAge({ source, sources: data.newsSources, fetchedAt: data.newsFetchedAt }, openedAt);
  if (age.state === 'current') return null;
  const subject = source ? <bdi>{source.title}</bdi> : 'News sources';
  return (
    <Status className="border-b border-line bg-warn-soft px-4 py-2 text-meta font-medium text-on-warn-soft">
      {subject} can’t be reached right now.{' '}
      {age.state === 'old' ? (
        <>
          These stories were last updated <RelativeTime value={age.since} />.
        </>
      ) : (
        'New stories will appear here once they’re back.'
      )}
    </Status>
  );
}
