import type { AnalysisFacts, BillingPeriod, Money } from '../../../../shared/contracts/analysis';
import type { TemplateName } from '../../../../shared/contracts/projection';
import { currencies, currencyDigits } from '../../../../shared/projection/decimals';
import type { ProjectionInputs } from '../../../../shared/projection/inputs';

/** Months of a period; null for what is paid once. */
const monthsOf: Record<BillingPeriod, number | null> = {
  once: null,
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};

/** The template that fits how customers pay. */
export function guessTemplate({ price }: AnalysisFacts): TemplateName {
  if (/\b(hour|day)/i.test(price?.unit ?? '')) return 'services';
  return price?.period === 'once' ? 'commerce' : 'saas';
}

/** The currency of the facts, if the engine knows it. */
export function currencyOf({ price, cash, fixedCosts, unitCost, acquisitionCost }: AnalysisFacts): string | undefined {
  const currency = [price, cash, fixedCosts, unitCost, acquisitionCost].find((money) => money)?.currency;
  return currency && currencies.has(currency) ? currency : undefined;
}

/**
 * A template's inputs with the numbers of an analysis. What the founder didn't state stays as the template has it, and so
 * do amounts in other currencies.
 */
export function withFacts(inputs: ProjectionInputs, facts: AnalysisFacts): ProjectionInputs {
  const { price, cash, payingCustomers, churn, acquisitionCost, fixedCosts, unitCost } = facts;
  const amount = (money: (Money & { period?: BillingPeriod }) | null): string | undefined => {
    if (!money || money.currency !== inputs.currency || money.amount < 0) return undefined;
    const months = money.period ? (monthsOf[money.period] ?? 1) : 1;
    return (money.amount / months).toFixed(currencyDigits(inputs.currency));
  };
  const next: ProjectionInputs = { ...inputs, openingCash: amount(cash) ?? inputs.openingCash };
  next.customers = {
    ...inputs.customers,
    ...(payingCustomers !== null && { opening: payingCustomers }),
    ...(churn && { monthlyChurnPercent: monthlyChurn(churn) }),
    ...(amount(acquisitionCost) && { costPerPaidCustomer: amount(acquisitionCost) }),
  };
  const stated = amount(price);
  if (stated && inputs.subscription) next.subscription = { ...inputs.subscription, price: stated };
  if (stated && inputs.orders) next.orders = { ...inputs.orders, averageOrderValue: stated };
  if (stated && inputs.services) next.services = { ...inputs.services, hourlyRate: stated };
  const fixed = amount(fixedCosts);
  const unit = amount(unitCost);
  next.costs = {
    ...inputs.costs,
    ...(fixed && { fixed: { name: 'Fixed costs', category: 'generalAdmin', kind: 'fixed', amount: fixed } }),
    ...(unit && {
      unit: { name: 'Unit cost', category: 'cogs', kind: inputs.orders ? 'perOrder' : 'perCustomer', amount: unit },
    }),
  };
  return next;
}

/** Per cent a month, with at most four decimals. */
function monthlyChurn({ rate, period }: NonNullable<AnalysisFacts['churn']>): number {
  const months = monthsOf[period] ?? 1;
  const kept = Math.max(0, 1 - rate) ** (1 / months);
  return Math.round((1 - kept) * 1_000_000) / 10_000;
}
