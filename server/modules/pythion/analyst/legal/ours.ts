import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, type Token } from '../text/token';
import { isBySellers, isByTrade } from './othersActs';

/** Done by us, by the product, or by a customer whom the product enables. A clause without a subject goes on. */
export function isOurs(clause: Clause, isOursBefore: boolean | undefined): boolean {
  if (['rival', 'report', 'friends', 'order', 'quoted'].includes(clause.speaker)) return false;
  if (clause.sentence.isLatin && (isBySellers(clause.tokens) || isByTrade(clause.context))) return false;
  const verb = firstVerb(clause.tokens);
  const subject = verb < 0 ? clause.tokens : clause.tokens.slice(0, verb);
  if (hasAny(subject, 'own') || isFronted(clause.tokens)) return true;
  const words = subject.filter(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num');
  if (words.length === 0) return isOursBefore ?? true;
  if (verb < 0) return true;
  if (hasAny(subject, 'criminal')) return false;
  const [first] = clause.tokens;
  const isProduct =
    hasAny(words, 'product') &&
    // "Insurance won't pay without a certificate": an office, and no product of ours.
    !/^(?:insurance|insurer|council|government|bank|law)$/.test(first?.lemma ?? '') &&
    (first?.pos === 'det' || (has(first, 'product') && headOf(subject) === first));
  const isUser =
    clause.sentence.isLatin &&
    words.every(({ text }) => /^(?:you|it|members?|users?|customers?|players?|subscribers?|buyers?)$/.test(text));
  // "Waiters drop our powder into drinks": with what is ours.
  const isWithOurs =
    clause.speaker !== 'other' &&
    clause.sentence.hasLatin &&
    clause.tokens
      .slice(verb)
      .some(({ text }, index, after) => text === 'our' || (text === 'us' && after[index - 1]?.lemma === 'lend'));
  return isProduct || isUser || isWithOurs || isBareName(words, clause) || isFragmentHead(clause, verb);
}

/** "For the transport permit we refuse to apply": the subject follows the phrase before it. */
const isFronted = (tokens: readonly Token[]): boolean => {
  if (tokens[0]?.pos !== 'adp' && tokens[0]?.text !== 'for') return false;
  const we = tokens.findIndex(({ text }) => text === 'we' || text === 'i');
  return (
    we > 1 &&
    isVerb(tokens[we + 1]) &&
    !tokens.slice(0, we).some(({ text }) => /^(?:who|whom|that|which|where|,)$/.test(text))
  );
};

/** The last noun before an adposition or the end: "couriers" of "bike couriers of the city". */
function headOf(phrase: readonly Token[]): Token | undefined {
  const start = phrase.findIndex(({ pos }) => pos === 'noun');
  const end = phrase.findIndex(({ pos }, index) => index > start && pos !== 'noun');
  return phrase.slice(0, end < 0 ? phrase.length : end).findLast(({ pos }) => pos === 'noun');
}

/** "Teenagers get a loan", "Essays written to order": an offer that names nobody who makes it. */
export function isOffered({ tokens, speaker }: Clause): boolean {
  if (['rival', 'report', 'friends', 'order', 'quoted'].includes(speaker)) return false;
  const verb = tokens.findIndex(isVerb);
  const [first, act, object] = [tokens[0], tokens[verb], tokens[verb + 1]];
  const isGiven =
    verb > 0 &&
    /^(?:get|receive|obtain)$/.test(act?.lemma ?? '') &&
    /^(?:an?|our)$/.test(object?.text ?? '') &&
    hasAny(tokens.slice(0, verb), 'people') &&
    hasAny(tokens.slice(verb + 2, verb + 5), 'thing', 'product');
  const isMade =
    verb === 1 && first?.pos === 'noun' && first.text !== first.lemma && /(?:ed|en)$/.test(act?.text ?? '');
  return isGiven || isMade;
}

/** A name of one word that no list contains and that acts: the product, unless the text treats it as a stranger. */
const isBareName = (words: readonly Token[], { tokens }: Clause): boolean =>
  words.length === 1 && words[0] === tokens[0] && words[0]?.concepts.size === 0 && !words[0].text.endsWith('s');

/** The finite verb. "Betting" of "Betting sites let in …" is none. */
function firstVerb(tokens: readonly Token[]): number {
  const first = tokens.findIndex((token, index) => isVerb(token) && !isParticiple(tokens, index));
  if (first !== 0 || !/(?:ing|ed)$/.test(tokens[0]?.text ?? '') || tokens[1]?.pos !== 'noun') return first;
  const second = tokens.findIndex((token, index) => index > 0 && isVerb(token) && !token.text.endsWith('ing'));
  return second < 0 ? -1 : second;
}

/** "…, delivered to the school", "…, paid per shift": describes the noun before it. */
const isParticiple = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.text === ',' &&
  (/(?:ed|en|ing)$/.test(tokens[index]?.text ?? '') ||
    (/^(?:paid|sold|made|built|sent|held|kept|bought|brought|taught|run)$/.test(tokens[index]?.text ?? '') &&
      /^(?:adp|adv)$/.test(tokens[index + 1]?.pos ?? '')));

const relatives = new Set(['who', 'that', 'which', 'where', 'to']);

/** A noun phrase with relative clauses only: "Hidden cameras for bosses who want to watch …". */
function isFragmentHead({ tokens }: Clause, verb: number): boolean {
  const relative = tokens
    .slice(0, Math.max(0, verb))
    .findIndex(({ text, concepts }) => concepts.has('relative') || relatives.has(text));
  if (relative < 1) return false;
  const isPhrase =
    tokens.slice(0, relative).some(({ pos }) => pos === 'adp') || hasAny(tokens.slice(0, relative), 'product');
  const head = tokens[relative - (/^(?:with|in|by|on)$/.test(tokens[relative - 1]?.text ?? '') ? 2 : 1)];
  const isThing = /^an?$/.test(tokens[0]?.text ?? '') && !has(head, 'people', 'target');
  return isPhrase || isThing;
}
