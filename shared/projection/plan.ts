import { costCategories, projectionLimits, type CostKind } from '../contracts/projection';
import { checkSize, million, multiplyDivide, roundFraction, stepped, toNumber } from './exact';
import { maxMonth } from './lines';
import type { Cost, Hire, Model } from './model';
import { yearsBefore } from './months';

/** A cost that depends on customers, orders or revenue. */
export type VariableCost = {
  cost: Cost;
  kind: CostKind;
  category: number;
  /** Month of the payment of month j is j + delay, month 1 at the earliest. */
  delay: number;
  /** Minor units, or millionths for a percentage, by month; 0 when it doesn't run. */
  values: Float64Array;
  first: number;
  last: number;
};

/** Everything that no draw changes, by month. One plan serves the base, the sensitivity and all runs of a Monte Carlo. */
export type Plan = {
  model: Model;
  /** 60, or more when costs are paid ahead. */
  lastMonth: number;
  season: Float64Array;
  /** Share of 1 of the growth into a month. */
  growth: Float64Array;
  /** Repeat rate × season of a month, as a reduced fraction. */
  repeat: { n: number; d: number }[];
  heads: Float64Array;
  billableHeads: Float64Array;
  capacityHours: Float64Array;
  /** R(capacityHours × utilisation) */
  sellableHours: Float64Array;
  payroll: Float64Array;
  /** Of payroll, fixed costs and costs per head, for each category. */
  plannedByCategory: Float64Array[];
  plannedCosts: Float64Array;
  /** Payments of planned costs, and the opening payables. */
  plannedPayments: Float64Array;
  variableCosts: VariableCost[];
  financing: Float64Array;
};

const createMonths = () => new Float64Array(maxMonth + 1);
const { months } = projectionLimits;

/** What starts after month 60 has no effect, also where costs are paid ahead. */
const runsIn = ({ start, end }: { start: number; end: number }, month: number): boolean =>
  start <= months && start <= month && month <= end;

/** The cost's amount or percentage in a month, after its yearly steps. */
export const costValue = (cost: Cost, month: number): number =>
  runsIn(cost, month) ? stepped(cost.value, cost.increase, yearsBefore(month - cost.start + 1)) : 0;

/** A hire's cost in a month: R(salary × count × loaded / 12). */
export function hireCost(hire: Hire, month: number): number {
  if (!runsIn(hire, month)) return 0;
  const salary = stepped(hire.annualSalary, hire.raise, yearsBefore(month - hire.start + 1));
  const salaries = salary * hire.count;
  if (salaries <= Number.MAX_SAFE_INTEGER) return checkSize(multiplyDivide(salaries, hire.loaded, 12 * million));
  return toNumber(roundFraction(BigInt(salary) * BigInt(hire.count) * BigInt(hire.loaded), 12_000_000n));
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** a × b / 10^12 as a reduced fraction. Both are shares of 1 in millionths. */
function reducedProduct(a: number, b: number): { n: number; d: number } {
  if (a === 0 || b === 0) return { n: 0, d: 1 };
  const [first, second] = [gcd(a, million), gcd(b, million)];
  const [n, d] = [(a / first) * (b / second), (million / first) * (million / second)];
  const common = gcd(n, d);
  return { n: n / common, d: d / common };
}

const isPlanned = ({ kind }: Cost): boolean => kind === 'fixed' || kind === 'perHead';

/** @throws TooLargeError when a salary or a cost is beyond computing */
export function createPlan(model: Model): Plan {
  const ahead = Math.max(0, ...model.costs.map(({ paymentDelay }) => -paymentDelay));
  const lastMonth = months + ahead;
  const plan: Plan = {
    model,
    lastMonth,
    season: createMonths(),
    growth: createMonths(),
    repeat: [{ n: 0, d: 1 }],
    heads: createMonths(),
    billableHeads: createMonths(),
    capacityHours: createMonths(),
    sellableHours: createMonths(),
    payroll: createMonths(),
    plannedByCategory: costCategories.map(createMonths),
    plannedCosts: createMonths(),
    plannedPayments: createMonths(),
    variableCosts: model.costs.filter((cost) => !isPlanned(cost)).map((cost) => planVariableCost(cost, lastMonth)),
    financing: financingOf(model),
  };
  plan.plannedPayments[1] = model.openingPayables;
  for (let month = 1; month <= lastMonth; month++) {
    planDemand(plan, month);
    planPeople(plan, month);
    planCosts(plan, month);
  }
  return plan;
}

function planDemand(plan: Plan, month: number): void {
  const { seasonality, start, customers, orders } = plan.model;
  const season = seasonality[(start + month - 1) % 12]!;
  plan.season[month] = season;
  plan.growth[month] = customers.growth[Math.min(yearsBefore(month), customers.growth.length - 1)]!;
  plan.repeat.push(reducedProduct(orders?.repeatRate ?? 0, season));
}

function planPeople(plan: Plan, month: number): void {
  const { hires, services } = plan.model;
  for (const hire of hires) {
    if (!runsIn(hire, month)) continue;
    plan.heads[month]! += hire.count;
    if (hire.isBillable) plan.billableHeads[month]! += hire.count;
    const cost = hireCost(hire, month);
    plan.payroll[month] = checkSize(plan.payroll[month]! + cost);
    plan.plannedByCategory[hire.category]![month]! += cost;
  }
  if (!services) return;
  const capacity = checkSize(plan.billableHeads[month]! * services.hoursPerHead);
  plan.capacityHours[month] = capacity;
  plan.sellableHours[month] = multiplyDivide(capacity, services.utilisation, million);
}

function planCosts(plan: Plan, month: number): void {
  for (const cost of plan.model.costs) {
    if (!isPlanned(cost)) continue;
    const value = costValue(cost, month);
    const amount = checkSize(cost.kind === 'perHead' ? value * plan.heads[month]! : value);
    plan.plannedCosts[month] = checkSize(plan.plannedCosts[month]! + amount);
    plan.plannedByCategory[cost.category]![month]! += amount;
    const payment = Math.max(1, month + cost.paymentDelay);
    if (payment <= months) plan.plannedPayments[payment]! += amount;
  }
}

function planVariableCost(cost: Cost, lastMonth: number): VariableCost {
  const values = createMonths();
  for (let month = 1; month <= lastMonth; month++) values[month] = costValue(cost, month);
  const { kind, category, paymentDelay: delay } = cost;
  const first = cost.start <= months ? cost.start : Infinity;
  return { cost, kind, category, delay, values, first, last: cost.end };
}

/**
 * Cash from rounds by month.
 * @param delays months for each round in order; a round past month 60 never comes
 */
export function financingOf({ rounds }: Model, delays?: readonly number[]): Float64Array {
  const financing = createMonths();
  for (const [index, { month, amount }] of rounds.entries()) {
    const paid = month + (delays?.[index] ?? 0);
    if (paid <= months) financing[paid]! += amount;
  }
  return financing;
}
