import { readQuantities, type Quantity } from '../../text/quantities';
import { has, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { isStaff } from './staff';

/** The count of people that stands before a count of some of them in the sentence. */
export function countBefore(
  context: readonly Token[],
  first: Token | undefined,
  atLeast: number,
): Quantity | undefined {
  const at = first ? context.indexOf(first) : -1;
  const counts = readQuantities(context).filter(
    ({ kind, value, start, end, period, unit }) =>
      kind === 'count' &&
      end <= at &&
      value >= atLeast &&
      period === undefined &&
      unit !== undefined &&
      !isStaff(context, { start, end }),
  );
  // "13 clinics rent 210 devices, 11 renewed": 11 of the clinics.
  const last = counts.findLast(({ unit }) => isPeople(context, unit)) ?? counts.at(-1);
  // 146户付费,131户续费,15户走了: those who renewed and those who left are parts of the same whole.
  return counts.find(({ value, end }) => last && end <= last.start && value === last.value + atLeast) ?? last;
}

/** Whether what is counted in a sentence are people or customers. */
export const isPeople = (tokens: readonly Token[], unit: string | undefined): boolean =>
  tokens.some((token) => token.lemma === unit && has(token, 'people', 'customer')) || isAgentive(unit);
