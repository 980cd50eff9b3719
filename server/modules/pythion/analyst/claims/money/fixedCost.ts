import { isCustomerWord } from '../../../../../../shared/customerWords';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { bareBurn } from './amounts';
import { isFact, makeClaim, type Claim } from '../claim';
import { isSameWord, type Counted } from './comparable';
import { isFormerlyPaid } from './handedOut';
import { isPartOfCost, isTotalCost } from './monthlyCosts';
import { overheadsIn } from './overhead';
import { isRoomToLet } from './ownMeans';
import { isPerOne } from './perOne';
import { payoutOf } from './shares';
import { isSpentByUs } from './spent';

const overhead =
  /^(?:rent|staff|salary|salaries|wage|payroll|overhead|office|server|team|studio|warehouse|workshop|licence|license|insurance|bookkeeping|accountant|software|van|vehicle|utilities|broadband|miete|versicherung|fixkosten|gehalt|gehälter|personal|büro|alquiler|sueldo|sueldos|salario|salarios|nómina|oficina|hébergement|loyer|salaires?|aluguel|hospedagem|房租|租金|工资|人工)$/;

/** "Rent is 900 a month", "we burn 6k a month", "spending 3,000 monthly": what is paid whoever buys. */
export function readFixedCost(clause: Clause): Claim[] {
  const overheads = isFact(clause) ? overheadsIn(clause) : [];
  if (overheads.length > 0)
    return overheads
      .filter(({ period, per }) => period !== undefined && per === undefined)
      .map((quantity) => makeClaim('fixedCost', clause, { quantity }));
  const amount =
    clause.quantities.find(({ kind, period }) => kind === 'money' && period !== undefined) ?? bareBurn(clause);
  if (!isFact(clause) || amount?.period === undefined || amount.per !== undefined) return [];
  if (isRoomToLet(clause) || isFormerlyPaid(clause)) return [];
  const word = clause.tokens.find(
    (token) => has(token, 'fixedCost') && !(token.lemma === 'rent' && token.pos === 'verb'),
  );
  const isSpent = (word !== undefined && clause.speaker === 'own') || isSpending(clause);
  return isSpent ||
    isOverheadItself(clause) ||
    isHanOverhead(clause) ||
    isSpentByUs(clause) ||
    isPaidRegularly(clause, amount)
    ? [makeClaim('fixedCost', clause, { quantity: amount })]
    : [];
}

const paying =
  / (?:(?:we|i) (?:also |already |currently )?(?:pay|employ)|(?:wir|ich) (?:be)?zahlen?|(?:be)?zahlen? (?:wir|ich)|pagamos|pago) (?!(?:\S+ ){0,4}?(?:each|every|per|je|jede\S*|pro|cada) )/;

/** "We pay £200 a month for hosting", "wir zahlen einer Aushilfe 500 Euro im Monat". */
const isPaidRegularly = ({ tokens, sentence, speaker }: Clause, amount: Quantity): boolean =>
  sentence.isLatin &&
  speaker === 'own' &&
  paying.test(spacedWords(tokens.slice(0, amount.start))) &&
  !isPerOne(tokens, amount);

/** 房租每月八千元: Chinese needs no verb for it. */
export const isHanOverhead = memoise(
  ({ tokens, context, sentence, speaker }: Clause): boolean =>
    !sentence.isLatin &&
    speaker !== 'rival' &&
    /^(?:每个?月的?|我们?的?)?(?:店|门店|办公室)?(?:房租|租金|工资|人工|水电|服务器|云服务|物业费)/u.test(
      lettersOf(tokens),
    ) &&
    !/出租|租给|租赁/u.test(lettersOf(context)),
);

/** "$18,000 left, spending 3,000 monthly": beside our cash. */
const isSpending = ({ tokens, context }: Clause): boolean =>
  tokens.some(({ text }) => /^(?:spending|burning|burn)$/.test(text)) && hasAny(context, 'cash');

/** "Rent is 900 a month", "our office costs …": the subject is an overhead, and not that of the customers. */
const isOverheadItself = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'rival' &&
  overhead.test(
    tokens.find(({ text }) => !/^(?:our|the|and|die|der|das|el|la|los|las|y|und)$/.test(text))?.lemma ?? '',
  ) &&
  tokens
    .slice(1, 7)
    .some(
      (token) => /^(?:be|go|rise|come|beträgt|liegt|kostet|ist|es|son|cuesta)$/.test(token.lemma) || has(token, 'cost'),
    );

/**
 * "A developer costs us $2,000 a month": a person, a room or a server with a period, and no cost of each sale. "A cafe costs us
 * $10 a month" is one where cafes pay.
 */
export const fixedCostIn = (claims: readonly Claim[]): ((claim: Claim) => boolean) => {
  let named: ReadonlyMap<string, ReadonlySet<Clause>> | undefined;
  return (claim) => isFixedCost(claim, () => (named ??= payersIn(claims)));
};

