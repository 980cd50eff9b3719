import { currencies } from '../lexicon/currencies';
import type { Token } from './token';

/** "4 millones de pesos": a word that stands between the number and its currency. */
export const isMillionsOf = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'de' &&
  /^mill(?:ón|ones)$/.test(tokens[index - 1]?.text ?? '') &&
  Object.hasOwn(currencies, tokens[index + 1]?.text ?? '');
