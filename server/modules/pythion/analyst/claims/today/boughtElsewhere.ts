import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isOwnStatement, makeClaim, type Claim } from '../claim';

const ours = '(?:us|me|our|ours|my|mine|this|it)';
const bought = [
  ` (?:they|all|both|most|customers|clients|\\S+s) used to (?:buy|order|shop|rent|book|go) (?:\\S+ ){0,3}?(?:at|from|through|via|with|to) (?!${ours} )\\S`,
  ` before (?:us|that|then|we came) (?:, )?(?:they|all|both|most) (?:bought|ordered|shopped|rented|booked) (?:\\S+ ){0,3}?(?:at|from|through|via|with) (?!${ours} )\\S`,
  ' (?:vorher|früher|davor|bis dahin) (?:hatten |haben |kauften |bestellten |holten |mieteten )(?:sie |alle |die meisten )(?:\\S+ ){0,4}?(?:bei|beim|über|von|vom) (?!(?:uns|mir) )\\S',
  ' antes (?:l[oa]s? )?(?:compraban|pedían|alquilaban|contrataban|encargaban) (?:\\S+ ){0,4}?(?:en|a|por|con) (?!(?:nosotr[oa]s|mí) )\\S',
].map((pattern) => new RegExp(pattern, 'u'));
/** The past perfect without one of `earlier` may tell what was bought from us by a day: "by June 14 cafes had ordered". */
const hadBought = new RegExp(
  ` (?:they|all|both|most|customers|clients|\\S+s) (?:'d|had) (?:\\S+ )?(?:bought|ordered|shopped|rented|booked|gone) (?:\\S+ ){0,3}?(?:at|from|through|via|with|to) (?!${ours} )\\S`,
  'u',
);
const earlier = / (?:before|until then|earlier|previously) /;
const boughtInChinese =
  /(?:以前|之前|原来|从前)[^我,，。]{0,6}(?:在|从|去|找|到)[^我咱,，。]{1,8}(?:买|订|租|进货|采购)/u;

const isBoughtElsewhere = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker, isNobody } = clause;
  // "'d" is taken for "would": the participle behind it tells that it is "had".
  const isTold = (isOwnStatement(clause) || speaker === 'people') && clause.modality !== 'question' && !isNobody;
  if (!isTold || speaker === 'own') return false;
  if (!sentence.isLatin) return boughtInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return bought.some((pattern) => pattern.test(words)) || (hadBought.test(words) && earlier.test(spacedWords(context)));
});

const askedOfPurchase =
  / (?:had|'d|hatten|habían) (?:already |schon |bereits |ya )?(?:(?:bought|hired|rented|purchased|comprado|alquilado) (?:an?|one|some|their own|un[oa]?) (?!(?:\S+ )?(?:from|of) (?:us|me) )|(?:sich )?(?:eine?n?|ein eigenes) (?:\S+ )?(?:gekauft|gemietet) )/u;

/** "I've talked to 22 neighbours: 13 had bought a tool, and they paid 85 pounds for it": what they paid, they paid elsewhere. */
const isAskedOfPurchase = memoise(
  ({ context, sentence }: Clause): boolean =>
    sentence.isLatin && hasAny(context, 'interview', 'outreach') && askedOfPurchase.test(spacedWords(context)),
);

const amount = '(?:[£$€] ?)?\\d[\\d.,]*(?: (?:£|\\$|€|euros?|pounds?|dollars?|franken|pesos))?';
const period =
  '(?: (?:an?|per|each|every|im|pro|jeden|al|por|cada) (?:week|month|year|woche|monat|jahr|semana|mes|año))?';
const about = '(?:(?:about|around|up to|rund|etwa|bis zu|unos|unas|hasta) )?';
/** "Today they pay 45 € for a month of gym", "heute zahlen sie 45 € für ein Fitnessstudio", "hoy pagan 45 € por un mes de gimnasio". */
const paidToday = [
  ` (?:today|currently|nowadays|at the moment) (?:, )?(?:(?!(?:\\d|we|us|me|i)\\S* )\\S+ ){1,4}?(?:pay|pays|spend|spends) ${about}${amount}${period} (?:for|on) (?:an?|the|another|their) `,
  ` (?:they|people|parents|\\p{L}+s|staff) (?:currently|already|today|usually|often) (?:pay|spend) ${about}${amount}${period} (?:for|on) (?:an?|the|another|their) `,
  ` (?:heute|derzeit|aktuell|bisher|momentan) (?:zahlen|bezahlen|zahlt) (?:(?!(?:\\d|uns|mir|wir|ich)\\S* )\\S+ ){1,4}?${about}${amount}${period} (?:für|an) (?:eine?n?|das|die|den|ihr\\S*) `,
  ` (?:hoy|actualmente|ahora|hasta ahora) (?:(?!(?:\\d|nos|me)\\S* )\\S+ ){0,4}?(?:pagan|gastan) ${about}${amount}${period} (?:por|en|para) (?:una?|el|la|los|las|su) `,
].map((pattern) => new RegExp(pattern, 'u'));
const forOurs = / (?:us|me|our|ours|uns|unser\S*|mir|nos|nuestr\S+|it|dafür) /;

/** What they pay for something else today: no price of ours, and nobody of those who are counted pays it to us. */
const isPaidElsewhere = memoise((clause: Clause): boolean => {
  const { tokens, sentence, speaker, quantities, modality } = clause;
  if (!sentence.isLatin || speaker === 'own' || modality === 'question' || quantities.length === 0) return false;
  if (
    !quantities.some(({ kind }) => kind === 'money') ||
    quantities.some(({ kind, value }) => kind === 'count' && value > 1)
  )
    return false;
  const words = spacedWords(tokens);
  return !hasAny(tokens, 'own', 'product') && !forOurs.test(words) && paidToday.some((pattern) => pattern.test(words));
});

/** What a payment to us would show, and no other. */
const ofPayment = new Set<Claim['kind']>(['payer', 'revenueIntent', 'paidPrice', 'payingCustomers', 'repeat']);
const ofOurSales = new Set<Claim['kind']>([
  ...ofPayment,
  'proof',
  'realUse',
  'priceNumber',
  'priceUnit',
  'sizeFromPrice',
]);
/** The evidence of what people told about what they did. */
const told = 3;

/** Without payments that people were asked about. */
const withoutPurchasesElsewhere = (claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim) => {
    if (!isAskedOfPurchase(claim.clause)) return claim;
    if (ofOurSales.has(claim.kind)) return [];
    return claim.kind === 'evidence' && claim.evidence > told ? { ...claim, evidence: told } : claim;
  });

/** "They'd bought at Costco before", "vorher kauften sie beim Großhändler", 以前都在批发市场买: today's way, and no payment to us. */
export const withBoughtElsewhere = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] => {
  const paid = clauses.filter(isPaidElsewhere);
  const found = new Set([...clauses.filter(isBoughtElsewhere), ...paid]);
  return withoutPurchasesElsewhere([
    ...claims.filter(
      ({ kind, clause }) =>
        !(found.has(clause) && (ofPayment.has(kind) || (ofOurSales.has(kind) && paid.includes(clause)))),
    ),
    ...[...found].flatMap((clause) => [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)]),
  ]);
};
