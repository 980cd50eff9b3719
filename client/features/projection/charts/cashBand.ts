import { projectionLimits } from '../../../../shared/contracts/projection';
import type { MonteCarlo } from '../../../../shared/projection/monteCarlo';
import type { Computed } from '../chosen/messages';

export type BandPoint = {
  month: number;
  plan: number;
  p50?: number;
  /** From the 5th to the 95th, and from the 25th to the 75th percentile. */
  wide?: [number, number];
  narrow?: [number, number];
};

/** Cash by month in units of the currency: the plan, and the band once it is simulated. */
export function bandPoints({ lines, digits }: Computed, simulated: MonteCarlo | null): BandPoint[] {
  const scale = 10 ** digits;
  return Array.from({ length: projectionLimits.months }, (_, index): BandPoint => {
    const plan = { month: index + 1, plan: lines.closingCash[index + 1]! / scale };
    if (!simulated) return plan;
    const { p5, p25, p50, p75, p95 } = simulated.cash;
    return {
      ...plan,
      p50: p50[index]! / scale,
      wide: [p5[index]! / scale, p95[index]! / scale],
      narrow: [p25[index]! / scale, p75[index]! / scale],
    };
  });
}

/** What the simulation found, in one sentence: the first horizon by which a run can be out of cash. */
export function describeRisk({ cashOutProbabilityPercent: byHorizon }: MonteCarlo): string {
  const horizons = [12, 24, 36, 48, 60].map((months) => ({ months, percent: byHorizon[String(months)]! / 100 }));
  const first = horizons.find(({ percent }) => percent >= 1) ?? horizons.at(-1)!;
  if (first.percent === 0) return 'In every run, cash lasts five years';
  return `Cash runs out within ${first.months} months in ${first.percent.toLocaleString('en', { maximumFractionDigits: 1 })} % of runs`;
}
