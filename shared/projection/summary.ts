import { projectionLimits } from '../contracts/projection';
import { roundFraction, toNumber } from './exact';
import type { Lines } from './lines';

/** Key figures over all months. Runways are hundredths of a month, cash is in minor units, months count from 1. */
export type Summary = {
  /** The first month with closing cash below zero; 0 when the opening cash is. */
  cashOutMonth: number | null;
  planRunwayMonths: number | null;
  runwayWithoutFundingMonths: number | null;
  breakEvenMonth: number | null;
  sustainedBreakEvenMonth: number | null;
  lowestCash: number;
  lowestCashMonth: number;
  month60Cash: number;
  totalRaised: number;
};

const { months } = projectionLimits;

/** The first month with cash below zero: 0 when it starts there, null when it doesn't come. */
export function cashOutMonth(closingCash: Float64Array): number | null {
  const last = Math.min(months, closingCash.length - 1);
  for (let month = 0; month <= last; month++) if (closingCash[month]! < 0) return month;
  return null;
}

/** Hundredths of months until cash is zero: the exact time within the month k, k−1+cash(k−1)/(cash(k−1)−cash(k)). */
function runway(closingCash: Float64Array): number | null {
  const month = cashOutMonth(closingCash);
  if (month === null || month === 0) return month;
  const before = BigInt(closingCash[month - 1]!);
  const burned = before - BigInt(closingCash[month]!);
  return toNumber(roundFraction(100n * (BigInt(month - 1) * burned + before), burned));
}

/**
 * Hundredths of months from the end of a month until cash is zero, without rounds.
 * @param opening cash at the end of that month, in minor units
 */
export function runwayFrom({ operatingCashFlow }: Lines, start: number, opening: number): number | null {
  const cash = new Float64Array(months + 1 - start);
  cash[0] = opening;
  for (let month = 1; month < cash.length; month++) cash[month] = cash[month - 1]! + operatingCashFlow[start + month]!;
  return runway(cash);
}

/** Runway with the cash of all rounds taken out. */
export const runwayWithoutFunding = (lines: Lines): number | null => runwayFrom(lines, 0, lines.closingCash[0]!);

/** FINANCE.md's summary, without the founders' share. */
export function summarise(lines: Lines): Summary {
  const { closingCash, revenue, operatingProfit } = lines;
  let lowestCashMonth = 1;
  let breakEvenMonth: number | null = null;
  let sustained: number | null = null;
  let totalRaised = 0;
  for (let month = 1; month <= months; month++) {
    if (closingCash[month]! < closingCash[lowestCashMonth]!) lowestCashMonth = month;
    if (operatingProfit[month]! < 0) sustained = null;
    else if (revenue[month]! > 0) {
      breakEvenMonth ??= month;
      sustained ??= month;
    }
    totalRaised += lines.financing[month]!;
  }
  return {
    cashOutMonth: cashOutMonth(closingCash),
    planRunwayMonths: runway(closingCash),
    runwayWithoutFundingMonths: runwayWithoutFunding(lines),
    breakEvenMonth,
    sustainedBreakEvenMonth: sustained,
    lowestCash: closingCash[lowestCashMonth]!,
    lowestCashMonth,
    month60Cash: closingCash[months]!,
    totalRaised,
  };
}
