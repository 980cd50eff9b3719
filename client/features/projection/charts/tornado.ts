import { projectionLimits, type Driver } from '../../../../shared/contracts/projection';
import type { Outcome, Sensitivity } from '../../../../shared/projection/sensitivity';

export const driverLabels: Record<Driver, string> = {
  acquisition: 'New customers',
  churn: 'Churn',
  price: 'Price',
  cac: 'Cost per paid customer',
};

export type TornadoRow = {
  driver: Driver;
  label: string;
  percent: number;
  /** With the input lowered, and raised. */
  low: number;
  high: number;
  range: [number, number];
};

export type Tornado = {
  /** Months of runway; units of the currency when no change of the inputs moves the runway. */
  measure: 'runway' | 'cash';
  base: number;
  rows: TornadoRow[];
};

/** Bars of the sensitivity around the base, in the order of its ranking. A runway beyond month 60 counts as 60. */
export function tornadoOf({ base, ranking }: Sensitivity, digits: number): Tornado {
  const runway = ({ runwayWithoutFundingMonths: months }: Outcome) =>
    months === null ? projectionLimits.months : months / 100;
  const cash = ({ month60Cash }: Outcome) => month60Cash / 10 ** digits;
  const isRunwayMoved = ranking.some(({ low, high }) => runway(low) !== runway(high));
  const read = isRunwayMoved ? runway : cash;
  const rows = ranking.map(({ driver, percent, low, high }): TornadoRow => {
    const values = [read(low), read(high)] as const;
    return {
      driver,
      label: driverLabels[driver],
      percent,
      low: values[0],
      high: values[1],
      range: [Math.min(...values, read(base)), Math.max(...values, read(base))],
    };
  });
  return { measure: isRunwayMoved ? 'runway' : 'cash', base: read(base), rows };
}
