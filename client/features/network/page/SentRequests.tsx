import { useQuery } from '@apollo/client/react';
import { Button } from '../../../ui/Button';
import { PagedList } from '../people/PagedList';
import { standingOf, type RelatedPerson } from '../relation/relation';
import { useRelation } from '../relation/useRelationActions';
import { SentRequestsDocument } from './__generated__/Network.generated';
import { RequestRow } from './RequestRow';
import { requestsFailure } from './describeRequestsError';

function WithdrawButton({ person }: { person: RelatedPerson }) {
  const { change } = useRelation(person);
  return (
    <Button aria-label={`Withdraw your request to ${person.displayName}`} onClick={() => void change('withdraw')}>
      Withdraw
    </Button>
  );
}

/** The viewer's own requests that wait for an answer. Nothing is drawn when there are none. */
export function SentRequests() {
  const { data, error, refetch, fetchMore } = useQuery(SentRequestsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data && {
    ...data.sentRequests,
    edges: data.sentRequests.edges.filter(
      ({ node: { id, person } }) =>
        person.viewerRelation?.connection?.id === id && standingOf(person.id, person.viewerRelation) === 'sent',
    ),
  };
  if (!error && (!list || (list.edges.length === 0 && !list.pageInfo.hasNextPage))) return null;
  return (
    <section aria-labelledby="sent-requests" className="border-t border-line">
      <h2 id="sent-requests" className="px-4 pt-6 pb-2 text-section">
        Sent by you
      </h2>
      <PagedList
        label="Requests by you"
        connection={list}
        error={error}
        failed="Failed to fetch the requests you sent"
        failureWords={requestsFailure}
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
