import { countGraphemes } from '../../post/composer/countGraphemes';

/** Characters of a search; the server refuses more. */
const maxSearch = 200;

export const isQueryTooLong = (query: string): boolean => countGraphemes(query) > maxSearch;

export const queryTooLongMessage = `Keep the search to ${maxSearch} characters.`;
