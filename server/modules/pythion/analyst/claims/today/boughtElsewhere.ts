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
  const found = new Set(clauses.filter(isBoughtElsewhere));
  return withoutPurchasesElsewhere([
    ...claims.filter(({ kind, clause }) => !(ofPayment.has(kind) && found.has(clause))),
    ...[...found].flatMap((clause) => [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)]),
  ]);
};
