import { countDecimals, formatDecimal, numberText } from './decimals';
import type { Explanation, Part } from './explanation';
import { formulaOf } from './formulas';
import { lineDecimals, lineNames, type LineName } from './lines';
import { metricFormulaOf } from './metricFormulas';
import { metricDecimals, type MetricName } from './metrics';
import type { Model } from './model';
import { yearsBefore } from './months';
import { stepped } from './exact';
import type { Projection } from './project';

const lines: ReadonlySet<string> = new Set(lineNames);

const share = (value: number) => `${numberText(value / 10_000)} %`;

/** Values of the inputs that formulas use, as a founder typed them. */
function inputValue(name: string, { plan }: Projection, month: number): string {
  const { model } = plan;
  const { customers, subscription, orders, services, digits } = model;
  const money = (value = 0) => formatDecimal(value, digits);
  const count = (value: number | null = 0) => formatDecimal(value ?? 0, countDecimals);
  const price = (value = 0, increase = 0) => money(stepped(value, increase, yearsBefore(month)));
  const values: Record<string, () => string> = {
    newPerMonth: () => count(customers.newPerMonth),
    maxNewPerMonth: () => count(customers.cap),
    growth: () => share(plan.growth[month]!),
    season: () => share(plan.season[month]!),
    organicPercent: () => share(customers.organic),
    monthlyChurnPercent: () => share(customers.churn),
    costPerPaidCustomer: () => money(customers.costPerPaidCustomer),
    'customers.opening': () => count(customers.opening),
    price: () => price(subscription?.price, subscription?.increase),
    setupFee: () => money(subscription?.setupFee),
    expansionPercent: () => share(subscription?.expansion ?? 0),
    contractionPercent: () => share(subscription?.contraction ?? 0),
    'subscription.openingMrr': () => money(subscription?.openingMrr),
    averageOrderValue: () => price(orders?.averageOrderValue, orders?.increase),
    repeatRatePercent: () => share(orders?.repeatRate ?? 0),
    returnPercent: () => share(orders?.returns ?? 0),
    takeRatePercent: () => share(orders?.takeRate ?? 0),
    hourlyRate: () => price(services?.hourlyRate, services?.increase),
    hoursPerHead: () => count(services?.hoursPerHead),
    hoursPerCustomer: () => count(services?.hoursPerCustomer),
    utilisationPercent: () => share(services?.utilisation ?? 0),
    taxPercent: () => share(model.tax),
    openingCash: () => money(model.openingCash),
    openingReceivables: () => money(model.openingReceivables),
    openingPayables: () => money(model.openingPayables),
    openingTaxLosses: () => money(model.openingTaxLosses),
  };
  return values[name]!();
}

/** The value of a line in an earlier month, or its sum over the last three months: `Σrevenue-3`. */
function lineValue(name: string, { plan, lines: all }: Projection, month: number): string | undefined {
  const match = /^(Σ?)([A-Za-z]+)(?:-(\d+))?$/.exec(name);
  const line = match?.[2] as LineName | undefined;
  if (!match || !line || !lines.has(line)) return undefined;
  const last = month - Number(match[3] ?? 0);
  const length = match[1] ? Math.min(3, month) : 1;
  let sum = 0;
  for (let at = last - length + 1; at <= last; at++) sum += all[line][at]!;
  return formatDecimal(sum, lineDecimals(line, plan.model.digits));
}

/** Names of operands in braces become values: `{base-1}` is the base of the month before. */
function parseFormula(text: string, projection: Projection, month: number): Part[] {
  return text.split(/\{([^}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = lineValue(part, projection, month) ?? inputValue(part, projection, month);
    return { name: part, value };
  });
}

function explain(value: string | null, parts: Part[]): Explanation {
  return {
    value,
    formula: parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
    values: parts.map((part) => (typeof part === 'string' ? part : part.value)).join(''),
    operands: parts.filter((part) => typeof part !== 'string'),
  };
}

/** The parts of a line's formula. In those of sums, names are of hires and costs; in others, of lines and inputs. */
export function formulaParts(projection: Projection, line: LineName, month: number): { isSum: boolean; parts: Part[] } {
  const formula = formulaOf(line, projection, month);
  return typeof formula === 'string'
    ? { isSum: false, parts: parseFormula(formula, projection, month) }
    : { isSum: true, parts: formula };
}

/** How the value of a line in a month was computed. */
export function explainCell(projection: Projection, line: LineName, month: number): Explanation {
  const value = formatDecimal(projection.lines[line][month]!, lineDecimals(line, projection.plan.model.digits));
  return explain(value, formulaParts(projection, line, month).parts);
}

/** How a metric of a month was computed, or why it isn't meaningful. */
export function explainMetric(projection: Projection, metric: MetricName, month: number): Explanation {
  const { model }: { model: Model } = projection.plan;
  const value = projection.metrics[metric][month - 1]!;
  const shown = value === null ? null : formatDecimal(value, metricDecimals[metric] ?? model.digits);
  return explain(shown, parseFormula(metricFormulaOf(metric, projection, month), projection, month));
}
