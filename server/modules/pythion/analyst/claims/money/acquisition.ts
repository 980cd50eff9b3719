import { isCustomerWord } from '../../../../../../shared/customerWords';
import { classesOf } from '../../lexicon/classIndex';
import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { isAgentive } from '../people/agentive';
import { feePerSale, isFeePerSale } from './feePerSale';
import { isProspect } from './prospects';
import { isFailedTry } from '../reach/failedTry';

/** What winning customers costs, tied to how many it won. A sum without that number has neither `per` nor `among`. */
export function tieToCustomers(clause: Clause, amount: Quantity): Quantity {
  if (isForSale(clause, amount)) return { ...amount, per: 'customer' };
  // "£30 each visit", "£600 for a booth": what an attempt costs, and not a customer.
  const isAttempt = attempts.test(amount.per ?? '') || isWayItself(clause, amount);
  if (!isAttempt && isForOne(clause, amount)) return { ...amount, per: amount.per ?? 'customer' };
  const won = countWon(clause.context);
  if (won) return { ...amount, among: won };
  return isAttempt ? { ...amount, per: undefined } : amount;
}

const attempts =
  /^(?:visit|trip|drive|journey|talk|stand|stall|booth|campaign|fair|market|event|flyer|leaflet|poster|letter|ad|advert|post|mailing|besuch|kampagne|flyer|messe|campaña|feria)$/;

const isWayItself = ({ tokens }: Clause, { per }: Quantity): boolean =>
  per !== undefined && tokens.some((token) => token.lemma === per && has(token, 'venue', 'channel'));

/** The one amount of the sentence that is spent on winning customers. */
export function spendingOf(clause: Clause): Quantity | undefined {
  const [amount, ...others] = clause.quantities.filter(({ kind, period }) => kind === 'money' && period === undefined);
  return amount && others.length === 0 ? tieToCustomers(clause, amount) : undefined;
}

/** "10 Euro pro Buchung", "20元每单": a fee for each sale is what the customer of it costs. */
const isForSale = ({ tokens }: Clause, { per, start, end }: Quantity): boolean =>
  sales.test(per ?? '') ||
  tokens
    .slice(end, end + 3)
    .some(({ text }, at, after) => /^(?:per|pro|je|por|each)$/.test(text) && sales.test(after[at + 1]?.lemma ?? '')) ||
  /每(?:成交?|介绍|做成|签)(?:一|1)?[单个位家户块件]/u.test(lettersOf(tokens.slice(0, start))) ||
  /每[单块个位件]/.test(
    tokens
      .slice(Math.max(0, start - 2), start + 1)
      .map(({ text }) => text)
      .join(''),
  );

const sales = /^(?:booking|order|sale|deal|referral|buchung|bestellung|auftrag|verkauf|venta|reserva|pedido)$/;

/** "We pay cleaners 20 € for every landlord they send", "denen wir 20 € pro vermitteltem Vermieter zahlen". */
export const isReferralFee = ({ tokens, speaker, sentence }: Clause, { end, start }: Quantity): boolean => {
  if (speaker !== 'own' || !sentence.isLatin) return false;
  const isPaying = tokens.some(
    ({ text, lemma }) =>
      lemma === 'pay' || lemma === 'give' || /^(?:(?:be)?zahlen?|geben?|pagamos|pago|damos|doy)$/.test(text),
  );
  const after = tokens.slice(start + 1, end + 6);
  const per = after.findIndex(({ text }) => /^(?:per|pro|je|für|for|por|cada)$/.test(text));
  return isPaying && per >= 0 && after.slice(per + 1, per + 6).some(({ text }) => referred.test(text));
};

const referred =
  /^(?:vermittelt\p{L}*|geworben\p{L}*|empfohlen\p{L}*|neue[nmrs]?|referred|referral|recommended|introduced|send|sends|bring|brings|refer|refers|recomendad[oa]s?|nuev[oa]s?)$/u;

/** "Winning a firm costs $200", "signing one of them takes 40 euros", "conseguir un bar nos cuesta 45 euros". */
export const isWinning = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  ((hasAny(tokens, 'cost') && tokens.some(({ text }) => toWin.has(text))) ||
    tokens.some(
      (token, index) =>
        winningOne.has(token.text) &&
        nounAfter(tokens, index + 1) !== undefined &&
        tokens.slice(index + 2).some((word) => has(word, 'cost') || /^(?:cost|take)$/.test(word.lemma)),
    ));

const toWin: ReadonlySet<string> = new Set(['conseguir', 'captar', 'adquirir', 'gewinnen']);
const winningOne: ReadonlySet<string> = new Set(
  'winning acquiring signing landing gaining recruiting converting'.split(' '),
);

