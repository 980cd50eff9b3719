import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeModules } from '../../../server/modules/module';
import {
  buildMatch,
  buildPairionProfile,
  chooseCandidates,
  endTrial,
  invite,
  postPairion,
  proposeTrial,
  readCandidates,
  readInvitations,
  readMatches,
  salesFields,
  trialFields,
} from '../../support/people/pairion';
import { registerPeople, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
let dora: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo, dora] = await registerPeople(server, 'ana', 'ben', 'cleo', 'dora');
  await buildPairionProfile(ana, { runway_months: 9, preferences: { skills: { wish: ['Zymurgy'] } } });
  for (const person of [ben, cleo, dora]) await buildPairionProfile(person, { ...salesFields, runway_months: 4 });
  const { id } = await buildMatch(server, ana, ben);
  const trialId = await proposeTrial(ana, id);
  await postPairion(ben, `trials/${trialId}/accept`);
  await endTrial(server, trialId);
  for (const [person, continues] of [
    [ana, true],
    [ben, false],
  ] as const)
    await person.rest(`/api/pairion/trials/${trialId}/answer`, { method: 'PUT', body: { continues } });
  await invite(server, ana, cleo, 'my words to Cleo');
  await chooseCandidates(server, ana);
  await postPairion(ana, `candidates/${dora.id}/save`);
  await chooseCandidates(server, dora);
  await postPairion(dora, `candidates/${ana.id}/pass`);
});
afterAll(() => server.close());

const dataOf = async (person: Person): Promise<Record<string, any[]>> => {
  const files = Object.entries(mergeModules('personalData')).filter(([name]) => name.startsWith('pairion'));
  const rows = await Promise.all(files.map(async ([name, select]) => [name, await server.sql(select, [person.id])]));
  return Object.fromEntries(rows);
};

it('the data download has what a person stated and did, and nothing private of others', async () => {
  const own = await dataOf(ana);
  expect(Object.fromEntries(Object.entries(own).map(([name, rows]) => [name, rows.length]))).toEqual({
    pairion_profile: 1,
    pairion_passes: 0,
    pairion_saves: 1,
    pairion_candidates: 1,
    pairion_invitations: 2,
    pairion_matches: 1,
    pairion_trials: 1,
  });
  expect(own.pairion_profile![0].private).toMatchObject({
    runwayMonths: 9,
    preferences: { skills: { wish: ['Zymurgy'] } },
  });
  expect(own.pairion_trials![0]).toMatchObject({ goal: trialFields.goal, own_answer: true });
  expect((await dataOf(ben)).pairion_trials![0]).toMatchObject({ own_answer: false });
  expect((await dataOf(dora)).pairion_passes).toMatchObject([{ other_id: ana.id }]);
  for (const person of [ben, cleo, dora]) {
    const text = JSON.stringify(await dataOf(person));
    expect(text).not.toContain('Zymurgy');
    expect(text).not.toMatch(/"runwayMonths":9/);
  }
  expect(JSON.stringify(own)).not.toMatch(/"runwayMonths":4/);
});

it('erasing a person removes all that they stated and did, and leaves the others theirs', async () => {
  await server.sql(`update account set deleted_at = now() - interval '15 days' where id = $1`, [ana.id]);
  await server.sql('update profile set hidden = true where id = $1', [ana.id]);
  await runJob(server, 'account.erase', { accountId: ana.id });
  const tables = await server.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name like 'pairion%'`,
  );
  expect(tables.length).toBeGreaterThan(7);
  for (const { name } of tables) {
    const rows = await server.sql(`select row_to_json(t)::text as row from ${name} t`);
    // Sets of candidates are deleted by day; ids in them lead nowhere.
    const text = JSON.stringify(rows.filter(() => name !== 'pairion_daily_set'));
    expect([name, text.includes(ana.id) || text.includes('Zymurgy')]).toEqual([name, false]);
  }
  expect(await readMatches(ben)).toEqual([]);
  expect(await readInvitations(cleo)).toEqual([]);
  for (const person of [ben, cleo, dora])
    expect((await readCandidates(person)).map(({ user }) => user.id)).not.toContain(ana.id);
  expect((await dataOf(dora)).pairion_profile).toHaveLength(1);
});
