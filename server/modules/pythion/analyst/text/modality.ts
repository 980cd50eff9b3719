import { isAdviceSought } from './advice';
import { isConditional } from './condition';
import { isExpected, isOnPaper } from './expectation';
import { isAwaited, isChineseFuture, isDatedAheadInChinese, isFuture } from './future';
import { isOneSpan } from './quantities';
import { isRough } from './rough';
import type { Sentence } from './sentences';
import { isChineseBelief, isDoneForUsThen, isSpanishBelief, isSpanishConditional } from './supposition';
import type { Speaker } from './speaker';
import { has, isVerb, lettersOf, spacedWords, type Token } from './token';

export type Modality = 'fact' | 'plan' | 'hedge' | 'condition' | 'question';

/** What counts of the clause before. */
type Before = { modality: Modality; speaker: Speaker; hasVerb: boolean };

/** "Say 26 salons pay us", "let's say …": a supposition. */
const isSaid = (context: readonly Token[]): boolean =>
  /^ (?:let (?:'s|us) say|(?:say|assume) (?:\d+|that|we|they|one|two|three|four|five|ten|twenty)) /.test(
    spacedWords(context.slice(0, 4)),
  );

/** "Es stimmt nicht, dass elf Betriebe zahlen", "no es cierto que nos paguen", 并不是有22户付钱. */
const isUntrue = ({ isLatin }: Sentence, context: readonly Token[]): boolean =>
  isLatin
    ? untrue.test(spacedWords(context.slice(0, 12)))
    : /^(?:并不是|并非|不是)有|不是真的|是假的/u.test(lettersOf(context));

const untrue =
  / (?:(?:stimmt|trifft) nicht(?: zu)?|(?:nicht wahr|falsch|gelogen)) , dass | no es (?:cierto|verdad) que | (?:is|'s|was) (?:false|untrue|a lie) that /;

/** "Pays us for forecasts", "a dust forecast": what is offered, not what is expected. */
const isSoldForecast = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'forecast' &&
  tokens[index].pos === 'noun' &&
  (tokens[index - 1]?.pos === 'adp' || tokens[index - 1]?.pos === 'noun');

/** "Four of the five paid again for next year": what was paid for lies ahead, and not the payment. */
const isForNextPeriod = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index]?.text === 'next' ? index : index - 1;
  return (
    tokens[next]?.text === 'next' &&
    tokens[next - 1]?.text === 'for' &&
    tokens
      .slice(0, next)
      .some(
        (token, at) =>
          tokens[at - 1]?.text !== 'to' &&
          (has(token, 'pay', 'book', 'renew') || /^(?:deposit|sign|order)$/.test(token.lemma)),
      )
  );
};

/** "Vier Schulen haben 40 Paar gemietet und wollen sie wieder": what was done, and is asked for again. */
const isWantedAgain = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'wollen' &&
  /^(?:sie|es|ihn|das|die|uns)$/.test(tokens[index + 1]?.text ?? '') &&
  /^(?:wieder|erneut|nochmals|noch)$/.test(tokens[index + 2]?.text ?? '') &&
  /^(?:[.,;!]?|noch|einmal|nächstes|dieses)$/.test(tokens[index + 3]?.text ?? '') &&
  tokens.slice(0, index).some(({ text }) => /^(?:haben|hatten|sind)$/.test(text));

/** "One day after", "takes only one day": how long, and not when. */
const isHowLong = (tokens: readonly Token[], index: number): boolean => {
  const first = tokens[index]?.text === 'one' ? index : index - 1;
  if (tokens[first]?.text !== 'one' || !/^(?:day|year)$/.test(tokens[first + 1]?.text ?? '')) return false;
  const [before, after] = [tokens[first - 1]?.text ?? '', tokens[first + 2]?.text ?? ''];
  return (
    isOneSpan(tokens, first) ||
    /^(?:only|just|within|than|takes?|took|for|about|under|exactly)$/.test(before) ||
    /^(?:after|afterwards|later|instead)$/.test(after)
  );
};

