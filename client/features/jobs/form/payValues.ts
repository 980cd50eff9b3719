import { jobLimits } from '../../../../shared/contracts/job';
import type { PeriodName } from '../jobLabels';
import { parseNumber } from './parseNumber';

/** Ranges of pay and equity as they were typed. */
export interface PayValues {
  salaryMin: string;
  salaryMax: string;
  salaryCurrency: string;
  salaryPeriod: PeriodName;
  equityMin: string;
  equityMax: string;
}

export const noPay: PayValues = {
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: 'USD',
  salaryPeriod: 'YEAR',
  equityMin: '',
  equityMax: '',
};

const toText = (value: number | null) =>
  value === null ? '' : value.toLocaleString('en', { maximumFractionDigits: 2 });

interface SavedPay {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: PeriodName | null;
  equityMin: number | null;
  equityMax: number | null;
}

/** The form's fields of saved pay. */
export const toPayValues = (saved: SavedPay): PayValues => ({
  salaryMin: toText(saved.salaryMin),
  salaryMax: toText(saved.salaryMax),
  salaryCurrency: saved.salaryCurrency ?? noPay.salaryCurrency,
  salaryPeriod: saved.salaryPeriod ?? noPay.salaryPeriod,
  equityMin: toText(saved.equityMin),
  equityMax: toText(saved.equityMax),
});

/** What the API takes. Currency and period belong to pay only. */
export function toPayInput(values: PayValues): SavedPay {
  const pay = { salaryMin: parseNumber(values.salaryMin), salaryMax: parseNumber(values.salaryMax) };
  const hasPay = pay.salaryMin !== null || pay.salaryMax !== null;
  return {
    ...pay,
    salaryCurrency: hasPay ? values.salaryCurrency : null,
    salaryPeriod: hasPay ? values.salaryPeriod : null,
    equityMin: parseNumber(values.equityMin),
    equityMax: parseNumber(values.equityMax),
  };
}

function amountError(amount: number | null): string | undefined {
  if (amount === null) return undefined;
  if (Number.isNaN(amount)) return 'The salary must be a number.';
  if (!Number.isInteger(amount)) return 'The salary must be a whole number.';
  if (amount < 1) return 'The salary must be at least 1.';
  return amount > jobLimits.salary ? `The salary can be at most ${jobLimits.salary.toLocaleString('en')}.` : undefined;
}

function shareError(share: number | null): string | undefined {
  if (share === null) return undefined;
  if (Number.isNaN(share)) return 'The equity must be a number.';
  if (share > jobLimits.equity) return `The equity can be at most ${jobLimits.equity}%.`;
  return Math.abs(share * 100 - Math.round(share * 100)) < 1e-6
    ? undefined
    : 'The equity can have at most two decimals.';
}

/** Whether a range's ends are in order; true while one of them is missing or invalid. */
export const isOrdered = (from: number | null | undefined, to: number | null | undefined): boolean =>
  from == null || to == null || Number.isNaN(from) || Number.isNaN(to) || from <= to;

/** Validates ranges with the server's rules and messages. @returns messages by field */
export function validatePay(values: PayValues) {
  const { salaryMin, salaryMax, equityMin, equityMax } = toPayInput(values);
  return {
    salaryMin:
      amountError(salaryMin) ??
      (isOrdered(salaryMin, salaryMax) ? undefined : 'The lowest salary must not be above the highest.'),
    salaryMax: amountError(salaryMax),
    equityMin:
      shareError(equityMin) ??
      (isOrdered(equityMin, equityMax) ? undefined : 'The lowest equity must not be above the highest.'),
    equityMax: shareError(equityMax),
  };
}
