import { searchLimits } from '../../../../shared/contracts/search';
import { countGraphemes } from '../../../../shared/graphemes';

export const isQueryTooLong = (query: string): boolean => countGraphemes(query) > searchLimits.query;

export const queryTooLongMessage = `Searches can have up to ${searchLimits.query} characters.`;
