import { searchLimits } from '../../../../shared/contracts/search';
import { countGraphemes } from '../../../../shared/countGraphemes';

export const isQueryTooLong = (query: string): boolean => countGraphemes(query) > searchLimits.query;

export const queryTooLongMessage = `Searches can have up to ${searchLimits.query} characters.`;
