import type { SearchTerms } from '../../search/query/parseSearchTerms';

/** Text to match people with: the `from:` username, phrases and words of a search. Hashtags and exclusions are ignored. */
export const toPeopleQuery = ({ from, phrases, words }: SearchTerms): string =>
  [from, ...phrases, ...words].filter(Boolean).join(' ');
