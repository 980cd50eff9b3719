import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, hasAny } from '../text/token';
import { isFact } from './claim';

/** Whether figures before and after moved in the right way. `none` when there is no such pair. */
export function readChange(clause: Clause): 'good' | 'bad' | 'none' {
  if (!isFact(clause)) return 'none';
  const pair = readPair(clause);
  if (!pair) return 'none';
  const { before, after } = pair;
  if (before.value === after.value) return 'none';
  const falls = after.value < before.value;
  const words = clause.tokens.filter((token) => has(token, 'fall') || has(token, 'rise'));
  const saysFall = words.some((token) => has(token, 'fall'));
  const saysRise = words.some((token) => has(token, 'rise'));
  if ((saysFall && !saysRise && !falls) || (saysRise && !saysFall && falls)) return 'none';
  const measure = clause.tokens.filter(
    (_token, index) => !clause.quantities.some(({ start, end }) => index >= start && index < end),
  );
  const isBetterHigh = hasAny(measure, 'better') && !hasAny(measure, 'trouble');
  const isBetterLow = hasAny(measure, 'worse', 'trouble', 'cost', 'churn');
  if (isBetterHigh === isBetterLow) {
    if (isBetterHigh) return 'none';
    // A figure that founders count and that has no name yet is what they want to lower.
    if (hasAny(clause.context, 'show') && (saysFall || saysRise || isBeforeAndAfter(clause)))
      return falls ? 'good' : 'bad';
    return falls && isCostly(before) ? 'good' : 'none';
  }
  return isBetterLow === falls ? 'good' : 'bad';
}

/** Time and shares of an unnamed measure are usually costs. */
const isCostly = ({ kind, unit }: Quantity): boolean =>
  kind === 'time' || /^(?:hour|minute|day|week|kilogram|kilo|ton|tonne)$/.test(unit ?? '');

/** "from A to B", "B instead of A", "zuvor A, danach B". */
function readPair(clause: Clause): { before: Quantity; after: Quantity } | undefined {
  const { quantities, tokens } = clause;
  const [left, right] = quantities;
  if (quantities.length === 2 && left && right && isBeforeAndAfter(clause)) return { before: left, after: right };
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1];
    if (!second || !isComparable(first, second)) continue;
    const lead = tokens[first.start - 1]?.text ?? '';
    const lead2 = tokens[first.start - 2]?.text ?? '';
    const between = tokens.slice(first.end, second.start).map(({ text }) => text);
    const isFrom = /^(?:from|von|de|从)$/.test(lead) || (/^(?:about|over|some)$/.test(lead) && lead2 === 'from');
    if (isFrom && between.some((text) => /^(?:to|auf|a|zu|降到|升到|到)$/.test(text)))
      return { before: first, after: second };
    if (
      between.some((text) => /^(?:instead|statt|vez|lugar|down|previously|before)$/.test(text)) &&
      between.length <= 6
    )
      return { before: second, after: first };
  }
  return undefined;
}

/** "Counted before and after: 83 and then 29". */
const isBeforeAndAfter = ({ context }: Clause): boolean =>
  context.some(
    ({ text }, index) =>
      text === 'before' && context[index + 1]?.text === 'and' && context[index + 2]?.text === 'after',
  );

const isComparable = (left: Quantity, right: Quantity): boolean =>
  left.kind === right.kind || left.kind === 'count' || right.kind === 'count';
