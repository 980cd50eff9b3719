import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { countOfAsked } from '../askedCount';
import type { Claim } from '../claim';
import { peopleCount } from '../counts';
import { isCustomerLoss } from '../likelyClaims';

/** How it began. */
const atFirst =
  / (?:at first|initially|in the beginning|at the start|to begin with|the first (?:time|weeks?|months?|attempt|version)|anfangs|zunächst|zuerst|am anfang|die ersten? (?:wochen?|monate?|version)|al principio|al comienzo|inicialmente|la primera (?:vez|semana|versión)|las primeras semanas) /;
const atFirstInChinese = /起初|一开始|刚开始|最初|开头/u;
/** How it is by now. */
const sinceThen =
  / (?:since (?:then|that|we|i)|since|by now|now|today|these days|after that|then|from then on|seitdem|seither|seit (?:wir|ich)|dann|danach|heute|inzwischen|mittlerweile|jetzt|desde entonces|desde que|desde|ahora|hoy|después|luego) /;
const sinceThenInChinese = /后来|之后|现在|如今|从那以后|此后|改了/u;

const says = (clause: Clause, latin: RegExp, han: RegExp): boolean =>
  clause.sentence.isLatin ? latin.test(spacedWords(clause.tokens)) : han.test(lettersOf(clause.tokens));

/** People are counted, and are there; not "then we tried three other prices", "then we asked 30 guests why". */
function isCounted(clause: Clause): boolean {
  const { quantities, tokens, context, modality, isNobody } = clause;
  if (modality !== 'fact' || isNobody || countOfAsked(context) > 0 || hasAny(tokens, 'interview', 'survey', 'friends'))
    return false;
  const people = peopleCount(clause);
  const isMost = people !== undefined && (people.of === undefined || people.value * 2 >= people.of);
  const isShare = quantities.some(({ kind, value }) => kind === 'percent' && value >= 50);
  return (isMost && people.value > 1) || (isShare && hasAny(tokens, 'people', 'customer'));
}

/**
 * Without the losses of the beginning that later figures supersede: "at first nobody came back, so we moved it to ten o'clock, and
 * since then 29 of 33 have come every week". "At first 33 came, since then nobody" stays.
 */
export function withoutSuperseded(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const losses = new Set(claims.filter(isCustomerLoss).map(({ clause }) => clause));
  if (losses.size === 0) return claims;
  const later = clauses.findLast(
    (clause) => isCounted(clause) && !losses.has(clause) && says(clause, sinceThen, sinceThenInChinese),
  );
  return later
    ? claims.filter(
        (claim) =>
          !isCustomerLoss(claim) || claim.clause.index > later.index || !says(claim.clause, atFirst, atFirstInChinese),
      )
    : claims;
}
