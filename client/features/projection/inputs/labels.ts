import type { CostCategory, CostKind, RoundKind, TemplateName } from '../../../../shared/contracts/projection';

export const templateLabels: Record<TemplateName, { label: string; description: string }> = {
  saas: { label: 'Subscription', description: 'Customers pay every month: price, churn, expansion.' },
  marketplace: { label: 'Marketplace', description: 'You keep a share of each order between others.' },
  commerce: { label: 'Commerce', description: 'You sell goods: order value, returns, goods paid ahead.' },
  services: { label: 'Services', description: 'You sell hours: people, rate and utilization.' },
};

export const categoryLabels: Record<CostCategory, string> = {
  cogs: 'Cost of revenue',
  salesMarketing: 'Sales and marketing',
  researchDevelopment: 'Research and development',
  generalAdmin: 'General and administration',
};

export const costKindLabels: Record<CostKind, string> = {
  fixed: 'A month',
  perHead: 'Per head a month',
  perCustomer: 'Per customer a month',
  perOrder: 'Per order',
  percentOfRevenue: '% of revenue',
  percentOfGmv: '% of order volume',
  percentOfNetOrderValue: '% of net order value',
};

export const roundKindLabels: Record<RoundKind, string> = { equity: 'Equity', safe: 'SAFE', grant: 'Grant' };

/** Labels of choices by value. */
export const choiceLabels: Record<string, string> = {
  ...categoryLabels,
  ...costKindLabels,
  ...roundKindLabels,
};
