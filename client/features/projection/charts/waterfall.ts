import type { LineName } from '../../../../shared/projection/lines';
import type { Computed } from '../chosen/messages';

/** A bar of the waterfall, from one level to another. */
export type WaterfallStep = { name: string; kind: 'total' | 'rise' | 'fall'; amount: number; range: [number, number] };

const movements: { name: string; line: LineName; sign: 1 | -1 }[] = [
  { name: 'New', line: 'newMrr', sign: 1 },
  { name: 'Expansion', line: 'expansionMrr', sign: 1 },
  { name: 'Contraction', line: 'contractionMrr', sign: -1 },
  { name: 'Churned', line: 'churnedMrr', sign: -1 },
];

/**
 * How MRR moves from its opening to its closing over some months, in units of the currency.
 * @param first and last month, from 1
 */
export function waterfallSteps({ lines, digits }: Computed, first: number, last: number): WaterfallStep[] {
  const scale = 10 ** digits;
  const opening = lines.openingMrr[first]! / scale;
  const closing = lines.closingMrr[last]! / scale;
  let level = opening;
  const steps = movements.map(({ name, line, sign }): WaterfallStep => {
    let sum = 0;
    for (let month = first; month <= last; month++) sum += lines[line][month]!;
    const from = level;
    level += (sign * sum) / scale;
    return {
      name,
      kind: sign > 0 ? 'rise' : 'fall',
      amount: (sign * sum) / scale,
      range: [Math.min(from, level), Math.max(from, level)],
    };
  });
  const total = (name: string, amount: number): WaterfallStep => ({ name, kind: 'total', amount, range: [0, amount] });
  return [total('Opening', opening), ...steps, total('Closing', closing)];
}
