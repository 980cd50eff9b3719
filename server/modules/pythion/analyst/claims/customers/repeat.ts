import { readQuantities } from '../../text/quantities';
import type { Clause } from '../../text/clause';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import { states } from '../claim';
import { isNoneGone } from './retention';

/** Whether a sentence says that nobody came back or went on, or speaks of a first time: no customer is loyal in it. */
export const isNoRepeat = (clauses: readonly Clause[], context: readonly Token[]): boolean =>
  isFirst(context) ||
  isLeaving(clauses) ||
  isFreeOnly(context) ||
  isOurTime(clauses) ||
  isAhead(context) ||
  isOnceEach(context);

const paidEach =
  / (?:paid|pagado|pagaron|pagó|gezahlt|bezahlt|zahlten|bezahlten) (?:\S+ ){0,6}?(?:each|apiece|cada un[oa]) | je (?:\S+ ){1,3}(?:gezahlt|bezahlt) /;

const everyMonth = / (?:month after month|monat (?:für|um) monat|mes a mes|mes tras mes) /;

/** "22 parejas han pagado 180 euros cada una desde marzo": each once, since then. Not "each has paid 30 a month". */
const isOnceEach = (context: readonly Token[]): boolean =>
  paidEach.test(spacedWords(context)) &&
  !everyMonth.test(spacedWords(context)) &&
  !hasAny(context, 'renew', 'again') &&
  !readQuantities(context).some(({ period }) => period !== undefined) &&
  !context.some((token, index) => isEveryTime(token, context[index + 1]));

/** "Again", "every month", "since May", "still", "for a second year"; "they pay 400 a year" and "have paid" are none of them. */
export const isOfRepeat = (clauses: readonly Clause[], context: readonly Token[]): boolean =>
  hasAny(context, 'renew') ||
  clauses.some(isNoneGone) ||
  context.some((token, index) => isAgain(token, context[index + 1]) || isEveryTime(token, context[index + 1])) ||
  context.some(
    ({ text }, index) =>
      (text === 'once' && context[index - 1]?.text === 'than') ||
      (text === 'back' && context[index - 1]?.lemma === 'be') ||
      // "A deposit for next year": for one more.
      (text === 'next' && context[index - 1]?.text === 'for'),
  ) ||
  context.some(
    ({ text }, index) => /^(?:times|mal|veces|fois|vezes)$/.test(text) && context[index - 1]?.pos === 'num',
  ) ||
  readQuantities(context).some(({ kind, value, unit }) => kind === 'time' && (value > 1 || unit !== undefined)) ||
  /续|再|又|每次|每月|每周|每年|每天|还在|仍|继续|回头|老客|第二|多次|一直/.test(lettersOf(context));

/** "A second order"; not "the third is waiting". */
const isAgain = (token: Token, next: Token | undefined): boolean =>
  goingOn.test(token.lemma) ||
  goingOn.test(token.text) ||
  (has(token, 'again') &&
    !(/^(?:second|third)$/.test(token.text) && (next === undefined || isVerb(next) || next.pos === 'punct')));

const isEveryTime = ({ text }: Token, next: Token | undefined): boolean =>
  /^(?:every|each|per|all|most|jede[nrsm]?|cada|chaque|todos|todas)$/.test(text) &&
  /^(?:day|week|month|quarter|year|term|season|time|night|morning|two|three|other|tag|woche|monat|jahr|mal|quartal|día|semana|mes|año|vez|mois|jour|semaine|mês|vezes|los|las|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
    next?.lemma ?? '',
  );

const goingOn =
  /^(?:still|since|keep|continue|remain|stay|retain|retention|return|reorder|re-order|rebook|extend|another|regular|ago|regularly|loyal|standing|daily|weekly|monthly|quarterly|yearly|annually|subscription|subscriber|noch|weiter\w*|immer|seit\w*|bleib\w*|blieb\w*|geblieben|verläng\w*|zweit\w*|dritt\w*|mehrmals|mehrfach|dauer\w*|stamm\w*|täglich|wöchentlich|monatlich|jährlich|sigu\w*|contin\w*|renov\w*|repit\w*|repet\w*|segund\w*|desde|aún|todavía|vuelv\w*|volv\w*|veces|fiel\w*|mensual\w*|semanal\w*|encore|toujours|depuis|fois|revenu\w*|renouvel\w*|ainda|volt\w*|permanec\w*|quedan)$/;

/** "Been doing this since September": how long we have been at it. */
const isOurTime = (clauses: readonly Clause[]): boolean =>
  clauses.every(
    ({ tokens }) =>
      tokens.some(
        ({ lemma, text }, index) =>
          /^(?:do|run|work)$/.test(lemma) &&
          text.endsWith('ing') &&
          /^(?:this|it|at|on)$/.test(tokens[index + 1]?.text ?? ''),
      ) && !hasAny(tokens, 'pay', 'renew', 'again'),
  );

/** "17 pay each month, and six of them have cancelled": nobody is said to have come back. */
const isLeaving = (clauses: readonly Clause[]): boolean =>
  clauses.some((clause) => states(clause, 'churn', 'cancel') && !isNoneGone(clause)) &&
  !clauses.some((clause) => states(clause, 'renew', 'again') || clause.tokens.some(({ text }) => text === 'still'));

/** "Three labs use the free version every week": users, and no customers. */
const isFreeOnly = (context: readonly Token[]): boolean =>
  context.some(
    ({ text }, index) => text === 'free' && /^(?:version|plan|tier|app|trial)$/.test(context[index + 1]?.lemma ?? ''),
  ) && !hasAny(context, 'pay', 'renew');

/** "Paid for its first year": nobody came back yet. */
const isFirst = (context: readonly Token[]): boolean =>
  context.some(
    ({ text }, index) => text === 'first' && /^(?:year|month|season|term|order)$/.test(context[index + 1]?.lemma ?? ''),
  ) && !hasAny(context, 'renew', 'again');

const ahead =
  / (?:up - front|up front|upfront|in advance|ahead|im voraus|vorab|por adelantado|por anticipado|de antemano) |预付|提前付|预交/;

/** "Have paid for three months up front": once, for a time to come. Not "pay each month in advance". */
const isAhead = (context: readonly Token[]): boolean =>
  (ahead.test(spacedWords(context)) || ahead.test(lettersOf(context))) &&
  !hasAny(context, 'renew', 'again') &&
  !context.some((token, index) => isEveryTime(token, context[index + 1])) &&
  !/续|再|又|每/.test(lettersOf(context));
