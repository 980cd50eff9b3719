/** Words as beginnings, for names: `an mor` finds Ana Moreira. @returns what PostgreSQL's to_tsquery reads */
export const prefixQuery = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ');
