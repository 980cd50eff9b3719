import { useQuery } from '@apollo/client/react';
import { SearchHashtagsDocument } from './__generated__/Hashtags.generated';
import { parseSearchTerms } from '../query/parseSearchTerms';

/** The prefix to complete: the first hashtag of the query, or its only word. */
function toHashtagPrefix(query: string): string {
  const { tags, phrases, words } = parseSearchTerms(query);
  const [word = '', ...otherWords] = [...phrases, ...words];
  return tags[0] ?? (otherWords.length === 0 ? word : '');
}

/** Hashtags that start with the prefix of a query. Empty when the query has none. */
export function useHashtagSearch(query: string) {
  const prefix = toHashtagPrefix(query);
  const { data, error, refetch } = useQuery(SearchHashtagsDocument, {
    variables: { query: prefix },
    skip: prefix === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return { prefix, hashtags: prefix === '' ? [] : data?.searchHashtags, error, refetch };
}
