import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildPairionProfile,
  chooseCandidates,
  invite,
  postPairion,
  readCandidates,
  readInvitations,
  salesFields,
} from '../../support/people/pairion';
import { registerPeople, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo] = await registerPeople(server, 'ana', 'ben', 'cleo');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['profile', 'invitation', 'match', 'daily_set', 'save', 'pass'])
    await server.sql(`delete from pairion_${table}`);
  await server.sql('delete from notification');
  await buildPairionProfile(ana);
  await buildPairionProfile(ben, salesFields);
  await buildPairionProfile(cleo, { ...salesFields, skills_need: ['TypeScript', 'SQL'] });
});

const put = (person: Person, body: object) => person.rest('/api/pairion/profile', { method: 'PUT', body });
const undo = (person: Person, other: Person, action: string) =>
  person.rest(`/api/pairion/candidates/${other.id}/${action}`, { method: 'DELETE', body: {} });
const statusOf = async (person: Person, other: Person, action = 'save') =>
  (await postPairion(person, `candidates/${other.id}/${action}`)).status;
const idsOf = (rows: any[]) => rows.map(({ user }) => user.id);
const readSaved = async (person: Person) => idsOf((await person.rest('/api/pairion/saved')).body.data.candidates);
const kindsOf = async (person: Person): Promise<string[]> =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);

describe('who can be chosen', () => {
  it('somebody in the own candidates, not in those of others or saved by them', async () => {
    await put(ben, { status: 'paused' });
    expect(idsOf(await chooseCandidates(server, ana))).toEqual([cleo.id]);
    await put(ben, { status: 'looking' });
    await put(cleo, { role: 'technical' });
    expect(idsOf(await chooseCandidates(server, cleo))).toContain(ben.id);
    expect(await statusOf(cleo, ben)).toBe(200);
    for (const action of ['invite', 'save', 'pass'])
      expect([action, await statusOf(ana, ben, action)]).toEqual([action, 404]);
    expect(await readSaved(ana)).toEqual([]);
  });

  it('somebody saved, on later days too', async () => {
    await chooseCandidates(server, ana);
    expect(await statusOf(ana, ben)).toBe(200);
    await server.sql('update pairion_daily_set set day = day - 5');
    expect([await statusOf(ana, ben, 'invite'), await statusOf(ana, cleo, 'invite')]).toEqual([201, 404]);
  });

  it.each([
    ['paused', { status: 'paused' }],
    ['incomplete', { role: null }],
  ])('nobody while the own profile is %s', async (_name, change) => {
    await chooseCandidates(server, ana);
    expect(await statusOf(ana, ben)).toBe(200);
    await put(ana, change);
    expect((await ana.rest('/api/pairion/candidates')).status).toBe(409);
    expect(await readSaved(ana)).toEqual([]);
    for (const action of ['invite', 'save', 'pass'])
      expect([action, await statusOf(ana, ben, action)]).toEqual([action, 404]);
  });
});

describe('passes and saves', () => {
  it('are undone by the person alone', async () => {
    await put(cleo, { role: 'technical' });
    for (const person of [ana, cleo]) {
      await chooseCandidates(server, person);
      expect([await statusOf(person, ben), await statusOf(person, ben, 'pass')]).toEqual([200, 200]);
    }
    for (const action of ['save', 'pass']) await undo(ana, ben, action);
    for (const table of ['pairion_save', 'pairion_pass'])
      expect(await server.sql(`select person_id as id from ${table}`)).toEqual([{ id: cleo.id }]);
  });
});

describe('the candidates of a day', () => {
  it('are at most as many as asked for, in the same order at each read', async () => {
    const all = idsOf(await chooseCandidates(server, ana));
    expect(all).toHaveLength(2);
    expect(idsOf(await readCandidates(ana))).toEqual(all);
    const { body } = await ana.rest('/api/pairion/candidates?limit=1');
    expect(idsOf(body.data.candidates)).toEqual(all.slice(0, 1));
  });

  it('count each showing once, for concurrent reads and when they are chosen again', async () => {
    const shown = async () =>
      (
        (await server.sql('select round(shown)::int as shown from pairion_profile where person_id = any($1)', [
          [ben.id, cleo.id],
        ])) as any[]
      ).map((row) => row.shown);
    await Promise.all([readCandidates(ana), readCandidates(ana), readCandidates(ana)]);
    expect(await shown()).toEqual([1, 1]);
    await put(ana, { hours_per_week: 39 });
    await server.sql(`update pairion_profile set chosen_at = chosen_at - interval '11 minutes'`);
    await runJob(server, 'pairion.recompute', { personId: ana.id });
    expect(await shown()).toEqual([1, 1]);
  });

  it('are chosen again without a notice when the new one is not strong', async () => {
    await put(cleo, { status: 'paused' });
    await chooseCandidates(server, ana);
    await put(cleo, { status: 'looking', role: 'technical', skills_have: ['Cooking'], stage: 'scaling', remote: 'no' });
    await put(ana, { hours_per_week: 39 });
    await server.sql(`update pairion_profile set chosen_at = chosen_at - interval '11 minutes'`);
    await runJob(server, 'pairion.recompute', { personId: ana.id });
    expect(idsOf(await readCandidates(ana))).toContain(cleo.id);
    expect(await kindsOf(ana)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is answered again without a change, and withdrawn by its sender alone', async () => {
    const id = await invite(server, ana, ben);
    expect((await postPairion(ben, `invitations/${id}/withdraw`)).status).toBe(403);
    expect((await postPairion(cleo, `invitations/${id}/withdraw`)).status).toBe(404);
    for (let time = 0; time < 2; time++) expect((await postPairion(ben, `invitations/${id}/accept`)).status).toBe(200);
    expect((await postPairion(ben, `invitations/${id}/decline`)).status).toBe(409);
    expect((await readInvitations(ana))[0].status).toBe('accepted');
    expect(await kindsOf(ana)).toEqual(['pairion.matched']);
  });

  it('that is declined is no longer among the notifications', async () => {
    const id = await invite(server, ana, ben);
    expect(await kindsOf(ben)).toEqual(['pairion.invited']);
    for (let time = 0; time < 2; time++) expect((await postPairion(ben, `invitations/${id}/decline`)).status).toBe(200);
    expect(await kindsOf(ben)).toEqual([]);
  });
});
