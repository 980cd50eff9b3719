import { isSearchable } from '../../../../shared/searchQuery';
import { parseSearchTerms } from '../../search/query/parseSearchTerms';

/** Whether a query has something to find people by. Hashtags, exclusions and punctuation alone find nobody. */
export function hasPeopleWords(query: string): boolean {
  const { from, phrases, words } = parseSearchTerms(query);
  return from !== undefined || [...phrases, ...words].some(isSearchable);
}
