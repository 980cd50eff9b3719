import { betterDirection, isSoundState, type BetterDirection } from '../lexicon/measures';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { parseHanCount } from '../text/numbers';
import { has, hasAny, isVerb, lettersOf, wordsBefore, type Token } from '../text/token';
import { isFact } from './claim';
import { isBetterLonger, isLessDone, isWorseSideBySide } from './sideBySide';
import { memoise } from '../text/memoise';

type Movement = 'up' | 'down';

/** Whether a measured figure moved in the right way. `none` when nothing moved, or when it isn't known which way is right. */
export const readChange = memoise((clause: Clause): 'good' | 'bad' | 'none' => {
  if (!isFact(clause)) return 'none';
  if (
    isMissed(clause) ||
    isLessDone(clause) ||
    isWorseSideBySide(clause) ||
    (clause.sentence.hasHan && isSlowerInChinese(clause.context))
  )
    return 'bad';
  const pair = readPair(clause);
  const moved = pair ? movementOf(pair, clause) : clause.sentence.hasLatin ? readShare(clause) : undefined;
  if (!moved) return 'none';
  const better = betterOf(clause, moved.anchor);
  if (better) return (better === 'low') === (moved.movement === 'down') ? 'good' : 'bad';
  if (!pair) return 'none';
  // A figure that founders count and that has no name yet is what they want to lower.
  const isCounted =
    hasAny(clause.context, 'show') && (hasAny(clause.tokens, 'fall', 'rise') || isBeforeAndAfter(clause));
  if (isTried(clause) && moved.movement === 'down') return 'good';
  if (isCounted) return moved.movement === 'down' ? 'good' : 'bad';
  // "En 4 minutos en lugar de 20": only one of them has its unit.
  const hasUnit = pair.before.kind !== 'count' || pair.before.unit !== undefined;
  if (!isCostly(hasUnit ? pair.before : pair.after)) return 'none';
  // "A screen took 5 minutes by hand before and takes 14 minutes in our machine."
  return moved.movement === 'down' ? 'good' : hasTaking(clause) ? 'bad' : 'none';
});

const taking = /^(?:take|need|require|wait|dauern|brauchen|tardar|demorar)$/;
const hasTaking = ({ context }: Clause): boolean => context.some(({ lemma }) => taking.test(lemma));

const spell = (name: string): string =>
  `(?<${name}>\\d+|[一二两三四五六七八九十百半]+)个?(?<${name}Unit>分钟|小时|钟头|天)`;
const slower = new RegExp(`从${spell('before')}(?:变成|成|涨到|拖到|加到|变|到)了?${spell('after')}`, 'u');
const minutes: Readonly<Record<string, number>> = { 分钟: 1, 小时: 60, 钟头: 60, 天: 1440 };

/** 对一次账从二十分钟变成三个钟头: a work takes longer than before, in other units. */
const isSlowerInChinese = (context: Clause['context']): boolean => {
  if (!lettersOf(context).includes('从') || !context.some(({ text }) => text.startsWith('从'))) return false;
  const groups = slower.exec(lettersOf(context))?.groups;
  const long = (name: string): number =>
    parseHanCount(groups?.[name] ?? '') * (minutes[groups?.[`${name}Unit`] ?? ''] ?? 0);
  return groups !== undefined && long('after') > long('before') && !isBetterLonger(lettersOf(context));
};

/** "Lo he probado tres meses: de 9 plantones a 2": what a trial lowers, unless it is customers or sales. */
const isTried = ({ context }: Clause): boolean =>
  hasAny(context, 'use', 'prototype') &&
  context.some(({ text }) => /^(?:durante|lang|über|for|over|during)$/.test(text)) &&
  context.some(({ text }) => text === ':') &&
  !hasAny(context, 'customer', 'revenue', 'book', 'pay', 'sell', 'price', 'better') &&
  !context.some((token) => readDirection(token) === 'high');

