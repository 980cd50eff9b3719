import { readQuantities } from './quantities';
import { has, isVerb, type Token } from './token';

/**
 * Marks what a verb does by its place, whatever the verb: money that others hand over is a payment, a talk with counted people
 * is an interview, and what people would do is an intention.
 */
export function markRoles(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (!isVerb(token)) continue;
    if (isHandover(tokens, index)) {
      token.concepts.add('pay');
      for (const word of tokens.slice(index, index + 2))
        for (const concept of ['show', 'say'] as const) word.concepts.delete(concept);
    }
    if (isWoundBack(tokens, index)) token.concepts.add('tamper');
    if (isMeeting(tokens, index)) token.concepts.add('interview');
    if (isAnswerAboutWill(tokens, index)) token.concepts.add('say');
  }
}

/** "Handed me £60", "pressed £12 into my hand", "dropped coins in": money is the object, and the subject is not ours. */
function isHandover(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!has(token, 'give', 'craft') || has(token, 'trouble', 'rise', 'cost', 'price', 'sell')) return false;
  if (tokens[index - 1]?.lemma === 'be' || isOursAt(tokens, index)) return false;
  const object = objectOf(tokens, index);
  const money = readQuantities(object).find(({ kind }) => kind === 'money');
  const direct = object.slice(0, money?.start ?? object.length);
  const isDirect = money !== undefined && !direct.some(({ pos, text }) => pos === 'adp' && !particles.test(text));
  const coin = object.findIndex((word) => has(word, 'coin'));
  const isCoin = coin >= 0 && !object.slice(0, coin).some(({ pos, text }) => pos === 'adp' && !particles.test(text));
  const isToUs = tokens.slice(index + 1, index + 10).some(({ text }) => /^(?:us|me|our|my)$/.test(text));
  return (isDirect && !has(token, 'fall')) || (isCoin && (isToUs || has(token, 'craft')));
}

const particles = /^(?:up|out|over|down|in|off|back|across)$/;

/** Up to the next clause. */
function objectOf(tokens: readonly Token[], index: number): readonly Token[] {
  const after = tokens.slice(index + 1, index + 10);
  const end = after.findIndex(({ text, pos }) => pos === 'conj' || pos === 'verb' || /^[,;:.]$/.test(text));
  return end < 0 ? after : after.slice(0, end);
}

const isOursAt = (tokens: readonly Token[], index: number): boolean =>
  /^(?:we|i)$/.test(
    tokens.slice(Math.max(0, index - 5), index).findLast(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num')
      ?.text ?? '',
  );

/** "Wind back the mileage". */
const isWoundBack = (tokens: readonly Token[], index: number): boolean =>
  /^(?:wind|roll|turn|clock|set|dial|crank|spin)$/.test(tokens[index]?.lemma ?? '') &&
  tokens.slice(index + 1, index + 4).some(({ text }) => text === 'back');

/** "I sat down with 16 of them", "we rode along with twelve couriers". */
function isMeeting(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || token.text === token.lemma || !isOursAt(tokens, index) || has(token, 'sell', 'pay', 'trouble'))
    return false;
  const way = tokens.findIndex(({ text }, at) => at > index && at < index + 4 && /^(?:with|to|among)$/.test(text));
  const number = tokens.findIndex(({ pos }, at) => way > 0 && at > way && at < way + 4 && pos === 'num');
  if (number < 0) return false;
  return tokens
    .slice(number + 1, number + 4)
    .some((word) => word.text === 'of' || (has(word, 'people', 'customer') && word.text !== word.lemma));
}

/** "168 ticked that they would …". */
function isAnswerAboutWill(tokens: readonly Token[], index: number): boolean {
  const [link, who, will] = tokens.slice(index + 1, index + 4);
  if (!/^(?:that|they)$/.test(link?.text ?? '')) return false;
  const modal = link?.text === 'they' ? who : will;
  if (!/^(?:would|'d)$/.test(modal?.text ?? '')) return false;
  modal?.concepts.add('intend');
  return true;
}