/** "We spent €600 on flyers. They brought 6 customers.": the number stands in the next sentence. */
export function readSpending(clauses: readonly Clause[]): Claim[] {
  return clauses.flatMap((clause) => {
    const amount = money(clause);
    if (amount && isFeePerSale(clause)) return feePerSale(clause, amount);
    if (!amount || !isSpentOnWay(clause, amount) || countWon(clause.context) !== undefined) return [];
    const next = clauses.find(({ index, sentence }) => index > clause.index && sentence !== clause.sentence);
    const won = next && isFact(next) && next.speaker !== 'rival' ? countWon(next.context) : undefined;
    return won ? [makeClaim('acquisitionCost', clause, { quantity: { ...amount, among: won } })] : [];
  });
}

const isSpentOnWay = (clause: Clause, { period, per, end }: Quantity): boolean =>
  isFact(clause) &&
  clause.speaker === 'own' &&
  period === undefined &&
  per === undefined &&
  clause.tokens.some(({ lemma }) => /^(?:spend|pay|invest)$/.test(lemma)) &&
  clause.tokens.slice(end, end + 6).some((token) => token.pos === 'noun' && has(token, 'venue', 'channel'));

/** "2 of the 4 came that way", "the choir pays £20": without an amount, or with one that is paid to us alone, nothing was spent. "600 euros y ni un cliente": nobody was won. */
export const isNoSpending = (clauses: readonly Clause[], context: readonly Token[]): boolean =>
  !(readQuantities(context).some(({ kind }) => kind === 'money' || kind === 'percent') || hasBareSpending(context)) ||
  clauses.every(isReceived) ||
  (clauses.some(isFailedTry) && countWon(context) === undefined);

const hasBareSpending = (context: readonly Token[]): boolean =>
  context.some(({ pos }) => pos === 'num') && hasAny(context, 'cost', 'pay', 'give');

/** "The choir pays £20 per set": they pay, and not we. */
export const isReceived = ({ speaker, tokens }: Clause): boolean =>
  speaker === 'people' &&
  tokens.some((token) => isVerb(token) && token.pos !== 'aux' && has(token, 'pay')) &&
  !hasAny(tokens, 'own');

/** "A new farm", "winning one", "€13 per crew", "our acquisition cost". */
function isForOne(clause: Clause, { per }: Quantity): boolean {
  if (isWinning(clause)) return true;
  const { tokens, sentence } = clause;
  if (per !== undefined && (isCustomerWord(per) || isPeopleWord(per) || per === 'each')) return true;
  if (sentence.isLatin && paidForSent.test(spacedWords(clause.context))) return true;
  if (!sentence.isLatin && wonInChinese.test(lettersOf(tokens))) return true;
  return tokens.some(
    ({ text }, index) =>
      /^(?:cac|acquisition|获客|获客成本)$/.test(text) ||
      isEachAlone(tokens, index) ||
      (/^(?:a|an|one|each|every|another|per|eine?n?|jede[nr]?|cada|pro|je|por|每|每个|一个|一位|一家)$/.test(text) &&
        nounAfter(tokens, index + 1) !== undefined),
  );
}

/** "Einige schickt der Elektrohändler, der bekommt dafür zehn Euro": for each that is sent. */
const paidForSent =
  / (?:schickt|schicken|vermittelt|vermitteln|empfiehlt|empfehlen|sends?|refers?|manda|mandan|envía|envían|recomienda|recomiendan) (?:\S+ ){0,12}?(?:(?:bekommt|bekommen|kriegt|kriegen) (?:dafür|pro|je)|(?:recibe|reciben|cobra|cobran|le doy|les doy|le damos|les damos) (?:\S+ ){0,3}?por (?:ello|eso|cada)) /;

/** "每获得一户成本约45元", "每家获客成本120元", "每介绍一家我们给她20元". */
const wonInChinese =
  /获客成本|每(?:新增|新来|多|成功)?(?:获得|得到|拉来|拉|开发|增加|介绍|带来|拿下|签下|签|获取|推荐)(?:来|到|了)?一?(?:个|家|户|位|名|人)|每(?:一)?(?:个|家|户|位|名)新/u;

