import * as v from 'valibot';
import { searchLimits } from '../../shared/contracts/search';
import { boundedText } from './validation';

/** Words of a search, blank for none. */
export const searchText = v.nullish(boundedText('The search', searchLimits.query), '');

/** Words as patterns of LIKE, in which % and _ mean themselves. */
export function patternsOf(query: string): string[] | null {
  const words = query.split(/\s+/).filter(Boolean);
  return words.length > 0 ? words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : null;
}
