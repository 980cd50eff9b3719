import type { Clause } from '../../text/clause';
import { readQuantities } from '../../text/quantities';
import { periodWords } from '../../lexicon/numbers';
import { memoise } from '../../text/memoise';
import { hasAny, isVerb, lettersOf, type Token } from '../../text/token';
import { isFact } from '../claim';
import { isAgentive } from '../people/agentive';

const spending =
  /^(?:buy|pay|spend|order|import|rent|sign|agree|offer|quote|plan|kaufen|gekauft|bezahlt|bestellt|compramos|pagamos|gastamos)$/;

/**
 * Work of ours that is done and counted, each at a price: "last month we mended 95 batteries at 38 dollars each",
 * 上个月修了95块电池，每块收380元. Not "we bought 95 at 38 each", nor "we made 40 at 9 each", which may be what they cost us.
 */
export const isPaidWork = memoise(
  (clause: Clause): boolean =>
    isFact(clause) && (isDoneAtPrice(clause) || isDoneAtRate(clause) || isDoneInChinese(clause)),
);

const isDoneAtPrice = ({ tokens, quantities, speaker, negated }: Clause): boolean => {
  const price = quantities.find(({ kind, per }) => kind === 'money' && per !== undefined);
  const work = quantities.find(({ kind, value }) => kind === 'count' && value > 1);
  if (price === undefined || work === undefined || work.start >= price.start) return false;
  // "200 statements were checked last winter for 49 euros each" as well.
  const isOurs =
    speaker === 'own' ||
    tokens.some(
      (token, index) =>
        /^(?:wir|ich)$/.test(token.text) ||
        (/^(?:was|were)$/.test(tokens[index - 1]?.text ?? '') && isServed(token, undefined)),
    );
  return (
    isOurs &&
    tokens.some((token, index) => isServed(token, tokens[index + 1]) && !negated.has(token)) &&
    !tokens.some(({ lemma, text }) => spending.test(lemma) || spending.test(text)) &&
    !hasAny(tokens, 'cost')
  );
};

/**
 * "26 days last year for 9 weavers at £340 a day": days or visits for customers, at a price for each, and when they were done. Not
 * "we had a crane for 26 days at £340 a day", nor "next year 26 days for 9 weavers".
 */
const isDoneAtRate = ({ tokens, quantities, speaker, context, sentence }: Clause): boolean => {
  const price = sentence.isLatin
    ? quantities.find(({ kind, per, period }) => kind === 'money' && (per ?? period) !== undefined)
    : undefined;
  if (!price) return false;
  const work = quantities.find(
    ({ kind, value, unit, start }) =>
      (kind === 'count' || kind === 'time') &&
      value > 1 &&
      start < price.start &&
      unit !== undefined &&
      (unit === price.per || (periodWords[unit] ?? unit) === price.period),
  );
  const isForCustomers = quantities.some(
    ({ kind, start, end, unit }) =>
      kind === 'count' &&
      /^(?:for|with|für|bei|para|con)$/.test(tokens[start - 1]?.text ?? '') &&
      (hasAny(tokens.slice(start, end + 4), 'people', 'customer') || isAgentive(unit)),
  );
  const verb = tokens.find(isVerb);
  const isOurs = verb === undefined || ((speaker === 'own' || verb === tokens[0]) && /^(?:do|work)$/.test(verb.lemma));
  return (
    work !== undefined &&
    isForCustomers &&
    isOurs &&
    isPastTime(tokens) &&
    !hasAny(tokens, 'cost', 'negation', 'rival') &&
    !context.some(({ text }) => /^(?:they|their|them|she|he|someone|another)$/.test(text))
  );
};

/** "Last year", "so far", "this season", "letztes Jahr", "el año pasado". */
const isPastTime = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) =>
      (/^(?:last|past|this|letzte[sn]?|vergangene[sn]?|dieses|diesen|este)$/.test(text) &&
        periodWords[tokens[index + 1]?.text ?? ''] !== undefined) ||
      (text === 'so' && tokens[index + 1]?.text === 'far') ||
      /^(?:pasad[oa]|bisher|since|seit|done|gemacht)$/.test(text),
  );

