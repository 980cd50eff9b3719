import type { AnalysisFacts, BillingPeriod, Money } from '../contracts/analysis';
import { currencies, currencyDigits, formatDecimal } from './decimals';
import { maxMoney } from './fields';
import type { ProjectionInputs } from './inputs';
import { prefill } from './templates';

/** Occurrences in a month, as a fraction. A price that is paid once is an order. */
const perMonth: Record<BillingPeriod, [n: number, d: number]> = {
  once: [1, 1],
  day: [365, 12],
  week: [52, 12],
  month: [1, 1],
  quarter: [1, 3],
  year: [1, 12],
};

type PeriodAmount = Money & { period: BillingPeriod };

/** The currency that the facts state, if the engine knows it. */
export function statedCurrency({ price, cash, fixedCosts }: AnalysisFacts): string | undefined {
  const stated = price?.currency ?? cash?.currency ?? fixedCosts?.currency;
  return stated && currencies.has(stated) ? stated : undefined;
}

/** The names of the inputs that the facts gave. */
export type FromFacts = { inputs: ProjectionInputs; taken: string[] };

/**
 * Starts a model with the facts of an analysis, over the prefill of a template: commerce where the price is paid once, saas
 * otherwise. Amounts in a currency other than the model's are left out.
 */
export function inputsFromFacts(facts: AnalysisFacts, frame: { startMonth: string; currency: string }): FromFacts {
  const currency = statedCurrency(facts) ?? frame.currency;
  const digits = currencyDigits(currency);
  const monthly = (amount: Money, [n, d]: [number, number] = [1, 1]): string | undefined => {
    const minor = Math.round((amount.amount * 10 ** digits * n) / d);
    return amount.currency === currency && minor >= 0 && minor <= maxMoney ? formatDecimal(minor, digits) : undefined;
  };
  const inMonth = (amount: PeriodAmount | null) => amount && monthly(amount, perMonth[amount.period]);

  const isOrder = facts.price?.period === 'once';
  const cash = facts.cash && monthly(facts.cash);
  const base = prefill(isOrder ? 'commerce' : 'saas', {
    startMonth: frame.startMonth,
    currency,
    openingCash: cash ?? formatDecimal(0, digits),
  });
  const taken: string[] = [];
  /** Sets an input when its fact is known. */
  const take = <T>(path: string, value: T | null | undefined, set: (value: T) => void) => {
    if (value === null || value === undefined) return;
    set(value);
    taken.push(path);
  };
  const inputs: ProjectionInputs = { ...base, customers: { ...base.customers }, costs: { ...base.costs } };
  take('openingCash', cash, () => {});
  take(isOrder ? 'orders.averageOrderValue' : 'subscription.price', inMonth(facts.price), (price) => {
    if (isOrder) inputs.orders = { ...inputs.orders, averageOrderValue: price };
    else inputs.subscription = { ...inputs.subscription, price };
  });
  take('customers.opening', facts.payingCustomers, (count) => {
    inputs.customers!.opening = Math.min(count, 10 ** 9);
  });
  take('customers.costPerPaidCustomer', facts.acquisitionCost && monthly(facts.acquisitionCost), (cost) => {
    inputs.customers!.costPerPaidCustomer = cost;
  });
  take('customers.monthlyChurnPercent', facts.churn, ({ rate, period }) => {
    const [n, d] = perMonth[period];
    inputs.customers!.monthlyChurnPercent = Math.min(100, Math.round(((rate * n) / d) * 1_000_000) / 10_000);
  });
  take('costs.unit', inMonth(facts.unitCost), (amount) => {
    inputs.costs!.unit = { name: 'Unit cost', category: 'cogs', kind: isOrder ? 'perOrder' : 'perCustomer', amount };
  });
  take('costs.fixed', inMonth(facts.fixedCosts), (amount) => {
    inputs.costs!.fixed = { name: 'Fixed costs', category: 'generalAdmin', kind: 'fixed', amount };
  });
  return { inputs, taken };
}
