import { isChineseFuture, isFuture } from './future';
import { isEstimate, isRough } from './rough';
import { readQuantities, type Quantity } from './quantities';
import type { Sentence } from './sentences';
import { speakerOf, type Speaker } from './speaker';
import { isChineseBelief, isSpanishBelief, isSpanishConditional } from './supposition';
import { has, isVerb, lettersOf, spacedWords, type Token } from './token';

export type Modality = 'fact' | 'plan' | 'hedge' | 'condition' | 'question';

export type Clause = {
  /** Its place among the clauses of the text. */
  index: number;
  tokens: Token[];
  /** Offsets in the normal text. */
  start: number;
  end: number;
  sentence: Sentence;
  /** All words of the sentence, for what is stated outside of the clause. */
  context: readonly Token[];
  speaker: Speaker;
  modality: Modality;
  hasVerb: boolean;
  quantities: Quantity[];
  /** The tokens within the scope of a negation. */
  negated: ReadonlySet<Token>;
  /** Nobody or none did it: the subject itself is negated. */
  isNobody: boolean;
};

/** The clause that says most. */
export const longestClause = (clauses: readonly Clause[]): Clause =>
  clauses.reduce((best, clause) => (clause.tokens.length > best.tokens.length ? clause : best));

const coordinators = new Set(
  'and but so while whereas because although though since when after before where y pero und aber weil porque mientras wenn'.split(
    ' ',
  ),
);
const hardBreaks = new Set([';', ':', '(', ')', '"']);

/** Splits a sentence into clauses. A part without a verb belongs to the part before it. */
export function splitClauses(sentence: Sentence, tokens: readonly Token[], firstIndex: number): Clause[] {
  const clauses: Clause[] = [];
  for (const { words, isQuoted } of splitParts(tokens)) {
    const clause = readClause(sentence, tokens, words, clauses.at(-1), isQuoted, firstIndex + clauses.length);
    if (clause) clauses.push(clause);
  }
  return clauses;
}

function splitParts(tokens: readonly Token[]): { words: Token[]; isQuoted: boolean }[] {
  const parts: { words: Token[]; isQuoted: boolean }[] = [];
  let words: Token[] = [];
  let isQuoted = false;
  for (const [index, token] of tokens.entries()) {
    const isHard = hardBreaks.has(token.text) || isSpacedDash(tokens, index);
    // "Have since ordered", "sold 40 so far" are one clause.
    const isAdverb =
      (token.text === 'since' && tokens[index - 1]?.pos === 'aux') ||
      (token.text === 'so' && tokens[index + 1]?.text === 'far');
    const isSoft =
      !isAdverb &&
      (token.text === ',' || coordinators.has(token.text)) &&
      (words.some(isVerb) || isListed(words, tokens.slice(index + 1, index + 5))) &&
      startsClause(tokens, index + 1);
    if (!isHard && !isSoft) words.push(token);
    else {
      if (words.length > 0) parts.push({ words, isQuoted });
      words = isHard || token.text === ',' ? [] : [token];
    }
    if (token.text === '"') isQuoted = !isQuoted;
  }
  if (words.length > 0) parts.push({ words, isQuoted });
  return parts;
}

/** "140 people on the waiting list, 38 paid": what is counted, one after the other, without a verb for the first. */
const isListed = (words: readonly Token[], after: readonly Token[]): boolean =>
  words[0]?.pos === 'num' && words.length > 1 && after[0]?.pos === 'num' && after.slice(1).some(isVerb);

function isSpacedDash(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    token?.text === '-' &&
    before !== undefined &&
    next !== undefined &&
    before.end < token.start &&
    token.end < next.start
  );
}

/** Whether a verb follows before the next comma or coordinator. */
function startsClause(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (coordinators.has(tokens[at]?.text ?? '')) at++;
  for (let read = 0; read < 14; read++) {
    const token = tokens[at + read];
    if (!token || token.text === ',' || hardBreaks.has(token.text)) return false;
    if (read > 0 && coordinators.has(token.text)) return false;
    if (isVerb(token) && !(read > 0 && tokens[at + read - 1]?.text === 'to')) return true;
  }
  return false;
}

function readClause(
  sentence: Sentence,
  context: readonly Token[],
  tokens: Token[],
  before: Clause | undefined,
  isInQuotes: boolean,
  index: number,
): Clause | undefined {
  const [first] = tokens;
  if (!first || !tokens.some(({ pos }) => pos !== 'punct')) return undefined;
  const speaker = isInQuotes ? 'quoted' : speakerOf(tokens, context, before);
  return {
    index,
    tokens,
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.min(sentence.end, Math.max(...tokens.map(({ end }) => end))),
    sentence,
    context,
    speaker,
    modality: modalityOf(sentence, tokens, context, before),
    hasVerb: tokens.some(isVerb),
    quantities: readQuantities(tokens),
    ...negationOf(tokens),
  };
}