/** Work on what is others' already, which only they pay for. */
const service =
  /^(?:mend|repair|clean|sharpen|fix|wash|service|restore|refurbish|groom|sweep|polish|translate|tune|iron|trim|check|review|proofread|audit|inspect)$/;
const servedInOtherLanguages =
  /^(?:repariert|gereinigt|gewaschen|geschärft|geschliffen|gewartet|geputzt|übersetzt|reparamos|arreglamos|limpiamos|lavamos|afilamos|tradujimos)$/;

/** "Mended", "haben repariert", "arreglamos". */
const isServed = ({ pos, text, lemma }: Token, next: Token | undefined): boolean =>
  servedInOtherLanguages.test(text) ||
  (pos === 'verb' && service.test(lemma) && text !== lemma && !/(?:ing|s)$/.test(text) && next?.text !== 'to');

const isDoneInChinese = ({ tokens, speaker, quantities }: Clause): boolean => {
  const letters = lettersOf(tokens);
  return (
    speaker !== 'people' &&
    quantities.length > 0 &&
    /了(?:\d+|[一二三四五六七八九十百两]+)[^\d，。,]{1,8}[，,]?每[^，。,\d]{0,3}(?:收费?|卖|售价?)/.test(letters) &&
    !/打算|计划|免费|买了|付给|花了/.test(letters)
  );
};

/**
 * We tried it for weeks and counted before and after: "lo he probado en tres bares durante tres meses: de 9 plantones a 2". That
 * it was much the same elsewhere takes nothing away.
 */
export function isCountedTrial({ context }: Clause): boolean {
  const isTried = context.some(
    ({ text }, index) =>
      (/^(?:probado|probiert|getestet|tried|tested)$/.test(text) &&
        context
          .slice(Math.max(0, index - 8), index)
          .some((word) => /^(?:he|hemos|habe|haben|i|we|ich|wir)$/.test(word.text))) ||
      /^(?:probamos|probé)$/.test(text),
  );
  const quantities = readQuantities(context);
  const isLong = quantities.some(
    ({ kind, unit }) => kind === 'time' && /^(?:week|month|monat|woche|mes|semana)/.test(unit ?? ''),
  );
  return (
    isTried &&
    isLong &&
    quantities.some(({ start, end }) => isFrom(context[start - 1]) && context.slice(end, end + 6).some(isTo))
  );
}

const isFrom = (token: Token | undefined): boolean => /^(?:from|von|de)$/.test(token?.text ?? '');
const isTo = ({ text }: Token): boolean => /^(?:to|auf|a)$/.test(text);

const joining =
  /^(?:mitmachen|teilnehmen|kaufen|zahlen|bezahlen|nutzen|nehmen|buchen|bestellen|abonnieren|unterschreiben|join|buy|pay|use|order|book|subscribe|sign|participarían|comprarían|pagarían|usarían|参加|购买|付费|付钱|使用)$/;

/** "Wir haben 48 Segler gefragt, 31 würden mitmachen": how many of those asked said that they would. */
export const isAskedIntention = (clause: Clause): boolean =>
  (clause.speaker === 'own' || clause.speaker === 'people') &&
  clause.modality !== 'question' &&
  hasAny(clause.context, 'interview') &&
  // "Would pay if the county asked them to": nobody was asked.
  !clause.context.some(({ text }) => /^(?:if|unless|wenn|falls|si|如果)$/.test(text)) &&
  readQuantities(clause.context).length > 1 &&
  clause.tokens.some(
    (token, index) =>
      joining.test(token.text) &&
      !clause.negated.has(token) &&
      clause.tokens
        .slice(Math.max(0, index - 3), index + 1)
        .some(({ text }) => /^(?:würden|would|愿意)$/.test(text) || text.endsWith('rían')) &&
      clause.tokens.slice(Math.max(0, index - 4), index).some(({ pos }) => pos === 'num'),
  );