/** "No-shows went from 4 a month to 1": nobody is denied, and fewer are better. */
export const hasNoShows = ({ tokens }: Clause): boolean => tokens.some((_, index) => isNoShow(tokens, index));

const isNoShow = (words: readonly Token[], index: number): boolean =>
  words[index]?.lemma === 'show' &&
  (words[index - 1]?.text === 'no' || (words[index - 1]?.text === '-' && words[index - 2]?.text === 'no'));

/** Time and shares of an unnamed measure are usually costs. */
const isCostly = ({ kind, unit }: Quantity): boolean =>
  kind === 'time' || /^(?:hour|minute|day|week|kilogram|kilo|ton|tonne)$/.test(unit ?? '');

/** "It missed 94 of 100 sirens", "our app failed in 7 of 9 tests": most went wrong. */
const isMissed = ({ tokens, quantities, negated }: Clause): boolean =>
  quantities.some(
    ({ of, value, start }) =>
      of !== undefined &&
      value / of >= 0.5 &&
      tokens
        .slice(Math.max(0, start - 2), start)
        .some((token) => isMiss(token) && !negated.has(token) && isBehindOurs(tokens, token)),
  );

const isMiss = ({ pos, lemma }: Token): boolean =>
  pos === 'verb' && /^(?:miss|misread|overlook|fail|mislabel)$/.test(lemma);

const isBehindOurs = (tokens: readonly Token[], verb: Token): boolean =>
  wordsBefore(tokens, verb)
    .slice(-4)
    .some((before) => before.text === 'it' || has(before, 'own', 'product'));

/** "Went up from 87% to 81%": the words say one direction, the figures the other. */
export function isContradiction(clause: Clause): boolean {
  const pair = readPair(clause);
  return pair?.before.kind === 'percent' && pair.after.kind === 'percent' && !movementOf(pair, clause);
}

type Pair = { before: Quantity; after: Quantity };

/** The words must not contradict the figures: "fell from 9 to 13" is about something else. */
function movementOf({ before, after }: Pair, { tokens }: Clause): { movement: Movement; anchor: number } | undefined {
  if (before.value === after.value) return undefined;
  const falls = after.value < before.value;
  const words = tokens.filter((token) => has(token, 'fall') !== has(token, 'rise'));
  const saysFall = words.some((token) => has(token, 'fall'));
  const saysRise = words.some((token) => has(token, 'rise'));
  if ((saysFall && !saysRise && !falls) || (saysRise && !saysFall && falls)) return undefined;
  const word = words[0];
  return { movement: falls ? 'down' : 'up', anchor: word ? tokens.indexOf(word) : -1 };
}

/** "14% fewer crates", "a third more loaves", "complaints halved", "attendance rose by a fifth". */
function readShare({ tokens, quantities, negated }: Clause): { movement: Movement; anchor: number } | undefined {
  const isShare = (at: number): boolean =>
    quantities.some(({ kind, end }) => kind === 'percent' && end === at) ||
    /^(?:third|half|quarter|fifth|tenth)$/.test(tokens[at - 1]?.text ?? '');
  for (const [index, token] of tokens.entries()) {
    if (negated.has(token)) continue;
    const comparative = comparatives.get(token.text);
    // "14% more expensive" compares something else than a count.
    if (comparative && isShare(index) && !/^(?:adj|adv)$/.test(tokens[index + 1]?.pos ?? ''))
      return { movement: comparative, anchor: index };
    if (token.pos === 'verb' && token.text !== token.lemma && /^(?:halve|double|triple|treble)$/.test(token.lemma))
      return { movement: token.lemma === 'halve' ? 'down' : 'up', anchor: index };
    const by = tokens[index + 1]?.text === 'by' && quantities.some(({ start }) => start === index + 2);
    if (token.pos === 'verb' && by && has(token, 'fall') !== has(token, 'rise'))
      return { movement: has(token, 'fall') ? 'down' : 'up', anchor: index };
  }
  return undefined;
}

