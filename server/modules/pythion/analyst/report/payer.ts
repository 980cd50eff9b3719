import type { Claim } from '../claims/claim';
import { has, type Token } from '../text/token';
import type { QuoteChoice } from './quotes';

/** Odds from which a sentence names who pays in words that aren't known. */
const namedFrom = 0.5;

/** The claim that names who pays: in its clause, in its sentence, or most likely. */
export function payerClaim(quotes: QuoteChoice): Claim | undefined {
  const claims = quotes.rank('payer');
  return (
    claims.find(({ clause }) => namesPayer(clause.tokens)) ??
    claims.find(({ clause }) => namesPayer(clause.context)) ??
    claims.find((claim) => quotes.oddsOf(claim) >= namedFrom)
  );
}

/** "Fourteen cafés take bread", and we turned over 131,000: who orders what is paid for pays, without a word of paying. */
export const isPayerTold = (claims: readonly Claim[]): boolean =>
  ['payer', 'group'].some((kind) => claims.some((claim) => claim.kind === kind)) &&
  claims.some(({ kind, clause }) => kind === 'payer' || (kind === 'paidPrice' && clause.modality === 'fact'));

/** "The students' union pays", "6 firms paying" name who pays; "£89 a month per branch" tells that it is paid for. */
export function namesPayer(tokens: readonly Token[]): boolean {
  if (tokens.some((token, at) => has(token, 'people', 'customer') && !isUnit(tokens, at))) return true;
  const verb = tokens.findIndex((token) => has(token, 'pay', 'book', 'renew') && token.pos !== 'noun');
  return tokens.slice(0, Math.max(0, verb)).some((token, at) => isSomebody(token) && !isUnit(tokens, at));
}

/** "£89 per branch", "30 euros a van": what is priced. "We charge each landlord £30" names the landlord. */
function isUnit(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:per|an?|each|every|je|pro|por|cada|每)$/.test(tokens[at - 1]?.text ?? '')) return false;
  return tokens.slice(Math.max(0, at - 4), at - 1).some(isAmount) || tokens[at - 1]?.text === 'per';
}

const isAmount = (token: Token): boolean => token.pos === 'num' || token.pos === 'sym' || has(token, 'coin');

/** A person or a count of them; neither what it costs, nor a time, nor what is paid for. */
const isSomebody = (token: Token): boolean =>
  ((token.pos === 'noun' && !/^(?:month|year|week|day|season|term|session|advance)$/.test(token.lemma)) ||
    (token.pos === 'pron' && /^(?:they|he|she|who|everyone|everybody|both|all|sie|ellos|ellas)$/.test(token.text)) ||
    (token.pos === 'det' && token.text === 'all')) &&
  !has(token, 'own', 'product', 'price', 'coin', 'cost');
