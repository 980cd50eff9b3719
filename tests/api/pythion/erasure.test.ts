import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeModules } from '../../../server/modules/module';
import { buildAnalysis, commentOn, shareAnalysis } from '../../support/people/analyses';
import { registerPeople, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let other: Person;
let analysis: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, other] = await registerPeople(server, 'ana', 'ben', 'other');
  analysis = await buildAnalysis(ana);
  await ana.rest(`/api/analyses/${analysis.id}/results`, {
    body: { claim: analysis.assumptions[0].claim, outcome: 'failed', note: 'my note' },
  });
  await shareAnalysis(ana, analysis.id, { userId: ben.id });
  await shareAnalysis(ana, analysis.id, { userId: other.id });
  await commentOn(ben, analysis.id, 'words of ben');
  await commentOn(ana, analysis.id, 'words of ana');
});
afterAll(() => server.close());

const dataOf = async (person: Person): Promise<Record<string, any[]>> => {
  const files = Object.entries(mergeModules('personalData')).filter(([name]) => name.startsWith('analys'));
  const rows = await Promise.all(files.map(async ([name, select]) => [name, await server.sql(select, [person.id])]));
  return Object.fromEntries(rows);
};

it('the data download has own analyses and comments, and shares received without the analysis', async () => {
  const own = await dataOf(ana);
  expect(Object.fromEntries(Object.entries(own).map(([name, rows]) => [name, rows.length]))).toEqual({
    analyses: 1,
    analysis_versions: 1,
    analysis_shares: 2,
    analysis_results: 1,
    analysis_enrichments: 0,
    analysis_shares_received: 0,
    analysis_comments: 1,
  });
  expect(own.analysis_versions![0]).toMatchObject({ idea: analysis.idea, report: { score: analysis.score } });
  expect(JSON.stringify(own)).not.toContain('words of ben');
  const shared = await dataOf(ben);
  expect([shared.analyses, shared.analysis_shares_received!.length, shared.analysis_comments!.length]).toEqual([
    [],
    1,
    1,
  ]);
  expect(JSON.stringify(shared)).not.toContain('Bakeries');
});

const erase = async (person: Person) => {
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [person.id]);
  await server.sql('update profile set hidden = true where id = $1', [person.id]);
  await runJob(server, 'account.erase', { accountId: person.id });
};

it('erasing a reader removes their share and comments', async () => {
  await erase(ben);
  const { body } = await ana.rest(`/api/analyses/${analysis.id}/shares`);
  expect(body.data.shares.map(({ person }: any) => person.username)).toEqual(['other']);
  const { comments } = (await ana.rest(`/api/analyses/${analysis.id}/comments`)).body.data;
  expect(comments.map(({ content }: any) => content)).toEqual(['words of ana']);
});

it('erasing an owner removes the analyses and all that is on them', async () => {
  await erase(ana);
  for (const table of ['analysis', 'analysis_version', 'analysis_share', 'analysis_comment', 'analysis_result'])
    expect(await server.sql(`select from ${table}`), table).toEqual([]);
  expect((await other.rest(`/api/shared-analyses/${analysis.id}`)).status).toBe(404);
});
