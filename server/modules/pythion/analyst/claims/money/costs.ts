import { classesOf } from '../../lexicon/classIndex';
import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords } from '../../text/token';
import { countWon, isReceived, isReferralFee, isWinning, tieToCustomers } from './acquisition';
import { isBare, toAmount } from './amounts';
import { isFact, makeClaim, money, states, type Claim } from '../claim';
import { readFixedCost } from './fixedCost';
import { costAmounts, isOurCost } from './ownCost';
import { paidToWorker } from './paidWorker';
import { overheadsIn } from './overhead';
import { isMarginTold, profitOf } from './profit';
import { isRunningCost } from './runningCost';
import { isLeftOfSeveral } from './leftOver';
import { keptOf, payoutOf } from './shares';

/** What winning customers costs, what each sale costs, and what is paid whoever buys: today, and not once. */
export const readCosts = (clause: Clause): Claim[] =>
  isFormerCost(clause)
    ? readAnyCosts(clause).filter(({ kind }) => kind !== 'unitCost' && kind !== 'fixedCost')
    : readAnyCosts(clause);

function readAnyCosts(clause: Clause): Claim[] {
  if (!isFact(clause)) return [];
  if (overheadsIn(clause).length > 0) return readFixedCost(clause);
  const shares = readShares(clause);
  if (shares.length > 0) return shares;
  if (isMarginTold(clause)) return [makeClaim('positiveMargin', clause)];
  const amount = money(clause) ?? bareCost(clause);
  const claims: Claim[] = isLosing(clause) || isLossOfEach(clause) ? [makeClaim('negativeMargin', clause)] : [];
  if (!amount) return claims;
  const isCustomer =
    clause.tokens.some((token) => has(token, 'customer') && token.pos === 'noun') ||
    /^(?:customer|subscriber|client|kunde|cliente)/.test(amount.per ?? '');
  const isAcquisition =
    states(clause, 'acquire') ||
    (isCustomer &&
      isOurCost(clause) &&
      amount.period === undefined &&
      !clause.tokens.some(({ text }) => text.startsWith('serv')));
  const isNewCustomer = clause.tokens.some(
    ({ text }, index) => text === 'new' && has(clause.tokens[index + 1], 'customer'),
  );
  const toWin = amountFor(clause, 'win');
  const isWon =
    toWin !== undefined ||
    isAcquisition ||
    isBroughtIn(clause, amount) ||
    isWinning(clause) ||
    isReferralFee(clause, amount) ||
    (isNewCustomer && hasAny(clause.tokens, 'cost')) ||
    // "41 organists signed up; parishes pay £8 per Sunday": what they pay wins nobody.
    (!isReceived(clause) && isPerNewCustomer(clause, amount));
  if (isWon && amount.currency !== undefined)
    claims.push(
      makeClaim('acquisitionCost', clause, { quantity: tieToCustomers(clause, toWin ?? amount) }),
      ...wayOf(clause),
      ...servingCost(clause),
    );
  else {
    const costs = isOurCost(clause) ? costAmounts(clause) : [];
    claims.push(
      ...costs.map((quantity) =>
        makeClaim(isRunningCost(clause, quantity) ? 'fixedCost' : 'unitCost', clause, { quantity }),
      ),
    );
    if (costs.length === 0) claims.push(...readFixedCost(clause));
  }
  return claims;
}

const purposes = {
  win: /^(?:acquire|win|sign|gain|land|recruit)$/,
  serve: /^(?:serve|supply|host|support|run|keep)$/,
} as const;

/** "22 euros a month to serve and 310 euros to acquire": the amount by what it is spent for. */
const amountFor = ({ tokens, quantities }: Clause, purpose: keyof typeof purposes): Quantity | undefined =>
  quantities.find(
    ({ kind, end }) =>
      kind === 'money' && tokens[end]?.text === 'to' && purposes[purpose].test(tokens[end + 1]?.lemma ?? ''),
  );

function servingCost(clause: Clause): Claim[] {
  const quantity = amountFor(clause, 'serve');
  return quantity ? [makeClaim('unitCost', clause, { quantity })] : [];
}

const former =
  / used to (?:cost|charge|bill|pay|take|come) | (?:früher|damals) (?:\S+ ){0,3}?(?:kosteten?|zahlten?|verlangte|berechnete|nahm) | (?:kosteten?|zahlten?|verlangte|berechnete|nahm) (?:\S+ ){0,3}?(?:früher|damals) | antes (?:\S+ ){0,4}?(?:costaban?|cobraban?|pagaba|pagábamos|era|eran) | solían? (?:costar|cobrar|pagar|ser) /;
