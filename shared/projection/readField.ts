import type { ProjectionErrorCode } from '../contracts/projection';
import {
  countDecimals,
  currencies,
  formatDecimal,
  numberText,
  parseDecimal,
  percentDecimals,
  type Decimal,
} from './decimals';
import { maxMoney, type Field } from './fields';
import { parseMonth } from './months';

/** `index` is the place within a list. */
export type Problem = { code: ProjectionErrorCode; message: string; index?: number };

/** A value at the engine's scale, or what is wrong with it. */
export type Reading = { value: number | string | boolean | number[] } | { problems: Problem[] };

/** The currency decides the digits of money. Undefined while the currency itself is wrong. */
export type ReadingContext = { currency?: string; digits?: number };

const problem = (code: ProjectionErrorCode, message: string): Reading => ({ problems: [{ code, message }] });
const wrongType = (message: string) => problem('WRONG_TYPE', message);

/** "1234567.00" as "1,234,567.00" */
function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** "between 0 and 100 %" */
function rangeText(field: Field, { currency = '', digits = 2 }: ReadingContext): string {
  if (field.kind === 'money') {
    const [min, max] = [field.min ?? 0, field.max ?? maxMoney].map((bound) => grouped(formatDecimal(bound, digits)));
    return `between ${min} and ${max}${currency && ` ${currency}`}`;
  }
  if (!('min' in field)) return '';
  const unit = field.kind === 'percent' || field.kind === 'percents' ? '%' : 'unit' in field ? field.unit : undefined;
  const bounds = `between ${grouped(numberText(field.min!))} and ${grouped(numberText(field.max!))}`;
  return unit ? `${bounds} ${unit}` : bounds;
}

/** A decimal as a whole number at a scale, once its range and its decimals are checked. */
function scale(
  { sign, digits, decimals }: Decimal,
  { field, min, max, most, context }: { field: Field; min: number; max: number; most: number; context: ReadingContext },
): Reading {
  if (decimals <= most) {
    // Without a product of its own, -0 would be a value.
    const small = Number(digits) * 10 ** (most - decimals) * sign + 0;
    if (Number.isSafeInteger(small) && small >= min && small <= max) return { value: small };
  }
  const scaled = BigInt(digits) * BigInt(sign) * 10n ** BigInt(Math.max(0, most - decimals));
  const divisor = 10n ** BigInt(Math.max(0, decimals - most));
  if (scaled < BigInt(min) * divisor || scaled > BigInt(max) * divisor)
    return problem('OUT_OF_RANGE', `${field.label} must be ${rangeText(field, context)}.`);
  if (decimals > most) {
    const limit = most === 0 ? 'no decimals' : `at most ${most} ${most === 1 ? 'decimal' : 'decimals'}`;
    return problem('TOO_PRECISE', `${field.label} can have ${limit}.`);
  }
  return { value: Number(scaled) };
}

function readMoney(field: Field & { kind: 'money' }, value: unknown, context: ReadingContext): Reading {
  const decimal = typeof value === 'string' ? parseDecimal(value) : undefined;
  if (!decimal)
    return wrongType(
      typeof value === 'string'
        ? `${field.label} must be an amount with a decimal point, such as 49.00.`
        : `${field.label} must be an amount as text, such as "49.00".`,
    );
  const { min = 0, max = maxMoney } = field;
  const { digits } = context;
  if (digits !== undefined) return scale(decimal, { field, min, max, most: digits, context });
  // Without a currency, only a range that is wrong in every currency is an error.
  const whole = decimal.digits.slice(0, decimal.digits.length - decimal.decimals);
  return scale({ sign: decimal.sign, digits: whole, decimals: 0 }, { field, min, max, most: 0, context });
}

function readNumber(
  field: Field & { kind: 'percent' | 'percents' | 'count' | 'whole' },
  value: unknown,
  context: ReadingContext,
): Reading {
  const isWhole = field.kind === 'whole';
  if (typeof value !== 'number' || !Number.isFinite(value) || (isWhole && !Number.isInteger(value)))
    return wrongType(
      `${field.label} must be a ${isWhole ? 'whole number' : 'number with a decimal point, such as 3.5'}.`,
    );
  const most = isWhole ? 0 : field.kind === 'count' ? countDecimals : percentDecimals;
  const factor = 10 ** most;
  return scale(parseDecimal(numberText(value))!, {
    field,
    min: field.min * factor,
    max: field.max * factor,
    most,
    context,
  });
}

function readList(field: Field & { kind: 'percents' }, value: unknown, context: ReadingContext): Reading {
  if (!Array.isArray(value) || value.length !== field.length)
    return wrongType(`${field.label} must be a list of ${field.length} numbers.`);
  const readings = value.map((item) => readNumber(field, item, context));
  const problems = readings.flatMap((reading, index) =>
    'problems' in reading ? reading.problems.map((found) => ({ ...found, index })) : [],
  );
  if (problems.length > 0) return { problems };
  return { value: readings.map((reading) => ('value' in reading ? (reading.value as number) : 0)) };
}

/** Reads one value that isn't absent. */
export function readField(field: Field, value: unknown, context: ReadingContext): Reading {
  switch (field.kind) {
    case 'money':
      return readMoney(field, value, context);
    case 'percent':
    case 'count':
    case 'whole':
      return readNumber(field, value, context);
    case 'percents':
      return readList(field, value, context);
    case 'choice':
      if (typeof value === 'string' && field.choices.includes(value)) return { value };
      return wrongType(`${field.label} must be one of ${field.choices.join(', ')}.`);
    case 'currency':
      if (typeof value === 'string' && currencies.has(value)) return { value };
      return wrongType(`${field.label} must be a currency’s code, such as "EUR".`);
    case 'month': {
      const month = typeof value === 'string' ? parseMonth(value) : undefined;
      return month === undefined ? wrongType(`${field.label} must be a month, such as "2027-01".`) : { value: month };
    }
    case 'text':
      return typeof value === 'string' ? { value } : wrongType(`${field.label} must be text.`);
    case 'flag':
      return typeof value === 'boolean' ? { value } : wrongType(`${field.label} must be true or false.`);
  }
}
