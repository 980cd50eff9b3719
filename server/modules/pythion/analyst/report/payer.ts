import { has, type Token } from '../text/token';

/** "The students' union pays", "6 firms paying" name who pays; "£89 a month per branch" tells that it is paid for. */
export function namesPayer(tokens: readonly Token[]): boolean {
  if (tokens.some((token, at) => has(token, 'people', 'customer') && !isUnitWord(tokens[at - 1]))) return true;
  const verb = tokens.findIndex((token) => has(token, 'pay', 'book', 'renew') && token.pos !== 'noun');
  return tokens.slice(0, Math.max(0, verb)).some(isSomebody);
}

/** "Per branch", "a van" are what is priced. */
const isUnitWord = (token: Token | undefined): boolean =>
  /^(?:per|an?|each|every|je|pro|por|cada|每)$/.test(token?.text ?? '');

const isSomebody = (token: Token): boolean =>
  (token.pos === 'noun' || token.pos === 'num' || token.pos === 'pron') && !has(token, 'own', 'product', 'price');
