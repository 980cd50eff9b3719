import * as v from 'valibot';
import { searchLimits } from '../../../shared/contracts/search';
import { boundedText } from '../../core/validation';

/** Words of a search, blank for none. */
export const searchText = v.nullish(boundedText('The search', searchLimits.query), '');

/** Words as patterns of LIKE, in which % and _ mean themselves. */
export function patternsOf(query: string): string[] | null {
  const words = query.split(/\s+/).filter(Boolean);
  return words.length > 0 ? words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : null;
}

/** SQL condition: the latest text has each of the patterns $2. Null does not filter. */
export const hasWords = (analysis: string): string => `
  ($2::text[] is null or exists (
    select from analysis_version latest where latest.analysis_id = ${analysis}.id and latest.number = ${analysis}.version_count
      and not exists (select from unnest($2::text[]) word where latest.text not ilike word)))`;
