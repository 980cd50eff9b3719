import { parseSearchTerms } from '../../search/query/parseSearchTerms';

/** Whether a query has something to find people by. Hashtags and exclusions alone find nobody. */
export function hasPeopleWords(query: string): boolean {
  const { from, phrases, words } = parseSearchTerms(query);
  return from !== undefined || phrases.length + words.length > 0;
}
