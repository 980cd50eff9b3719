/** Prefix search of names: `an mor` matches Ana Moreira. @returns text for PostgreSQL's to_tsquery */
export const prefixQuery = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ');
