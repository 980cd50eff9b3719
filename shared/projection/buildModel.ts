import { costCategories, projectionLimits } from '../contracts/projection';
import { compareRounds } from './crossChecks';
import { currencyDigits } from './decimals';
import { checkSize, million, multiplyDivide } from './exact';
import type { Fields } from './fields';
import type { Model } from './model';
import { isPercentKind, type ReadInputs, type Values } from './readInputs';

/** The same values without undefined. Required ones and those with a default are never null then. */
type Complete<T> = { [K in keyof T]: NonNullable<T[K]> };
const complete = <F extends Fields>(values: Values<F>) => values as Complete<Values<F>>;

/**
 * The model of inputs in which nothing is wrong.
 * @throws TooLargeError when the opening MRR is beyond computing
 */
export function buildModel({ model, ...read }: ReadInputs): Model {
  const frame = complete(model);
  const monthOf = (month: number) => month - frame.startMonth + 1;
  const endOf = (month: number | null | undefined) => (month ? monthOf(month) : Infinity);
  const customers = complete(read.customers);

  const subscription = read.subscription && complete(read.subscription);
  const orders = read.orders && complete(read.orders);
  const services = read.services && complete(read.services);
  return {
    name: model.name ?? null,
    template: frame.template,
    currency: frame.currency,
    digits: currencyDigits(frame.currency),
    start: frame.startMonth,
    openingCash: frame.openingCash,
    openingReceivables: frame.openingReceivables,
    openingPayables: frame.openingPayables,
    openingTaxLosses: frame.openingTaxLosses,
    collectionDelay: frame.collectionDelayMonths,
    tax: frame.taxPercent,
    seasonality: frame.seasonalityPercent,
    customers: {
      opening: customers.opening,
      newPerMonth: customers.newPerMonth,
      growth: customers.monthlyGrowthPercent,
      cap: read.customers.maxNewPerMonth ?? null,
      organic: customers.organicPercent,
      churn: customers.monthlyChurnPercent,
      costPerPaidCustomer: customers.costPerPaidCustomer,
      payingDelay: customers.payingDelayMonths,
    },
    subscription: subscription && {
      price: subscription.price,
      setupFee: subscription.setupFee,
      expansion: subscription.expansionPercent,
      contraction: subscription.contractionPercent,
      openingMrr:
        read.subscription?.openingMrr ?? checkSize(multiplyDivide(customers.opening, subscription.price, million)),
      increase: subscription.annualPriceIncreasePercent,
    },
    orders: orders && {
      averageOrderValue: orders.averageOrderValue,
      repeatRate: orders.repeatRatePercent,
      returns: orders.returnPercent,
      takeRate: orders.takeRatePercent,
      increase: orders.annualPriceIncreasePercent,
    },
    services: services && {
      hourlyRate: services.hourlyRate,
      hoursPerHead: services.hoursPerHead,
      utilisation: services.utilisationPercent,
      hoursPerCustomer: read.services?.hoursPerCustomer ?? null,
      increase: services.annualPriceIncreasePercent,
    },
    costs: read.costs.map(([id, values]) => {
      const cost = complete(values);
      return {
        id,
        name: cost.name || id,
        category: costCategories.indexOf(cost.category),
        kind: cost.kind,
        value: isPercentKind(cost.kind) ? cost.percent : cost.amount,
        start: values.startMonth ? monthOf(values.startMonth) : 1,
        end: endOf(values.endMonth),
        increase: cost.annualIncreasePercent,
        paymentDelay: cost.paymentDelayMonths,
      };
    }),
    hires: read.hires.map(([id, values]) => {
      const hire = complete(values);
      return {
        id,
        title: hire.title || id,
        category: costCategories.indexOf(hire.category),
        annualSalary: hire.annualSalary,
        count: hire.count,
        start: monthOf(hire.startMonth),
        end: endOf(values.endMonth),
        raise: hire.annualRaisePercent,
        loaded: values.loadedCostPercent ?? frame.loadedCostPercent,
        isBillable: values.billable ?? false,
      };
    }),
    rounds: read.rounds
      .map(([id, values]) => {
        const round = complete(values);
        return {
          id,
          name: round.name || id,
          kind: round.kind,
          month: monthOf(round.month),
          amount: round.amount,
          preMoney: values.preMoney ?? 0,
          optionPool: values.optionPoolPercent ?? 0,
          postMoneyCap: values.postMoneyCap ?? 0,
        };
      })
      .filter(({ month }) => month <= projectionLimits.months)
      .toSorted(compareRounds),
    capTable: {
      founders: complete(read.capTable).foundersPercent,
      optionPool: complete(read.capTable).optionPoolPercent,
      investors: complete(read.capTable).investorsPercent,
    },
  };
}
