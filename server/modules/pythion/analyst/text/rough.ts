import { readQuantities } from './quantities';
import { has, type Token } from './token';

/** Whether a word of doubt only says that an amount is a rough one. */
export const isRough = (tokens: readonly Token[], index: number): boolean =>
  isAbout(tokens.slice(index, index + 3)) || isEstimate(tokens, index);

/** "Prep takes maybe half an hour longer": a rough amount of a fact; not "maybe 30 florists pay", "we charge maybe £30". */
export const isEstimate = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.pos === 'verb' &&
  !has(tokens[index - 1], 'pay', 'sell', 'price', 'book', 'renew', 'revenue') &&
  tokens[index - 1]?.lemma !== 'charge' &&
  /^(?:maybe|perhaps|vielleicht|quizás?)$/.test(tokens[index]?.text ?? '') &&
  (/^(?:half|halbe)$/.test(tokens[index + 1]?.text ?? '') ||
    readQuantities(tokens).some(({ kind, start }) => kind !== 'count' && start === index + 1));

/** "Almost 30 florists", "nearly a third" are rough numbers, "almost sold" is not a sale. */
const isAbout = ([token, next, last]: readonly Token[]): boolean =>
  /^(?:almost|nearly)$/.test(token?.text ?? '') &&
  (next?.pos === 'num' ||
    /^(?:all|every|half|everyone|everybody|each|none)$/.test(next?.text ?? '') ||
    (next?.text === 'a' && /^(?:third|quarter|fifth|tenth|half|dozen)$/.test(last?.text ?? '')));
