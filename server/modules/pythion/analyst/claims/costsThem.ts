import { clauseBefore, type Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import type { Quantity } from '../text/quantities';
import { us } from '../text/ourselves';
import { hasAny, lettersOf, spacedWords } from '../text/token';
import { isFact, makeClaim, type Claim } from './claim';

const costing = [
  /^ (?:and |but )?(?:that|this|it|which|each of these) (?:\S+ )?(?:costs?|cost|sets|takes from) (?:them|him|her|each(?: of them)?|every \S+|the \S+) /,
  /^ (?:und |aber )?(?:das|dies|so etwas|so was|dadurch) (?:\S+ )?(?:kostet|kostete|kosten|verlieren) (?:sie|ihn|jeden?|jede|die \S+|den \S+) /,
  /^ (?:y |pero )?(?:eso|esto|ello|cada vez) (?:\S+ )?(?:les?|la|lo)? ?(?:cuesta|costó|supone) /,
];
/** "It costs each salon 60 a month to use": what whoever wants it pays. */
const toUse =
  / (?:to|for) (?:use|using|rent|renting|join|joining|subscribe|hire|hiring|take part|get (?:it|one|access)) | (?:zu|um) (?:\S+ ){0,3}?(?:nutzen|mieten|benutzen|verwenden|abonnieren|mitzumachen) | (?:die|zur|für die) (?:nutzung|miete|teilnahme|mitgliedschaft) | (?:por )?(?:usarl[oa]s?|usar|alquilar\S*|apuntarse|suscribirse|participar|unirse|el uso|el alquiler) /;
const losingHan =
  /(?:损失|亏损?|少赚|少挣|白交|白花|浪费|多花|罚款?|赔)[了掉]?[^，。；]{0,4}[\d一二两三四五六七八九十百千万几]+[^，。；]{0,3}[元块]/u;
const savingHan =
  /(?:(?:(?<![至不])少|避免|减少|减轻|降低|免[去得]?|不再|不会)[^，。；\d]{0,4}?(?:损失|亏损?|赔|浪费|罚款?|白[交花])|节?省[了掉下去]*)[^，。；]{0,4}?[一二两三四五六七八九十百千万几\d]+[^，。；]{0,3}[元块]/u;
const theirsHan = /[每各][家户人位个店间]|他们|她们|因此/u;
const oursHan = /我们|我的|收费|收取|价格|售价/u;

/** What ours spares them, in Chinese: 三千元 of 每家每月少损失三千元. */
const savedBy = memoise(({ tokens, quantities, sentence }: Clause): Quantity | undefined => {
  const sums = sentence.isLatin ? [] : quantities.filter(({ kind }) => kind === 'money');
  if (sums.length === 0) return undefined;
  const letters = lettersOf(tokens);
  const at = savingHan.exec(letters)?.index;
  return at === undefined ? undefined : sums[letters.slice(0, at).match(/[元块]/gu)?.length ?? 0];
});

/** "That costs them 400 euros a month", 每家每月因此损失四千元: an amount that they lose. */
const isTheirLoss = memoise((clause: Clause): boolean => {
  if (!isFact(clause) || !clause.quantities.some(({ kind }) => kind === 'money') || savedBy(clause)) return false;
  if (!clause.sentence.isLatin) {
    const letters = lettersOf(clause.tokens);
    return losingHan.test(letters) && theirsHan.test(letters) && !oursHan.test(letters);
  }
  const words = spacedWords(clause.tokens);
  return (
    costing.some((pattern) => pattern.test(words)) &&
    !us.test(words) &&
    !toUse.test(words) &&
    !hasAny(clause.tokens, 'product')
  );
});

const ofPrice: ReadonlySet<Claim['kind']> = new Set([
  'priceNumber',
  'priceUnit',
  'revenueIntent',
  'sizeFromPrice',
  'payer',
]);
const ofCost = ['trouble', 'frequencyOrCost'] as const;

/**
 * What a trouble costs them is no price of ours: "salons lose bookings. That costs them 400 euros a month". After a sentence about the
 * product, the same words may tell its price.
 */
export function withTheirCosts(all: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const claims = all.flatMap((claim) => withoutSaved(claim));
  const troubled = new Set(claims.flatMap(({ kind, clause }) => (kind === 'trouble' ? [clause.sentence] : [])));
  const costs = clauses.filter((clause) => {
    if (!isTheirLoss(clause)) return false;
    const before = clauseBefore(clause, clauses);
    return (
      !clause.sentence.isLatin ||
      (before !== undefined && troubled.has(before.sentence) && !hasAny(before.context, 'own', 'product'))
    );
  });
  if (costs.length === 0) return claims;
  return [
    ...claims.filter(({ kind, clause }) => !(ofPrice.has(kind) && costs.includes(clause))),
    ...costs.flatMap((clause) => ofCost.map((kind) => makeClaim(kind, clause))),
  ];
}

/** What ours spares them is neither their cost nor our price: of 少损失三千元，每月收199元, 199 is the price. */
function withoutSaved(claim: Claim): readonly Claim[] {
  const { kind, clause, quantity } = claim;
  const saved = ofPrice.has(kind) || kind === 'trouble' || kind === 'frequencyOrCost' ? savedBy(clause) : undefined;
  if (!saved) return [claim];
  const price = clause.quantities.find((other) => other.kind === 'money' && other.value !== saved.value);
  if (!ofPrice.has(kind) || !price) return [];
  return [quantity?.value === saved.value ? { ...claim, quantity: price } : claim];
}
