import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { has } from '../../text/token';
import { money, type Claim } from '../claim';
import { isOthersPrice } from './othersPrice';
import { isPaidInPart } from './partPaid';

/** "They pay us", "already pay", "the district pays": a fact about our customers. */
const settled = /^(?:us|me|our|already|now|still|since|it|today|the|who|all|both|so|far)$/;

/** "Drivers pay 8 euros per booking": how they pay in general, or are meant to. */
export const isGeneralPrice = ({ tokens, quantities }: Clause): boolean => {
  const verb = tokens.findIndex((token) => token.pos === 'verb' && has(token, 'pay'));
  return (
    verb >= 0 &&
    /^pays?$/.test(tokens[verb]!.text) &&
    !quantities.some(({ kind, start }) => kind === 'count' && start < verb) &&
    !tokens.some((token) => has(token, 'own', 'again') || settled.test(token.text))
  );
};

/** What is said with a price. */
export const ofPrice: ReadonlySet<Claim['kind']> = new Set([
  'priceNumber',
  'priceUnit',
  'payer',
  'sizeFromPrice',
  'revenueIntent',
]);

/** "Consultants take £5k for a report": read as a price, it shows the network what the sentence is about, and no more. */
export const withoutOthersPrices = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind, clause }) => !((ofPrice.has(kind) || kind === 'orders') && isOthersPrice(clause)));

/**
 * "Brides pay £1,800 for a dress" beside "I sold 112 dresses, average £640": where other money was received for one sale, what is
 * paid in general is paid elsewhere. What is billed for a period stands beside a deposit or a trial.
 */
export function withoutGeneralPrices(claims: readonly Claim[]): Claim[] {
  const paid = new Set(claims.flatMap(({ kind, clause }) => (kind === 'paidPrice' ? [clause] : [])));
  const received = claims.filter(
    ({ kind, quantity, clause }) =>
      kind === 'priceNumber' && quantity?.kind === 'money' && quantity.period === undefined && paid.has(clause),
  );
  // "Three of them left a deposit of 10 euros" is a part of the 45 that each pays.
  const isOther = (price: Claim, named: Quantity | undefined): boolean =>
    price.quantity?.value !== named?.value &&
    !(isPaidInPart(price.clause) && (price.quantity?.value ?? 0) < (named?.value ?? 0));
  const isElsewhere = ({ kind, clause, quantity }: Claim): boolean =>
    ofPrice.has(kind) &&
    isGeneralPrice(clause) &&
    clause.quantities.some((amount) => amount.kind === 'money' && amount.period === undefined) &&
    (quantity === undefined || quantity.period === undefined) &&
    received.some((price) => price.clause !== clause && isOther(price, quantity ?? money(clause)));
  return received.length === 0 ? [...claims] : claims.filter((claim) => !isElsewhere(claim));
}
