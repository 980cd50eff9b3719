import * as v from 'valibot';
import { searchLimits } from '../../shared/contracts/search';
import { boundedText } from './validation';

/** Words of a search, blank for none. */
export const searchText = v.nullish(boundedText('The search', searchLimits.query), '');

/** Describes the parameter of a search in both transports. @param searched what it searches: "the name" */
export const describeWords = (searched: string): string =>
  `Words and "quoted phrases" of ${searched}, in any case, with or without accents. At most ${searchLimits.query} characters.`;

/**
 * Words and "quoted phrases" as patterns of LIKE, in which % and _ mean themselves. Compare folded texts with folded patterns:
 * `fold_text(name) like fold_text(pattern)`. Typographic quotes count as quotes, which phones type.
 */
export function patternsOf(query: string): string[] | null {
  const parts = query.replaceAll(/[“”„]/g, '"').match(/"[^"]*"?|[^\s"]+/g) ?? [];
  const words = parts.map((part) => part.replaceAll('"', '').trim()).filter(Boolean);
  return words.length > 0 ? words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : null;
}
