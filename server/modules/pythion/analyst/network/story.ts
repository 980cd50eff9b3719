import type { Claim } from '../claims/claim';
import type { ReadText } from '../text/readText';
import { has, hasAny } from '../text/token';
import { meanOffTopic } from './offTopic';
import type { SentenceOdds } from './sentenceOdds';
import type { StatementLabel } from './labels';

/** From this mean of the log odds on, a text of sentences that offer nothing may be a story. */
const storyFrom = -4;
/** One sentence alone must be plainly of another kind. */
const surelyFrom = -1.5;
/** From these odds on, a sentence may tell what somebody does for others. */
const mayOffer = 0.12;
/** "My grandmother's soup in jars" tells nothing. */
const longestName = 10;
/** A text that states only whose trouble it is may be an idea, unless its sentences are plainly of another kind. */
const [likely, plainFrom] = [0.5, -2.5];

/** Claims that a story doesn't make. */
const ofIdeas: ReadonlySet<Claim['kind']> = new Set([
  'evidence',
  'measuredDifference',
  'realUse',
  'paidPrice',
  'proof',
]);

/**
 * "It was a sunny day and the dog slept": sentences in which nobody offers anything, no kind of people has a trouble, and nothing is
 * bought, sold or counted.
 */
export function isStory(text: ReadText, claims: readonly Claim[], oddsOf: SentenceOdds): boolean {
  if (oddsOf.size === 0 || isName(text) || isTraded(text) || claims.some(({ kind }) => ofIdeas.has(kind))) return false;
  const most = (label: StatementLabel): number => Math.max(...[...oddsOf.values()].map((odds) => odds[label]));
  const mean = meanOffTopic(oddsOf);
  const isTroubled = most('group') >= likely && most('trouble') >= likely && mean < plainFrom;
  return mean > (oddsOf.size > 1 ? storyFrom : surelyFrom) && most('solution') < mayOffer && !isTroubled;
}

/** "Ice cream without a spoon, through the kiosk's window", "saving the bees. Everyone cares": it starts with a name. */
function isName({ clauses, tokens, language }: ReadText): boolean {
  // Of other languages, verbs are not known well enough.
  if (language !== 'en') return tokens.length <= longestName && clauses.every(({ hasVerb }) => !hasVerb);
  const first = clauses.filter(({ sentence }) => sentence === clauses[0]?.sentence);
  return first.every(({ hasVerb, tokens: [opener] }) => !hasVerb || opener?.text.endsWith('ing') === true);
}

const isTraded = ({ clauses, tokens }: Pick<ReadText, 'clauses' | 'tokens'>): boolean =>
  hasAny(tokens, 'sell', 'pay', 'price', 'revenue', 'survey', 'prototype', 'license', 'rival') ||
  tokens.some((token) => has(token, 'customer', 'interview') && token.pos !== 'pron' && token.lemma !== 'watch') ||
  clauses.some(({ quantities }) => quantities.some(({ kind }) => kind === 'money'));
