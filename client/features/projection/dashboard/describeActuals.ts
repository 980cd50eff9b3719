import { actualLines, alertLevels, alertsOf } from '../../../../shared/projection/actuals';
import { actualFields } from '../../../../shared/projection/fields';
import { parseMonth } from '../../../../shared/projection/months';
import type { Computed } from '../chosen/messages';
import { formatNumber, lowerFirst, monthName } from '../result/format';
import type { Actuals } from './useActuals';

/** How long the latest actual cash lasts; null without actual cash. */
export function describeActualRunway(actuals: Actuals): string | null {
  const month = latestCashMonth(actuals);
  if (month === undefined) return null;
  const name = monthName(parseMonth(month)!);
  if (Number(actuals.months[month]!.closingCash) <= 0) return `Cash had run out at the end of ${name}.`;
  const { runwayMonths } = actuals;
  return runwayMonths === null
    ? `Without new funding, the cash of ${name} lasts beyond the five years.`
    : `Without new funding, the cash of ${name} lasts ${formatNumber(Number(runwayMonths), 1)} months.`;
}

const latestCashMonth = ({ months }: Actuals): string | undefined =>
  Object.keys(months)
    .toSorted()
    .findLast((month) => months[month]!.closingCash !== undefined);

/** What the latest actual cash does to the runway, in one or two sentences; null without actual cash. */
export function describeDeviation(
  actuals: Actuals,
  computed: Pick<Computed, 'lines' | 'start' | 'digits' | 'currency'>,
): string | null {
  const { lines, start, digits, currency } = computed;
  const month = latestCashMonth(actuals);
  if (month === undefined) return null;
  const calendarMonth = parseMonth(month)!;
  const planned = lines.closingCash[calendarMonth - start + 1]! / 10 ** digits;
  const difference = Number(actuals.months[month]!.closingCash) - planned;
  const end = `At the end of ${monthName(calendarMonth)}`;
  const cash =
    difference === 0
      ? `${end}, cash was as planned.`
      : `${end}, cash was ${formatNumber(Math.abs(difference))} ${currency} ${difference > 0 ? 'above' : 'below'} the plan.`;
  const { runwayMonths: now, plannedRunwayMonths: before } = actuals;
  const months = (text: string) => `${formatNumber(Number(text), 1)} months`;
  if (now === null)
    return `${cash} With the planned cash flow and no new funding, it lasts beyond the five years${before === null ? ', as in the plan' : `; the plan had ${months(before)}`}.`;
  const change = before === null ? null : Number(now) - Number(before);
  const effect =
    change === null
      ? 'the plan lasted beyond the five years'
      : Math.abs(change) < 0.05
        ? 'as in the plan'
        : `${months(String(Math.abs(change)))} ${change > 0 ? 'more' : 'less'} than planned`;
  return `${cash} With the planned cash flow and no new funding, it lasts ${months(now)}: ${effect}.`;
}

/** The headline says so already. */
const hasRunOut = (actuals: Actuals): boolean =>
  Number(actuals.months[latestCashMonth(actuals) ?? '']?.closingCash ?? 1) <= 0;

/** Alerts of the actual figures, as sentences. */
export function describeAlerts(actuals: Actuals): string[] {
  const { runway, deviation } = alertsOf(actuals);
  return [
    ...(runway && !hasRunOut(actuals) ? [`Your cash lasts less than ${alertLevels.runwayMonths} months.`] : []),
    ...(deviation && actuals.latestMonth ? [describeFarOff(actuals, actuals.latestMonth)] : []),
  ];
}

/** "Revenue and closing cash of Feb 2027 are 20 % or more off the plan." */
function describeFarOff({ deviations }: Actuals, month: string): string {
  const labels = actualLines
    .filter((line) => isFarOff(deviations[month]?.[line]))
    .map((line, index) => (index === 0 ? actualFields[line].label : lowerFirst(actualFields[line].label)));
  const last = labels.pop();
  const named = labels.length > 0 ? `${labels.join(', ')} and ${last} of` : `${last} of`;
  const verb = labels.length > 0 ? 'are' : 'is';
  return `${named} ${monthName(parseMonth(month)!)} ${verb} ${alertLevels.deviationPercent} % or more off the plan.`;
}

/** "−12.5 %" with its sign. */
export function signedPercent(text: string): string {
  const value = Number(text);
  return `${value > 0 ? '+' : ''}${formatNumber(value, 1)} %`;
}

export const isFarOff = (text: string | null | undefined): boolean =>
  text !== null && text !== undefined && Math.abs(Number(text)) >= alertLevels.deviationPercent;