/** "One costs us 90 dollars", "jeder kostete uns 35 Euro", "£120 for each": one of those who were named before. */
const isEachAlone = (tokens: readonly Token[], index: number): boolean => {
  const [before, word, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isCosting = next?.lemma === 'cost' || /^(?:hat|haben|kostet|kostete|cuesta|costó)$/.test(next?.text ?? '');
  return (
    (/^(?:one|each|jede[rs]?|einer|cada|uno)$/.test(word?.text ?? '') &&
      isCosting &&
      !/^(?:adj|det|noun)$/.test(before?.pos ?? '')) ||
    (word?.text === 'each' && before?.text === 'for' && (next === undefined || next.pos === 'punct'))
  );
};

/** People, customers or "one", with the adjectives before them. */
const nounAfter = (tokens: readonly Token[], from: number): Token | undefined => {
  const words = tokens.slice(from, from + 4);
  const end = words.findIndex(({ pos }) => !/^(?:det|adj|noun|num|verb)$/.test(pos));
  return (end < 0 ? words : words.slice(0, end)).find(
    (token, index, all) =>
      token.text === 'one' ||
      has(token, 'people', 'customer') ||
      isAgentive(token.lemma) ||
      deals.test(token.lemma) ||
      // "A new home costs us £140".
      (token.pos === 'noun' && all.slice(0, index).some(({ text }) => /^(?:new|neue[rsn]?|nuev[oa])$/.test(text))),
  );
};

/** What a customer is won by. */
const deals = /^(?:contract|signature|abschluss|vertrag|vertragsabschluss|contrato)$/;

const winning =
  /^(?:win|bring|get|gain|sign|land|acquire|yield|attract|produce|recruit|convert|become|join|gewinnen|gewonnen|brachten?|ganamos|trajo|带来|带来了|获得)$/;

/** "37 people left their email", "12 joined the waiting list": whom to write to, and no customers yet. */
const addresses =
  / (?:left|gave|joined|(?:signed|registered|subscribed)(?: up)?|für|hinterließen|gaben|dejaron|apuntaron)(?: \S+){0,4}? (?:emails?|e - mails?|newsletter|wait ?list|waiting list|warteliste|lista de espera|correos?) /;

/** How many customers a sentence reports as won: "won 6 of them", "brought us two customers", "6 of them joined". */
export function countWon(context: readonly Token[]): number | undefined {
  const counts = readQuantities(context).filter(({ kind, period, unit, start, end }) => {
    if (kind !== 'count' || period !== undefined) return false;
    if (unit === undefined && isShareOfMoney(context, start, end)) return false;
    // "Google ads brought 1,240 visitors": no customers yet.
    if (isProspect(unit) || addresses.test(spacedWords(context.slice(end, end + 7)))) return false;
    return unit === undefined || isCustomerWord(unit) || isPeopleWord(unit) || isNamedPeople(context, unit);
  });
  const come = comeInChinese(context);
  if (come !== undefined) return come.value;
  const verbs = context.flatMap((token, index) =>
    (isVerb(token) || token.text !== token.lemma || /\P{ASCII}/u.test(token.text)) &&
    winning.test(token.lemma) &&
    !hasAny(context.slice(Math.max(0, index - 2), index), 'negation')
      ? [index]
      : [],
  );
  const won = counts.find(({ start, end, value }) =>
    value >= 1
      ? verbs.some(
          (verb) =>
            (start > verb && start <= verb + 4 && !context.slice(verb, start).some(({ pos }) => pos === 'conj')) ||
            (verb >= end && verb <= end + 3),
        )
      : false,
  );
  return won?.value;
}

/** "花了三千块只来了两家", "来了3个人". */
const comeInChinese = (context: readonly Token[]): Quantity | undefined =>
  readQuantities(context).find(
    ({ kind, start, unit }) =>
      kind === 'count' &&
      /^(?:[家户位人名]|个人)/u.test(unit ?? '') &&
      /来了?$/u.test(lettersOf(context.slice(Math.max(0, start - 2), start))),
  );

/** "The lender gets 12 and 8 is ours": money, whose currency was named before; not "got 6 of them". */
const isShareOfMoney = (context: readonly Token[], start: number, end: number): boolean =>
  context[start - 1]?.lemma === 'get' && !/^(?:of|new|more)$/.test(context[end]?.text ?? '');

const isNamedPeople = (tokens: readonly Token[], unit: string): boolean =>
  tokens.some((token) => token.lemma === unit && (has(token, 'people', 'customer') || isAgentive(unit)));

export const isPeopleWord = (word: string): boolean => (classesOf(word, 'noun') ?? []).includes('people');

/** A sum that was spent on winning customers, without how many it won: nobody knows yet what one costs. */
export const isUntiedSpending = ({ kind, quantity, clause }: Claim): boolean =>
  kind === 'acquisitionCost' &&
  (quantity
    ? (quantity.per === undefined || isProspect(quantity.per)) && quantity.among === undefined
    : !isForEach(clause) && clause.quantities.some((amount) => amount.kind === 'money'));

/** "4 pounds for each one", "10 Euro pro Buchung", 每块20元: said of one, whatever it is. */
const isForEach = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }) => /^(?:each|every|per|pro|je|cada|por|每)$/.test(text));
