import type { AnalysisFacts, BillingPeriod, Money } from '../contracts/analysis';
import { isCustomerWord, isMeasureWord } from '../customerWords';
import { currencies, currencyDigits, formatDecimal } from './decimals';
import { hireFields, maxMoney } from './fields';
import type { ProjectionInputs } from './inputs';
import { prefill } from './templates';

/** Occurrences in a month, as a fraction. What is paid once has none. */
const perMonth: Readonly<Partial<Record<BillingPeriod, [n: number, d: number]>>> = {
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

/** `taken` names the inputs that the facts gave. `pricedUnit` is what a price is for that isn't a customer's: "mixer". */
export type FromFacts = { inputs: ProjectionInputs; taken: string[]; pricedUnit?: string };

/**
 * Starts a model with the facts of an analysis, over the prefill of a template: commerce where the price is paid once, saas
 * otherwise. Amounts in a currency other than the model's are left out, and so is a cost that is paid once from a model by the
 * month.
 */
export function inputsFromFacts(facts: AnalysisFacts, frame: { startMonth: string; currency: string }): FromFacts {
  const currency = statedCurrency(facts) ?? frame.currency;
  const digits = currencyDigits(currency);
  const monthly = (amount: Money, [n, d]: [number, number] = [1, 1]): string | undefined => {
    const minor = Math.round((amount.amount * 10 ** digits * n) / d);
    return amount.currency === currency && minor >= 0 && minor <= maxMoney ? formatDecimal(minor, digits) : undefined;
  };
  const inMonth = (amount: PeriodAmount | null) => {
    const rate = amount && perMonth[amount.period];
    return rate && monthly(amount, rate);
  };

  const isOrder = facts.price?.period === 'once';
  /** Of an order, for an order; of a customer, by the month. */
  const ofSale = (amount: PeriodAmount | null) =>
    isOrder ? amount?.period === 'once' && monthly(amount) : inMonth(amount);
  // Facts that were stored earlier have the customer as the unit.
  const unit = facts.price?.unit;
  const pricedUnit = isOrder || !unit || isCustomerWord(unit) || isMeasureWord(unit) ? undefined : unit;
  const cash = facts.cash && monthly(facts.cash);
  const base = prefill(isOrder ? 'commerce' : 'saas', {
    startMonth: frame.startMonth,
    currency,
    openingCash: cash ?? formatDecimal(0, digits),
  });
  const taken: string[] = [];
  /** Sets an input when its fact is known. */
  const take = <T>(path: string, value: T | null | undefined | false, set: (value: T) => void) => {
    if (value === null || value === undefined || value === false) return;
    set(value);
    taken.push(path);
  };
  const inputs: ProjectionInputs = { ...base, customers: { ...base.customers }, costs: { ...base.costs } };
  take('openingCash', cash, () => {});
  take(isOrder ? 'orders.averageOrderValue' : 'subscription.price', ofSale(facts.price), (price) => {
    if (isOrder) inputs.orders = { ...inputs.orders, averageOrderValue: price };
    else inputs.subscription = { ...inputs.subscription, price };
  });
  // Nine bakeries pay for more than nine mixers.
  take('customers.opening', pricedUnit === undefined && facts.payingCustomers, (count) => {
    inputs.customers!.opening = Math.min(count, 10 ** 9);
  });
  take('customers.costPerPaidCustomer', facts.acquisitionCost && monthly(facts.acquisitionCost), (cost) => {
    inputs.customers!.costPerPaidCustomer = cost;
  });
  const churnRate = facts.churn && perMonth[facts.churn.period];
  take('customers.monthlyChurnPercent', churnRate && facts.churn!.rate * (churnRate[0] / churnRate[1]), (rate) => {
    inputs.customers!.monthlyChurnPercent = Math.min(100, Math.round(rate * 1_000_000) / 10_000);
  });
  take('costs.unit', ofSale(facts.unitCost), (amount) => {
    // The template's goods and parcels are costs of the same order.
    const { goods: _goods, parcels: _parcels, ...others } = inputs.costs!;
    inputs.costs = others;
    inputs.costs.unit = { name: 'Unit cost', category: 'cogs', kind: isOrder ? 'perOrder' : 'perCustomer', amount };
  });
  take('costs.fixed', inMonth(facts.fixedCosts), (amount) => {
    inputs.costs!.fixed = { name: 'Fixed costs', category: 'generalAdmin', kind: 'fixed', amount };
  });
  take('hires.team', isHeadcount(facts.people) && facts.people, (count) => {
    inputs.hires = {
      team: {
        title: 'Team',
        category: 'generalAdmin',
        annualSalary: formatDecimal(0, digits),
        count,
        startMonth: frame.startMonth,
      },
    };
  });
  return { inputs, taken, pricedUnit };
}

const { min: fewestHeads, max: mostHeads } = hireFields.count;

const isHeadcount = (people: number | null): boolean =>
  people !== null && Number.isInteger(people) && people >= fewestHeads && people <= mostHeads;
