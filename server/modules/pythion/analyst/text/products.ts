import type { Clause } from './clause';
import { has, hasAny, isVerb, type Token } from './token';

/**
 * What the founder makes or sells is a product wherever the text names it: after "we make a foam rail", "the rail" is ours in
 * "nine movers bought the rail".
 */
export function markProducts(clauses: readonly Clause[]): void {
  const names = new Set(clauses.flatMap((clause) => [...productNames(clause), ...taughtIn(clause)]));
  if (names.size === 0) return;
  for (const { tokens } of clauses)
    for (const token of tokens)
      if (token.pos === 'noun' && names.has(token.lemma)) {
        token.concepts.add('product');
        token.concepts.delete('people');
      }
}

function productNames({ tokens, speaker }: Clause): string[] {
  const paidFor = tokens.findIndex(
    (token, index) => has(token, 'cost') && /^(?:us|me)$/.test(tokens[index + 1]?.text ?? ''),
  );
  const cost = headOf(tokens.slice(0, Math.max(0, paidFor)), Math.max(0, paidFor - 3));
  // "A bundle costs me 8 pounds": what we pay to make.
  if (cost && isThing(cost) && !tokens.some(({ text }) => text === 'new')) return [cost.lemma];
  if (
    speaker !== 'own' ||
    (hasAny(tokens, 'interview', 'plan', 'survey', 'career', 'rival') && !hasAny(tokens, 'sell'))
  )
    return [];
  const names: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const isMade =
      isVerb(token) &&
      has(token, 'offer', 'sell', 'book') &&
      !/^(?:send|tell|show|give|find|help|let|teach|prepare)$/.test(token.lemma);
    if (!isMade && !isCrafted(token) && !/^(?:our|my)$/.test(token.text)) continue;
    const head = headOf(tokens, index + 1);
    if (isCrafted(token) && !isMade && !has(head, 'thing')) continue;
    if (head && (isThing(head) || isDevice(tokens, head))) names.push(head.lemma);
  }
  return names;
}

const lessons = /^(?:class|lesson|course|workshop|camp|club|school|programme|program)$/;

/** "We run a swimming class": who stops swimming has left us. */
const taughtIn = ({ tokens, speaker }: Clause): string[] =>
  speaker === 'own' && tokens.some(({ lemma }) => /^(?:run|offer|teach|hold|give|sell)$/.test(lemma))
    ? tokens.flatMap(({ text }, index) =>
        text.endsWith('ing') && lessons.test(tokens[index + 1]?.lemma ?? '') ? [text] : [],
      )
    : [];

/** The last noun of the phrase that starts here. */
function headOf(tokens: readonly Token[], from: number): Token | undefined {
  let head: Token | undefined;
  for (const token of tokens.slice(from, from + 6)) {
    if (token.pos === 'noun') head = token;
    else if (head || !/^(?:det|adj|pron|num|verb)$/.test(token.pos)) break;
  }
  return head;
}

/** "I welded one chair": a past act on a thing. */
const isCrafted = (token: Token): boolean =>
  token.pos === 'verb' && has(token, 'craft') && token.text !== token.lemma && !has(token, 'outreach', 'trouble');

/** "Our chalk sprayer": named by what it does to a thing. */
const isDevice = (tokens: readonly Token[], head: Token): boolean => {
  const before = tokens[tokens.indexOf(head) - 1];
  return /(?:er|or)$/.test(head.text) && before?.pos === 'noun' && has(before, 'thing') && !has(before, 'people');
};

const isThing = (token: Token): boolean =>
  !has(
    token,
    'people',
    'customer',
    'everyone',
    'rival',
    'friends',
    'founder',
    'channel',
    'venue',
    'trouble',
    'cost',
    'price',
    'own',
  ) && token.text.length > 2;
