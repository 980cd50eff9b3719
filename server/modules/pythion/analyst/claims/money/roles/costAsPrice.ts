import type { Clause } from '../../../text/clause';
import { memoise } from '../../../text/memoise';
import type { Quantity } from '../../../text/quantities';
import { lettersOf, spacedWords } from '../../../text/token';
import { makeClaim, type Claim } from '../../claim';
import { periodIn } from '../costPeriod';
import { ofPrice } from '../generalPrices';

const about = '(?:(?:about|around|only|just|rund|etwa|nur|knapp|unos|unas|solo|por|de) )*';
const made = [
  / (?:i|we) (?:\S+ )?(?:made|built|assembled|soldered|cobbled|put together|knocked up) (?:[^,;.]+ )?(?:out of|from) (?:[^,;.]+ )?for (?:(?:about|around|only|just|under) )*(?:[£€$] )?$/,
  / (?:i|we) (?:\S+ )?(?:made|built|assembled|soldered|printed) (?:an?|the|our|one|my) (?:\S+ )?(?:prototype|first version|mock - up|test version) (?:[^,;.]+ )?for (?:(?:about|around|only|just|under) )*(?:[£€$] )?$/,
  / (?:ich|wir) (?:[^;.]+ )?aus (?:[^;.]+ )?für (?:(?:rund|etwa|nur|knapp) )*(?:€ )?$/,
  / (?:hice|hicimos|construí|construimos|monté|montamos|fabriqué|fabricamos) (?:[^;.]+ )?(?:con|a partir de|de) (?:[^;.]+ )?por (?:(?:unos|solo) )*$/,
];
const makingInGerman = /^ (?:[^.]* )?(?:gebaut|gebastelt|gelötet|zusammengebaut|gemacht|hergestellt) /;
const isBuiltInGerman = / (?:baute|bauten|bastelte|bastelten|habe|haben) /;
const madeInChinese = /我们?用[^，。]{2,16}[，,]?(?:花了?|只花了?)[^，。\d]{0,3}$/u;
const makingInChinese = /做|组装|拼|焊|造|改装/u;
/** What is made for somebody is sold. */
const forSomebody =
  / (?:for (?:a|an|the|one|two|our|my) |für (?:eine?n?|den|die|unsere?n?) \p{L}|para (?:una?|el|la) )/u;

/** "I made a scale out of a bathroom scale and a radio chip for 22 euros": what making one took. */
const madeFor = memoise(({ tokens, quantities, sentence, speaker }: Clause): Quantity | undefined => {
  const amount = quantities.find(
    ({ kind, per, period }) => kind === 'money' && per === undefined && period === undefined,
  );
  if (!amount || speaker !== 'own') return undefined;
  const before = tokens.slice(0, amount.start);
  if (!sentence.isLatin)
    return madeInChinese.test(lettersOf(before)) && makingInChinese.test(lettersOf(tokens)) ? amount : undefined;
  const words = spacedWords(before);
  const after = spacedWords(tokens.slice(amount.end));
  if (forSomebody.test(`${words}${after}`) || !made.some((pattern) => pattern.test(words))) return undefined;
  const isGerman = / (?:ich|wir) /.test(words);
  return !isGerman || (isBuiltInGerman.test(words) && makingInGerman.test(`${after}`)) || / bau(?:te|ten) /.test(words)
    ? amount
    : undefined;
});

const step = {
  en: '(?:printing|(?:\\S+ )?hardware|electronics|paper|material|materials|thread|yarn|ink|packaging|postage|making|producing|printing one|the print|the material)',
  de: '(?:(?:der|das|die) )?(?:druck|material|stoff|papier|hardware|elektronik|herstellung|produktion|verpackung|porto|versand|garn|zutaten|tinte|rohling|leder)',
  es: '(?:(?:el|la|los|las) )?(?:impresión|material|materiales|tela|papel|fabricación|electrónica|producción|embalaje|envío|hilo|ingredientes|cuero)',
} as const;
/** "Der Druck kostet 6 Euro, wir nehmen 25": what goes into one, and our price behind it. */
const beforePrice = new RegExp(
  `^ (?:${step.en}(?: (?:a|one|each) \\S+)? costs?|${step.de} kostet|${step.de} kosten|${step.es} (?:cuestan?|sale a|salen a)) ${about}(?:[£€$] )?\\d[^;]*? (?:[,;:.-]|and|but|und|aber|y|pero) (?:(?:and|but|und|aber|y|pero) )?(?:(?:we|i|wir|ich) (?:charge|ask|take|sell (?:it|them|one|each) (?:for|at)|nehmen?|verlangen?|verkaufen? (?:sie|es|ihn) für)|(?:la |lo |las |los )?(?:cobr(?:o|amos)|pedimos|vend(?:o|emos)(?: (?:a|por))?)) (?:[£€$] ?)?\\d`,
);

const alone = new RegExp(
  `^ (?:${step.en} costs?|${step.de} kostet|${step.de} kosten|${step.es} (?:cuestan?|sale a|salen a)) (?:(?:us|me|uns|mich) )?${about}(?:[£€$] )?\\d`,
);

/** "Die Hardware kostet 22 Euro pro Haltestelle", where the price is told elsewhere: what goes into one. */
function stepBesidePrice(clause: Clause, claims: readonly Claim[]): Quantity | undefined {
  const { tokens, quantities, sentence, speaker } = clause;
  if (!sentence.isLatin || speaker === 'rival') return undefined;
  const amount = quantities.find(({ kind, period }) => kind === 'money' && period === undefined);
  if (!amount || !alone.test(spacedWords(tokens))) return undefined;
  const isPriced = claims.some(
    ({ kind, clause: other, quantity }) => kind === 'priceNumber' && quantity && other.sentence !== sentence,
  );
  return isPriced ? amount : undefined;
}