const now = /^(?:now|today|currently|jetzt|heute|ahora|hoy|现在|如今)$/;

/** "The abattoir used to charge us £45 a week", 以前房租每月3000元: paid no more. */
const isFormerCost = ({ tokens, quantities, sentence }: Clause): boolean =>
  quantities.length > 0 &&
  (sentence.isLatin
    ? former.test(spacedWords(tokens))
    : /(?<![比跟送寄拿搬带])(?:以前|原来|过去(?!的?[一二两三几半\d]))|早些年/u.test(lettersOf(tokens))) &&
  !tokens.some(({ text }) => now.test(text));

/** "So we lose money on each"; not "we lose money on every no-show". */
const isLosing = ({ tokens, speaker, negated }: Clause): boolean =>
  speaker === 'own' &&
  tokens.some((token, index) => {
    const [money, on, which, what] = tokens.slice(index + 1, index + 5);
    return (
      token.text === 'lose' &&
      !negated.has(token) &&
      money?.text === 'money' &&
      /^(?:on|with|per)$/.test(on?.text ?? '') &&
      /^(?:each|every|all|them|it)$/.test(which?.text ?? '') &&
      (what === undefined || what.pos === 'punct' || /^(?:unit|sale|order|piece|one|of)$/.test(what.lemma))
    );
  });

/** "On which we lose €4 each kilo after all costs"; a year's loss after wages is no price below the cost of a unit. */
const isLossOfEach = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  / (?:we|i) (?:still )?lose (?:\S+ ){1,3}(?:each|per|on each|on every) \S+ after (?:\S+ )?(?:costs|expenses) /.test(
    spacedWords(clause.tokens),
  );

/** What others receive of a price, and what is left of it. */
function readShares(clause: Clause): Claim[] {
  const payout = payoutOf(clause) ?? paidToWorker(clause);
  const kept =
    keptOf(clause) ?? (clause.speaker === 'own' || clause.speaker === 'other' ? profitOf(clause) : undefined);
  return [
    ...(payout ? [makeClaim('unitCost', clause, { quantity: payout })] : []),
    ...(kept ? [makeClaim('kept', clause, { quantity: kept })] : []),
    ...(payout && isLeftOfSeveral(clause) ? [makeClaim('positiveMargin', clause)] : []),
  ];
}

/** "It costs us 5": a bare number, whose currency may stand in the sentence. */
function bareCost(clause: Clause): Quantity | undefined {
  const bare = clause.quantities.find(isBare);
  return bare && toAmount(clause, bare);
}

/** "Leaflets brought the crews in at £13 per crew", "won eight with ads for £1,200": the price of those who came. */
export const isBroughtIn = ({ tokens, context }: Clause, { per, period, start }: Quantity): boolean =>
  (per !== undefined
    ? (classesOf(per, 'noun') ?? []).includes('people')
    : period === undefined && tokens[start - 1]?.text === 'for' && countWon(context) !== undefined) &&
  tokens.some(
    (token) => token.pos === 'verb' && /^(?:bring|win|land|yield|gain|attract|draw|fetch|deliver)$/.test(token.lemma),
  ) &&
  tokens.some((token) => token.pos === 'noun' && has(token, 'venue', 'channel'));

/** "A new house costs me £11 in flyers" names the way as well. */
const wayOf = (clause: Clause): Claim[] =>
  clause.tokens.some(
    (token) => token.pos === 'noun' && has(token, 'venue', 'channel') && !has(token, 'vagueChannel', 'people'),
  )
    ? [makeClaim('channel', clause), makeClaim('channelDetail', clause)]
    : [];

const costing: ReadonlySet<string> = new Set(['cost', 'spend', 'spending', 'pay']);

/** "A new one costs us 4 euros", "6 pounds per customer" beside the way, "a visit costs 310 pounds and brings two customers". */
function isPerNewCustomer({ tokens, context }: Clause, { per, period, start, end }: Quantity): boolean {
  if (period !== undefined) return false;
  const isCosting =
    tokens.some(({ lemma }) => costing.has(lemma)) ||
    tokens.slice(end, end + 4).some((token) => token.pos === 'noun' && has(token, 'venue', 'channel'));
  const isNew = tokens.some(
    ({ text }, index) => text === 'new' && index < start && hasAny(context, 'answer', 'arrive', 'channel', 'venue'),
  );
  const isEach =
    /^(?:customer|client|subscriber|member|user|buyer|newcomer|sign)$/.test(per ?? '') &&
    hasAny(context, 'reach', 'channel', 'venue');
  return (isCosting && (isNew || countWon(context) !== undefined)) || isEach;
}
