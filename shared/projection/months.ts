/** Months of a model are 1 to 60. Calendar months are counted from year 0: 12 × year + month, January 0. */

/** @returns undefined for what isn't a month "YYYY-MM" */
export function parseMonth(text: string): number | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : undefined;
}

/** "YYYY-MM" of a calendar month. */
export const formatMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Years of the model that are complete before month m: 0 in months 1 to 12. */
export const yearsBefore = (month: number): number => Math.floor((month - 1) / 12);
