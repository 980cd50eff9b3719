import type { Clause } from '../../text/clause';
import { writtenInFigures } from '../../text/figures';
import { parseNumber } from '../../text/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { countWon, isUntiedSpending, tieToCustomers } from './acquisition';
import { isProspect } from './prospects';

/**
 * Spending with those whom it won, wherever the text counts them: "ads brought 50 clicks at 3 dollars each, and 5 of them became
 * customers" is 50 × 3 dollars for 5. A click, a demo or a business card is no customer.
 */
export function withTiedSpending(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!claims.some(({ kind }) => kind === 'acquisitionCost' || kind === 'unitCost')) return claims;
  const tied = claims.flatMap((claim) => {
    if (claim.kind === 'unitCost')
      return isCostOfProspect(claim, claims) ? asSpending(claim, claims, clauses) : [claim];
    if (claim.kind !== 'acquisitionCost') return [claim];
    const [spent, ...others] = claim.quantity ? [claim] : spentIn(claim.clause, clauses);
    if (!spent?.quantity || others.length > 0) return [claim];
    if (spent.quantity.period === undefined) {
      const tiedClaim = tie(spent, spent.quantity, claims, clauses, spent === claim);
      // What only the network sees stays where no click or card is counted beside it.
      const isKept = spent !== claim && isUntiedSpending(tiedClaim) && !countsProspects(claim.clause);
      return [isKept ? claim : tiedClaim];
    }
    // "Ein Kunde kostet uns im Monat 12 Euro": what serving one costs wins nobody.
    return claims.some(({ kind, quantity }) => kind === 'unitCost' && quantity === spent.quantity) ? [] : [claim];
  });
  const costs = tied.filter(isCostOfProspects);
  return costs.length === 0 ? tied : tied.filter((claim) => !isPriceOfProspect(claim, costs));
}

const isCostOfProspects = ({ kind, quantity }: Claim): boolean =>
  kind === 'acquisitionCost' && quantity !== undefined && (quantity.times !== undefined || isProspect(quantity.per));

/** 广告带来50次点击,每次3元: what we pay is no price of ours. */
const isPriceOfProspect = ({ kind, clause, quantity }: Claim, costs: readonly Claim[]): boolean =>
  quantity?.kind === 'money' &&
  /^(?:price|sizeFromPrice|revenueIntent|payer)/.test(kind) &&
  costs.some(({ clause: own, quantity: spent }) => own === clause && spent?.start === quantity.start);

const onlyProspects =
  /^(?:clicks?|leads?|impressions?|demos?|sign-?ups?|visitors?|klicks?|besucher|clics?|visitantes?|点击|线索|访客|演示)$/;

/** "A click costs us 3 euros": no cost of a sale, unless clicks are sold. A call or a visit may be one. */
function isCostOfProspect({ clause, quantity }: Claim, claims: readonly Claim[]): boolean {
  const prospect = quantity && prospectOf(clause, quantity, { before: [], own: clause.context, after: [] });
  return (
    prospect !== undefined &&
    (onlyProspects.test(prospect.name) ||
      claims.some((claim) => claim.kind === 'acquisitionCost' && claim.clause === clause)) &&
    !claims.some(({ kind, quantity: price }) => kind === 'priceUnit' && price?.per === prospect.name)
  );
}

/** What the clause tells as spent on winning customers already is told once. */
const asSpending = (claim: Claim, claims: readonly Claim[], clauses: readonly Clause[]): Claim[] =>
  !claim.quantity || claims.some(({ kind, clause }) => kind === 'acquisitionCost' && clause === claim.clause)
    ? []
    : [tie({ ...claim, kind: 'acquisitionCost' }, claim.quantity, claims, clauses, true)];

const countsProspects = ({ context }: Clause): boolean =>
  readQuantities(context).some(({ kind, unit }) => kind === 'count' && isProspect(unit));

