import { projectionLimits, type ProjectionIssue } from '../contracts/projection';
import { formatDecimal, parseDecimal, ratioDecimals } from './decimals';
import { roundFraction } from './exact';
import { actualFields } from './fields';
import { lineDecimals } from './lines';
import type { Model } from './model';
import { formatMonth, parseMonth } from './months';
import type { Projection } from './project';
import { isObject, IssueList, readFields, reportUnknown } from './readInputs';
import { runwayFrom } from './summary';

export type ActualLine = keyof typeof actualFields;
export const actualLines = Object.keys(actualFields) as ActualLine[];

/** Actual figures of a month as text, by line: "1200.00". What is absent isn't known. */
export type MonthActuals = Partial<Record<ActualLine, string>>;

/** Figures to set. Null removes a figure or a month; what is absent stays. */
export type ActualChanges = Record<string, Partial<Record<ActualLine, string | null>> | null>;

/** Reads actual figures by month, for a model. Everything that is wrong is reported at once. */
export function parseActuals(
  months: unknown,
  { start, currency, digits }: Pick<Model, 'start' | 'currency' | 'digits'>,
): { ok: true; months: ActualChanges } | { ok: false; issues: ProjectionIssue[] } {
  const issues = new IssueList('months');
  const changes: [string, ActualChanges[string]][] = [];
  if (!isObject(months)) issues.add('', 'WRONG_TYPE', 'Months must be an object with an entry for each month.');
  else if (Object.keys(months).length > projectionLimits.months)
    issues.add('', 'TOO_MANY', `Actual figures can have up to ${projectionLimits.months} months.`);
  else
    for (const [month, values] of Object.entries(months)) {
      const calendarMonth = parseMonth(month);
      const number = calendarMonth === undefined ? 0 : calendarMonth - start + 1;
      if (calendarMonth === undefined) issues.add(month, 'WRONG_TYPE', 'A month is written such as "2027-01".');
      else if (number < 1 || number > projectionLimits.months)
        issues.add(
          month,
          'OUT_OF_RANGE',
          `The model has the months ${formatMonth(start)} to ${formatMonth(start + projectionLimits.months - 1)}.`,
        );
      else if (values === null) changes.push([month, null]);
      else if (isObject(values)) {
        const read = readFields(actualFields, values, { path: month, issues, currency, digits });
        reportUnknown(values, actualFields, month, issues);
        const shown = actualLines.flatMap((line) => {
          const value = read[line];
          if (value === undefined || !Object.hasOwn(values, line)) return [];
          return [[line, value === null ? null : formatDecimal(value, lineDecimals(line, digits))] as const];
        });
        changes.push([month, Object.fromEntries(shown)]);
      } else issues.add(month, 'WRONG_TYPE', 'The figures of a month must be an object.');
    }
  return issues.issues.length > 0
    ? { ok: false, issues: issues.issues }
    : { ok: true, months: Object.fromEntries(changes) };
}

/** What actual figures mean for the plan. */
export type ActualsComparison = {
  /** How far each figure is from the plan, in per cent of the plan with two decimals; null where the plan is 0. */
  deviations: Record<string, Partial<Record<ActualLine, string | null>>>;
  /** The latest month with figures. */
  latestMonth: string | null;
  /** Months from the latest actual cash on, with the plan's cash flow and without rounds; null beyond month 60. */
  runwayMonths: string | null;
  /** The same from the planned cash of that month. */
  plannedRunwayMonths: string | null;
};

/** A figure at its line's scale. It may have other decimals, when the currency of the model changed after it was set. */
function scaledOf(text: string, decimals: number): bigint {
  const figure = parseDecimal(text)!;
  const scaled = BigInt(figure.sign) * BigInt(figure.digits) * 10n ** BigInt(decimals);
  return roundFraction(scaled, 10n ** BigInt(figure.decimals));
}

/** Compares actual figures with the plan. @param actuals as `parseActuals` returns them */
export function compareActuals({ plan, lines }: Projection, actuals: Record<string, MonthActuals>): ActualsComparison {
  const { digits } = plan.model;
  const numberOf = (month: string) => parseMonth(month)! - plan.model.start + 1;
  const inModel = Object.keys(actuals)
    .filter((month) => numberOf(month) >= 1 && numberOf(month) <= projectionLimits.months)
    .toSorted();
  const deviation = (line: ActualLine, month: string, actual: string): string | null => {
    const planned = lines[line][numberOf(month)]!;
    if (planned === 0) return null;
    const difference = scaledOf(actual, lineDecimals(line, digits)) - BigInt(planned);
    return formatDecimal(roundFraction(10_000n * difference, BigInt(Math.abs(planned))), ratioDecimals);
  };
  const deviations = inModel.map((month) => {
    const figures = Object.entries(actuals[month]!) as [ActualLine, string][];
    return [
      month,
      Object.fromEntries(figures.map(([line, actual]) => [line, deviation(line, month, actual)])),
    ] as const;
  });
  const shown = (runway: number | null) => (runway === null ? null : formatDecimal(runway, ratioDecimals));
  const cashMonth = inModel.findLast((month) => actuals[month]!.closingCash !== undefined);
  const runwayOf = (month: string, cash: number) => shown(runwayFrom(lines, numberOf(month), cash));
  return {
    deviations: Object.fromEntries(deviations),
    latestMonth: inModel.at(-1) ?? null,
    runwayMonths: cashMonth ? runwayOf(cashMonth, Number(scaledOf(actuals[cashMonth]!.closingCash!, digits))) : null,
    plannedRunwayMonths: cashMonth ? runwayOf(cashMonth, lines.closingCash[numberOf(cashMonth)]!) : null,
  };
}

/** From here on, runway and deviation are an alert. */
export const alertLevels = { runwayMonths: 6, deviationPercent: 20 } as const;

/** Which alerts a comparison raises. */
export function alertsOf({ runwayMonths, latestMonth, deviations }: ActualsComparison) {
  const latest = latestMonth === null ? [] : Object.values(deviations[latestMonth] ?? {});
  return {
    runway: runwayMonths !== null && Number(runwayMonths) < alertLevels.runwayMonths,
    deviation: latest.some((percent) => percent !== null && Math.abs(Number(percent)) >= alertLevels.deviationPercent),
  };
}
