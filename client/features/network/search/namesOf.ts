import type { SearchParts } from '../../search/parseSearch';

/** What of a search may be a person's name: whoever it is `from:`, and its words. Hashtags and exclusions are not. */
export const namesOf = ({ from, phrases, words }: SearchParts): string =>
  [from, ...phrases, ...words].filter(Boolean).join(' ');
