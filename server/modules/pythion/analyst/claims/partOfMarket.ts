import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, isVerb, lettersOf, spacedWords, type Token } from '../text/token';
import type { Claim } from './claim';
import { isAgentive } from './people/agentive';

const partBefore =
  / (?:of (?:whom|which|these|them)|including|among them|davon|darunter|von denen|de (?:los|las) (?:cuales|que)|de ell[oa]s|entre ell[oa]s|incluid[oa]s)(?: (?:about|around|some|only|roughly|rund|etwa|nur|unos|unas|solo|sólo))* $|其中(?:约|大约|只有|有)?$/;
const partBehind = /^ (?:of (?:them|these|those|whom|which)|davon|de ell[oa]s) /;
/** Words that tell no part from another. */
const common =
  /^(?:there|them|these|those|whom|which|work|works|live|lives|have|about|around|some|only|that|with|from|davon|rund|etwa|sind|haben|arbeiten|leben|ellos|ellas|unos|unas|trabajan|viven|están|cuales|euros?|month|monat)$/;

/**
 * The market is the part that the text is for: "12,000 physiotherapists, of whom 1,100 work independently", where independent ones
 * have the trouble or are those who pay.
 */
export function withPartOfMarket(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!claims.some(({ kind }) => kind === 'segmentCount')) return claims;
  return claims.map((claim) => {
    const { kind, quantity, clause } = claim;
    if ((kind !== 'segmentCount' && kind !== 'countSource') || quantity?.kind !== 'count') return claim;
    const part = partOf(clause, quantity, clauses);
    return part ? { ...claim, quantity: part } : claim;
  });
}

function partOf({ context, sentence }: Clause, whole: Quantity, clauses: readonly Clause[]): Quantity | undefined {
  const counts = readQuantities(context).filter(({ kind }) => kind === 'count');
  const at = counts.findIndex(({ value }) => value === whole.value);
  const parts = counts
    .slice(at + 1)
    .filter((count) => count.value < whole.value && isPart(context, count, sentence))
    .filter((count) => !wordsOfPart(context, count, counts).some(isDealingWithUs));
  const [first] = parts;
  if (at < 0 || !first) return undefined;
  const others = clauses.filter((clause) => clause.sentence !== sentence);
  const matching = parts.find((part) => isNamedBy(wordsOfPart(context, part, counts), others, whole));
  const part = matching ?? (isMeantNext(sentence, clauses) ? first : undefined);
  return part && { ...whole, value: part.value };
}

const isPart = (context: readonly Token[], { start, end }: Quantity, { isLatin }: Clause['sentence']): boolean =>
  partBefore.test(
    isLatin ? spacedWords(context.slice(Math.max(0, start - 5), start)) : lettersOf(context.slice(0, start)),
  ) || partBehind.test(spacedWords(context.slice(end, end + 3)));

/** "741 of them are still paying", "40 of them are on our list": what they do with us. */
const isDealingWithUs = (token: Token): boolean =>
  has(token, 'own', 'renew', 'cancel') || (isVerb(token) && has(token, 'pay', 'use', 'book'));

/** What is said of the part: up to the next count. */
const wordsOfPart = (context: readonly Token[], part: Quantity, counts: readonly Quantity[]): readonly Token[] => {
  const next = counts.find(({ start }) => start > part.start)?.start ?? context.length;
  return context.slice(part.start + 1, next);
};

/** "Independently" in "independent physiotherapists", "Lyon" in "practices in Lyon", 里昂 in 里昂的牙医. */
function isNamedBy(words: readonly Token[], others: readonly Clause[], { unit = '' }: Quantity): boolean {
  const told = others
    .map(({ tokens, sentence }) => (sentence.isLatin ? spacedWords(wordsOfGroups(tokens, unit)) : lettersOf(tokens)))
    .join(' ');
  return words.some(({ text, lemma }) => {
    if (common.test(text) || lemma === unit || /\d/.test(text)) return false;
    if (/^\p{Script=Han}{2,}$/u.test(text)) return text !== unit && told.includes(text);
    return text.length >= 4 && told.includes(` ${text.slice(0, text.length > 5 ? stem(text) : text.length)}`);
  });
}

/** "Independent" in "independent physiotherapists", "Lyon" in "dental practices in Lyon": what tells a group from others. */
const wordsOfGroups = (tokens: readonly Token[], unit: string): readonly Token[] =>
  tokens.flatMap((token, at) => {
    if (!isGroup(token, unit) || isGroup(tokens[at + 1], unit)) return [];
    const first = tokens.slice(0, at).findLastIndex(({ pos }) => pos !== 'adj' && pos !== 'noun') + 1;
    // "Fisioterapeutas autónomos": both are people.
    const own = tokens[at - 1]?.lemma === unit ? [token] : [];
    return [...tokens.slice(first, at), ...own, ...behindGroup(tokens.slice(at + 1, at + 6))];
  });

/** "In Lyon", "who work independently", "autónomos"; not "in winter lose large orders". */
function behindGroup(after: readonly Token[]): readonly Token[] {
  if (/^(?:who|that|which|die|que)$/.test(after.find(({ text }) => text !== ',')?.text ?? '')) return after;
  if (!/^(?:in|of|from|near|at|with|without|aus|von|bei|mit|ohne|de|del|en|con|sin)$/.test(after[0]?.text ?? ''))
    return after.slice(0, 1).filter((token) => token.pos !== 'adv' && !isVerb(token));
  const end = after.findIndex((token, index) => index > 0 && (isVerb(token) || /^[.,;]$/.test(token.text)));
  return end < 0 ? after.slice(0, 4) : after.slice(0, end);
}

const isGroup = (token: Token | undefined, unit: string): boolean =>
  token !== undefined &&
  token.pos === 'noun' &&
  (token.lemma === unit || has(token, 'people', 'venue', 'customer') || isAgentive(token.lemma));

/** So much of a word is the same in its other forms: independent, independently. */
const stem = (text: string): number => Math.max(5, Math.ceil(text.length * 0.6));

/** "… of whom 1,100 work independently. 8 of them pay": those who were counted last. */
function isMeantNext(sentence: Clause['sentence'], clauses: readonly Clause[]): boolean {
  const next = clauses[clauses.findLastIndex((clause) => clause.sentence === sentence) + 1];
  return (
    next !== undefined &&
    /^ (?:\S+ ){0,2}?\d*\S* (?:of (?:them|these|those)|davon|de ell[oa]s) /.test(spacedWords(next.tokens)) &&
    next.quantities[0]?.kind === 'count'
  );
}
