import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { peopleCount } from '../counts';
import { isRivals } from '../hearsay';
import { isOurPayment, isPaidToOthers } from '../money/payment';
import { isSpentByUs } from '../money/spent';

const asking =
  / (?:(?:i|we) (?:have |'ve )?(?:talked|spoke|spoken|chatted|asked|interviewed|met|rang|called|phoned)|(?:ich habe|wir haben|habe ich|haben wir) (?:[^.]{0,80} )?(?:geredet|gesprochen|gefragt|befragt|unterhalten|interviewt)|(?:ich fragte|wir fragten)|hablé|hablamos|he hablado|hemos hablado|pregunté|preguntamos|entrevisté|entrevistamos|consulté) /;
const askingInChinese = /(?:我|我们)[^，。]{0,4}(?:问|聊|采访|访谈|走访|打听)/u;

/** "Of eight neighbours, five …", "von acht Nachbarn haben fünf …": who says how many there are has asked all of them. */
const whole =
  /(?:^| )(?:of|out of|von|unter|de) (?:the |our |my |den |unseren |los |las |mis )?(\d+) (?:\p{L}+ ){1,2},? ?(?:have |haben )?(\d+) /u;
const wholeInChinese =
  /([\d一二两三四五六七八九十]+)[个户家位][^，。]{1,4}[里中]有?([\d一二两三四五六七八九十]+)[个户家位]/u;

const fewest = 3;

/**
 * "I asked ten families, six paid somebody for it last year": those who were asked pay somebody else today. The count is what an
 * interview shows, and the amount is what it costs them; nothing is sold.
 */
export const readPaidOthers = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    if (!isFact(clause) || clause.isNobody || !isPaidToOthers(clause)) return [];
    if (isOurPayment(clause) || isSpentByUs(clause) || isRivals(clause)) return [];
    const part = partOf(clause);
    const count = part ?? peopleCount(clause) ?? clause.quantities.find(isSeveral);
    const asked = part !== undefined || askedBefore(clauses, index);
    if (!count && !asked) return [];
    return [
      makeClaim('alternative', clause),
      ...(count ? [makeClaim('alternativeDetail', clause)] : []),
      ...(money(clause) ? [makeClaim('frequencyOrCost', clause)] : []),
      ...(asked && isEnough(count) ? [makeClaim('evidence', clause, { evidence: 3, quantity: count })] : []),
    ];
  });

const isEnough = (count: Quantity | undefined): boolean => count !== undefined && (count.of ?? count.value) >= fewest;

/** In the sentence itself or in the one before. */
function askedBefore(clauses: readonly Clause[], index: number): boolean {
  const { sentence } = clauses[index]!;
  const before = clauses.slice(0, index).findLast((other) => other.sentence !== sentence);
  return [clauses[index]!, before].some(
    (clause) =>
      clause !== undefined &&
      (clause.sentence.isLatin
        ? asking.test(spacedWords(clause.context))
        : askingInChinese.test(lettersOf(clause.context))),
  );
}

const isSeveral = ({ kind, value, unit, period }: Quantity): boolean =>
  kind === 'count' && value > 1 && unit !== undefined && period === undefined;

/** How many of how many. */
function partOf({ tokens, sentence }: Clause): Quantity | undefined {
  const [, all, part] =
    (sentence.isLatin ? whole.exec(wordsInFigures(tokens)) : wholeInChinese.exec(lettersOf(tokens))) ?? [];
  return all && part
    ? { kind: 'count', value: parseHanCount(part), of: parseHanCount(all), start: 0, end: 1 }
    : undefined;
}
