import { isRateWord, periodWords } from '../../lexicon/numbers';
import type { Clause } from '../../text/clause';
import { headAfter } from '../../text/per';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, isVerb } from '../../text/token';

/** The only currency of amounts, if they have one. */
export function onlyCurrencyIn(amounts: readonly Quantity[]): string | undefined {
  const codes = new Set(amounts.flatMap(({ kind, currency }) => (kind === 'money' ? [currency] : [])));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** A number that counts nothing: "12 a week", "20 per forklift", "2.40 a kilo", "assembly 11". */
export const isBare = ({ kind, unit, period, per, of, value }: Quantity): boolean =>
  kind === 'count' && value > 0 && of === undefined && (unit === undefined || unit === period || unit === per);

/** "1.10 a kilo": an amount whose currency goes without saying. */
export const isBareRate = (quantity: Quantity): boolean => isBare(quantity) && quantity.per !== undefined;

/** "3,000 monthly" is read as a time. */
function asRate(quantity: Quantity): Quantity {
  const isRate = quantity.kind === 'time' && isRateWord(quantity.unit ?? '');
  return isRate ? { ...quantity, kind: 'count', period: periodWords[quantity.unit ?? ''], unit: undefined } : quantity;
}

/** A bare number as an amount, in the currency of its sentence, or in none. */
export const toAmount = ({ context }: Clause, bare: Quantity): Quantity => ({
  ...bare,
  kind: 'money',
  unit: undefined,
  currency: onlyCurrencyIn(readQuantities(context)),
});

/** The amount as money, where a bare number stands for it. */
export const asMoney = (clause: Clause, amount: Quantity): Quantity =>
  amount.kind === 'money' ? amount : toAmount(clause, amount);

const charging: ReadonlySet<string> = new Set(
  'charge rent cost ask pedir cobrar cobraremos cobraré cobraríamos cobraría pedimos pido cobro nehmen verlangen'.split(
    ' ',
  ),
);

/** "We charge 12 a week", "two warehouses pay 20 per forklift a month", "40 bottles sold at 25 each". */
export function barePrice(clause: Clause): Quantity | undefined {
  const { tokens, quantities, negated } = clause;
  if (quantities.length === 0) return undefined;
  const verb = tokens.findIndex(
    (token) => !negated.has(token) && ((isVerb(token) && has(token, 'pay', 'sell')) || charging.has(token.lemma)),
  );
  if (verb < 0) return undefined;
  const bare = quantities
    .map(asRate)
    .find(
      (quantity) =>
        isBare(quantity) &&
        quantity.start > verb &&
        (quantity.start <= verb + 4 || isSoldAt(clause, verb, quantity)) &&
        (quantity.period !== undefined || quantity.per !== undefined),
    );
  return bare && toAmount(clause, bare);
}

/** "Sold 3.1 tonnes of flour to eleven bakeries at 2.40 a kilo". */
const isSoldAt = ({ tokens }: Clause, verb: number, { start, per }: Quantity): boolean =>
  has(tokens[verb], 'sell', 'pay') && tokens[start - 1]?.text === 'at' && per !== undefined;

/** "We burn 6k a month", "spending 3,000 monthly", "we have burned 60k, 9k a month". */
export function bareBurn(clause: Clause): Quantity | undefined {
  const bare = clause.quantities.map(asRate).find((quantity) => isBare(quantity) && quantity.period !== undefined);
  return bare && toAmount(clause, bare);
}

/** "49 Euro im Monat pro Beet", "19 euros al mes por lavadora": the unit after the period. */
export function withUnit({ tokens }: Clause, amount: Quantity): Quantity {
  const isNamed = /^(?:per|pro|por|je|每)$/.test(tokens[amount.end]?.text ?? '');
  const head = amount.period && amount.per === undefined && isNamed ? headAfter(tokens, amount.end + 1) : undefined;
  return head ? { ...amount, per: head.lemma, end: head.index + 1 } : amount;
}
