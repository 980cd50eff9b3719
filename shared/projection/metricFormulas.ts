import type { MetricName } from './metrics';
import type { Projection } from './project';

/** FINANCE.md's "Metrics" as text. Σ is a sum over the last three months, or over all so far in months 1 and 2. */
const formulas: Record<MetricName, (cell: { projection: Projection; month: number }) => string> = {
  grossMarginPercent: () => '{grossProfit} / {revenue} × 100',
  arpa: () => '{Σrevenue} / {ΣclosingCustomers}',
  blendedCac: () => '{ΣacquisitionSpend} / {Σsignups}',
  cac: () => '{ΣsalesMarketing} / {Σsignups}',
  ltv: ({ projection }) => `{ΣgrossProfit} / {ΣclosingCustomers} × ${lifetime(projection)}`,
  ltvToCac: ({ projection }) =>
    `({ΣgrossProfit} / {ΣclosingCustomers} × ${lifetime(projection)}) / ({ΣsalesMarketing} / {Σsignups})`,
  cacPaybackMonths: () => '({ΣsalesMarketing} / {Σsignups}) / ({ΣgrossProfit} / {ΣclosingCustomers})',
  arr: ({ projection }) => (projection.plan.model.subscription ? '12 × {closingMrr}' : 'none without a subscription'),
  annualRunRate: () => '12 × {revenue}',
  runwayMonths: ({ projection: { lines }, month }) => {
    if (lines.closingCash[month]! <= 0) return '0, because closing cash is {closingCash}';
    return `{closingCash} × ${Math.min(3, month)} / {ΣnetBurn}`;
  },
  burnMultiple: ({ projection, month }) => {
    if (month < 4) return 'from month 4 on';
    const line = projection.plan.model.subscription ? 'closingMrr' : 'revenue';
    return `{ΣnetBurn} / (12 × ({${line}} − {${line}-3}))`;
  },
  annualisedGrowthPercent: ({ month }) => (month < 6 ? 'from month 6 on' : '(({Σrevenue} / {Σrevenue-3})^4 − 1) × 100'),
  revenueGrowthPercent: ({ month }) => (month < 15 ? 'from month 15 on' : '({Σrevenue} / {Σrevenue-12} − 1) × 100'),
  ruleOf40: ({ month }) =>
    month < 15 ? 'from month 15 on' : '({Σrevenue} / {Σrevenue-12} − 1) × 100 + {ΣoperatingProfit} / {Σrevenue} × 100',
};

/** Months that a customer stays: five years at most. */
const lifetime = ({ plan }: Projection): string =>
  plan.model.customers.churn === 0 ? '60' : 'min(60, 1 / {monthlyChurnPercent})';

export const metricFormulaOf = (metric: MetricName, projection: Projection, month: number): string =>
  formulas[metric]({ projection, month });
