import type { BillingPeriod } from '../../../../../../shared/contracts/analysis';
import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

/** "Costs us £22 to win", "cuesta 20 € captar": the price of one customer. */
const winning =
  / (?:costs?|cost) (?:us|me) (?:\S+ ){1,5}?to (?:win|acquire|sign|land|get|gain)(?= )| (?:kostet|kosten) uns (?:\S+ ){1,6}?(?:zu gewinnen|in der gewinnung)(?= )| nos cuesta (?:\S+ ){0,5}?(?:conseguir|captar)(?= )/;

/** How long that customer pays: "stays for two months", "pays us for two years". */
const staying =
  / (?:stays?|stay with us|pays?|remains?|leaves? after|cancels? after|bleibt|bleiben|zahlt|se queda|paga|se va)(?: (?:us|me|with us|nos|uns))?(?: (?:for|on for|about|only|just|nur|después de|durante|solo|after|etwa|nach))* $/;

const months: Readonly<Record<string, number>> = { day: 1 / 30, week: 12 / 52, month: 1, quarter: 3, year: 12 };
const unitOf = (unit = ''): string | undefined =>
  /^(?:month|monat|mes)/.test(unit)
    ? 'month'
    : /^(?:year|jahr|año)/.test(unit)
      ? 'year'
      : /^(?:week|woche|semana)/.test(unit)
        ? 'week'
        : undefined;

/**
 * "A yard costs us £900 to win and stays for two months" at £35 a month: who costs more to win than they ever pay is a unit that
 * costs more than it earns.
 */
export function readLifetime(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  return clauses.flatMap((clause) => {
    const cost = costOfWinning(clause);
    if (!cost) return [];
    const won = makeClaim('acquisitionCost', clause, { quantity: { ...cost, period: undefined, per: 'customer' } });
    const stay = monthsOfStay(clause);
    const paid = claims.flatMap(({ kind, quantity }) =>
      kind === 'priceUnit' &&
      quantity?.period !== undefined &&
      isOfCustomer(quantity) &&
      quantity.currency === cost.currency
        ? [quantity.value / (months[quantity.period as BillingPeriod] ?? 1)]
        : [],
    );
    if (stay === undefined || paid.length === 0) return [won];
    const isLoss = Math.max(...paid) * stay < cost.value;
    return isLoss
      ? [won, makeClaim('negativeMargin', clause, { quantity: { ...cost, of: Math.max(...paid) * stay } })]
      : [won];
  });
}

/** "£35 a month", "£35 a month per yard"; not "$5 per seat", of which a customer may pay many. */
const isOfCustomer = ({ per }: Quantity): boolean =>
  per === undefined ||
  per === 'each' ||
  !/^(?:seat|user|employee|worker|person|platz|nutzer|mitarbeiter|usuario|empleado)/.test(per);

/** What one customer costs to win: no cost of a unit that is sold. */
function costOfWinning(clause: Clause): Quantity | undefined {
  if (!clause.sentence.isLatin || !isFact(clause) || hasAny(clause.context, 'rival')) return undefined;
  const [amount, ...others] = clause.quantities.filter(({ kind }) => kind === 'money');
  return amount && others.length === 0 && winning.test(spacedWords(clause.tokens)) ? amount : undefined;
}

/** "Stays for two months": how long, in months. */
function monthsOfStay({ context }: Clause): number | undefined {
  const stay = readQuantities(context).find(
    ({ kind, unit, start }) =>
      kind === 'time' && unitOf(unit) !== undefined && staying.test(spacedWords(context.slice(0, start))),
  );
  const unit = unitOf(stay?.unit);
  return stay && unit ? stay.value * (months[unit] ?? 1) : undefined;
}
