import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf, type Token, wordsBefore } from '../../text/token';
import { states } from '../claim';

const firm = /^(?:company|firm|supplier|provider|contractor|vendor|startup|agency|business|maker|manufacturer)$/;
const we = new Set(['we', 'us', 'our', 'ours', 'me', 'my', 'mine', 'i']);
const beside = new Set(['with', 'to', 'from']);

/** "Ours" beside "my friend's kit": whose it is, and not we. */
const isUs = ({ text }: Token, index: number, tokens: readonly Token[]): boolean =>
  we.has(text) && !tokens.slice(index + 1, index + 3).some((token) => has(token, 'friends', 'rival'));

/** "Signed a contract with a taxi company", "agreed with another supplier". */
const isWithOthers = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, index) => {
    if (!beside.has(text)) return false;
    const [article, ...after] = tokens.slice(index + 1, index + 6);
    const at = after.findIndex(({ lemma }) => firm.test(lemma));
    return (
      /^(?:an?|another|some)$/.test(article?.text ?? '') &&
      at >= 0 &&
      after.slice(0, at).every(({ pos }) => pos === 'noun' || pos === 'adj' || pos === 'verb') &&
      tokens
        .slice(0, index)
        .some((token) => /^(?:sign|agree|contract|agreement|deal|pay|renew|subscribe|extend)$/.test(token.lemma))
    );
  });

/** "My friend's kit", "the competing product". */
const isOthersProduct = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      (has(token, 'friends') && tokens[index + 1]?.text === "'s" && tokens.slice(index + 2, index + 5).some(isThing)) ||
      (token.text === 'competing' && tokens.slice(index + 1, index + 3).some(isThing)),
  );

const isThing = (token: Token): boolean => has(token, 'product', 'thing') || /^(?:one|offer|system)$/.test(token.lemma);

/** "Signed with Hallbook and paid it": a name that the text never calls ours. */
function isWithName(tokens: readonly Token[], clauses: readonly Clause[]): boolean {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === 'with' && isName(tokens[index + 1]) && /^(?:and|,|\.|;)$/.test(tokens[index + 2]?.text ?? '.'),
  );
  const name = tokens[at + 1];
  return (
    at > 0 &&
    name !== undefined &&
    tokens.slice(0, at).some(({ lemma }) => /^(?:sign|agree|agreement|contract|deal)$/.test(lemma)) &&
    tokens
      .slice(at + 2)
      .some(
        ({ text }, index, after) =>
          /^(?:paid|pay|pays)$/.test(text) && /^(?:it|them|him|her)$/.test(after[index + 1]?.text ?? ''),
      ) &&
    !clauses.some((other) => hasAny(other.tokens, 'own') && other.tokens.some(({ lemma }) => lemma === name.lemma))
  );
}

const isName = (token: Token | undefined): boolean =>
  token?.pos === 'noun' && token.concepts.size === 0 && token.text === token.lemma && /^[a-z]{3,}$/.test(token.text);

/** "Paid for my tattoo needles", in a text that names no needles anywhere else. */
function isForOtherThing({ tokens, sentence }: Clause, clauses: readonly Clause[]): boolean {
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === 'for' && /^(?:my|our)$/.test(tokens[index + 1]?.text ?? '') && has(tokens[index - 1], 'pay'),
  );
  if (at < 0) return false;
  const after = tokens.slice(at + 2, at + 6);
  const head = after.find(({ pos }, index) => pos === 'noun' && after[index + 1]?.pos !== 'noun');
  return (
    has(head, 'thing') &&
    !has(head, 'product') &&
    !clauses.some((other) => other.sentence !== sentence && other.tokens.some(({ lemma }) => lemma === head?.lemma))
  );
}

/** "Twenty labs used it and none of them pays", 没有一户愿意付钱: a trial that nobody paid for. */
const isUnpaid = ({ context, tokens, isNobody, modality, sentence }: Clause): boolean =>
  sentence.isLatin
    ? isNobody &&
      modality === 'fact' &&
      hasAny(tokens, 'pay', 'renew') &&
      !tokens.some(({ text }) => /^(?:cancelled|left|complained|yet|noch|todavía|aún)$/.test(text)) &&
      hasAny(wordsBefore(context, tokens[0]), 'use', 'prototype')
    : /试用?[^。]{0,12}(?:没有?一[户家个位名][^，。]{0,4}[付买续掏]|没人(?:愿意)?[付买续]|[都全]部?(?:不|没)(?:愿意)?[付买续])/u.test(
        lettersOf(tokens),
      );

const isSentenceOfOthers = memoise(
  ({ context, sentence }: Clause): boolean =>
    sentence.isLatin && !context.some(isUs) && (isWithOthers(context) || isOthersProduct(context)),
);

/** Clauses of sentences whose payments, renewals or use belong to others, to another product, or to nobody. */
export function othersUseIn(clauses: readonly Clause[]): readonly Clause[] {
  const sentences = new Set(
    clauses.flatMap((clause) =>
      isSentenceOfOthers(clause) ||
      isUnpaid(clause) ||
      (clause.sentence.isLatin &&
        states(clause, 'pay', 'renew', 'use') &&
        ((!clause.context.some(isUs) && isWithName(clause.context, clauses)) || isForOtherThing(clause, clauses)))
        ? [clause.sentence]
        : [],
    ),
  );
  return clauses.filter(({ sentence }) => sentences.has(sentence));
}
