import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, isAmong, isVerb, spacedWords, type Token, wordsBefore } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { isBare } from './amounts';
import { memoise } from '../../text/memoise';
import { isKeptByOthers } from './othersShare';
import { profitOf } from './profit';

/** "It's £65 an hour, the interpreter gets £42": the part of a price that somebody else receives. It is a cost of ours. */
export const payoutOf = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities } = clause;
  if (quantities.length === 0) return undefined;
  return (
    firstPart(
      clause,
      (amount) =>
        isPaidOut(tokens, amount) ||
        isHandedOn(tokens, amount) ||
        isGoingTo(tokens, amount) ||
        isKeptByOthers(clause, amount),
    ) ??
    payoutBesideCost(clause) ??
    payoutOfThat(clause)
  );
});

const costing: ReadonlySet<string> = new Set(['cost', 'kosten', 'kostet', 'cuesta']);

/** "The van costs us £55 a visit and the cleaner gets £60": the list of our costs goes on, each for the same thing. */
function payoutBesideCost({ tokens, context, quantities }: Clause): Quantity | undefined {
  const part = quantities.find(({ kind }) => kind === 'money');
  if (!part) return undefined;
  const before = wordsBefore(context, tokens[part.start]);
  const cost = before.findIndex(
    ({ lemma }, index) =>
      costing.has(lemma) &&
      [before[index + 1], before[index - 1]].some((token) => /^(?:us|me|uns|mich|nos)$/.test(token?.text ?? '')),
  );
  if (cost < 0) return undefined;
  const first = readQuantities(before).findLast(({ kind, start }) => kind === 'money' && start > cost);
  if (!first || before.length === context.length || !isPaidOut(tokens, part)) return undefined;
  const { period, periodName, per, currency } = first;
  return part.currency === currency && !part.period && !part.per ? { ...part, period, periodName, per } : part;
}

const isOfThat = (tokens: readonly Token[]): boolean =>
  /^(?:(?:out )?of (?:that|this|it)|davon|de eso|de ahí) /.test(spacedWords(tokens.slice(0, 3)).trimStart());

/** "Of that the sitters get $150 a night": the price stands in the sentence before. */
const payoutOfThat = (clause: Clause): Quantity | undefined =>
  clause.quantities.find(
    (amount) =>
      amount.kind === 'money' &&
      clause.sentence.hasLatin &&
      isOfThat(clause.tokens) &&
      (isPaidOut(clause.tokens, amount) || isKeptByOthers(clause, amount)),
  );

/** "£20 a set, and 8 is ours", "je Wochenende 220 Euro, nach Fahrt und Holz bleiben 150": the part of a price that we keep. */
export const keptOf = memoise((clause: Clause): Quantity | undefined => {
  if (clause.quantities.length === 0) return undefined;
  const isShared = clause.context.some(({ text }) => text === '%');
  return isShared || hasAny(clause.context, 'cash')
    ? undefined
    : (firstPart(
        clause,
        (amount) => (isKept(clause, amount) || isKeptByUs(clause, amount)) && !isCustomerLeft(clause, amount),
      ) ?? keptOfThat(clause));
});

/** "Davon bleiben mir 2,10 Euro", "of that we keep £2": the price stands in the sentence before. */
const keptOfThat = (clause: Clause): Quantity | undefined =>
  clause.quantities.find(
    (amount) =>
      amount.kind === 'money' &&
      amount.period === undefined &&
      clause.sentence.hasLatin &&
      isOfThat(clause.context) &&
      isKept(clause, amount),
  );

/** The price of which something is kept in the same clause: "ein Menü kostet 12 Euro, nach Material bleiben uns 4". */
export const wholeOfKept = (clause: Clause): Quantity | undefined => {
  const kept = keptOf(clause);
  return (
    kept &&
    clause.quantities.find(({ kind, value, end }) => kind === 'money' && value > kept.value && end <= kept.start)
  );
};

/** Whether an amount is such a part. The price may stand in the same clause. */
export const isShare = (clause: Clause, { start }: Quantity): boolean =>
  [payoutOf(clause), keptOf(clause), profitOf(clause)].some((part) => part?.start === start);

/** "2.60 go to the publisher", "5 quedan": a verb that is read as what is counted. */
const verbsAsUnits: ReadonlySet<string> = new Set(['go', 'queda', 'quedan']);

