import type { SearchTerms } from '../../search/query/parseSearchTerms';

/** What of a search may be a person's name: whoever it is `from:`, and its words. Hashtags and exclusions are not. */
export const namesOf = ({ from, phrases, words }: SearchTerms): string =>
  [from, ...phrases, ...words].filter(Boolean).join(' ');
