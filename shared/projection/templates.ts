import type { TemplateName } from '../contracts/projection';
import { currencyDigits, formatDecimal } from './decimals';
import type { CostInput, ProjectionInputs } from './inputs';

const cards: CostInput = { name: 'Card fees', category: 'cogs', kind: 'percentOfGmv', percent: 2.9 };

/** Amounts in whole units of the currency, written with its digits. */
const prefills: Record<TemplateName, (amount: (whole: number) => string) => Partial<ProjectionInputs>> = {
  saas: (amount) => ({
    customers: { monthlyChurnPercent: 3 },
    subscription: { price: amount(49), expansionPercent: 1 },
    costs: {
      hosting: { name: 'Hosting', category: 'cogs', kind: 'percentOfRevenue', percent: 10 },
      cards: { ...cards, kind: 'percentOfRevenue' },
    },
  }),
  marketplace: (amount) => ({
    customers: { monthlyChurnPercent: 8 },
    orders: { averageOrderValue: amount(60), repeatRatePercent: 30, takeRatePercent: 15 },
    costs: { cards },
  }),
  commerce: (amount) => ({
    customers: { monthlyChurnPercent: 10 },
    orders: { averageOrderValue: amount(55), repeatRatePercent: 15, returnPercent: 8 },
    costs: {
      goods: {
        name: 'Goods',
        category: 'cogs',
        kind: 'percentOfNetOrderValue',
        percent: 45,
        paymentDelayMonths: -1,
      },
      parcels: { name: 'Parcels', category: 'cogs', kind: 'perOrder', amount: amount(6) },
      cards,
    },
  }),
  services: (amount) => ({
    collectionDelayMonths: 1,
    customers: { monthlyChurnPercent: 4 },
    services: { hourlyRate: amount(90), utilisationPercent: 70 },
  }),
};

/** Inputs that a template starts with. All of them can be edited. */
export function prefill(
  template: TemplateName,
  frame: Pick<ProjectionInputs, 'currency' | 'startMonth' | 'openingCash'>,
): ProjectionInputs {
  const digits = currencyDigits(frame.currency);
  const { customers, ...rest } = prefills[template]((whole) => formatDecimal(whole * 10 ** digits, digits));
  return {
    template,
    ...frame,
    loadedCostPercent: 125,
    customers: { organicPercent: 40, monthlyGrowthPercent: [5, 4, 3, 2, 1], ...customers },
    ...rest,
  };
}
