import { useQuery } from '@apollo/client/react';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PagedList } from '../people/PagedList';
import { isConnected } from '../relation/relation';
import { SuggestionsDocument } from './__generated__/Network.generated';
import { SuggestionRow } from './SuggestionRow';
import { SuggestionsHint } from './SuggestionsHint';
import { useDismissSuggestion } from './useDismissSuggestion';

/** Suggested people, best match first. Rows with a sent request stay, so that it can be withdrawn. */
export function Suggestions() {
  const { data, error, refetch, fetchMore } = useQuery(SuggestionsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const dismiss = useDismissSuggestion();
  const list = data?.suggestions;
  return (
    <>
      <SuggestionsHint suggestions={list?.edges.map(({ node }) => node)} />
      <PagedList
        label="People you may know"
        connection={
          list && {
            ...list,
            edges: list.edges.filter(
              ({ node: { person } }) => !isConnected(person.viewerRelation) && !person.viewerRelation?.hasMuted,
            ),
          }
        }
        error={error}
        failed="Couldn’t load suggestions."
        onRetry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderRow={(suggestion) => <SuggestionRow key={suggestion.id} suggestion={suggestion} onDismiss={dismiss} />}
        empty={
          <EmptyState action={<ButtonLink to="/profile">Go to your profile</ButtonLink>}>
            No suggestions right now. Add your skills and what you’re looking for to get better suggestions.
          </EmptyState>
        }
      />
    </>
  );
}