const stepCost = memoise(({ tokens, context, sentence, quantities, speaker }: Clause): Quantity | undefined => {
  if (!sentence.isLatin || speaker === 'rival' || tokens[0] !== context[0]) return undefined;
  const amount = quantities.find(({ kind }) => kind === 'money');
  return amount && beforePrice.test(spacedWords(context)) ? amount : undefined;
});

const expenses = new RegExp(
  `^ (?:(?:and|but|und|aber|y|pero) )?(?:(?:(?:our|my|the|total|monthly|running) )*(?:costs|expenses|outgoings) (?:are|come to|were|run to|amount to)|(?:(?:unsere|meine|die|gesamten|laufenden|monatlichen) )*(?:kosten|ausgaben|unkosten) (?:sind|betragen|liegen bei|belaufen sich auf)|(?:(?:nuestros|mis|los) )?(?:gastos|costes|costos)(?: (?:mensuales|totales|fijos))? (?:son|suman|ascienden a|rondan|están en))(?: (?:de|en|unos|los|about|around|rund|etwa|zusammen))* (?:[£€$] )?$`,
);
const expensesInChinese =
  /^(?:我们?的?|每个?月的?|总)*(?:成本|开支|支出|费用|花销)(?:每个?月|一个月)?(?:是|为|要|大概|大约|约|在)*$/u;

/** "Los gastos son de 380 euros al mes": what is spent in a period, whoever buys. */
const spentInPeriod = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities, sentence, speaker } = clause;
  if (speaker === 'rival' || quantities.length === 0) return undefined;
  const amount = quantities.find(({ kind, per }) => kind === 'money' && per === undefined);
  const period = amount && (amount.period ?? periodIn(clause));
  if (!amount || !period) return undefined;
  const before = tokens.slice(0, amount.start);
  const isSpent = sentence.isLatin ? expenses.test(spacedWords(before)) : expensesInChinese.test(lettersOf(before));
  return isSpent ? { ...amount, period } : undefined;
});

/** Kinds that a cost which isn't one of theirs is no evidence of. */
const misread: ReadonlySet<Claim['kind']> = new Set([...ofPrice, 'frequencyOrCost', 'trouble', 'group', 'groupDetail']);

const costsOf = (
  clause: Clause,
  claims: readonly Claim[],
): { kind: 'unitCost' | 'fixedCost'; quantity: Quantity } | undefined => {
  const one = madeFor(clause) ?? stepCost(clause) ?? stepBesidePrice(clause, claims);
  if (one) return { kind: 'unitCost', quantity: one };
  const spent = spentInPeriod(clause);
  return spent && { kind: 'fixedCost', quantity: spent };
};

/** "Der Druck kostet 6 Euro, wir nehmen 25 Euro": what stands beside the cost of one is the price of one. */
function withPieces(claims: readonly Claim[], costs: readonly { clause: Clause; kind: string }[]): readonly Claim[] {
  const sentences = new Set(costs.flatMap(({ clause, kind }) => (kind === 'unitCost' ? [clause.sentence] : [])));
  const units = new Set(claims.flatMap(({ kind, clause }) => (kind === 'priceUnit' ? [clause] : [])));
  return claims.flatMap((claim) =>
    claim.kind === 'priceNumber' && claim.quantity && sentences.has(claim.clause.sentence) && !units.has(claim.clause)
      ? [claim, { ...claim, kind: 'priceUnit' }, { ...claim, kind: 'sizeFromPrice' }]
      : [claim],
  );
}

/** 摊位每月租金三百元, beside a price: what is paid whoever buys, in a clause without another amount, has no payer and no unit of a price. */
const withoutPaidOverheads = (claims: readonly Claim[]): readonly Claim[] => {
  const fixed = new Set(
    claims.flatMap(({ kind, clause, quantity }) =>
      kind === 'fixedCost' && quantity && clause.quantities.filter((amount) => amount.kind === 'money').length === 1
        ? [clause]
        : [],
    ),
  );
  // "The rent is 80 shillings per day", and no other price is told: it may be what customers pay.
  const isPriced = claims.some(
    ({ kind, clause, quantity }) => kind === 'priceNumber' && quantity && !fixed.has(clause),
  );
  return fixed.size === 0 || !isPriced
    ? claims
    : claims.filter(({ kind, clause }) => !(ofPrice.has(kind) && fixed.has(clause)));
};

/** Costs that were read as prices: "I made one out of scrap for 22 euros", "der Druck kostet 6 Euro, wir nehmen 25". */
export function withCostsOfOurs(read: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const claims = withoutPaidOverheads(read);
  const costs = clauses.flatMap((clause) => {
    const cost = costsOf(clause, claims);
    return cost ? [{ clause, ...cost }] : [];
  });
  if (costs.length === 0) return claims;
  const costOf = new Map(costs.map((cost) => [cost.clause, cost]));
  const left = claims.filter(({ kind, clause, quantity }) => {
    const cost = costOf.get(clause);
    if (!cost) return true;
    if (kind === 'group' || kind === 'groupDetail') return cost.kind === 'unitCost';
    return !(misread.has(kind) && (quantity === undefined || quantity.start === cost.quantity.start));
  });
  const isKnown = (clause: Clause): boolean =>
    left.some((claim) => claim.clause === clause && /^(?:unitCost|fixedCost)$/.test(claim.kind) && claim.quantity);
  return [
    ...withPieces(left, costs),
    ...costs.flatMap(({ kind, clause, quantity }) => (isKnown(clause) ? [] : [makeClaim(kind, clause, { quantity })])),
  ];
}
