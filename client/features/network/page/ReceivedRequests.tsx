import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PagedList } from '../people/PagedList';
import { AcceptDeclineButtons } from '../relation/AcceptDeclineButtons';
import { getRelationStatus } from '../relation/relation';
import { ReceivedRequestsDocument } from './__generated__/Network.generated';
import { RequestRow } from './RequestRow';
import { describeRequestsError } from './describeRequestsError';

/** Pending requests to the viewer. A row disappears as soon as its request is answered or withdrawn. */
export function ReceivedRequests() {
  const { data, error, refetch, fetchMore } = useQuery(ReceivedRequestsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.receivedRequests;
  return (
    <PagedList
      label="Received requests"
      connection={
        list && {
          ...list,
          edges: list.edges.filter(
            ({ node: { id, person } }) =>
              person.viewerRelation?.connection?.id === id &&
              getRelationStatus(person.id, person.viewerRelation) === 'received',
          ),
        }
      }
      error={error}
      failed="Couldn’t load connection requests."
      describeError={describeRequestsError}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(request) => (
        <RequestRow key={request.id} request={request} actions={<AcceptDeclineButtons person={request.person} />} />
      )}
      empty={
        <EmptyState action={<ButtonLink to="/network?tab=suggestions">See suggestions</ButtonLink>}>
          No pending requests.
        </EmptyState>
      }
    />
  );
}
