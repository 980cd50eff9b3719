import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, isVerb, type Token } from '../../text/token';

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

const liking = new Set(['like', 'love', 'prefer']);
const wouldWish = new Set(['querría', 'querrían', 'quisiera', 'quisieran', 'gustaría']);

/** "She'd like one that folds", "querría uno que se pliegue": what a buyer wishes for, and not what they have. */
export const isWish = memoise(
  ({ tokens, speaker, sentence }: Clause): boolean =>
    speaker !== 'own' &&
    sentence.isLatin &&
    tokens.some(({ text, lemma }, index) => {
      const before = tokens[index - 1]?.text ?? '';
      const isWishing =
        lemma === 'want' ||
        lemma === 'wish' ||
        (liking.has(lemma) && (before === 'would' || before === "'d")) ||
        (text === 'gern' && /^(?:hätten?|möchten?)$/.test(before)) ||
        wouldWish.has(text);
      const wished = tokens.slice(index + 1, index + 4);
      return isWishing && wished.some((word) => /^(?:one|something|einen?|eins|etwas|un[oa]|algo)$/.test(word.text));
    }) &&
    tokens.some(({ text }) => /^(?:that|which|who|with|der|die|das|mit|que|con)$/.test(text)),
);

/** "The nearest kiln is 40 minutes by car", "a guy comes with a van every two months": another one whom they can turn to. */
const isOtherWay = ({ tokens }: Clause): boolean => {
  if (hasAny(tokens, 'own', 'interview')) return false;
  const verb = tokens.findIndex(({ pos }) => pos === 'verb' || pos === 'aux');
  const subject = tokens.slice(0, Math.max(0, verb));
  const isNearest = subject.some(({ lemma }) => /^(?:near|nearest|closest)$/.test(lemma));
  return (isNearest && subject.some(({ pos }) => pos === 'noun')) || isEarlierWay(tokens);
};

/** "Shelters before used PayPal", "before, they rang us": the way before this. */
const isEarlierWay = (tokens: readonly Token[]): boolean =>
  isBeforeThat(tokens) ||
  tokens.some(
    ({ text }, index) =>
      text === 'before' &&
      index > 0 &&
      tokens[index - 1]?.pos === 'noun' &&
      tokens[index + 1]?.pos === 'verb' &&
      tokens[index + 1]?.text !== tokens[index + 1]?.lemma &&
      !tokens[index + 1]?.text.endsWith('ing'),
  );

/** "Before that they mostly paid a skip company": what they did earlier. */
const isBeforeThat = (tokens: readonly Token[]): boolean => {
  const [before, that, they] = tokens;
  const verb = tokens.find(({ pos }, index) => index > 2 && pos === 'verb');
  return (
    before?.text === 'before' &&
    /^(?:that|this|us|then)$/.test(that?.text ?? '') &&
    (they?.text === 'they' || has(they, 'people', 'customer')) &&
    verb !== undefined &&
    verb.text !== verb.lemma
  );
};

/** "What happens today: the court rings the agency", "heute: …": words before a colon that call the rest today's way. */
const isUnderToday = ({ context, start, speaker, tokens }: Clause): boolean => {
  if (speaker === 'own' || tokens.length <= 2 || !hasAny(context, 'today')) return false;
  const colon = context.findLastIndex(({ text, end }) => text === ':' && end <= start);
  const label = context.slice(Math.max(0, colon - 8), Math.max(0, colon));
  return colon > 0 && colon <= 8 && hasAny(label, 'today') && !hasAny(label, 'own');
};

/** "What happens today:", with the way itself after the colon. */
export const isTodayLabel = ({ context, end, tokens }: Clause): boolean =>
  hasAny(tokens, 'today') && tokens.length <= 8 && context.find(({ start }) => start >= end)?.text === ':';

const existing = new Set(['there', 'hay', 'gibt', '有']);

