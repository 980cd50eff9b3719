import type { Clause } from '../text/clause';
import { has, isVerb, type Token } from '../text/token';
import type { OwnSentence } from './ownSentence';

/** A verb, or a noun that stands where a verb with an object stands: "waiters drop our powder". */
export function isVerbLike(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token) return false;
  // "Copied badges", "hidden defects": an attribute.
  const isAttribute =
    /(?:ed|en)$/.test(token.text) && next?.pos === 'noun' && !/^(?:noun|pron)$/.test(tokens[index - 1]?.pos ?? 'det');
  if (isVerb(token)) return !isAttribute;
  return (
    token.pos === 'noun' &&
    next !== undefined &&
    (next.pos === 'det' || has(next, 'own') || /^(?:their|his|her|its)$/.test(next.text))
  );
}

/**
 * Whether a remedy governs the word: it detects, reports or prevents what the word names. A remedy governs its clause and the
 * clauses that depend on it, not a further act that is joined to it: "we find girls and hand them over".
 */
export function isGovernedByRemedy({ clauses }: OwnSentence, clause: Clause, word: Token): boolean {
  if (isForDisposal(clauses, clause, word)) return true;
  let at = clauses.indexOf(clause);
  let before: readonly Token[] = clause.tokens.slice(0, clause.tokens.indexOf(word));
  let isInPurpose = false;
  for (;;) {
    const current = clauses[at];
    if (!current) return false;
    const start = before.findLastIndex(isPurposeWord);
    if (start >= 0) {
      if (governs(current, before.slice(start), false)) return true;
      isInPurpose = true;
      before = before.slice(0, start);
    }
    if (governs(current, before, isInPurpose || current !== clause)) return true;
    if (isIndependent(current)) return false;
    isInPurpose ||= isPurposeWord(current.tokens[0], 0, current.tokens);
    at--;
    before = clauses[at]?.tokens ?? [];
  }
}

/** "We collect expired medicine and destroy it": what is taken isn't kept. */
const isForDisposal = (clauses: readonly Clause[], clause: Clause, word: Token): boolean =>
  has(word, 'takeAct') &&
  clauses
    .slice(clauses.indexOf(clause))
    .flatMap(({ tokens }) => tokens)
    .some(({ lemma }, index, all) => disposal.test(lemma) && index > all.indexOf(word));

const disposal = /^(?:destroy|dispose|disposal|incinerate|recycle|shred|return|surrender)$/;

const isPurposeWord = (token: Token | undefined, index: number, tokens: readonly Token[]): boolean =>
  token?.text === 'so' &&
  (index + 1 >= tokens.length || !/^(?:far|many|much|long)$/.test(tokens[index + 1]?.text ?? ''));

/** Showing something is no remedy of what it is shown for. */
function governs({ negated }: Clause, tokens: readonly Token[], isInPurpose: boolean): boolean {
  return tokens.some((token, index) => {
    if (negated.has(token) || has(token, 'unaware')) return false;
    const isLink =
      !isInPurpose &&
      /^(?:whether|if|where|when|which|what|how|against|after|because)$/.test(token.text) &&
      (/^(?:against|when|after|because)$/.test(token.text) ||
        (tokens[index - 1]?.pos !== 'adp' && tokens.slice(0, index).some(isVerb)));
    const isRemedy =
      has(token, 'remedy') && (isVerb(token) || isFinite(tokens, index)) && !has(token, 'evade', 'covert', 'destroy');
    const isShown =
      !isInPurpose && has(token, 'reveal') && isVerb(token) && !/^(?:publish|tell|show)$/.test(token.lemma);
    return isLink || isRemedy || isShown;
  });
}

/** "The tool helps callers": a noun by its tag, a verb by its place. */
const isFinite = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.pos === 'noun' &&
  tokens[index + 1]?.pos === 'noun' &&
  (tokens[index]?.text !== tokens[index]?.lemma ||
    tokens.slice(0, index).some(({ lemma }) => /^(?:help|let|enable)$/.test(lemma)));

/** A clause that starts with its own verb or with our own subject. */
function isIndependent({ tokens }: Clause): boolean {
  const at = /^(?:and|but|or|,)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const first = tokens[at];
  if (!first) return false;
  const isAct = (isVerbLike(tokens, at) && !/(?:ed|ing)$/.test(first.text)) || has(first, 'own');
  return isAct;
}
