import { useQuery } from '@apollo/client/react';
import { Button } from '../../../ui/button/Button';
import { PagedList } from '../people/PagedList';
import { getRelationStatus, type RelatedPerson } from '../relation/relation';
import { useRelationActions } from '../relation/useRelationActions';
import { SentRequestsDocument } from './__generated__/Network.generated';
import { RequestRow } from './RequestRow';
import { describeRequestsError } from './describeRequestsError';

function WithdrawButton({ person }: { person: RelatedPerson }) {
  const { change } = useRelationActions(person);
  return (
    <Button aria-label={`Withdraw request to ${person.displayName}`} onClick={() => void change('withdraw')}>
      Withdraw
    </Button>
  );
}

/** Pending requests sent by the viewer. Renders nothing when there are none. */
export function SentRequests() {
  const { data, error, refetch, fetchMore } = useQuery(SentRequestsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data && {
    ...data.sentRequests,
    edges: data.sentRequests.edges.filter(
      ({ node: { id, person } }) =>
        person.viewerRelation?.connection?.id === id && getRelationStatus(person.id, person.viewerRelation) === 'sent',
    ),
  };
  if (!error && (!list || (list.edges.length === 0 && !list.pageInfo.hasNextPage))) return null;
  return (
    <section aria-labelledby="sent-requests" className="border-t border-line">
      <h2 id="sent-requests" className="px-4 pt-6 pb-2 text-section">
        Sent requests
      </h2>
      <PagedList
        label="Sent requests"
        connection={list}
        error={error}
        failed="Couldn’t load sent requests."
        describeError={describeRequestsError}
        onRetry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderRow={(request) => (
          <RequestRow key={request.id} request={request} actions={<WithdrawButton person={request.person} />} />
        )}
        empty={null}
      />
    </section>
  );
}
