import type { Claim } from '../claim';

/** "A stand at the fair cost us £400": what wins customers is no cost of a sale as well. */
export const withoutSpentTwice = (read: readonly Claim[]): Claim[] => {
  const spent = read.filter(({ kind, quantity }) => kind === 'acquisitionCost' && quantity !== undefined);
  return read.filter(
    ({ kind, clause, quantity }) =>
      kind !== 'unitCost' ||
      (quantity?.per !== undefined && quantity.per !== 'visit') ||
      !spent.some((other) => other.clause === clause && other.quantity?.start === quantity?.start),
  );
};