/** Whether a clause states a fact, or what is planned, doubted, supposed or asked. */
export function modalityOf(
  sentence: Sentence,
  tokens: readonly Token[],
  context: readonly Token[],
  before: Before | undefined,
): Modality {
  if (sentence.isQuestion || isAdviceSought(context, sentence.isLatin)) return 'question';
  if (isConditional(tokens, context)) return 'condition';
  if (sentence.isLatin && (tokens.some(isSpanishConditional) || isDoneForUsThen(tokens) || isSaid(context)))
    return 'condition';
  if (isUntrue(sentence, context) || (sentence.isLatin ? isSpanishBelief(tokens) : isChineseBelief(tokens)))
    return 'hedge';
  if (isExpected(tokens, sentence.isLatin) || isOnPaper(tokens, context, sentence.isLatin)) return 'hedge';
  if (
    tokens.some(
      (token, index) =>
        has(token, 'plan') &&
        !isSoldForecast(tokens, index) &&
        !isForNextPeriod(tokens, index) &&
        !isWantedAgain(tokens, index) &&
        !isHowLong(tokens, index),
    )
  )
    return 'plan';
  if (isAwaited(tokens, context) || (!sentence.isLatin && isDatedAheadInChinese(context))) return 'plan';
  if (sentence.isLatin ? isDue(tokens) || isThoughtOf(tokens) || isFuture(tokens) : isChineseFuture(lettersOf(tokens)))
    return 'plan';
  if (tokens.some((token, index) => has(token, 'hedge') && !isRough(tokens, index))) return 'hedge';
  const isDoubted = context.some(
    (token, index) =>
      has(token, 'hedge') && !isRough(context, index) && !['may', 'might', 'could', 'should'].includes(token.text),
  );
  if (isDoubted) return 'hedge';
  const verb = tokens.find(isVerb);
  const hasSubject = tokens
    .slice(0, verb ? tokens.indexOf(verb) : 0)
    .some(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num');
  const isHeading = before !== undefined && !before.hasVerb && before.modality === 'plan';
  if (isGoal(tokens, context)) return 'plan';
  return before && (!hasSubject || isHeading || isStillPlanned(tokens, context, before)) ? before.modality : 'fact';
}

/** "Target for 2026: nine paying breweries", "Objetivo: …", "Proyección: ocupación del 85 %", "Unser Plan: …". */
const isGoal = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  tokens.length < 6 &&
  context[tokens.length]?.text === ':' &&
  context[0] === tokens[0] &&
  (tokens.slice(0, 2).some(({ text }) => goal.test(text)) || isOurPlan(tokens));

const goal =
  /^(?:targets?|goals?|aims?|objectives?|ambition|projections?|roadmap|ziele?|prognosen?|hochrechnung|objetivos?|metas?|proyección|proyecciones|previsión|previsiones|objectifs?|目标|计划|规划|预测)$/;

/** "Our plan: ten domes", "nuestro plan: diez domos". A plan of somebody else may be a tariff. */
const isOurPlan = ([owner, plan]: readonly Token[]): boolean =>
  /^(?:our|my|unser|mein|nuestro|mi|我们|我)$/.test(owner?.text ?? '') && /^(?:plan|计划)$/.test(plan?.text ?? '');

/** "By summer we want nine paying and seven extended", "the plan: nine paying and seven renewing": no verb of its own. */
const isStillPlanned = (
  tokens: readonly Token[],
  context: readonly Token[],
  { modality, speaker }: Pick<Before, 'modality' | 'speaker'>,
): boolean => {
  if (modality !== 'plan' || tokens.some((token) => has(token, 'own'))) return false;
  const verbs = tokens.filter(isVerb);
  const colon = context.slice(0, 8).findIndex(({ text }) => text === ':');
  const heading = context.slice(0, Math.max(0, colon));
  const isHeaded = heading.some((token) => has(token, 'plan') || goal.test(token.text)) || isOurPlan(heading);
  const isByThen = speaker === 'own' && /^(?:by|until|bis|para)$/.test(context[0]?.text ?? '');
  return (
    (verbs.length > 0 && verbs.every(({ text }) => text.endsWith('ing'))) ||
    (isByThen && tokens.some(({ pos }) => pos === 'num')) ||
    isHeaded ||
    tokens[0]?.text === '其中'
  );
};

/** "Each farm is to pay 210 euros"; not "our job is to repair boats". */
const isDue = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) =>
      /^(?:is|are|was|were)$/.test(text) &&
      tokens[index + 1]?.text === 'to' &&
      tokens[index + 2]?.pos === 'verb' &&
      (has(tokens[index + 2], 'fall', 'rise') ||
        (has(tokens[index + 2], 'pay', 'use', 'book', 'renew') &&
          tokens.slice(0, index).some((token) => has(token, 'people', 'customer') || token.pos === 'num'))),
  );

/** "Thinking £15 a month", "we were thinking of 20 a head": what the founder means to ask for. */
const isThoughtOf = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ text }) => /^(?:thinking|reckoning|aiming)$/.test(text));
  const after = tokens.slice(at + 1, at + 5);
  const amount = after.findIndex(({ pos }) => pos === 'num');
  return (
    at >= 0 &&
    amount >= 0 &&
    after.slice(0, amount).every(({ pos }) => /^(?:adp|adv|sym|det)$/.test(pos)) &&
    tokens.slice(0, at).every((token) => has(token, 'own') || /^(?:aux|adv|conj)$/.test(token.pos))
  );
};
