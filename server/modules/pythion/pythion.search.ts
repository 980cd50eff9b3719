import { describeWords } from '../../core/wordSearch';

/** Describes the search of lists in both transports. */
export const searchDescription = describeWords('title and text');

/** SQL condition: the title and the latest text have each of the patterns $2. Null does not filter. */
export const hasWords = (analysis: string): string => `
  ($2::text[] is null or exists (
    select from analysis_version latest where latest.analysis_id = ${analysis}.id and latest.number = ${analysis}.version_count
      and not exists (select from unnest($2::text[]) word
        where latest.folded_text not like fold_text(word) and fold_text(${analysis}.title) not like fold_text(word))))`;
