import type { PeriodName } from '../jobLabels';

export interface Pay {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: PeriodName | null;
}

export const payNotStated = 'Pay not stated';

const perPeriod: Record<PeriodName, string> = { HOUR: 'an hour', DAY: 'a day', MONTH: 'a month', YEAR: 'a year' };

/** Amounts from here on are shown in thousands or millions where space is short. */
const COMPACT_FROM = 10_000;

function formatMoney(amount: number, currency: string, isCompact: boolean): string {
  const options: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    ...(isCompact && amount >= COMPACT_FROM && { notation: 'compact', maximumFractionDigits: 1 }),
  };
  try {
    return new Intl.NumberFormat('en', options).format(amount);
  } catch {
    // The browser doesn’t know the currency.
    return `${amount.toLocaleString('en')} ${currency}`;
  }
}

/**
 * Formats pay with currency and period: "€60K–€80K a year", "From $50 an hour", "Pay not stated".
 * @param options.isCompact shortens large amounts
 */
export function formatPay(
  { salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Pay,
  { isCompact = false }: { isCompact?: boolean } = {},
): string {
  if (salaryCurrency === null || (salaryMin === null && salaryMax === null)) return payNotStated;
  const money = (amount: number) => formatMoney(amount, salaryCurrency, isCompact);
  const period = salaryPeriod ? ` ${perPeriod[salaryPeriod]}` : '';
  if (salaryMin === null) return `Up to ${money(salaryMax!)}${period}`;
  if (salaryMax === null) return `From ${money(salaryMin)}${period}`;
  if (salaryMin === salaryMax) return `${money(salaryMin)}${period}`;
  return `${money(salaryMin)}–${money(salaryMax)}${period}`;
}

/** Formats a least pay of a year, as filters have it: "$100K". */
export const formatLeastPay = (amount: number, currency: string): string => formatMoney(amount, currency, true);

export interface Equity {
  equityMin: number | null;
  equityMax: number | null;
}

const percent = (share: number) => `${share.toLocaleString('en', { maximumFractionDigits: 2 })}%`;

/** Formats equity: "0.5%–1.5% equity", "Up to 2% equity"; undefined when it is not stated. */
export function formatEquity({ equityMin, equityMax }: Equity): string | undefined {
  if (equityMin === null && equityMax === null) return undefined;
  if (equityMax === null) return `From ${percent(equityMin!)} equity`;
  if (equityMin === null) return `Up to ${percent(equityMax)} equity`;
  return equityMin === equityMax
    ? `${percent(equityMin)} equity`
    : `${percent(equityMin)}–${percent(equityMax)} equity`;
}
