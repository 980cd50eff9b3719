import { projectionLimits } from '../contracts/projection';
import { million, multiplyDivide as times, stepped, TooLargeError } from './exact';
import { createLines, lineNames, type Lines } from './lines';
import { yearsBefore } from './months';
import type { Model } from './model';
import type { Plan, VariableCost } from './plan';

/** What sensitivity and Monte Carlo change. */
export type Drivers = {
  newPerMonth: number;
  /** Infinity without a cap. */
  cap: number;
  churn: number;
  costPerPaidCustomer: number;
  price: number;
  averageOrderValue: number;
  hourlyRate: number;
};

export const baseDrivers = ({ customers, subscription, orders, services }: Model): Drivers => ({
  newPerMonth: customers.newPerMonth,
  cap: customers.cap ?? Infinity,
  churn: customers.churn,
  costPerPaidCustomer: customers.costPerPaidCustomer,
  price: subscription?.price ?? 0,
  averageOrderValue: orders?.averageOrderValue ?? 0,
  hourlyRate: services?.hourlyRate ?? 0,
});

const { months } = projectionLimits;

/**
 * FINANCE.md's "Month m" for all months.
 * @param lines are overwritten, so that runs of a Monte Carlo share them
 * @throws TooLargeError when a line is beyond ±(2^53−1)
 */
export function runMonths(
  plan: Plan,
  drivers: Drivers = baseDrivers(plan.model),
  financing: Float64Array = plan.financing,
  lines: Lines = createLines(),
): Lines {
  const { model } = plan;
  lines.closingCustomers[0] = model.customers.opening;
  lines.closingMrr[0] = model.subscription?.openingMrr ?? 0;
  lines.receivables[0] = model.openingReceivables;
  lines.payables[0] = model.openingPayables;
  lines.taxLosses[0] = model.openingTaxLosses;
  lines.closingCash[0] = model.openingCash;
  lines.costPayments.set(plan.plannedPayments);
  const categories = [lines.cogs, lines.salesMarketing, lines.researchDevelopment, lines.generalAdmin];
  // Prices change once a year, so that their steps are computed once a year.
  const prices = { price: drivers.price, averageOrderValue: drivers.averageOrderValue, hourlyRate: drivers.hourlyRate };
  for (let month = 1; month <= plan.lastMonth; month++) {
    if (month > 1 && (month - 1) % 12 === 0) raisePrices(prices, drivers, model, yearsBefore(month));
    addCustomers(plan, drivers, lines, month);
    if (model.subscription) addSubscription(model.subscription, prices.price, drivers.churn, lines, month);
    if (model.orders) addOrders(model.orders, plan, prices.averageOrderValue, lines, month);
    if (model.services) addServices(model.services, plan, prices.hourlyRate, lines, month);
    lines.revenue[month] =
      lines.subscriptionRevenue[month]! +
      lines.setupRevenue[month]! +
      lines.orderRevenue[month]! +
      lines.serviceRevenue[month]!;
    addCosts(plan, lines, categories, month);
  }
  for (let month = 1; month <= months; month++) {
    addResult(model, lines, month);
    addCash(model, financing, lines, month);
  }
  checkLines(lines);
  return lines;
}

type Prices = Pick<Drivers, 'price' | 'averageOrderValue' | 'hourlyRate'>;

function raisePrices(prices: Prices, drivers: Drivers, model: Model, years: number): void {
  const { subscription, orders, services } = model;
  if (subscription) prices.price = stepped(drivers.price, subscription.increase, years);
  if (orders) prices.averageOrderValue = stepped(drivers.averageOrderValue, orders.increase, years);
  if (services) prices.hourlyRate = stepped(drivers.hourlyRate, services.increase, years);
}

function addCustomers(plan: Plan, drivers: Drivers, lines: Lines, month: number): void {
  const { organic, payingDelay } = plan.model.customers;
  const base =
    month === 1 ? drivers.newPerMonth : times(lines.base[month - 1]!, million + plan.growth[month]!, million);
  lines.base[month] = Math.min(base, drivers.cap);
  const signups = times(lines.base[month]!, plan.season[month]!, million);
  lines.signups[month] = signups;
  const paid = times(signups, million - organic, million);
  lines.acquisitionSpend[month] = times(paid, drivers.costPerPaidCustomer, million);
  const opening = lines.closingCustomers[month - 1]!;
  const joined = month > payingDelay ? lines.signups[month - payingDelay]! : 0;
  const churned = times(opening, drivers.churn, million);
  lines.openingCustomers[month] = opening;
  lines.newCustomers[month] = joined;
  lines.churnedCustomers[month] = churned;
  lines.closingCustomers[month] = opening - churned + joined;
}

function addSubscription(
  { setupFee, expansion, contraction }: NonNullable<Model['subscription']>,
  price: number,
  churn: number,
  lines: Lines,
  month: number,
): void {
  const opening = lines.closingMrr[month - 1]!;
  const joined = lines.newCustomers[month]!;
  const added = times(joined, price, million);
  const expanded = times(opening, expansion, million);
  const churned = times(opening, churn, million);
  const contracted = Math.min(times(opening, contraction, million), opening - churned);
  // Subtracts first: no step on the way is beyond the result.
  const closing = opening - churned - contracted + added + expanded;
  lines.openingMrr[month] = opening;
  lines.newMrr[month] = added;
  lines.expansionMrr[month] = expanded;
  lines.churnedMrr[month] = churned;
  lines.contractionMrr[month] = contracted;
  lines.closingMrr[month] = closing;
  lines.subscriptionRevenue[month] = closing;
  lines.setupRevenue[month] = times(joined, setupFee, million);
}