function isFixedCost({ clause, quantity }: Claim, payers: () => ReadonlyMap<string, ReadonlySet<Clause>>): boolean {
  if (quantity?.period === undefined || quantity.per !== undefined) return false;
  // "Learners pay 15 euros a week, the speaker receives 8": a part of the price.
  if (payoutOf(clause)?.start === quantity.start) return false;
  const subject = subjectOf(clause, quantity);
  if (subject.some(({ lemma, text, pos }) => (pos === 'noun' && overhead.test(lemma)) || text === 'hosting'))
    return true;
  const person = subject.findLast((token) => token.pos === 'noun');
  if (!person || person.text === 'customer' || isCustomerWord(person.lemma)) return false;
  if (person.lemma === 'unit' || !(has(person, 'people') || isAgentive(person.lemma))) return false;
  // Lemmas are unknown outside of English: "19 Betriebe zahlen", "ein Betrieb kostet uns".
  const clauses = new Set([...payers()].flatMap(([lemma, all]) => (isSameWord(lemma, person.lemma) ? [...all] : [])));
  return !(clauses.size > 1 || (clauses.size === 1 && !clauses.has(clause)));
}

/** All that is paid whoever buys, each once. */
function fixedCostsOf(claims: readonly Claim[]): Counted[] {
  const isFixed = fixedCostIn(claims);
  return claims.flatMap((claim) =>
    claim.quantity?.period !== undefined &&
    (claim.kind === 'fixedCost' || (claim.kind === 'unitCost' && isFixed(claim)))
      ? [{ claim, quantity: claim.quantity }]
      : [],
  );
}

/**
 * What has to be paid in a period: all fixed costs of one currency and period, each once. What is burned or spent in all
 * holds the others, and a cost holds its parts.
 */
export function fixedCostsIn(claims: readonly Claim[], like?: Quantity): Counted[] {
  const all = fixedCostsOf(claims).filter(({ claim, quantity }) => !isPartOfCost(claim.clause, quantity));
  const first = like ?? all[0]?.quantity;
  const alike = all.filter(
    ({ quantity }) => quantity.currency === first?.currency && quantity.period === first?.period,
  );
  const each = [...new Map(alike.map((cost) => [`${cost.claim.clause.index} ${cost.quantity.start}`, cost])).values()];
  const sum = each.reduce((total, { quantity }) => total + quantity.value, 0);
  const whole = each.find(
    ({ claim, quantity }) => isTotalCost(claim.clause, quantity) && quantity.value * 2 >= sum - rounding,
  );
  return whole ? [whole, ...each.filter((cost) => cost !== whole && isAddedTo(cost, whole))] : each;
}

/** What comes on top of all that was told before it. */
const besides =
  /^ (?:(?:plus|also|on top|additionally|besides|dazu|außerdem|zusätzlich|hinzu|más|además|aparte)(?= )|(?:and|und|y) )|(?:另外|还有|再加|外加)/u;

/** "The fixed costs are £1,200 a month, and the van lease is £450": named beside the whole, in the same sentence. */
const isAddedTo = ({ claim, quantity }: Counted, whole: Counted): boolean => {
  const { clause } = claim;
  const isSame = clause === whole.claim.clause;
  if (clause.sentence !== whole.claim.clause.sentence || (!isSame && isTotalCost(clause, quantity))) return false;
  const from = isSame ? whole.quantity.end : 0;
  const between = clause.tokens.slice(from, quantity.start);
  return quantity.start >= from && besides.test(clause.sentence.isLatin ? withoutPeriod(between) : lettersOf(between));
};

/** "A month, plus the rent": from the word that adds it. */
const withoutPeriod = (tokens: readonly Token[]): string =>
  spacedWords(tokens).replace(/^ (?:(?:an?|per|each|every|im|pro|jeden|al|por|cada) \S+ )?(?:, )?/, ' ');

/** Totals are told rounded. */
const rounding = 1;

/** What stands before the amount and its verb. */
function subjectOf({ tokens }: Clause, { start }: Quantity): readonly Token[] {
  const before = tokens.slice(0, start);
  const at = before.findIndex(
    (token, index) => index > 0 && (has(token, 'cost') || /^(?:cost|cuesta|cuestan|kostet|kosten)$/.test(token.lemma)),
  );
  const subject = at < 0 ? before : before.slice(0, at);
  // "Insurance, software and the van come to £450" is one subject, "79 Euro pro Stück, Material liegt bei 34" is not.
  const comma = subject.findLastIndex(({ text }) => text === ',');
  return subject.slice(0, comma).some(({ pos }) => pos === 'num') ? subject.slice(comma + 1) : subject;
}

/** The lemmas of those who pay, or who the text is about, with the clauses that name them. */
function payersIn(claims: readonly Claim[]): Map<string, Set<Clause>> {
  const named = new Map<string, Set<Clause>>();
  for (const { kind, clause, subject } of claims) {
    const isPaying = kind === 'payer' || kind === 'payingCustomers';
    const lemmas = isPaying
      ? clause.tokens.map(({ lemma }) => lemma)
      : kind === 'group'
        ? (subject?.split(' ').slice(-1) ?? clause.tokens.flatMap((token) => (has(token, 'people') ? token.lemma : [])))
        : [];
    for (const lemma of lemmas) if (lemma) named.set(lemma, (named.get(lemma) ?? new Set()).add(clause));
  }
  return named;
}
