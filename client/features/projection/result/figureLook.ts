import type { Result } from '../model/messages';
import { formatNumber } from './format';
import type { Period } from './periods';
import { figureOf, isLoss, shownDecimals, type Row } from './rows';

/** What a cell of the table shows. */
export type FigureLook = {
  text: string;
  /** A metric that isn't meaningful here. */
  isMissing: boolean;
  isLoss: boolean;
  /** Another figure than the base's. */
  differs: boolean;
};

/** @param base of a scenario, to mark what differs */
export function figureLook(result: Result, base: Result | null, row: Row, { first, last }: Period): FigureLook {
  const value = figureOf(result, row, first, last);
  return {
    text: value === null ? 'n/a' : formatNumber(value, shownDecimals(row.cell)),
    isMissing: value === null,
    isLoss: isLoss(row, value),
    differs: base !== null && value !== figureOf(base, row, first, last),
  };
}