/** "Say 26 salons pay us", "let's say …": a supposition. */
const isSaid = (context: readonly Token[]): boolean =>
  /^ (?:let (?:'s|us) say|(?:say|assume) (?:\d+|that|we|they|one|two|three|four|five|ten|twenty)) /.test(
    spacedWords(context.slice(0, 4)),
  );

const wholeSentence =
  /^(?:maybe|perhaps|imagine|imagined|suppose|assuming|hypothetically|unless|if|quizás|quizá|tal|hoffen|hoffe|hofft|hoffentlich|esperamos|espero|ojalá|希望|vielleicht|angenommen|falls|wenn|si|ojalá|也许|可能|如果|假设|要是)$/;

/** "Es stimmt nicht, dass elf Betriebe zahlen", "no es cierto que nos paguen", 并不是有22户付钱. */
const isUntrue = ({ hasLatin }: Sentence, context: readonly Token[]): boolean =>
  hasLatin
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

function modalityOf(
  sentence: Sentence,
  tokens: readonly Token[],
  context: readonly Token[],
  before: Clause | undefined,
): Modality {
  if (sentence.isQuestion) return 'question';
  if (tokens.some((token, index) => has(token, 'condition') && !isAside(tokens, index) && !isHad(tokens, index)))
    return 'condition';
  // The English "falls" is no German "if".
  const isSupposed = (token: Token, index: number): boolean =>
    wholeSentence.test(token.text) && !has(token, 'fall') && !isAside(context, index) && !isEstimate(context, index);
  if (context.some(isSupposed)) return 'condition';
  if (tokens.some(isSpanishConditional) || isSaid(context)) return 'condition';
  if (isUntrue(sentence, context) || (sentence.hasLatin ? isSpanishBelief(tokens) : isChineseBelief(tokens)))
    return 'hedge';
  if (
    tokens.some(
      (token, index) => has(token, 'plan') && !isSoldForecast(tokens, index) && !isForNextPeriod(tokens, index),
    )
  )
    return 'plan';
  if (sentence.hasLatin ? isDue(tokens) || isThoughtOf(tokens) || isFuture(tokens) : isChineseFuture(lettersOf(tokens)))
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

/** "Target for 2026: nine paying breweries", "Objetivo: …". */
const isGoal = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  tokens.length < 6 &&
  context[tokens.length]?.text === ':' &&
  tokens.slice(0, 2).some(({ text }) => goal.test(text)) &&
  context[0] === tokens[0];

const goal = /^(?:targets?|goals?|aims?|objectives?|ambition|ziele?|objetivos?|metas?|objectifs?|目标|计划)$/;

/** "By summer we want nine paying and seven extended", "the plan: nine paying and seven renewing": no verb of its own. */
const isStillPlanned = (
  tokens: readonly Token[],
  context: readonly Token[],
  { modality, speaker }: Pick<Clause, 'modality' | 'speaker'>,
): boolean => {
  if (modality !== 'plan' || tokens.some((token) => has(token, 'own'))) return false;
  const verbs = tokens.filter(isVerb);
  const colon = context.slice(0, 8).findIndex(({ text }) => text === ':');
  const isHeaded = context.slice(0, Math.max(0, colon)).some((token) => has(token, 'plan') || goal.test(token.text));
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

/** "Traders who'd used us before": with a participle the short form is "had", and "would" with the plain verb. */
const isHad = (tokens: readonly Token[], index: number): boolean => {
  const verb = tokens.slice(index + 1, index + 4).find(({ pos }) => pos !== 'adv' && pos !== 'part');
  return (
    tokens[index]?.text === "'d" &&
    (verb?.text === 'been' || (verb?.pos === 'verb' && verb.text !== verb.lemma && /(?:ed|en|t|d|n)$/.test(verb.text)))
  );
};

/** "If you ask what happened: …" doubts nothing. */
const isAside = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'if' &&
  tokens[index + 1]?.text === 'you' &&
  /^(?:ask|wonder|want|look|count|like)$/.test(tokens[index + 2]?.lemma ?? '');

function negationOf(tokens: readonly Token[]): Pick<Clause, 'negated' | 'isNobody'> {
  const negated = new Set<Token>();
  let isNobody = false;
  for (const [index, token] of tokens.entries()) {
    // "We have zero customers on a paid plan", not "zero waste".
    const isNoneHad =
      token.text === 'zero' && tokens.slice(index + 1, index + 3).some((word) => has(word, 'people', 'customer'));
    const isZero = isNoneHad || (token.text === '0' && !/^[.,]/.test(tokens[index + 1]?.text ?? ''));
    if (!(has(token, 'negation') || isZero) || has(token, 'notNegation')) continue;
    const isSubject =
      isZero ||
      (token.text === 'not' && /^(?:one|a|all|every|any|many|even|single)$/.test(tokens[index + 1]?.text ?? '')) ||
      /^(?:nobody|none|neither|no|no_one|never|kein\w*|niemand|nadie|ningún\w*|ninguno|没有|没人|无人)$/.test(
        token.text,
      );
    if (isSubject && (isNoneHad || !tokens.slice(0, index).some(isVerb))) isNobody = true;
    for (const later of isNobody ? tokens : tokens.slice(index + 1)) negated.add(later);
  }
  return { negated, isNobody };
}