/** The amounts of the sentence, each as what was spent. */
const spentIn = ({ sentence }: Clause, clauses: readonly Clause[]): Claim[] =>
  clauses
    .filter((clause) => clause.sentence === sentence)
    .flatMap((clause) =>
      clause.quantities.flatMap((quantity) =>
        quantity.kind === 'money' ? makeClaim('acquisitionCost', clause, { quantity }) : [],
      ),
    );

type Near = { before: readonly Token[]; own: readonly Token[]; after: readonly Token[] };

function tie(
  claim: Claim,
  amount: Quantity,
  claims: readonly Claim[],
  clauses: readonly Clause[],
  isRead: boolean,
): Claim {
  const near = nearby(claim.clause, clauses);
  const won = (): number | undefined => wonIn(near.own, claims, clauses) ?? wonIn(near.after, claims, clauses);
  const prospect = prospectOf(claim.clause, amount, near);
  if (prospect) {
    const times = prospect.count ?? countOf(prospect.name, near);
    const among = times === undefined ? undefined : won();
    return times !== undefined && among !== undefined && among <= times
      ? { ...claim, quantity: { ...amount, per: undefined, times, among } }
      : { ...claim, quantity: { ...amount, per: prospect.name, among: undefined } };
  }
  if (!isUntiedSpending({ ...claim, quantity: amount }) && isRead) return claim;
  const quantity = tieToCustomers(claim.clause, amount);
  if (!isUntiedSpending({ ...claim, quantity })) return { ...claim, quantity };
  const among = won();
  return { ...claim, quantity: among === undefined ? quantity : { ...quantity, per: undefined, among } };
}

/** The sentence, the one before it, and the one behind it if that goes on about what came of it. */
function nearby({ sentence, context }: Clause, clauses: readonly Clause[]): Near {
  const first = clauses.findIndex((clause) => clause.sentence === sentence);
  const last = clauses.findLastIndex((clause) => clause.sentence === sentence);
  const after = clauses[last + 1];
  return {
    before: clauses[first - 1]?.context ?? [],
    own: context,
    after: after && tellsResult.test(writtenInFigures(after.context, sentence.isLatin)) ? after.context : [],
  };
}

const tellsResult =
  /^ (?:\S+ ){0,4}?(?:they|that|those|these|this|it|them|davon|daraus|dadurch|darüber|das|sie|ihnen|ell[oa]s|eso|esto|así) |其中|由此|这[些样]/;

type Prospect = { name: string; count?: number };

/** The click, demo or card that an amount is paid for: "3 dollars a click", "a demo costs us 60", "40 demos at 60 euros each". */
function prospectOf({ tokens }: Clause, { per, start, end }: Quantity, near: Near): Prospect | undefined {
  if (isProspect(per)) return { name: per! };
  const before = tokens.slice(0, start);
  const named = before.find(({ text }, index) => isProspect(text) && isOne(before, index));
  if (named) return { name: named.lemma };
  if (signUp.test(spacedWords(before)) || signUp.test(spacedWords(tokens.slice(end - 2, end + 3))))
    return { name: 'signup' };
  if (!isEach(per, tokens, start, end)) return undefined;
  const words = before.some(isPaidFor) ? before : near.before;
  const noun = words.findLast(isPaidFor);
  if (!noun || !(isProspect(noun.lemma) || isProspect(noun.text))) return undefined;
  const count = readQuantities(words).findLast(
    ({ kind, start: at }) => kind === 'count' && at < words.indexOf(noun) && words.indexOf(noun) - at < 5,
  );
  return { name: noun.lemma, count: count?.value };
}

const signUp = / (?:an?|each|every|per) sign - up /;

const isPaidFor = (token: Token): boolean =>
  isProspect(token.text) ||
  (token.pos === 'noun' && !has(token, 'cost') && !/^[次个张位名家户条]约?$/.test(token.text));

/** "A demo", "each of the calls", 每次点击; not "30 calls", which are counted. */
const isOne = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 3), index)
    .some(({ text }) =>
      /^(?:an?|one|each|every|per|eine?|jede[rs]?|pro|je|una?|cada|por|一|每|一[次个位]|每[次个位一])$/.test(text),
    );

