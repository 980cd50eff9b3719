import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import type { Token } from '../text/token';

/** The quantities that can tell how often or at what cost: no ages, and no times of day. */
export const frequenciesIn = ({ tokens, quantities }: Clause): Quantity[] =>
  quantities.filter(
    (quantity, index) =>
      !isTimeOfDay(tokens, quantity) &&
      !isAge(tokens, quantity) &&
      !quantities.some((next, at) => at === index + 1 && next.start === quantity.end + 1 && isAge(tokens, next)),
  );

/** "Niños de 8 a 12 años", "children from 8 to 12 years": who they are, and not how often. */
const isAge = (tokens: readonly Token[], { kind, unit, start, end }: Quantity): boolean =>
  kind === 'time' &&
  /^(?:years?|años?|jahre?n?)$/.test(unit ?? '') &&
  (/^(?:old|alt)$/.test(tokens[end]?.text ?? '') ||
    tokens
      .slice(Math.max(0, start - 5), start)
      .some(({ text }) =>
        /^(?:niñ[oa]s|chic[oa]s|jóvenes|menores|mayores|aged|children|kids|kinder|kindern)$/.test(text),
      ));

const marks = /^(?:[ap]\.?m\.?|o'clock|o_clock|uhr|点|点钟)$/;

/** "Closes at 8 p.m.", "schließt um 20 Uhr", "cierra a las 8", 晚上8点: when, and not how often. */
const isTimeOfDay = (tokens: readonly Token[], { kind, value, unit, start, end, period }: Quantity): boolean => {
  if (value > 24 || period !== undefined || (kind !== 'count' && kind !== 'time')) return false;
  if (marks.test(unit ?? '') || marks.test(tokens[end]?.text ?? '')) return true;
  const [second, first] = [tokens[start - 1]?.text ?? '', tokens[start - 2]?.text ?? ''];
  return unit === undefined && (/^(?:at|um)$/.test(second) || (/^(?:a|hasta|desde)$/.test(first) && second === 'las'));
};
