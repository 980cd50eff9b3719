import type { Clause } from '../text/clause';
import { has, hasAny, type Token } from '../text/token';
import type { Harm } from './harm';
import { isPerson } from './person';

const guarding =
  /^(?:vet|check|screen|verify|examine|supervise|monitor|moderate|watch|background|read|see|listen|look|accompany|police|involve)$/;
const guardian = /^(?:parent|mother|father|guardian|carer|mum|dad|family)$/;
const meeting = /^(?:chat|meet|talk|write|message|call|date|video|visit|ride|travel|sleep|stay|camp|play|train|swim)$/;

/**
 * We bring children together with adults, and the text says that nobody looks after it: "we let children chat with coaches. No
 * coach is vetted, and no parent may read along".
 */
export function findUnguarded(ours: readonly Clause[], clauses: readonly Clause[]): Harm | undefined {
  if (!ours.some(isContactOfMinors) || clauses.some(isGuarded)) return undefined;
  const clause = clauses.find(isGuardDenied);
  return clause && { clause, reason: 'it brings children together with adults whom nobody checks', id: 'unguarded' };
}

/** Ours, and children take part in it. "Our chess set teaches children" brings them together with nobody. */
const isContactOfMinors = ({ tokens, context, negated, sentence }: Clause): boolean =>
  sentence.isLatin &&
  hasAny(context, 'minor') &&
  !hasAny(tokens, 'remedy') &&
  tokens.some(
    (token, index) =>
      meeting.test(token.lemma) &&
      !negated.has(token) &&
      tokens.slice(index + 1).some(({ text }) => /^(?:with|to|at)$/.test(text)) &&
      tokens.slice(index + 1).some(isPerson) &&
      tokens.some(isOutsider),
  );

/** Neither the child nor a parent. */
const isOutsider = (token: Token): boolean =>
  has(token, 'adult') ||
  token.text === 'grown' ||
  (token.pos === 'noun' && isPerson(token) && !has(token, 'minor') && !guardian.test(token.lemma));

/** "No coach is vetted", "nobody checks who they are", "parents can't read along"; not "nobody may join before he is vetted". */
const isGuardDenied = ({ tokens, negated, context, speaker }: Clause): boolean =>
  speaker !== 'rival' &&
  !context.some(({ text }) => /^(?:before|until|unless|without|today)$/.test(text)) &&
  tokens.some((token, index) => {
    if (!negated.has(token) || !isGuarding(token, index, tokens)) return false;
    const subject = tokens.slice(0, index);
    return (
      hasAny(tokens, 'own') ||
      subject.some((word) => (isPerson(word) && !has(word, 'minor')) || /^(?:nobody|none|no_one|one)$/.test(word.text))
    );
  });

/** A verb of checking. Guardians also guard by reading along. */
function isGuarding({ lemma, text }: Token, index: number, tokens: readonly Token[]): boolean {
  if (!guarding.test(lemma) && !/^(?:vetted|screened|checked|involved|looking|watching)$/.test(text)) return false;
  if (!/^(?:read|see|listen|look|looking|watch|watching|involved?)$/.test(lemma)) return true;
  const next = tokens[index + 1];
  const isAlong = next === undefined || next.pos === 'punct' || /^(?:along|in|over|on|and)$/.test(next.text);
  return (
    (isAlong || hasAny(tokens.slice(index + 1, index + 4), 'private')) &&
    tokens
      .slice(Math.max(0, index - 4), index)
      .some((word) => guardian.test(word.lemma) || /^(?:nobody|no_one|one)$/.test(word.text))
  );
}

/** "Every coach is vetted", "a parent reads along". */
const isGuarded = ({ tokens, negated }: Clause): boolean =>
  tokens.some((token, index) => !negated.has(token) && token.pos === 'verb' && isGuarding(token, index, tokens));