/** The first amount that is a part of a larger one before it, for the same period and unit. */
function firstPart(clause: Clause, isPart: (amount: Quantity) => boolean): Quantity | undefined {
  for (const amount of clause.quantities) {
    if (!(amount.kind === 'money' || isBare(amount) || verbsAsUnits.has(amount.unit ?? '')) || !isPart(amount))
      continue;
    const whole = wholeOf(clause, amount);
    if (!whole) continue;
    const { period, periodName, per } = amount.period || amount.per ? amount : whole;
    return { ...amount, kind: 'money', unit: undefined, currency: whole.currency, period, periodName, per };
  }
  return undefined;
}

/** The amount of the sentence that a part is taken of. Of what was given or spent none is. */
function wholeOf({ context, tokens }: Clause, { start, value, currency }: Quantity): Quantity | undefined {
  const at = context.indexOf(tokens[start]!);
  return readQuantities(context).findLast(
    (whole) =>
      whole.kind === 'money' &&
      whole.end <= at &&
      whole.value > value &&
      !isGiven(context, whole) &&
      (currency === undefined || whole.currency === currency),
  );
}

/** "The council gave us £300", "we spent £300": a sum that is no price, unless it is for a period or a unit. */
const isGiven = (tokens: readonly Token[], { start, period, per }: Quantity): boolean =>
  period === undefined && per === undefined && giving.test(tokens.slice(0, start).findLast(isVerb)?.lemma ?? '');

const giving =
  /^(?:give|grant|award|donate|lend|borrow|raise|invest|fund|spend|save|geben|spenden|leihen|dar|donar|prestar)$/;

const receiving: ReadonlySet<string> = new Set(
  'get receive bekommt bekommen kriegt kriegen erhält erhalten recibe reciben 拿 得 分到 到手'.split(' '),
);
/** Somebody takes a sum, and a trip takes 40 minutes. */
const taking: ReadonlySet<string> = new Set(['take', 'keep', 'cobra', 'cobran', 'lleva', 'llevan']);

/** "The lender gets 12", "der Fahrer bekommt 12 Euro"; not "members get £5 off". */
function isPaidOut(tokens: readonly Token[], { start, end, kind }: Quantity): boolean {
  const verb = tokens.findLastIndex(
    (token, at) => at < start && (isAmong(token, receiving) || (kind === 'money' && isAmong(token, taking))),
  );
  const before = tokens.slice(0, Math.max(0, verb));
  const subject = before.slice(before.findLastIndex(({ text }) => text === ',') + 1);
  return (
    start - verb <= 3 &&
    subject.length <= 5 &&
    subject.some(({ pos, text }) => pos === 'noun' || (pos === 'adj' && isAgentive(text))) &&
    !subject.some((token) => has(token, 'own', 'customer')) &&
    !isRebate(tokens[end])
  );
}

/** "Of which 2.60 goes to the publisher", "davon gehen 2,60 an den Verlag". */
const isGoingTo = (tokens: readonly Token[], { start, end }: Quantity): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some(({ text }) => /^(?:which|that|davon|wovon)$/.test(text)) &&
  tokens.slice(start - 1, end + 1).some(({ text }) => /^(?:goes?|went|gehen|geht)$/.test(text)) &&
  tokens.slice(end, end + 3).some(({ text }) => /^(?:to|an)$/.test(text));

const handing: ReadonlySet<string> = new Set('damos doy pagamos pago geben zahlen gebe zahle 给 付给 分给'.split(' '));
const ourselves = /^(?:we|i|wir|ich|我们|我|damos|doy|pagamos|pago)$/;

/** "Al intérprete le damos 42 €", "dem Fahrer geben wir 12 Euro", "we pay the tutor £15". */
function isHandedOn(tokens: readonly Token[], { start, end }: Quantity): boolean {
  const verb = tokens.findIndex(
    ({ text, lemma, pos }, at) =>
      at < start && (handing.has(text) || (pos === 'verb' && /^(?:pay|give|hand|pass)$/.test(lemma))),
  );
  // 我们给养牛场处理,自己再加15: for whom it is done.
  const isFor = tokens[verb]?.text === '给' && tokens.slice(verb, start).some(({ pos }) => pos === 'punct');
  return (
    verb >= 0 &&
    !isFor &&
    tokens.slice(0, verb + 2).some(({ text }) => ourselves.test(text)) &&
    tokens.slice(0, start).some((token) => token.pos === 'noun' && !has(token, 'customer')) &&
    !isRebate(tokens[end])
  );
}