/** "There are apps but half of them …", "there's already Hallmaster, which is too fiddly": it exists, with a complaint. */
const isExisting = ({ tokens, context, speaker }: Clause): boolean => {
  const there = tokens.slice(0, 3).findIndex(({ text }) => existing.has(text));
  if (speaker === 'own' || there < 0) return false;
  const after = tokens.slice(there + 1, there + 6);
  const isNamed =
    after.some(({ text }) => /^(?:already|ya|schon)$/.test(text)) ||
    after.some(({ text }) =>
      /^(?:apps|tools|programs|programmes|sites|websites|systems|platforms|trackers)$/.test(text),
    );
  return (
    isNamed &&
    !hasAny(tokens, 'own', 'people', 'customer', 'source') &&
    tokens.every(({ pos }) => pos !== 'num') &&
    (context.some(({ text }) => /^(?:but|though|although|pero|aber|但)$/.test(text)) ||
      (after.some(({ text }) => /^(?:already|ya|schon)$/.test(text)) && context.some(isTooBad)))
  );
};

/** "Too fiddly", "zu teuer"; not "too much to run", which is a trouble of theirs. */
const isTooBad = ({ text }: Token, index: number, context: readonly Token[]): boolean =>
  /^(?:too|zu|demasiado)$/.test(text) && !/^(?:much|many|viel|viele)$/.test(context[index + 1]?.text ?? '');

/** "Nobody knows what is there, so they buy another set": how they get along with the trouble. */
const isWorkaround = ({ tokens, context, speaker, start, modality }: Clause): boolean => {
  const [so, they, verb] = tokens;
  const before = context.filter(({ end }) => end <= start);
  return (
    speaker !== 'own' &&
    modality === 'fact' &&
    so?.text === 'so' &&
    (they?.text === 'they' || they?.text === 'people') &&
    verb?.pos === 'verb' &&
    verb.text === verb.lemma &&
    !has(verb, 'praise', 'trouble') &&
    !hasAny(tokens, 'own') &&
    !tokens.some(({ text }) => /^(?:us|me|it)$/.test(text)) &&
    hasAny(before, 'negation', 'trouble', 'lacking')
  );
};

/** "Village halls are booked through one volunteer", "rounds are run by the wardens": by whom it is done. */
const isRunBy = ({ tokens, speaker, negated }: Clause): boolean => {
  const by = tokens.findIndex(({ text }) => text === 'through' || text === 'by');
  const [be, verb] = [tokens[by - 2], tokens[by - 1]];
  return (
    speaker !== 'own' &&
    by > 2 &&
    /^(?:is|are)$/.test(be?.text ?? '') &&
    verb?.pos === 'verb' &&
    !negated.has(verb) &&
    /^(?:book|run|do|organi[sz]e|arrange|handle|manage|schedule|plan|keep|settle|sort)$/.test(verb.lemma) &&
    tokens.slice(by + 1, by + 5).some((token) => has(token, 'people', 'partner', 'habit')) &&
    !hasAny(tokens.slice(0, by - 2), 'pay', 'trouble') &&
    !tokens.some((token) => has(token, 'own')) &&
    !tokens.slice(0, by - 2).some((token) => /^(?:app|software|tool|platform|site|service|it)$/.test(token.lemma))
  );
};

/** What its own words call a way of today or of others, whatever the odds. */
export const isPlainHabit = (clause: Clause): boolean =>
  isUnderToday(clause) ||
  isExisting(clause) ||
  (clause.sentence.isLatin && (isOtherWay(clause) || isVisitor(clause) || isWorkaround(clause) || isRunBy(clause)));

/** "A guy comes with a van every two months": who comes from time to time. */
const isVisitor = ({ tokens, speaker }: Clause): boolean =>
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
  if (speaker === 'own' || speaker === 'rival' || hasAny(tokens, 'own')) return false;
  const there = tokens.slice(0, 3).findIndex(({ text }) => existing.has(text));
  if (there < 0) return false;
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
