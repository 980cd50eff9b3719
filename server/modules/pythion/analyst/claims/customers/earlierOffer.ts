import type { Clause } from '../../text/clause';
import { months } from '../../text/months';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';

/** What begins the present offer: "now", "then we went to hotels", "since May", "jetzt", "ahora", 现在. */
const present = new RegExp(
  `^ (?:(?:so|and|but|und|aber|also|y|pero|así que|hence) )?(?:now|nowadays|today|these days|since (?:then|that|this|${months.en}|spring|summer|autumn|winter)|then|after that|so (?:we|i) (?:switched|changed|moved)|(?:we|i) (?:now|then) |jetzt|heute|seither|seitdem|inzwischen|mittlerweile|dann|danach|nun|ahora|hoy|desde entonces|luego|después|actualmente|entonces) `,
);
const presentInChinese = /^(?:所以|但是?|于是|而)?(?:我们?)?(?:现在|如今|后来|之后|目前|今年|改成|转而|接着|然后)/u;

/** "Nobody pays", "niemand zahlt", "nadie paga": told of the present. */
const stillNow =
  / (?:pays|pay|buys|buy|is paying|are paying|has paid (?:yet|so far)|have paid (?:yet|so far)|yet|so far|still|zahlt|zahlen|kauft|bisher|noch|paga|pagan|compra|compran|todavía|aún) /;
const stillNowInChinese = /现在|目前|至今|还没|还是没|仍/u;

const paid = (claim: Claim): boolean =>
  claim.kind === 'paidPrice' || claim.kind === 'payingCustomers' || (claim.kind === 'evidence' && claim.evidence >= 5);
const prices = new Set<Claim['kind']>(['priceNumber', 'priceUnit', 'sizeFromPrice', 'supposedPrice']);
const isPrice = ({ kind }: Claim): boolean => prices.has(kind);

/**
 * Without the refusal of an offer that was given up: "last year I offered it to students and nobody paid. Now I walk dogs for nurses,
 * and 20 of them pay me". Its price is no price of today either. A refusal in the present, and one that comes later, stays.
 */
export function withoutEarlierOffers(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const refusals = claims.filter(({ kind, clause }) => kind === 'nobodyPaid' && !isOfNow(clause));
  if (refusals.length === 0) return claims;
  const from = presentFrom(clauses, refusals[0]!.clause.index);
  if (from === undefined) return claims;
  const isLater = ({ clause }: Claim): boolean => clause.index >= from;
  const isEarlier = ({ clause }: Claim): boolean => clause.index < from;
  if (!claims.some((claim) => paid(claim) && isLater(claim))) return claims;
  const given = new Set<Claim>(refusals.filter(isEarlier));
  const sentences = new Set([...given].map(({ clause }) => clause.sentence));
  const hasPrice = claims.some((claim) => isPrice(claim) && isLater(claim));
  return claims.filter(
    (claim) =>
      !given.has(claim) && !(hasPrice && isPrice(claim) && isEarlier(claim) && sentences.has(claim.clause.sentence)),
  );
}

/** The first clause behind a refusal that tells of the offer of today. */
const presentFrom = (clauses: readonly Clause[], refused: number): number | undefined =>
  clauses.find(
    ({ index, tokens, sentence }) =>
      index > refused &&
      (sentence.isLatin ? present.test(spacedWords(tokens)) : presentInChinese.test(lettersOf(tokens))),
  )?.index;

const isOfNow = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? stillNow.test(spacedWords(tokens)) : stillNowInChinese.test(lettersOf(tokens));
