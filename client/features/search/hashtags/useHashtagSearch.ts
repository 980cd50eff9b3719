import { useQuery } from '@apollo/client/react';
import { SearchHashtagsDocument } from './__generated__/Hashtags.generated';
import { parseSearchTerms } from '../query/parseSearchTerms';

/** The beginning of a hashtag that a search may mean: its first hashtag, or the only word. */
function beginningOf(query: string): string {
  const { tags, phrases, words } = parseSearchTerms(query);
  const [word = '', ...more] = [...phrases, ...words];
  return tags[0] ?? (more.length === 0 ? word : '');
}

/** Hashtags that begin like what a search is about. */
export function useHashtagSearch(query: string) {
  const beginning = beginningOf(query);
  const { data, error, refetch } = useQuery(SearchHashtagsDocument, {
    variables: { query: beginning },
    skip: beginning === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return { beginning, hashtags: beginning === '' ? [] : data?.searchHashtags, error, refetch };
}
