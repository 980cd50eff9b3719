import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, lettersOf, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';

/** In the present tense, of any number. */
const paying =
  /^(?:pays?|buys?|rents?|leases?|hires?|purchases?|subscribes?|orders?|books?|(?:be)?zahl(?:t|en)|kauf(?:t|en)|mieten?|mietet|pagan?|compran?|alquilan?|paient?|payent?|achète(?:nt)?|louent?|pagam|compram|alugam?)$/;
const using = /^(?:uses?|nutz(?:t|en)|verwende(?:t|n)|benutz(?:t|en)|usan?|utilizan?|utilise(?:nt)?|usam|utilizam?)$/;

/** Somebody of ours is in it, or a time since when: what happens, and not only what it costs. */
const settled =
  /^(?:us|me|our|my|already|now|still|since|today|currently|so|far|again|who|all|both|most|half|last|past|ago|uns|mir|unser\p{L}*|schon|bereits|seit|heute|inzwischen|mittlerweile|jetzt|alle|beide|haben|hat|nos|nuestr[oa]s?|ya|desde|hoy|actualmente|ahora|amb[oa]s|déjà|depuis|nous|aujourd'hui|já|hoje|agora)$/u;
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;

const isSettled = (token: Token, index: number, tokens: readonly Token[]): boolean =>
  settled.test(token.text) ||
  has(token, 'own', 'again', 'renew') ||
  (months.test(token.text) && token.pos !== 'aux') ||
  (/^(?:19|20)\d\d$/.test(token.text) && /^(?:in|since|seit|en|desde|im|em)$/.test(tokens[index - 1]?.text ?? ''));

/** Before a number that says how big each is: "labs over 15 staff", "Betriebe ab 5 Leuten". */
const beforeSize = /^(?:having|under|over|above|below|ab|bis|unter|über|hasta|até)$/;
/** "Labs with 15 staff"; not "talks with 15 labs". */
const beforeTheirs = /^(?:with|mit|con|avec|com)$/;
/** "Comunidades de 6 a 20 pisos"; not "a chain of five homes". */
const beforeRange = /^(?:with|of|from|between|mit|von|zwischen|con|de|entre|avec|com)$/;
const inRange = /^(?:to|and|or|-|–|bis|und|a|y|o|à|et|e|到|至)$/;
/** "At least", "more than", "mehr als", "más de". */
const rough =
  /^(?:more|less|fewer|than|at|least|most|up|to|about|around|mehr|weniger|als|mindestens|höchstens|más|menos|de)$/;

/** How big each of them is, and not how many there are. */
export function isSize(tokens: readonly Token[], { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  const isEnd = tokens[start - 2]?.pos === 'num' && inRange.test(tokens[start - 1]?.text ?? '');
  const isStart = tokens[start + 2]?.pos === 'num' && inRange.test(tokens[start + 1]?.text ?? '');
  if (isHanSize(tokens, isStart ? start + 3 : end, isStart || isEnd)) return true;
  const before = tokens.slice(0, isEnd ? start - 2 : start);
  const at = before.findLastIndex(({ text }, index) => !rough.test(text) || before[index - 1]?.pos === 'noun');
  const [word, owner] = [before[at]?.text ?? '', before[at - 1]];
  // "With 9 bakeries who pay" begins with them, and "of 14" counts those of whom 9 pay.
  return (
    owner?.pos === 'noun' &&
    !/^(?:of|davon|de)$/.test(tokens[end]?.text ?? '') &&
    (beforeSize.test(word) ||
      ((isStart || isEnd) && beforeRange.test(word)) ||
      (beforeTheirs.test(word) && (has(owner, 'people', 'customer', 'venue') || isAgentive(owner.lemma))))
  );
}

/** 有5到40亩的茶农, 20人的店; not 318位老人的家属, which counts them. */
const isHanSize = (tokens: readonly Token[], end: number, isRange: boolean): boolean =>
  /^[亩人张间台平桌辆]|^员工/u.test(tokens[end]?.text ?? '') &&
  (isRange || tokens.slice(end, end + 3).some(({ text }) => /^(?:的|以上|以下|以内)$/.test(text)));

const takings =
  /^(?:takings|revenue|turnover|earned|earn|took|mrr|arr|umsatz|einnahmen|eingenommen|verdient|ingresos|facturado|facturamos|ganado|recette|faturamos)$/;

/** Those who act, counted anywhere in the sentence, what they did again, or what all of them paid. */
const isCounted = ({ tokens, context }: Clause, verb: number): boolean =>
  context.some((token) => has(token, 'renew', 'again') || takings.test(token.text)) ||
  readQuantities(tokens).some(
    (quantity) => quantity.kind === 'count' && quantity.start < verb && !isSize(tokens, quantity),
  ) ||
  readQuantities(context).some(
    (quantity) =>
      quantity.kind === 'count' &&
      !isSize(context, quantity) &&
      (isAgentive(quantity.unit) || hasAny(context.slice(quantity.start, quantity.end + 2), 'people', 'customer')),
  );

/** Nobody is counted who does it, and no time is named: "breweries with 500 kegs pay $1 a month". */
const isOfAny = (clause: Clause, verb: number): boolean =>
  verb > 0 &&
  !clause.tokens.some(isSettled) &&
  !isCounted(clause, verb) &&
  clause.tokens.slice(0, verb).some(({ pos }) => pos === 'noun' || pos === 'pron');

const verbIn = ({ tokens }: Clause, verbs: RegExp): number =>
  tokens.findIndex(
    (token, index) =>
      isVerb(token) && verbs.test(token.text) && !/^(?:to|would|will|not|be)$/.test(tokens[index - 1]?.lemma ?? ''),
  );

/**
 * "Labs with 3 to 15 technicians pay $79 a month", "Betriebe zahlen 89 € im Monat": a kind of customer and what it costs them. It
 * names the price and who pays, and no payment. Not "eleven labs pay", "labs have paid us since May".
 */
const isHabitualPrice = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? isOfAny(clause, verbIn(clause, paying))
    : /[付交买租花]/u.test(lettersOf(clause.tokens)) && isOfAnyInChinese(clause);

/** "Growers use it every week": who they are and how many isn't told. */
const isHabitualUse = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? isOfAny(clause, verbIn(clause, using))
    : clause.quantities.length === 0 && /用/u.test(lettersOf(clause.tokens)) && isOfAnyInChinese(clause);

const isOfAnyInChinese = ({ tokens, quantities, context }: Clause): boolean =>
  !/[了过已]|我们|给我|目前|现在|今年|去年|上个?月|月起|以来|续/u.test(lettersOf(context)) &&
  quantities.every((quantity) => quantity.kind !== 'count' || isSize(tokens, quantity));

const isHabitual = memoise(
  (clause: Clause): boolean =>
    clause.modality === 'fact' &&
    (clause.speaker === 'people' || clause.speaker === 'other') &&
    (isHabitualPrice(clause) || isHabitualUse(clause)),
);

/** Clauses that name a price or a habit of a kind of customer, and nobody who paid or used it. */
export const habitsIn = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause) => isHabitual(clause) && !isOfKnown(clause, clauses));

