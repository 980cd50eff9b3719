import { costCategories } from '../contracts/projection';
import { formatDecimal, numberText } from './decimals';
import type { LineName } from './lines';
import type { Cost, Hire } from './model';
import { costValue, hireCost } from './plan';
import type { Part } from './explanation';
import type { Projection } from './project';
import { variableCostAmount } from './run';

type Formula = (cell: { projection: Projection; month: number }) => string | Part[];

const always =
  (formula: string): Formula =>
  () =>
    formula;
/** The line's input in month 1, and its formula later. */
const opening =
  (input: string, later: string): Formula =>
  ({ month }) =>
    month === 1 ? `{${input}}` : later;
const ofBlock =
  (block: 'subscription' | 'orders' | 'services', formula: string): Formula =>
  ({ projection }) =>
    projection.plan.model[block] ? formula : '0';

/** FINANCE.md's "Month m" as text. Names in braces are lines of this month, of earlier ones (`-1`), or inputs. */
const formulas: Record<LineName, Formula> = {
  base: ({ projection, month }) => {
    const base = month === 1 ? '{newPerMonth}' : 'R({base-1} × (1 + {growth}))';
    return projection.plan.model.customers.cap === null ? base : `min(${base}, {maxNewPerMonth})`;
  },
  signups: always('R({base} × {season})'),
  acquisitionSpend: always('R(R({signups} × (1 − {organicPercent})) × {costPerPaidCustomer})'),
  openingCustomers: opening('customers.opening', '{closingCustomers-1}'),
  newCustomers: ({ projection, month }) => {
    const delay = projection.plan.model.customers.payingDelay;
    return month > delay ? `{signups-${delay}}` : '0';
  },
  churnedCustomers: always('R({openingCustomers} × {monthlyChurnPercent})'),
  closingCustomers: always('{openingCustomers} + {newCustomers} − {churnedCustomers}'),
  openingMrr: ({ projection, month }) => {
    if (!projection.plan.model.subscription) return '0';
    return month === 1 ? '{subscription.openingMrr}' : '{closingMrr-1}';
  },
  newMrr: ofBlock('subscription', 'R({newCustomers} × {price})'),
  expansionMrr: ofBlock('subscription', 'R({openingMrr} × {expansionPercent})'),
  churnedMrr: ofBlock('subscription', 'R({openingMrr} × {monthlyChurnPercent})'),
  contractionMrr: ofBlock('subscription', 'min(R({openingMrr} × {contractionPercent}), {openingMrr} − {churnedMrr})'),
  closingMrr: always('{openingMrr} + {newMrr} + {expansionMrr} − {contractionMrr} − {churnedMrr}'),
  subscriptionRevenue: always('{closingMrr}'),
  setupRevenue: ofBlock('subscription', 'R({newCustomers} × {setupFee})'),
  orders: ofBlock(
    'orders',
    '{newCustomers} + R(({openingCustomers} − {churnedCustomers}) × {repeatRatePercent} × {season})',
  ),
  gmv: ofBlock('orders', 'R({orders} × {averageOrderValue})'),
  returns: ofBlock('orders', 'R({gmv} × {returnPercent})'),
  netOrderValue: always('{gmv} − {returns}'),
  orderRevenue: ofBlock('orders', 'R({netOrderValue} × {takeRatePercent})'),
  capacityHours: ofBlock('services', '{billableHeads} × {hoursPerHead}'),
  billedHours: ({ projection }) => {
    const { services } = projection.plan.model;
    if (!services) return '0';
    const supply = 'R({capacityHours} × {utilisationPercent})';
    return services.hoursPerCustomer === null ? supply : `min(${supply}, R({closingCustomers} × {hoursPerCustomer}))`;
  },
  serviceRevenue: ofBlock('services', 'R({billedHours} × {hourlyRate})'),
  revenue: always('{subscriptionRevenue} + {setupRevenue} + {orderRevenue} + {serviceRevenue}'),
  heads: ({ projection, month }) => sum(headsOf(projection, month, () => true)),
  billableHeads: ({ projection, month }) => sum(headsOf(projection, month, ({ isBillable }) => isBillable)),
  payroll: ({ projection, month }) => sum(hireTerms(projection, month)),
  lineCosts: ({ projection, month }) => sum(costTerms(projection, month)),
  cogs: ({ projection, month }) => sum(categoryTerms('cogs', projection, month)),
  grossProfit: always('{revenue} − {cogs}'),
  salesMarketing: ({ projection, month }) =>
    sum([...categoryTerms('salesMarketing', projection, month), spendTerm(projection, month)]),
  researchDevelopment: ({ projection, month }) => sum(categoryTerms('researchDevelopment', projection, month)),
  generalAdmin: ({ projection, month }) => sum(categoryTerms('generalAdmin', projection, month)),
  opex: always('{salesMarketing} + {researchDevelopment} + {generalAdmin}'),
  operatingProfit: always('{grossProfit} − {opex}'),
  taxLosses: ({ month }) => {
    const before = month === 1 ? '{openingTaxLosses}' : '{taxLosses-1}';
    return `${before} − min(${before}, max({operatingProfit}, 0)) + max(0 − {operatingProfit}, 0)`;
  },
  tax: ({ projection, month }) => {
    if (projection.lines.operatingProfit[month]! <= 0) return '0';
    const losses = month === 1 ? '{openingTaxLosses}' : '{taxLosses-1}';
    return `R(({operatingProfit} − min(${losses}, {operatingProfit})) × {taxPercent})`;
  },
  netProfit: always('{operatingProfit} − {tax}'),
  collected: ({ projection, month }) => {
    const delay = projection.plan.model.collectionDelay;
    const earlier = month > delay ? `{revenue-${delay}}` : '0';
    return month === 1 ? `${earlier} + {openingReceivables}` : earlier;
  },
  receivables: ({ month }) => `${month === 1 ? '{openingReceivables}' : '{receivables-1}'} + {revenue} − {collected}`,
  costPayments: ({ projection, month }) => sum(paymentTerms(projection, month)),
  payables: ({ month }) => `${month === 1 ? '{openingPayables}' : '{payables-1}'} + {lineCosts} − {costPayments}`,
  operatingCashFlow: always('{collected} − {costPayments} − {acquisitionSpend} − {payroll} − {tax}'),
  netBurn: always('0 − {operatingCashFlow}'),
  financing: ({ projection, month }) => sum(roundTerms(projection, month)),
  openingCash: opening('openingCash', '{closingCash-1}'),
  closingCash: always('{openingCash} + {operatingCashFlow} + {financing}'),
};

