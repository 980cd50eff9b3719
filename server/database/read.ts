import type { Pool } from 'pg';
import { spendStatement } from './statementBudget';

/** One SQL statement of the read path. The name makes each connection plan it once; without one it is planned each time. */
export type Statement = { name?: string; text: string };

/** How a transport spells field names. */
export type FieldCase = 'camel' | 'snake';

/**
 * An SQL expression, or an object of further fields. `when` makes it null unless a condition is true, `from` reads other
 * rows.
 */
export type Field = string | { fields: Projection; when?: string; from?: string };

/** The fields of a response, each with its SQL. */
export type Projection = { [name: string]: Field };

/**
 * A projection checked against the type of its answer: a missing or misspelt field fails `tsc`. Nested objects may have a
 * part of their type, which the function that builds them states.
 */
export type ProjectionOf<Answer> = { [Name in keyof Answer]-?: FieldOf<NonNullable<Answer[Name]>> };

type FieldOf<Value> =
  | string
  | (Value extends readonly unknown[]
      ? never
      : Value extends object
        ? Omit<Exclude<Field, string>, 'fields'> & { fields: Partial<ProjectionOf<Value>> }
        : never);

/** A selected field of a projection. Its value is a column, the `constant`, or an object of further `fields`. */
export type SelectedField = {
  responseName: string;
  name: string;
  constant?: string;
  fields?: readonly SelectedField[];
};

export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL text of an enum's value. REST sends it in lower case. */
export const enumText = (sql: string, fieldCase: FieldCase): string => (fieldCase === 'snake' ? `lower(${sql})` : sql);

/** Every field of a projection, with names spelt for the transport. */
export const selectAllFields = (projection: Projection, fieldCase: FieldCase): SelectedField[] =>
  Object.entries(projection).map(([name, field]) => ({
    responseName: fieldCase === 'snake' ? snakeCase(name) : name,
    name,
    fields: typeof field === 'string' ? undefined : selectAllFields(field.fields, fieldCase),
  }));

/** The value of a selected field. @param objectValue builds an object of further fields */
const selectedValue = (
  projection: Projection,
  { name, constant, fields }: SelectedField,
  objectValue: (field: Exclude<Field, string>, selected: readonly SelectedField[]) => string,
): string => {
  if (constant !== undefined) return `'${constant}'::text`;
  const field = projection[name]!;
  return typeof field === 'string' ? field : objectValue(field, fields!);
};

/**
 * SQL that builds a JSON object of the selected fields. A row turned to JSON costs PostgreSQL about a tenth less than
 * json_build_object.
 */
function selectedJson(projection: Projection, selected: readonly SelectedField[], from = ''): string {
  const columns = selected.map((field) => `${selectedValue(projection, field, nestedJson)} as "${field.responseName}"`);
  return `(select row_to_json(o) from (select ${columns.join(', ')} ${from}) o)`;
}

/**
 * The same for every row of a FROM item: joins after which `row_to_json(alias)` is the object. PostgreSQL folds them into
 * the row itself, where the expression above would be a subquery for each row, and one more for each object within.
 */
export function selectedJsonJoins(projection: Projection, selected: readonly SelectedField[], alias: string): string {
  const inner: string[] = [];
  const columns = selected.map((selectedField) => {
    const value = selectedValue(projection, selectedField, (field, innerSelected) => {
      if (field.from) return nestedJson(field, innerSelected);
      const name = `${alias}_${inner.length + 1}`;
      inner.push(selectedJsonJoins(field.fields, innerSelected, name));
      return field.when ? `case when ${field.when} then ${name} end` : name;
    });
    return `${value} as "${selectedField.responseName}"`;
  });
  return [...inner, `cross join lateral (select ${columns.join(', ')}) ${alias}`].join(' ');
}

const nestedJson = ({ fields, when, from }: Exclude<Field, string>, selected: readonly SelectedField[]): string => {
  const json = selectedJson(fields, selected, from && `from ${from}`);
  return when ? `case when ${when} then ${json} end` : json;
};

/** SQL that builds a JSON object of a whole projection. */
export const jsonObject = (projection: Projection, fieldCase: FieldCase): string =>
  selectedJson(projection, selectAllFields(projection, fieldCase));

const statements = new Map<string, Statement>();

/**
 * A statement, composed once for each name and never evicted: names must not contain anything that a request chooses.
 * @param name unique for the text, at most 63 bytes
 */
export function statement(name: string, compose: () => string): Statement {
  let cached = statements.get(name);
  if (!cached) statements.set(name, (cached = { name, text: compose() }));
  return cached;
}

/** The read path: prepared statements on the ORM's pool, without its entities. */
export class Reader {
  /** Statements sent so far; tests assert how many a page costs. */
  count = 0;

  constructor(private readonly pool: Pool) {}

  /** Runs a statement. @returns its rows as objects, with the columns as declared in SQL */
  async rows<Row extends object>({ name, text }: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    this.count++;
    spendStatement();
    return (await this.pool.query<Row>({ name, text, values: values as unknown[] })).rows;
  }

  /** Runs a statement. @returns its rows as arrays of texts */
  async texts({ name, text }: Statement, values: readonly unknown[] = []): Promise<string[][]> {
    this.count++;
    spendStatement();
    return (await this.pool.query<string[]>({ name, text, values: values as unknown[], rowMode: 'array' })).rows;
  }

  /** Runs a statement that returns one row of one column, such as JSON text composed by PostgreSQL. */
  async value<T = string>(query: Statement, values: readonly unknown[] = []): Promise<T | null> {
    const [row] = await this.texts(query, values);
    return (row?.[0] as T | undefined) ?? null;
  }
}
