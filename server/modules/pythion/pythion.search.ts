/** SQL condition: the latest text has each of the patterns $2. Null does not filter. */
export const hasWords = (analysis: string): string => `
  ($2::text[] is null or exists (
    select from analysis_version latest where latest.analysis_id = ${analysis}.id and latest.number = ${analysis}.version_count
      and not exists (select from unnest($2::text[]) word where latest.text not ilike word)))`;