/** The formula of a line in a month: text with names in braces, or its terms. */
export const formulaOf = (line: LineName, projection: Projection, month: number): string | Part[] =>
  formulas[line]({ projection, month });

type Term = { name: string; amount: number; digits: number };

/** Terms with a value, joined by plus signs. */
function sum(terms: Term[]): Part[] {
  const shown = terms.filter(({ amount }) => amount !== 0);
  if (shown.length === 0) return ['0'];
  return shown.flatMap(({ name, amount, digits }, index): Part[] => [
    ...(index > 0 ? [' + '] : []),
    { name, value: formatDecimal(amount, digits) },
  ]);
}

const headsOf = ({ plan }: Projection, month: number, counts: (hire: Hire) => boolean): Term[] =>
  plan.model.hires
    .filter((hire) => counts(hire) && hire.start <= month && month <= hire.end)
    .map(({ title, count }) => ({ name: title, amount: count, digits: 0 }));

const hireTerms = ({ plan }: Projection, month: number, category?: number): Term[] =>
  plan.model.hires
    .filter((hire) => category === undefined || hire.category === category)
    .map((hire) => ({ name: hire.title, amount: hireCost(hire, month), digits: plan.model.digits }));

/** What a cost is in a month, also in the months after the model whose costs are paid ahead. */
function costAmount({ plan, lines }: Projection, cost: Cost, month: number): number {
  const variable = plan.variableCosts.find((planned) => planned.cost === cost);
  if (variable) return month < variable.first || month > variable.last ? 0 : variableCostAmount(variable, lines, month);
  return costValue(cost, month) * (cost.kind === 'perHead' ? plan.heads[month]! : 1);
}

const multiplied = {
  fixed: '',
  perHead: ' × heads',
  perCustomer: ' × closingCustomers',
  perOrder: ' × orders',
  percentOfRevenue: ' × revenue',
  percentOfGmv: ' × gmv',
  percentOfNetOrderValue: ' × netOrderValue',
} as const;

/** "Hosting (10 % × revenue)" */
function costName(cost: Cost, month: number, digits: number): string {
  if (cost.kind === 'fixed') return cost.name;
  const value = costValue(cost, month);
  const shown = cost.kind.startsWith('percent') ? `${numberText(value / 10_000)} %` : formatDecimal(value, digits);
  return `${cost.name} (${shown}${multiplied[cost.kind]})`;
}

const costTerms = (projection: Projection, month: number, category?: number): Term[] => {
  const { model } = projection.plan;
  return model.costs
    .filter((cost) => category === undefined || cost.category === category)
    .map((cost) => ({
      name: costName(cost, month, model.digits),
      amount: costAmount(projection, cost, month),
      digits: model.digits,
    }));
};

function categoryTerms(name: (typeof costCategories)[number], projection: Projection, month: number): Term[] {
  const category = costCategories.indexOf(name);
  return [...hireTerms(projection, month, category), ...costTerms(projection, month, category)];
}

const spendTerm = ({ plan, lines }: Projection, month: number): Term => ({
  name: 'acquisitionSpend',
  amount: lines.acquisitionSpend[month]!,
  digits: plan.model.digits,
});

/** Costs that fall due in a month, by the month that they belong to. */
function paymentTerms(projection: Projection, month: number): Term[] {
  const { model, lastMonth } = projection.plan;
  const { digits } = model;
  const terms: Term[] = month === 1 ? [{ name: 'openingPayables', amount: model.openingPayables, digits }] : [];
  for (const cost of model.costs)
    for (let at = 1; at <= lastMonth; at++)
      if (Math.max(1, at + cost.paymentDelay) === month)
        terms.push({ name: `${cost.name} of month ${at}`, amount: costAmount(projection, cost, at), digits });
  return terms;
}

const roundTerms = ({ plan }: Projection, month: number): Term[] =>
  plan.model.rounds
    .filter((round) => round.month === month)
    .map(({ name, amount }) => ({ name, amount, digits: plan.model.digits }));
