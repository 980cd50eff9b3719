import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeModules } from '../../../server/modules/module';
import { registerPeople, type Person } from '../../support/people/people';
import { buildProjection, shareProjection } from '../../support/people/projections';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let model: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  model = await buildProjection(ana, 'Secret plan');
  const path = `/api/projections/${model.id}`;
  await ana.rest(`${path}/scenarios/lean`, { method: 'PUT', body: { name: 'Lean', patch: { taxPercent: 5 } } });
  await shareProjection(ana, model.id, ben.id, true);
  await ben.rest(path, { method: 'PUT', body: { version: 1, name: 'Secret plan 2' } });
  await ben.rest(`${path}/actuals`, { method: 'PUT', body: { months: { '2027-01': { revenue: '5' } } } });
  await ana.rest('/api/funding/notify-me', { method: 'POST' });
});
afterAll(() => server.close());

const dataOf = async (person: Person): Promise<Record<string, any[]>> => {
  const files = Object.entries(mergeModules('personalData')).filter(([name]) => /^(projection|funding)/.test(name));
  const rows = await Promise.all(files.map(async ([name, select]) => [name, await server.sql(select, [person.id])]));
  return Object.fromEntries(rows);
};

const countsOf = (data: Record<string, any[]>) =>
  Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]));

it('the data download has own models, and shares received without the model', async () => {
  expect(countsOf(await dataOf(ana))).toEqual({
    projections: 1,
    projection_scenarios: 1,
    projection_actuals: 1,
    projection_shares: 1,
    projection_shares_received: 0,
    funding_interest: 1,
  });
  const shared = await dataOf(ben);
  expect(countsOf(shared)).toMatchObject({ projections: 0, projection_shares_received: 1 });
  expect(JSON.stringify(shared)).not.toContain('Secret plan');
});

const erase = async (person: Person) => {
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [person.id]);
  await server.sql('update profile set hidden = true where id = $1', [person.id]);
  await runJob(server, 'account.erase', { accountId: person.id });
};

it('erasing an editor leaves the model without their share and name', async () => {
  await erase(ben);
  const path = `/api/projections/${model.id}`;
  expect((await ana.rest(`${path}/shares`)).body.data.shares).toEqual([]);
  const conflict = await ana.rest(path, { method: 'PUT', body: { version: 1, name: 'Mine' } });
  expect(conflict.body.error.fields[0].message).toBe('name was changed by someone else.');
});

it('erasing an owner removes the models and all that is on them', async () => {
  await erase(ana);
  for (const part of ['', '_change', '_scenario', '_actual', '_share'])
    expect(await server.sql(`select from projection${part}`), part).toEqual([]);
  expect(await server.sql('select from funding_interest')).toEqual([]);
});
