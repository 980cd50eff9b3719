import { usedFrom } from './customers/fewLosses';
import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import type { Token } from '../text/token';
import { makeClaim, type Claim } from './claim';

const sum = String.raw`(?:(?:about|around|some|roughly|at least|rund|etwa|um die|gut|mindestens|unos|unas|alrededor de|al menos|más de) )*(?:[£€$] ?)?\d`;
const costing = [
  `(?:each|every) (?:time|one|case|outage|repair|visit|failure|mistake) (?:it )?(?:costs?|cost|sets) (?:(?:them|him|her|you|back) )*${sum}`,
  `(?:jedes mal|jeder (?:ausfall|fehler|schaden|besuch)|jede (?:panne|reparatur)) (?:kostet|kostete) (?:(?:es|das|sie|ihn|ihnen) )*${sum}`,
  `(?:cada (?:vez|avería|fallo|error|visita|reparación|caso)) (?:(?:les?|l[oa]s?|que) )*(?:cuesta|costaba|costó|supone|sale por) ${sum}`,
].map((source) => new RegExp(` ${source}`, 'u'));
const trigger = / (?:each|every|jede[rs]?|cada) /;
const ours =
  / (?:our|unser\S*|(?:we|wir|i|ich) (?:charge|ask|take|nehmen?|verlangen?)|costs? (?:us|me)|kostet (?:es |das )?(?:uns|mich)|(?:nos|me) (?:cuesta|costó|costaba|supone|sale)|nuestr[oa]s?|cobramos|cobro) /;

/** "Each time costs about 300 euros", "jedes Mal kostet es rund 300 Euro", "cada vez cuesta unos 300 euros": what one case costs them. */
const isCostOfCase = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  return trigger.test(words) && !ours.test(words) && costing.some((pattern) => pattern.test(words));
});

const ofPrice: ReadonlySet<Claim['kind']> = new Set([
  'priceNumber',
  'priceUnit',
  'sizeFromPrice',
  'revenueIntent',
  'payer',
]);
const told = 3;

const isTold = ({ kind, evidence, clause }: Claim): boolean =>
  kind === 'evidence' &&
  evidence >= told &&
  evidence < usedFrom &&
  clause.sentence.isLatin &&
  isCostOfCase(clause.context);

/** What several of those asked say that each case costs them, is counted by them, and no price: "cada vez cuesta unos 300 euros, nos dijeron ocho". */
export function withToldCosts(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!clauses.some(({ sentence, context }) => sentence.isLatin && isCostOfCase(context))) return claims;
  const costs = claims.filter(isTold);
  const sentences = new Set(costs.map(({ clause }) => clause.sentence));
  return [
    ...claims.filter(({ kind, clause }) => !(ofPrice.has(kind) && sentences.has(clause.sentence))),
    ...costs.map(({ clause, evidence }) => makeClaim('costCounted', clause, { evidence })),
  ];
}
