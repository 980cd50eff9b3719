import { expect } from 'vitest';
import type { TestServer } from './server';

const tables = [
  'account',
  'profile',
  'session',
  'connection',
  'follow',
  'block',
  'media',
  'post',
  'post_revision',
  'post_like',
  'post_bookmark',
  'post_report',
  'comment',
  'comment_like',
  'idempotency_key',
  'notification_off',
  'job',
  'application',
  'team',
  'team_member',
  'team_role',
  'job_bookmark',
  'job_report',
  'job_visit',
  'job_saved_filter',
  'projection',
  'projection_scenario',
  'projection_actual',
  'projection_share',
  'analysis',
  'analysis_version',
  'analysis_share',
  'analysis_comment',
  'analysis_result',
  'news_story',
  'news_bookmark',
  'news_source_off',
];

/** The database's content, as one value for each table. */
async function fingerprint(server: TestServer): Promise<Record<string, string>> {
  const hashes = tables.map(
    (table) =>
      `(select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) from ${table} t) as ${table}`,
  );
  const [row] = await server.sql(`select ${hashes.join(', ')}, (select count(*)::int from event) as event`);
  return row!;
}

/** Runs a call and asserts that it wrote nothing. @returns its result */
export async function expectNoWrites<T>(server: TestServer, call: () => Promise<T>): Promise<T> {
  const before = await fingerprint(server);
  const result = await call();
  expect(await fingerprint(server)).toEqual(before);
  return result;
}