const isEach = (per: string | undefined, tokens: readonly Token[], start: number, end: number): boolean =>
  per === 'each' ||
  /^(?:[次个位张]|un[oa])$/.test(per ?? '') ||
  [...tokens.slice(Math.max(0, start - 3), start), ...tokens.slice(end, end + 2)].some(({ text }) =>
    /^(?:each|apiece|je|jeweils|jede[rs]?|cada|每|每[次个位张一])$/.test(text),
  );

/** How many clicks or demos there were, where their cost is told apart from their number. */
const countOf = (name: string, { before, own, after }: Near): number | undefined =>
  [own, before, after]
    .flatMap((words) => readQuantities(words))
    .find(({ kind, unit, value }) => kind === 'count' && unit === name && value > 1)?.value;

const customers =
  '(?:customers?|clients?|subscribers?|members?|buyers?|kunden|kundinnen|abonnenten|clientes?|abonad[oa]s)';
/** Words that leave it a fact that they bought. "Almost", "not" and "will" don't. */
const adverbs = {
  en: '(?:(?:have|has|then|later|now|already|since|actually|also|eventually|finally|soon|even|all) )*',
  de: '(?:(?:dann|danach|später|inzwischen|heute|jetzt|schon|bereits|auch|tatsächlich|schließlich|am ende|bei uns|zu) )*',
  es: '(?:(?:ya|luego|después|ahora|hoy|también|finalmente|al final|más tarde|nos) )*',
} as const;
const adjectives =
  '(?:(?:our|paying|new|regular|loyal|happy|monthly|unsere|zahlende|neue|treue|feste|nuestr[oa]s|nuev[oa]s|buen[oa]s|fieles) )*';
/** "Customers of a rival" are none of ours. */
const ofOurs = `${customers} (?!(?:of|at|with|from|bei|beim|von|de|del) (?!us |me |ours |uns |mir |nosotr|pago ))`;
/** What stands behind "pay" and "bought": us, an amount, an end; not "a rival" and "nothing". */
const fromUs =
  '(?=(?:$|[.,;\\d£$€]|(?:us|me|it|one|ours?|my|something|and|so|in|after|within|since|for it|for our|from us|from me|an? (?:subscription|plan|licen[cs]e|membership|year)|uns|mir|es|etwas|bei uns|dafür|und|nach|im|algo|nos|y|en|tras|después|nuestr[oa]s?|una? (?:suscripción|plan|licencia)) ))';
