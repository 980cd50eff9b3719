import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, type Token } from '../text/token';

/** "They pay 40 euros a month today", "a nurse charges 60 euros": what others take today is no price of ours. */
export const isOthersOffer = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  !hasAny(tokens, 'own', 'product') &&
  (hasAny(tokens, 'today') ||
    (/^(?:a|an|the|one|some)$/.test(tokens[0]?.text ?? '') &&
      tokens
        .slice(1, 6)
        .some(
          (token, index, words) =>
            has(token, 'sell') && isVerb(token) && hasAny(words.slice(0, index), 'people', 'partner'),
        )));

/** "The nearest kiln is 40 minutes by car", "a guy comes with a van every two months": another one whom they can turn to. */
export const isOtherWay = ({ tokens }: Clause): boolean => {
  if (hasAny(tokens, 'own', 'interview')) return false;
  const verb = tokens.findIndex(({ pos }) => pos === 'verb' || pos === 'aux');
  const subject = tokens.slice(0, Math.max(0, verb));
  const isNearest = subject.some(({ lemma }) => /^(?:near|nearest|closest)$/.test(lemma));
  return (isNearest && subject.some(({ pos }) => pos === 'noun')) || isEarlierWay(tokens);
};

/** "Shelters before used PayPal", "before, they rang us": the way before this. */
const isEarlierWay = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) =>
      text === 'before' &&
      index > 0 &&
      tokens[index - 1]?.pos === 'noun' &&
      tokens[index + 1]?.pos === 'verb' &&
      tokens[index + 1]?.text !== tokens[index + 1]?.lemma &&
      !tokens[index + 1]?.text.endsWith('ing'),
  );

/** "A guy comes with a van every two months": who comes from time to time. */
export const isVisitor = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  /^(?:a|one)$/.test(tokens[0]?.text ?? '') &&
  has(tokens[1], 'people') &&
  /^(?:come|drive|visit|call|deliver)$/.test(tokens[2]?.lemma ?? '') &&
  tokens.some((token) => has(token, 'every')) &&
  !tokens.some(({ text }) => /^(?:us|our|me|my)$/.test(text));

/** "Bisher warten die Büros beim Hersteller", "nurses now write it on paper": said to be the way of today, and not ours. */
export const isCalledTodays = ({ tokens, context, speaker }: Clause): boolean =>
  (speaker === 'people' || speaker === 'other') &&
  hasAny(tokens, 'today') &&
  tokens.some(isVerb) &&
  !hasAny(context, 'pay', 'renew', 'use', 'book', 'again') &&
  !hasAny(tokens, 'own', 'product', 'customer');

/** "There is another shop that sells second hand", "hay otra tienda que …", "there is a guy with a van": who serves them already. */
export const isAnotherProvider = ({ tokens, speaker, negated }: Clause): boolean => {
  const there = tokens.findIndex(({ text }) => /^(?:there|hay|gibt|有)$/.test(text));
  if (speaker === 'own' || speaker === 'rival' || there < 0 || there > 2 || hasAny(tokens, 'own')) return false;
  const after = tokens.slice(there + 1, there + 7);
  const article = after.findIndex(({ text }) =>
    /^(?:an?|one|another|other|otr[oa]s?|andere[nrs]?|una?|eine[nr]?|一|另)$/.test(text),
  );
  const isOther = article >= 0 && /^(?:a?n?other|otr|ander|另)/.test(after[article]!.text);
  const provider = after.findIndex(
    (token, index) =>
      index > article &&
      token.pos === 'noun' &&
      !negated.has(token) &&
      has(token, 'venue', 'partner', 'people', 'product'),
  );
  const isServing = /^(?:who|that|which|with|selling|offering|doing|que|con|der|die|das)$/.test(
    after[provider + 1]?.text ?? '',
  );
  return article >= 0 && provider >= 0 && (isOther || (isServing && after[provider]!.text === after[provider]!.lemma));
};