const comparatives: ReadonlyMap<string, Movement> = new Map([
  ['less', 'down'],
  ['fewer', 'down'],
  ['lower', 'down'],
  ['weniger', 'down'],
  ['menos', 'down'],
  ['more', 'up'],
  ['higher', 'up'],
  ['mehr', 'up'],
  ['más', 'up'],
]);

/** Which way is better for what is measured: the words of its name, those nearest to the change first. */
function betterOf({ tokens, quantities }: Clause, anchor: number): BetterDirection | undefined {
  if (anchor < 0) return betterOfName(tokens);
  const isFigure = (index: number): boolean => quantities.some(({ start, end }) => index >= start && index < end);
  const isEdge = (index: number): boolean => {
    const token = tokens[index];
    // "The residents' score".
    const isMark = token?.pos === 'punct' && token.text !== "'" && !isFigure(index);
    return token === undefined || isMark || token.pos === 'conj';
  };
  const after: Token[] = [];
  for (let index = anchor + 1; !isEdge(index) && after.length < 6; index++) {
    const token = tokens[index];
    if (
      !token ||
      (isVerb(token) && !token.text.endsWith('ing') && !isArticled(tokens, index)) ||
      /^(?:from|to|by|in|within|than|after|since|de|a|en|desde|hasta|von|auf|um)$/.test(token.text)
    )
      break;
    if (!isFigure(index)) after.push(token);
  }
  const before: Token[] = [];
  for (let index = anchor - 1; !isEdge(index) && before.length < 12; index--) {
    const token = tokens[index];
    if (token && !isFigure(index)) before.unshift(token);
  }
  if (isTimeInRange(before)) return 'high';
  const isNamedAfter = after.some((token, index) => token.pos === 'noun' || isArticled(after, index));
  for (const words of isNamedAfter ? [after] : [headOf(before), before]) {
    const better = betterOfName(words);
    if (better) return better;
  }
  return undefined;
}

/** "Sanken die Beschwerden": a noun that has the letters of a verb. */
const isArticled = (words: readonly Token[], index: number): boolean => has(words[index - 1], 'article');

/** "Their time in range rose": the share of the day with a good value, and no time that is lost. */
const isTimeInRange = (words: readonly Token[]): boolean =>
  words.some(
    ({ text }, index) => text === 'time' && words[index + 1]?.text === 'in' && words[index + 2]?.text === 'range',
  );

/** "The waiting time per visitor": what stands before the first preposition. */
function headOf(words: readonly Token[]): readonly Token[] {
  const end = words.findIndex(({ pos }, index) => pos === 'adp' && index > 0);
  return end < 0 ? words : words.slice(0, end);
}

/** "Missed appointments": what happened to them says more than what they are. */
function betterOfName(words: readonly Token[]): BetterDirection | undefined {
  const known = words.flatMap((token, index) => {
    if (isNoShow(words, index)) return ['low' as const];
    if (isSound(words, index)) return ['high' as const];
    // "Their scrap went from 14 to 5 percent": the tagger takes it for a verb.
    const isNoun =
      /^(?:their|our|its|his|her|the|less|more|fewer)$/.test(words[index - 1]?.text ?? '') || isArticled(words, index);
    const better = readDirection(isNoun && token.pos === 'verb' ? { ...token, pos: 'noun' } : token);
    return better ? [better] : [];
  });
  return known.includes('low') ? 'low' : known[0];
}

/** "Working aids", "satisfied nurses"; not "working hours", "clean water use": the last noun is counted, and has no measure of its own. */
const isSound = (words: readonly Token[], index: number): boolean => {
  const word = words[index];
  if (!word || !isSoundState(word)) return false;
  const [noun, next] = [words[index + 1], words[index + 2]];
  return (
    !(noun && measured.test(noun.lemma)) &&
    !(/^[a-z]+$/.test(word.text) && next?.pos === 'noun' && noun?.pos === 'noun')
  );
};