/** "£5 off", "5 Euro zurück". */
const isRebate = (next: Token | undefined): boolean =>
  /^(?:off|back|discount|voucher|rabatt|zurück|descuento|cheaper|less)$/.test(next?.text ?? '');

const keeping: ReadonlySet<string> = new Set(
  'keep leave remain ours mine left bleiben bleibt behalten behalte übrig quedan queda quedamos quedo 剩 剩下 净赚 留下'.split(
    ' ',
  ),
);

const putIn: ReadonlySet<string> = new Set(
  'pusimos puse invertimos invertí invested raised eingezahlt investiert ahorros savings'.split(' '),
);

/** "8 is ours", "we keep 8", "leaves us £9"; not "the seller keeps 8", and not "ours average £210", which is a price. */
function isKept(clause: Clause, amount: Quantity): boolean {
  const { tokens } = clause;
  const { start, end } = amount;
  const [opener] = tokens.filter(({ pos }) => pos !== 'conj');
  if (/^(?:ours|mine)$/.test(opener?.text ?? '')) return false;
  // "Pusimos 3.000 dólares, quedan 800": of what we put in.
  if (tokens.some(({ text }) => putIn.has(text))) return false;
  if (isKeptByOthers(clause, amount)) return false;
  // "Con dos alumnos quedan 53": of how many.
  const next = tokens[end];
  if (
    /^(?:con|mit|with|bei)$/.test(tokens[start - 1]?.text ?? '') &&
    /^(?:noun|adj|verb)$/.test(next?.pos ?? '') &&
    !keeping.has(next?.text ?? '')
  )
    return false;
  if (isKeptAfter(tokens, start)) return true;
  const near = [...tokens.slice(Math.max(0, start - 4), start), ...tokens.slice(end, end + 3)];
  const at = near.findIndex((token) => isAmong(token, keeping));
  if (at < 0) return false;
  const isOthers = tokens
    .slice(0, start)
    .some((token) => token.pos === 'noun' && has(token, 'people') && !hasAny(tokens, 'own'));
  return !isOthers && !(near[at]?.lemma === 'keep' && !hasAny(tokens.slice(0, start), 'own'));
}

/** Our price before "and keep £5"; not "our couriers take £25". */
const charging =
  / (?:(?:we|i) (?:\S+ )?(?:charge|take|ask|get|sell)|(?:wir|ich) (?:nehmen?|verlangen?|berechnen?|verkaufen?|bekommen?)|(?:nehmen?|verlangen?|berechnen?) (?:wir|ich)|cobro|vendo|cobramos|vendemos) /;

/** "We charge £25 and keep £5", "wir nehmen 25 Euro und behalten 5": the subject stands in the clause before. */
const isKeptByUs = ({ tokens, context, sentence }: Clause, { start }: Quantity): boolean =>
  sentence.hasLatin &&
  /^ (?:and|but|und|y|pero) (?:keep|behalten?|nos quedamos|me quedo)(?: con)?(?: only| about| just| nur| rund| etwa| solo| unos)? (?:[£€$] )?$/.test(
    spacedWords(tokens.slice(0, start)),
  ) &&
  charging.test(spacedWords(wordsBefore(context, tokens[0])));

/** "Davon bleiben mir nach Einkauf und Fahrer 2,10 Euro": what is taken off stands between; not "bleiben dem Fahrer nach Sprit 9". */
const isKeptAfter = (tokens: readonly Token[], start: number): boolean =>
  /(?: (?:davon|of (?:that|which|it)|de (?:eso|ahí)) | , |^ )(?:(?:me|nos) )?(?:bleiben|bleibt|quedan?|we keep|i keep) (?:(?:mir|uns|also|dann|noch|am Ende) )*(?:nach|after|después de|tras|quitando|descontando) (?:[^\s,]+ ){1,7}$/.test(
    spacedWords(tokens.slice(0, start)),
  );

/** "40 clubs paid £90 a month, 31 remain": of those who were counted before, and no money. Not "8 is ours". */
function isCustomerLeft({ context, tokens }: Clause, { kind, start, value }: Quantity): boolean {
  const at = context.indexOf(tokens[start]!);
  return (
    kind === 'count' &&
    !tokens.some(({ text, lemma }) => lemma === 'keep' || /^(?:ours|mine|behalten|behalte|净赚)$/.test(text)) &&
    readQuantities(context).some(
      (all) => all.kind === 'count' && all.unit !== undefined && all.end <= at && all.value >= value,
    )
  );
}
