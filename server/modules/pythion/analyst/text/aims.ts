import type { Clause } from './clause';
import { has, hasAny, isVerb, type Token } from './token';

/**
 * What the product is meant to lower or to raise has a better direction wherever the text counts it: after "our sensor is meant
 * to cut collection trips", fewer trips are better.
 */
export function markAims(clauses: readonly Clause[]): void {
  const low = new Set<string>();
  const high = new Set<string>();
  for (const { tokens } of clauses) {
    if (!hasAny(tokens, 'own', 'product')) continue;
    for (const [index, token] of tokens.entries()) {
      const aim = isVerb(token) ? aimOf(tokens, index) : undefined;
      const object = aim && objectOf(tokens, index);
      if (object) (aim === 'low' ? low : high).add(object.lemma);
    }
  }
  for (const { tokens } of clauses)
    for (const token of tokens)
      if (token.pos === 'noun') {
        const [isLow, isHigh] = [low.has(token.lemma), high.has(token.lemma)];
        if (isLow !== isHigh) token.concepts.add(isLow ? 'aimLow' : 'aimHigh');
      }
}

const lowering = /^(?:cut|reduce|lower|lessen|avoid|prevent|minimi[sz]e|shorten|halve|limit|eliminate)$/;
const raising = /^(?:raise|increase|boost|double|lengthen)$/;

/** A verb of purpose: "to cut", "cuts". A past one reports a figure, which must not decide about itself. */
function aimOf(tokens: readonly Token[], index: number): 'low' | 'high' | undefined {
  const token = tokens[index];
  if (!token || (token.text !== token.lemma && !token.text.endsWith('s'))) return undefined;
  const isPast = token.text === 'cut' && tokens.some(({ pos }) => pos === 'num');
  if (isPast && tokens[index - 1]?.text !== 'to') return undefined;
  if (lowering.test(token.lemma)) return 'low';
  return raising.test(token.lemma) ? 'high' : undefined;
}

/** The last noun of the phrase after the verb: "trips" of "collection trips for councils". */
function objectOf(tokens: readonly Token[], verb: number): Token | undefined {
  let object: Token | undefined;
  for (const token of tokens.slice(verb + 1, verb + 7)) {
    if (token.pos === 'noun') object = token;
    else if (object || !/^(?:det|adj|pron|num)$/.test(token.pos)) break;
  }
  return object && !has(object, 'people', 'customer', 'product') ? object : undefined;
}
