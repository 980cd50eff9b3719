import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { months } from '../../text/months';
import type { Quantity } from '../../text/quantities';
import { periodWords } from '../../lexicon/numbers';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, isVoid, makeClaim, states, type Claim } from '../claim';
import { countBefore } from './countBefore';
import { countGone } from './goneWords';
import { isClients } from './leavers';
import { readLeavingShare } from './leavingShare';
import { isLosingShare } from './lostCustomers';
import { isNoLoss } from './noLoss';
import { isFreeToLeave, isGivingUpOther } from './quitting';
import { isNoneGone, readStillRunning } from './retention';
import { isReturnRate } from './returnRates';
import { singleGone } from './singleGone';
import { staff } from './staff';
import { wholeOfParts } from './wholeOfParts';

/** How many leave: a share, or a count of all of them: "5% cancel each month", "9 pay and 1 leaves each month". */
export const readChurn = memoise((clause: Clause): Claim[] => {
  if (!isFact(clause) || isNoLoss(clause)) return [];
  // Without a share: nobody left so far, nobody knows of how many, or the share is told in words.
  if (isNoChurn(clause) || isReturnRate(clause)) return [makeClaim('churn', clause)];
  if ((isVoid(clause) && !readLeavingShare(clause)) || clause.isNobody) return [];
  const percent = clause.quantities.find(({ kind }) => kind === 'percent');
  if (percent) return readShareGone(clause, percent);
  const running = readStillRunning(clause);
  if (running)
    return [
      makeClaim('churn', clause, {
        quantity: { ...running.count, value: running.all - running.count.value, of: running.all },
      }),
    ];
  const gone =
    clause.quantities.find((quantity) => isLeaving(clause, quantity)) ?? singleGone(clause) ?? toldGone(clause);
  if (!gone) return [];
  const whole = gone.of === undefined ? countBefore(clause.context, clause.tokens[gone.start], gone.value) : undefined;
  if (isWithoutThem(clause, gone, whole)) return [makeClaim('churn', clause)];
  const of = gone.of ?? wholeOfParts(clause.context, gone.value) ?? whole?.value;
  return of === undefined
    ? []
    : [makeClaim('churn', clause, { quantity: { ...gone, of, period: gone.period ?? periodOfGone(clause, gone) } })];
});

/** "5% cancel each month", "12 % kündigen jährlich", 月流失率6%. */
function readShareGone(clause: Clause, percent: Quantity): Claim[] {
  const told = readLeavingShare(clause);
  const isOfClients = told !== undefined && (told.who === undefined || isClients(told.who));
  if (!isOfClients && !(states(clause, 'churn') && !isLeftOver(clause, percent)) && !isLosingShare(clause)) return [];
  const period = percent.period ?? (isOfClients ? told.period : undefined) ?? regularPeriod(clause.tokens);
  return [makeClaim('churn', clause, { quantity: { ...percent, period } })];
}

/** "One of our four left in June": a single one, who leaves but once; so many of them leave in no month. */
export const periodOfGone = ({ tokens }: Clause, { value }: Quantity): Quantity['period'] =>
  value === 1 && isInMonth(tokens) ? regularPeriod(tokens) : periodIn(tokens);

/** "Residents left 18% of my meal against 45% of the usual one": what is left over, and nobody who leaves. */
const isLeftOver = ({ tokens }: Clause, { start, end }: Quantity): boolean =>
  tokens
    .slice(Math.max(0, start - 3), start)
    .some(
      ({ lemma }, at, before) =>
        lemma === 'leave' && before.slice(at + 1).every(({ pos }) => !/^(?:noun|verb|punct)$/.test(pos)),
    ) && tokens[end]?.text === 'of';

/** "De los 41 dentistas, 4 se dieron de baja", 26家里有2家停用了: who left, by the words for it of any language. */
const toldGone = (clause: Clause): Quantity | undefined => {
  const counts = clause.quantities.filter(({ kind }) => kind === 'count');
  const gone = counts.length > 0 ? countGone(clause) : undefined;
  return counts.find(({ value }) => value === gone);
};

const leaving = new Set(['leaves', 'left', 'quit', 'quits']);

/** "1 leaves", "11 of the 12 cancelled", "we lost 2 of 14 customers"; not "37 left their email", "12 are left". */
function isLeaving({ tokens, negated, speaker }: Clause, { kind, value, start, end }: Quantity): boolean {
  if (kind !== 'count' || value < 1) return false;
  // "Von 34 Wirten sind drei abgesprungen": the next number left.
  const next = tokens.findIndex(({ pos }, at) => at >= end && pos === 'num');
  const isGone = tokens.slice(end, Math.min(end + 4, next < 0 ? tokens.length : next)).some((token, index) => {
    if (negated.has(token)) return false;
    if (leaving.has(token.text))
      return tokens[end + index - 1]?.lemma !== 'be' && isWithoutObject(tokens[end + index + 1]);
    // To complete is a sense of the nouns and verbs that end something.
    return (
      token.pos === 'verb' &&
      has(token, 'cancel') &&
      !has(token, 'craft') &&
      !isGivingUpOther(tokens, end + index) &&
      !isFreeToLeave(tokens, end + index)
    );
  });
  const isKept = speaker === 'own' && tokens[start - 1]?.lemma === 'have';
  const isLost =
    tokens.slice(Math.max(0, start - 2), start).some(({ text }) => text === 'lost') &&
    (hasAny(tokens.slice(end, end + 3), 'customer') ||
      // "We lost three of our forty cafes".
      (speaker === 'own' &&
        tokens[end - 2]?.text === 'our' &&
        hasAny(tokens.slice(end, end + 2), 'people') &&
        !staff.test(tokens[end]?.lemma ?? '')));
  return (isGone && !isKept) || isLost;
}

