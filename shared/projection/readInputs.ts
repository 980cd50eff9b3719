import { projectionLimits, type ProjectionErrorCode, type ProjectionIssue } from '../contracts/projection';
import { currencyDigits, numberText } from './decimals';
import {
  capTableFields,
  costFields,
  customerFields,
  hireFields,
  modelFields,
  orderFields,
  roundFields,
  serviceFields,
  subscriptionFields,
  type Field,
  type Fields,
} from './fields';
import { readField, type Problem, type ReadingContext } from './readField';

/** A read value: null when absent, undefined when it is wrong or missing. */
type ValueOf<F extends Field> =
  | (F['kind'] extends 'money' | 'percent' | 'count' | 'whole' | 'month'
      ? number
      : F['kind'] extends 'percents'
        ? number[]
        : F['kind'] extends 'flag'
          ? boolean
          : F extends { choices: readonly (infer C)[] }
            ? C
            : string)
  | null
  | undefined;

export type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/** Collects what is wrong, in the order of the fields. */
export class IssueList {
  readonly issues: ProjectionIssue[] = [];

  private readonly prefix: string;

  /** @param prefix of all paths */
  constructor(prefix = '') {
    this.prefix = prefix;
  }

  add(path: string, code: ProjectionErrorCode, message: string): void {
    if (this.issues.length < projectionLimits.issues)
      this.issues.push({ path: [this.prefix, path].filter(Boolean).join('.'), code, message });
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownValue = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? (object[key] ?? null) : null;

export function reportUnknown(object: Record<string, unknown>, known: object, path: string, issues: IssueList): void {
  for (const key of Object.keys(object))
    if (!Object.hasOwn(known, key)) issues.add(pathOf(path, key), 'UNKNOWN_FIELD', `There is no field "${key}" here.`);
}

/** Reads the fields of one object. Absent optional fields get the field's default, or null without one. */
export function readFields<F extends Fields>(
  fields: F,
  object: Record<string, unknown>,
  { path, issues, ...context }: ReadingContext & { path: string; issues: IssueList },
): Values<F> {
  const values: Record<string, unknown> = {};
  for (const key in fields) {
    const field = fields[key]!;
    const value = ownValue(object, key);
    if (value === null) {
      if (field.required) issues.add(pathOf(path, key), 'REQUIRED', `${field.label} is required.`);
      values[key] = field.required ? undefined : defaultOf(field);
      continue;
    }
    const reading = readField(field, value, context);
    if ('value' in reading) values[key] = reading.value;
    else {
      values[key] = undefined;
      reportProblems(reading.problems, pathOf(path, key), value, issues);
    }
  }
  return values as Values<F>;
}

const pathOf = (path: string, key: string): string => (path ? `${path}.${key}` : key);

function reportProblems(problems: readonly Problem[], at: string, value: unknown, issues: IssueList): void {
  for (const { code, message, index } of problems) {
    const isChurn = at === 'customers.monthlyChurnPercent' && code === 'OUT_OF_RANGE' && (value as number) > 100;
    if (isChurn)
      issues.add(
        at,
        'CHURN_OVER_100',
        `Monthly churn is ${numberText(value as number)} %. It cannot exceed 100 %: no more customers can leave than you have.`,
      );
    else issues.add(index === undefined ? at : `${at}.${index}`, code, message);
  }
}

const scaleOf = { money: 1, percent: 10_000, percents: 10_000, count: 1_000_000, whole: 1 } as const;

/** A default at the engine's scale. */
function defaultOf(field: Field): number | number[] | null {
  if (!('default' in field) || field.default === undefined) return null;
  const value = field.default * scaleOf[field.kind];
  return field.kind === 'percents' ? Array.from({ length: field.length }, () => value) : value;
}

/** Everything that was read, with undefined where a value is wrong. */
export type ReadInputs = {
  model: Values<typeof modelFields>;
  customers: Values<typeof customerFields>;
  subscription: Values<typeof subscriptionFields> | null;
  orders: Values<typeof orderFields> | null;
  services: Values<typeof serviceFields> | null;
  costs: [string, Values<typeof costFields>][];
  hires: [string, Values<typeof hireFields>][];
  rounds: [string, Values<typeof roundFields>][];
  capTable: Values<typeof capTableFields>;
};

/** What the editor calls the parts of the inputs, and one entry of each list. */
const parts = {
  customers: 'Customers',
  subscription: 'Subscription',
  orders: 'Orders',
  services: 'Services',
  capTable: 'Ownership at the start',
} as const;
const lists = {
  costs: { label: 'Costs', entry: 'A cost', many: 'costs' },
  hires: { label: 'People', entry: 'A role', many: 'roles' },
  rounds: { label: 'Funding rounds', entry: 'A funding round', many: 'funding rounds' },
} as const;

const blocks = { customers: 0, subscription: 0, orders: 0, services: 0, costs: 0, hires: 0, rounds: 0, capTable: 0 };

/** Keys of a cap table's row, which a round's id would replace. */
const holderIds = new Set(['founders', 'optionPool', 'existing']);

/** Reads all fields of an object of inputs, and reports every value that is wrong by itself. */
export function readInputs(inputs: Record<string, unknown>, issues: IssueList): ReadInputs {
  const { currency } = inputs;
  const known = readField(modelFields.currency, currency, {});
  const context =
    'value' in known ? { currency: String(known.value), digits: currencyDigits(String(known.value)) } : {};
  const model = readFields(modelFields, inputs, { ...context, path: '', issues });

  const readBlock = <F extends Fields>(key: keyof typeof parts, fields: F): Values<F> | null => {
    const value = ownValue(inputs, key);
    if (value === null) return null;
    if (!isObject(value)) {
      issues.add(key, 'WRONG_TYPE', `${parts[key]} must be an object.`);
      return null;
    }
    const values = readFields(fields, value, { ...context, path: key, issues });
    reportUnknown(value, fields, key, issues);
    return values;
  };
  const empty = <F extends Fields>(fields: F) => readFields(fields, {}, { path: '', issues: new IssueList() });
  const readMap = <F extends Fields>(key: keyof typeof lists, fields: F, most: number): [string, Values<F>][] => {
    const { label, entry: one, many } = lists[key];
    const map = ownValue(inputs, key);
    if (map === null) return [];
    if (!isObject(map)) {
      issues.add(key, 'WRONG_TYPE', `${label} must be an object with an entry for each id.`);
      return [];
    }
    const entries = Object.entries(map).filter(([, entry]) => entry !== null && entry !== undefined);
    if (entries.length > most) issues.add(key, 'TOO_MANY', `A projection can have up to ${most} ${many}.`);
    return entries.slice(0, most).flatMap(([id, entry]): [string, Values<F>][] => {
      const isLong = id.length > projectionLimits.id;
      // The path of each issue has the id, so what is within isn't read.
      const path = `${key}.${isLong ? `${id.slice(0, projectionLimits.id)}…` : id}`;
      if (isLong) {
        issues.add(path, 'WRONG_TYPE', `An id can have up to ${projectionLimits.id} characters.`);
        return [];
      }
      if (!isObject(entry)) {
        issues.add(path, 'WRONG_TYPE', `${one} must be an object.`);
        return [];
      }
      if (key === 'rounds' && holderIds.has(id))
        issues.add(path, 'WRONG_TYPE', `"${id}" is a column of the cap table. Use another id.`);
      const values = readFields(fields, entry, { ...context, path, issues });
      if (key === 'costs') requireValue(values as Values<typeof costFields>, path, issues);
      reportUnknown(entry, fields, path, issues);
      return [[id, values]];
    });
  };

  const read: ReadInputs = {
    model,
    customers: readBlock('customers', customerFields) ?? empty(customerFields),
    subscription: readBlock('subscription', subscriptionFields),
    orders: readBlock('orders', orderFields),
    services: readBlock('services', serviceFields),
    costs: readMap('costs', costFields, projectionLimits.costs),
    hires: readMap('hires', hireFields, projectionLimits.hires),
    rounds: readMap('rounds', roundFields, projectionLimits.rounds),
    capTable: readBlock('capTable', capTableFields) ?? empty(capTableFields),
  };
  reportUnknown(inputs, { ...modelFields, ...blocks }, '', issues);
  return read;
}

export const isPercentKind = (kind: string): boolean => kind.startsWith('percent');

/** A cost needs the amount or the percentage that its kind multiplies. */
function requireValue({ kind, amount, percent }: Values<typeof costFields>, path: string, issues: IssueList): void {
  if (!kind) return;
  if (isPercentKind(kind) && percent === null) issues.add(`${path}.percent`, 'REQUIRED', 'Percent is required.');
  if (!isPercentKind(kind) && amount === null) issues.add(`${path}.amount`, 'REQUIRED', 'Amount is required.');
}
