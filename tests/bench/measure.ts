import { escapeLiteral } from 'pg';
import { expect, vi } from 'vitest';
import type { Caller } from '../support/people/people';
import type { TestServer } from '../support/server/server';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};
type Explained = {
  Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
};
type RecordedQuery = { name?: string; text: string; values?: unknown[] };
export type Measured = { ms: number; pages: number; rows: number; scanned: string[] };

/** A scan that visits no more rows than this stopped early, because a page was full. */
const scannedRows = 5_000;

/** Tables that grow with the network. A plan must not scan one completely. */
const growing = new Set([
  'job',
  'post',
  'follow',
  'connection',
  'profile',
  'post_tag',
  'notification',
  'notification_actor',
  'post_like',
  'comment',
  'team',
  'team_member',
  'team_role',
  'pairion_profile',
  'pairion_daily_set',
  'pairion_invitation',
  'pairion_match',
  'pairion_pass',
  'pairion_save',
]);

const visitedRows = (plan: Plan) =>
  Math.round(
    (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops'],
  );

const allRows = (plan: Plan): number =>
  (plan['Relation Name'] ? visitedRows(plan) : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + allRows(part), 0);

const fullScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && growing.has(plan['Relation Name'] ?? '') && visitedRows(plan) > scannedRows
    ? [plan['Relation Name']!]
    : []),
  ...(plan.Plans ?? []).flatMap(fullScans),
];

/** A statement with a name is planned once for all values, the others for each call. */
async function explain({ pool }: TestServer['app'], { name, text, values = [] }: RecordedQuery): Promise<Explained[]> {
  const client = await pool.connect();
  const explained: Explained[] = [];
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    if (name) await client.query(`prepare explained as ${text}`);
    for (let run = 0; run < 5; run++) {
      const { rows } = name
        ? await client.query(
            `explain (analyze, buffers, format json) execute explained ${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`,
          )
        : await client.query(`explain (analyze, buffers, format json) ${text}`, values);
      explained.push(...(rows[0]['QUERY PLAN'] as Explained[]));
    }
    if (name) await client.query('deallocate explained');
    await client.query('reset plan_cache_mode');
  } finally {
    client.release();
  }
  return explained;
}

/** A literal without a type, so that it takes the parameter's. */
const literal = (value: unknown) =>
  escapeLiteral(
    Array.isArray(value)
      ? `{${value.map((one) => (one === null ? 'null' : JSON.stringify(String(one)))).join(',')}}`
      : String(value),
  );

/** Explains the statements of one GraphQL read. The fastest of five runs counts. */
export async function measureRead({ app }: TestServer, person: Caller, query: string): Promise<Measured> {
  const spy = vi.spyOn(app.pool, 'query');
  const { errors } = await person.gql(query);
  expect(errors).toBeUndefined();
  const queries = spy.mock.calls
    .map(([first]: unknown[]) => first as RecordedQuery)
    .filter(({ text }) => /^\s*(select|with)/.test(text ?? '') && !/graphile|from event/.test(text));
  spy.mockRestore();
  const total: Measured = { ms: 0, pages: 0, rows: 0, scanned: [] };
  for (const statement of queries) {
    const runs = await explain(app, statement);
    const best = runs.toSorted((a, b) => a['Execution Time'] - b['Execution Time'])[0]!;
    total.ms += best['Execution Time'];
    total.pages += best.Plan['Shared Hit Blocks'] + best.Plan['Shared Read Blocks'];
    total.rows += allRows(best.Plan);
    total.scanned.push(...fullScans(best.Plan));
  }
  return total;
}

/** Trees grow a level and pages fill by chance: this tolerance covers both. */
const slack = { pages: 50, rows: 50 };

/**
 * Compares what reads cost at full size and at a tenth of it. Rows and pages may double.
 * @param exceptions reads that may grow by another factor
 * @returns what costs more
 */
export async function compareReads(
  names: readonly string[],
  measure: (name: string, size: 'small' | 'large') => Promise<Measured>,
  exceptions: Record<string, number> = {},
): Promise<{ lines: string[]; issues: string[] }> {
  const lines: string[] = [];
  const issues: string[] = [];
  for (const name of names) {
    const [before, after] = [await measure(name, 'small'), await measure(name, 'large')];
    const ratio = (one: number, other: number) => (other / Math.max(one, 0.001)).toFixed(2);
    const grown = (what: 'rows' | 'pages') =>
      `${what} ${before[what]} → ${after[what]} (${ratio(before[what], after[what])})`.padEnd(26);
    lines.push(
      `  ${name.padEnd(20)} ${before.ms.toFixed(2).padStart(6)} ms → ${after.ms.toFixed(2).padStart(6)} ms (${ratio(before.ms, after.ms)})   ${grown('rows')} ${grown('pages')}${after.scanned.length > 0 ? ` scans ${after.scanned.join(', ')}` : ''}`,
    );
    if (after.scanned.length > 0) issues.push(`${name} reads all of ${after.scanned.join(', ')}`);
    for (const what of ['rows', 'pages'] as const) {
      if (after[what] > (exceptions[name] ?? 2) * before[what] + slack[what])
        issues.push(`${name} reads ${after[what]} ${what}, against ${before[what]} at a tenth`);
    }
  }
  return { lines, issues };
}