/** "I have 9 clients, two left": those who left aren't among the 9. Not "two of them left", "one leaves each month". */
const isWithoutThem = ({ context, tokens }: Clause, { end }: Quantity, whole: Quantity | undefined): boolean =>
  whole !== undefined &&
  /^(?:have|has|'ve)$/.test(context[whole.start - 1]?.text ?? '') &&
  tokens.slice(end - 1, end + 3).some(({ text }) => /^(?:left|quit|cancelled|canceled|stopped|churned)$/.test(text)) &&
  !tokens.slice(end, end + 2).some(({ text }) => text === 'of');

/** "Left us", "left last year", "quit in May". */
const isWithoutObject = (next: Token | undefined): boolean =>
  next === undefined ||
  /^(?:punct|adv|conj|adp)$/.test(next.pos) ||
  /^(?:us|it|last|this|each|every|per|early|the_service)$/.test(next.text);

/** "Nobody left", "churn is zero", "no churn yet", "Churn none so far". */
export const isNoChurn = (clause: Clause): boolean =>
  isNoneGone(clause) ||
  isNoneLost(clause) ||
  (clause.isNobody &&
    clause.tokens.some(
      (token, index) =>
        token.pos === 'verb' &&
        has(token, 'churn') &&
        clause.negated.has(token) &&
        !isFreeToLeave(clause.tokens, index),
    )) ||
  (clause.sentence.hasLatin && isChurnOfNone(clause.context));

const noneLost =
  / (?:not|n't|never) (?:yet )?lost (?:a|any|one|a single) (?:paying )?(?:customer|client|subscriber|member)s?(?= )| lost (?:\S+ ){0,4}?no (?:customers|clients|subscribers|members)(?= )| (?:no|zero) cancell?ations?(?= )| (?:keinen?|nie einen) (?:einzigen |zahlenden )?kund\S+ (?:\S+ )?verloren(?= )| no (?:hemos|he) perdido (?:a )?(?:ningún|ninguna|ni un(?:a)?(?: sol[oa])?) client\S+(?= )/;

/** "We haven't lost a single customer", "wir haben noch keinen Kunden verloren". */
const isNoneLost = memoise(
  ({ tokens, sentence }: Clause): boolean => sentence.isLatin && noneLost.test(spacedWords(tokens)),
);

const isChurnOfNone = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lemma, pos }, index) =>
      lemma === 'churn' &&
      (pos !== 'verb' || index === 0) &&
      [tokens[index - 1], ...tokens.slice(index + 1, index + 4)].some((word) =>
        /^(?:no|none|zero|0)$/.test(word?.text ?? ''),
      ),
  ) && !tokens.some(({ text }) => text === '%');

/** In which time, or how regularly: "last month", "each month". */
export const periodIn = (tokens: readonly Token[]): Quantity['period'] =>
  pastPeriod(tokens) ?? regularPeriod(tokens) ?? periodOf(thisYear, tokens);

/** "25 of our 210 customers left this year", "in diesem Jahr", "este año". */
const thisYear = / (?:this|dieses|diesem|este) (year|jahr|año) /;

/** "3 of our 60 bakeries cancel every month", "in a normal month", "im Monat", "cada mes", 每个月; not "stopped after a month". */
const regularly =
  /(?<! (?:after|within|for|in|over|almost|than|only|just)(?= an? )) (?:each|every|a|per|in an? (?:normal|typical|average|usual)|im|pro|jeden?|jedes|al|a la|por|cada) (week|month|quarter|year|woche|monat|quartal|jahr|semana|mes|trimestre|año) |每个?(周|星期|月|季度|年)/;

const regularPeriod = (tokens: readonly Token[]): Quantity['period'] => periodOf(regularly, tokens);

/** "Last quarter", "in May", "letzten Monat", "el mes pasado", 上个月. */
export const pastPeriod = (tokens: readonly Token[]): Quantity['period'] =>
  isInMonth(tokens) ? 'month' : periodOf(lately, tokens);

const lately =
  / (?:last|past|letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?|últim[oa]) (week|month|quarter|year|woche|monat|quartal|jahr|semana|mes|trimestre|año) | (semana|mes|trimestre|año) pasad[oa] |上个?(周|星期|月|季度)|(?:去|上一?)(年)/;

const inMonth = new RegExp(` in (?:${months.en}) | im (?:${months.de}) | en (?:${months.es}) |(?<![\\d.])\\d{1,2}月`);

/** "In May", "im Mai", "en mayo", 5月. */
export const isInMonth = (tokens: readonly Token[]): boolean => inMonth.test(wordsOf(tokens));

/** The period that a pattern names in one of its groups. */
function periodOf(pattern: RegExp, tokens: readonly Token[]): Quantity['period'] {
  const [, ...words] = pattern.exec(wordsOf(tokens)) ?? [];
  const word = words.find((found) => found !== undefined);
  return word === undefined ? undefined : periodWords[word];
}

/** As they are written: Chinese without spaces. */
const wordsOf = memoise((tokens: readonly Token[]): string =>
  /\p{Script=Han}/u.test(lettersOf(tokens)) ? lettersOf(tokens) : spacedWords(tokens),
);