function addOrders(
  { returns: returnRate, takeRate }: NonNullable<Model['orders']>,
  { repeat }: Plan,
  averageOrderValue: number,
  lines: Lines,
  month: number,
): void {
  const { n, d } = repeat[month]!;
  const stayed = lines.openingCustomers[month]! - lines.churnedCustomers[month]!;
  const orders = lines.newCustomers[month]! + times(stayed, n, d);
  const gmv = times(orders, averageOrderValue, million);
  const returns = times(gmv, returnRate, million);
  lines.orders[month] = orders;
  lines.gmv[month] = gmv;
  lines.returns[month] = returns;
  lines.netOrderValue[month] = gmv - returns;
  lines.orderRevenue[month] = times(gmv - returns, takeRate, million);
}

function addServices(
  { hoursPerCustomer }: NonNullable<Model['services']>,
  plan: Plan,
  hourlyRate: number,
  lines: Lines,
  month: number,
): void {
  const demand =
    hoursPerCustomer === null ? Infinity : times(lines.closingCustomers[month]!, hoursPerCustomer, million);
  const billed = Math.min(plan.sellableHours[month]!, demand);
  lines.capacityHours[month] = plan.capacityHours[month]!;
  lines.billedHours[month] = billed;
  lines.serviceRevenue[month] = times(billed, hourlyRate, million);
}

/** A variable cost in a month: R of its value and what it multiplies. */
export function variableCostAmount({ kind, values }: VariableCost, lines: Lines, month: number): number {
  const value = values[month]!;
  switch (kind) {
    case 'perCustomer':
      return times(value, lines.closingCustomers[month]!, million);
    case 'perOrder':
      return times(value, lines.orders[month]!, million);
    case 'percentOfRevenue':
      return times(value, lines.revenue[month]!, million);
    case 'percentOfGmv':
      return times(value, lines.gmv[month]!, million);
    default:
      return times(value, lines.netOrderValue[month]!, million);
  }
}

/** @param categories lines of the categories, in the order of `costCategories` */
function addCosts(plan: Plan, lines: Lines, categories: Float64Array[], month: number): void {
  const { plannedByCategory: planned, variableCosts } = plan;
  lines.heads[month] = plan.heads[month]!;
  lines.billableHeads[month] = plan.billableHeads[month]!;
  lines.payroll[month] = plan.payroll[month]!;
  lines.lineCosts[month] = plan.plannedCosts[month]!;
  for (let index = 0; index < categories.length; index++) categories[index]![month] = planned[index]![month]!;
  lines.salesMarketing[month]! += lines.acquisitionSpend[month]!;
  for (const variable of variableCosts) {
    if (month < variable.first || month > variable.last) continue;
    const amount = variableCostAmount(variable, lines, month);
    lines.lineCosts[month]! += amount;
    categories[variable.category]![month]! += amount;
    const payment = Math.max(1, month + variable.delay);
    if (payment <= months) lines.costPayments[payment]! += amount;
  }
}

function addResult({ tax: taxRate }: Model, lines: Lines, month: number): void {
  const grossProfit = lines.revenue[month]! - lines.cogs[month]!;
  const opex = lines.salesMarketing[month]! + lines.researchDevelopment[month]! + lines.generalAdmin[month]!;
  const profit = grossProfit - opex;
  const losses = lines.taxLosses[month - 1]!;
  const used = Math.min(losses, Math.max(profit, 0));
  const tax = profit > 0 ? times(profit - used, taxRate, million) : 0;
  lines.grossProfit[month] = grossProfit;
  lines.opex[month] = opex;
  lines.operatingProfit[month] = profit;
  lines.taxLosses[month] = losses - used + Math.max(-profit, 0);
  lines.tax[month] = tax;
  lines.netProfit[month] = profit - tax;
}

function addCash({ collectionDelay, openingReceivables }: Model, financing: Float64Array, lines: Lines, month: number) {
  const earlier = month > collectionDelay ? lines.revenue[month - collectionDelay]! : 0;
  const collected = earlier + (month === 1 ? openingReceivables : 0);
  const paid = lines.costPayments[month]!;
  const cashFlow = collected - paid - lines.acquisitionSpend[month]! - lines.payroll[month]! - lines.tax[month]!;
  const opening = lines.closingCash[month - 1]!;
  lines.collected[month] = collected;
  lines.receivables[month] = lines.receivables[month - 1]! + (lines.revenue[month]! - collected);
  lines.payables[month] = lines.payables[month - 1]! + (lines.lineCosts[month]! - paid);
  lines.operatingCashFlow[month] = cashFlow;
  lines.netBurn[month] = -cashFlow;
  lines.financing[month] = financing[month]!;
  lines.openingCash[month] = opening;
  lines.closingCash[month] = opening + cashFlow + financing[month]!;
}

/** Beyond 2^53 numbers are approximate, and never come back below it unnoticed: every line is checked. */
function checkLines(lines: Lines): void {
  for (const name of lineNames) {
    const line = lines[name];
    for (let month = 0; month < line.length; month++)
      // Also true for NaN.
      if (!(Math.abs(line[month]!) <= Number.MAX_SAFE_INTEGER)) throw new TooLargeError();
  }
}