const measured = /^(?:hour|day|time|week|capital|condition|method|process|cost|temperature|pressure|load)$/;

/** From the list of measures, or from the classes of words. */
function readDirection(token: Token): BetterDirection | undefined {
  const better = betterDirection(token);
  if (better) return better;
  if (has(token, 'worse', 'trouble', 'churn') && token.pos !== 'adv') return 'low';
  if (has(token, 'better')) return 'high';
  return has(token, 'aimLow') ? 'low' : has(token, 'aimHigh') ? 'high' : undefined;
}

/** "from A to B", "B instead of A", "zuvor A, danach B". */
function readPair(clause: Clause): Pair | undefined {
  const { quantities, tokens } = clause;
  const [left, right] = quantities;
  if (quantities.length === 2 && left && right && (isBeforeAndAfter(clause) || isThenAndNow(tokens, left, right)))
    return { before: left, after: right };
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1];
    if (!second || !isComparable(first, second)) continue;
    const lead = tokens[first.start - 1]?.text ?? '';
    const lead2 = tokens[first.start - 2]?.text ?? '';
    const between = tokens.slice(first.end, second.start).map(({ text }) => text);
    const isFrom = /^(?:from|von|de|从)$/.test(lead) || (/^(?:about|over|some)$/.test(lead) && lead2 === 'from');
    if (isFrom && between.some((text) => /^(?:to|auf|a|zu|降到|升到|降到了|升到了|降至|升至|到)$/.test(text)))
      return { before: first, after: second };
    const isTo = lead === 'to' && between.at(-1) === 'from';
    if (isTo) return { before: second, after: first };
    // "340 sheets before and 95 after", but "now 95, before 340".
    const past = between.findLastIndex((text) => text === 'before' || text === 'previously');
    if (past >= 0 && past < between.length - 1 && /^(?:and|,|;)$/.test(between[past + 1] ?? ''))
      return { before: first, after: second };
    if (
      (past === between.length - 1 && past >= 0) ||
      (between.length <= 6 && between.some((text) => /^(?:instead|statt|vez|lugar|down)$/.test(text)))
    )
      return { before: second, after: first };
  }
  return undefined;
}

/** "Counted before and after: 83 and then 29". */
const isBeforeAndAfter = ({ context }: Clause): boolean =>
  context.some(
    ({ text }, index) =>
      text === 'before' && context[index + 1]?.text === 'and' && context[index + 2]?.text === 'after',
  );

/** Two shares: "before we had it 1 of 10 runs failed, now 3 of 10", "12% missed hearings, with our texts 19%". */
function isThenAndNow(tokens: readonly Token[], left: Quantity, right: Quantity): boolean {
  if (left.kind !== right.kind || (left.kind !== 'percent' && (left.of === undefined || right.of === undefined)))
    return false;
  const between = tokens.slice(left.end, right.start);
  const isBefore = tokens.slice(0, left.start).some(({ text }) => earlier.test(text));
  const isWithUs = between.some(({ text }, index) => /^(?:with|mit|con|用)$/.test(text) && isOurs(between[index + 1]));
  return (isBefore && between.some(({ text }) => later.test(text))) || isWithUs;
}
const earlier = /^(?:before|previously|earlier|formerly|zuvor|vorher|früher|antes|以前|之前)$/;
const later = /^(?:now|today|after|afterwards|since|jetzt|heute|danach|ahora|después|现在|后来)$/;
const isOurs = (token: Token | undefined): boolean =>
  token !== undefined && (has(token, 'own') || /^(?:us|it|uns|ihm|nosotros)$/.test(token.text));

const isComparable = (left: Quantity, right: Quantity): boolean =>
  left.kind === right.kind || left.kind === 'count' || right.kind === 'count';