const role = /^(?:customer|client|user|buyer|subscriber|guest|owner|member|kunde|kundin|nutzer|cliente|usuario)$/;
const definite = /^(?:the|each|every|der|die|das|jede[rs]?|el|la|los|las|cada)$/;

/**
 * "Our board cut it at three hospitals. The hospitals pay €900 each", "the district pays 3 dollars per pump": those who were counted
 * before, or the only one that there is. "Care homes lose clothes. The home pays £2.80" means any of them.
 */
function isOfKnown({ tokens, index, quantities }: Clause, clauses: readonly Clause[]): boolean {
  const [article, ...after] = tokens;
  if (/^(?:they|sie|ellos|ellas)$/.test(article?.text ?? ''))
    return clauses.slice(Math.max(0, index - 3), index).some(isCustomerOfOurs);
  const verb = after.findIndex(isVerb);
  const noun = after.slice(0, Math.max(0, verb)).find(isHead);
  // Who is described by a size is any of them: "las empresas con 10 a 60 bicis".
  const isSized = quantities.some((quantity) => quantity.start <= verb && isSize(tokens, quantity));
  if (!definite.test(article?.text ?? '') || !noun || isSized) return false;
  const others = clauses.filter((other) => other.index !== index);
  if (others.some((other) => isCountOf(other, noun))) return true;
  const isSingle = /^(?:the|der|die|das)$/.test(article!.text) && /(?:s|t)$/.test(after[verb]?.text ?? '');
  return isSingle && !role.test(noun.lemma) && !others.some((other) => other.tokens.some(isAnyOf(noun)));
}

/** "Tofu shops buy our dryer time. They pay 9 dollars", "errors fell at the three paying forwarders. They pay 1,200 each". */
const isCustomerOfOurs = (before: Clause): boolean =>
  before.speaker === 'people' &&
  hasAny(before.tokens, 'pay', 'book', 'use') &&
  (hasAny(before.tokens, 'own') || before.quantities.some((count) => isPayingCount(before, count)));

/** "Three paying forwarders", "three companies use it": those who pay or use it are counted. */
const isPayingCount = ({ tokens, modality, isNobody }: Clause, { kind, value, end }: Quantity): boolean =>
  modality === 'fact' &&
  !isNobody &&
  kind === 'count' &&
  value > 1 &&
  (/^(?:paying|zahlende[nr]?)$/.test(tokens[end]?.text ?? '') ||
    tokens.some(({ lemma }, index) => index > end && lemma === 'use' && tokens[index + 1]?.text === 'it'));

const isHead = ({ pos }: Token, index: number, tokens: readonly Token[]): boolean =>
  pos === 'noun' && tokens[index + 1]?.pos !== 'noun';

/** "Care homes" or "a home" elsewhere makes "the home" any of them, unlike "the district office" for "the district". */
const isAnyOf =
  (noun: Token) =>
  (token: Token, index: number, tokens: readonly Token[]): boolean =>
    isFormOf(noun)(token) &&
    isHead(token, index, tokens) &&
    (token.text !== noun.text || /^(?:an?|each|every|per|eine?|jede[rs]?)$/.test(tokens[index - 1]?.text ?? ''));

const isCountOf = ({ tokens, quantities, modality, speaker, isNobody }: Clause, noun: Token): boolean =>
  modality === 'fact' &&
  /^(?:own|people|other)$/.test(speaker) &&
  !isNobody &&
  !hasAny(tokens, 'negation', 'rival') &&
  quantities.some(
    (quantity) =>
      quantity.kind === 'count' &&
      quantity.value > 1 &&
      !isSize(tokens, quantity) &&
      tokens.slice(quantity.end, quantity.end + 4).some(isFormOf(noun)),
  );

/** In languages without lemmas, with another ending. */
const isFormOf =
  (noun: Token) =>
  (token: Token): boolean =>
    token.lemma === noun.lemma || (token.pos === 'noun' && isSameStem(token.text, noun.text));

const isSameStem = (left: string, right: string): boolean =>
  left.length > 4 &&
  right.length > 4 &&
  Math.abs(left.length - right.length) < 3 &&
  (left.startsWith(right) || right.startsWith(left));