const bought = '(?:(?:die|das|den|eine?n?|unsere?n?) [^\\s,.;]+ )?(?:gekauft|bestellt|gebucht|abonniert) ';
const converted = new RegExp(
  [
    ` (?<en>\\d[\\d.,]*) (?:of (?:them|these|those|whom) )?${adverbs.en}(?:(?:became|become|turned into|turned out to be|are) ${adverbs.en}${adjectives}${ofOurs}|converted |(?:bought|subscribed|pay|paid) ${fromUs})`,
    ` (?<de>\\d[\\d.,]*) (?:davon |daraus |von ihnen |von denen )?${adverbs.de}(?:(?:wurden|sind) ${adverbs.de}${adjectives}${ofOurs}|haben ${adverbs.de}(?:es |etwas )?${bought}|(?:kauften|bestellten|buchten|zahlen|zahlten) ${fromUs})`,
    ` (?:wurden|sind) (?<deAfter>\\d[\\d.,]*) (?:davon )?${adverbs.de}${adjectives}${ofOurs}`,
    ` (?<es>\\d[\\d.,]*) (?:de (?:ell[oa]s|los que) )?${adverbs.es}(?:se hicieron|se convirtieron en|son|acabaron siendo|terminaron siendo) ${adverbs.es}${adjectives}${ofOurs}`,
    ` (?<esBought>\\d[\\d.,]*) (?:de ell[oa]s )?${adverbs.es}(?:compraron|contrataron|pagaron|pagan) ${fromUs}`,
    '(?:其中|有)(?:有)?(?<zh>\\d+)(?:个|家|人|位|名)*(?:后来)?(?:成了|成为|变成|转化|下单|购买|付费|买了)',
  ].join('|'),
);
const came = new RegExp(
  [
    ' (?<en>\\d+)(?: (?:of|out of) (?:the |our )?(?<of>\\d+))?(?: (?<unit>\\S+))? (?:came|come) (?:from|through|via|by|because of|in through) (?:them|it|that|there|those|these|the ads?|this) ',
    ' (?<de>\\d+)(?: (?:der|von|von den|unserer) (?<ofDe>\\d+))?(?: (?<unitDe>\\S+))? (?:kamen|kommen) (?:darüber|dadurch|von dort|daher|über sie|durch sie|so) ',
    ' (?<es>\\d+)(?: de (?:los|las|nuestr[oa]s) (?<ofEs>\\d+))?(?: (?<unitEs>\\S+))? (?:vinieron|llegaron|vienen) (?:de ahí|de ell[oa]s|por ell[oa]s|por ahí|así|gracias a ell[oa]s|por eso) ',
    '(?<ofZh>\\d{1,9})[个家位名人户]?(?:客户)?(?:中|里)?有?(?<zh>\\d{1,9})[个家位名人户](?:客户)?(?:来自|是由?|靠|通过)(?:这些?|它|它们|那里|广告)',
  ].join('|'),
);

/**
 * How many customers the words report as won: "5 of them became customers", "18 of the 22 came from them", where 22 pay. A way that
 * won nobody has no cost of a customer.
 */
function wonIn(words: readonly Token[], claims: readonly Claim[], clauses: readonly Clause[]): number | undefined {
  if (words.length === 0) return undefined;
  const told = clauses.filter(({ context }) => context === words);
  const isLatin = told[0]?.sentence.isLatin !== false;
  const counted = countWon(words) ?? (words.some(({ pos }) => pos === 'num') ? countIn(words, isLatin, claims) : 0);
  return counted && !told.some((clause) => isNotWon(clause, counted)) ? counted : undefined;
}

function countIn(words: readonly Token[], isLatin: boolean, claims: readonly Claim[]): number | undefined {
  const written = writtenInFigures(words, isLatin);
  const groups = converted.exec(written)?.groups;
  const count = groups && Object.values(groups).find((value) => value !== undefined);
  return count === undefined ? broughtBy(written, claims) : parseNumber(count);
}

/** "12 of them will buy", "none of the 12 bought", "12 bought from a rival". */
const isNotWon = (clause: Clause, counted: number): boolean =>
  clause.quantities.some(({ kind, value }) => kind === 'count' && value === counted) &&
  (!isFact(clause) ||
    clause.isNobody ||
    clause.speaker === 'rival' ||
    hasAny(clause.tokens, 'rival') ||
    clause.tokens.some((token) => clause.negated.has(token) && (isVerb(token) || token.pos === 'num')));

function broughtBy(written: string, claims: readonly Claim[]): number | undefined {
  const groups = came.exec(written)?.groups;
  if (!groups) return undefined;
  const [count] = [groups.en, groups.de, groups.es, groups.zh].flatMap((value) => value ?? []);
  const [of] = [groups.of, groups.ofDe, groups.ofEs, groups.ofZh].flatMap((value) => value ?? []);
  const [unit] = [groups.unit, groups.unitDe, groups.unitEs].flatMap((value) => value ?? []);
  const isOfCustomers =
    of === undefined
      ? new RegExp(`^${customers}$`).test(unit ?? '')
      : claims.some(
          ({ kind, quantity, evidence }) =>
            (kind === 'payingCustomers' || (kind === 'evidence' && evidence >= 4)) &&
            quantity?.value === parseNumber(of),
        );
  return isOfCustomers && count !== undefined ? parseNumber(count) : undefined;
}
