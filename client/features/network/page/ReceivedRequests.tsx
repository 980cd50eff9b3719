import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PagedList } from '../people/PagedList';
import { AnswerButtons } from '../relation/AcceptDeclineButtons';
import { standingOf } from '../relation/relation';
import { ReceivedRequestsDocument } from './__generated__/Network.generated';
import { RequestRow } from './RequestRow';
import { requestsFailure } from './describeRequestsError';

/** Requests that wait for the viewer's answer. One that was answered, or withdrawn, goes at once. */
export function ReceivedRequests() {
  const { data, error, refetch, fetchMore } = useQuery(ReceivedRequestsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.receivedRequests;
  return (
    <PagedList
      label="Requests to you"
      connection={
        list && {
          ...list,
          edges: list.edges.filter(
            ({ node: { id, person } }) =>
              person.viewerRelation?.connection?.id === id &&
              standingOf(person.id, person.viewerRelation) === 'received',
          ),
        }
      }
      error={error}
      failed="Failed to fetch connection requests"
      failureWords={requestsFailure}
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      renderRow={(request) => (
        <RequestRow key={request.id} request={request} actions={<AnswerButtons person={request.person} />} />
      )}
      empty={
        <EmptyState action={<ButtonLink to="/network?tab=suggestions">See suggestions</ButtonLink>}>
          No request waits for your answer. Look for people you may want to know.
        </EmptyState>
      }
    />
  );
}
