import type { Pool } from 'pg';

/** One SQL statement of the read path. The name makes each connection plan it once; without one it is planned each time. */
export type Statement = { name?: string; text: string };

/** How a transport spells field names. */
export type FieldCase = 'camel' | 'snake';

/** An SQL expression, or an object of further fields: there `when` a condition holds, read `from` other rows. */
export type Field = string | { fields: Projection; when?: string; from?: string };

/** A thing as readers see it: answer field → where it comes from. */
export type Projection = { [name: string]: Field };

/** Which fields an answer has, under which names and in which order. `text` is a constant instead of a field. */
export type SelectedField = { as: string; name: string; text?: string; of?: readonly SelectedField[] };

export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every field of a projection, with names spelt for the transport. */
export const selectAllFields = (projection: Projection, spelling: FieldCase): SelectedField[] =>
  Object.entries(projection).map(([name, field]) => ({
    as: spelling === 'snake' ? snakeCase(name) : name,
    name,
    of: typeof field === 'string' ? undefined : selectAllFields(field.fields, spelling),
  }));

/** The value of one pick; `object` says how an object of further fields is built. */
const selectedValue = (
  projection: Projection,
  { name, text, of }: SelectedField,
  object: (field: Exclude<Field, string>, picks: readonly SelectedField[]) => string,
): string => {
  if (text !== undefined) return `'${text}'::text`;
  const field = projection[name]!;
  return typeof field === 'string' ? field : object(field, of!);
};

/**
 * SQL that builds a JSON object of the picked fields. A row turned to JSON costs PostgreSQL about a tenth less than
 * json_build_object.
 */
export function selectedJson(projection: Projection, picks: readonly SelectedField[], from = ''): string {
  const columns = picks.map((pick) => `${selectedValue(projection, pick, nestedJson)} as "${pick.as}"`);
  return `(select row_to_json(o) from (select ${columns.join(', ')} ${from}) o)`;
}

/**
 * The same for every row of a FROM item: joins after which `row_to_json(alias)` is the object. PostgreSQL folds them into
 * the row itself, where the expression above would be a subquery for each row, and one more for each object within.
 */
export function selectedJsonJoins(projection: Projection, picks: readonly SelectedField[], alias: string): string {
  const inner: string[] = [];
  const columns = picks.map((pick) => {
    const value = selectedValue(projection, pick, (field, of) => {
      if (field.from) return nestedJson(field, of);
      const name = `${alias}_${inner.length + 1}`;
      inner.push(selectedJsonJoins(field.fields, of, name));
      return field.when ? `case when ${field.when} then ${name} end` : name;
    });
    return `${value} as "${pick.as}"`;
  });
  return [...inner, `cross join lateral (select ${columns.join(', ')}) ${alias}`].join(' ');
}

const nestedJson = ({ fields, when, from }: Exclude<Field, string>, picks: readonly SelectedField[]): string => {
  const json = selectedJson(fields, picks, from && `from ${from}`);
  return when ? `case when ${when} then ${json} end` : json;
};

/** SQL that builds a JSON object of a whole projection. */
export const jsonObject = (projection: Projection, spelling: FieldCase): string =>
  selectedJson(projection, selectAllFields(projection, spelling));

const statements = new Map<string, Statement>();

/**
 * A statement, composed once for each name. Page sizes belong in the name and the text: a parameter spoils the plan.
 * @param name unique for the text, at most 63 bytes
 */
export function statement(name: string, compose: () => string): Statement {
  let known = statements.get(name);
  if (!known) statements.set(name, (known = { name, text: compose() }));
  return known;
}

/** The read path: prepared statements on the ORM's own pool, past the entities. */
export class Reader {
  /** Statements sent so far; tests assert how many a page costs. */
  count = 0;

  constructor(private readonly pool: Pool) {}

  /** Runs a statement and gives its rows, columns as declared in SQL. */
  async rows<Row extends object>({ name, text }: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    this.count++;
    return (await this.pool.query<Row>({ name, text, values: values as unknown[] })).rows;
  }

  /** Runs a statement and gives its rows as arrays of texts. */
  async texts({ name, text }: Statement, values: readonly unknown[] = []): Promise<string[][]> {
    this.count++;
    return (await this.pool.query<string[]>({ name, text, values: values as unknown[], rowMode: 'array' })).rows;
  }

  /** Runs a statement that answers one row of one column, such as JSON text made by PostgreSQL. */
  async value<T = string>(asked: Statement, values: readonly unknown[] = []): Promise<T | null> {
    const [row] = await this.texts(asked, values);
    return (row?.[0] as T | undefined) ?? null;
  }
}
