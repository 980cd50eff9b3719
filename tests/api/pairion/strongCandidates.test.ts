import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPairionProfile, chooseCandidates, readCandidates, salesFields } from '../../support/people/pairion';
import { eventsSince, latestEvent, registerPeople, type Person } from '../../support/people/people';
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
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['pairion_profile', 'pairion_invitation', 'pairion_daily_set', 'notification', 'quota_usage'])
    await server.sql(`delete from ${table}`);
  await buildPairionProfile(ana);
  await buildPairionProfile(ben, { ...salesFields, hours_per_week: 20 });
  await chooseCandidates(server, ana);
  await server.sql(`delete from graphile_worker._private_jobs`);
});

const idsOf = (rows: any[]) => rows.map(({ user }) => user.id);
const recompute = (person: Person) => runJob(server, 'pairion.recompute', { personId: person.id });
const kindsOf = async (person: Person): Promise<string[]> =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);
const jobs = (person: Person) =>
  server.sql(
    `select from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
     where task_identifier = 'pairion.recompute' and p.payload ->> 'personId' = $1`,
    [person.id],
  );

describe('notifications of somebody new who fits well', () => {
  const strong = { ...salesFields, hours_per_week: 40 };
  const isFree = async () => (await kindsOf(ana)).length === 0 && !idsOf(await readCandidates(ana)).includes(cleo.id);

  it('reach whoever fits them, whose candidates of the day get them, at most daily', async () => {
    await buildPairionProfile(cleo, strong);
    expect(await jobs(cleo)).toHaveLength(1);
    const since = await latestEvent(server);
    await recompute(cleo);
    expect(await kindsOf(ana)).toEqual(['pairion.strongMatch']);
    expect((await eventsSince(server, ana, since)).map(({ type }) => type)).toContain('pairion.candidates.changed');
    expect(idsOf(await readCandidates(ana))).toContain(cleo.id);
    expect(await kindsOf(cleo)).toEqual([]);
    await buildPairionProfile(dora, strong);
    await recompute(dora);
    expect(await kindsOf(ana)).toEqual(['pairion.strongMatch']);
    expect(idsOf(await readCandidates(ana))).not.toContain(dora.id);
  });

  it('can be chosen by those who see them then', async () => {
    await buildPairionProfile(cleo, strong);
    await recompute(cleo);
    const { status } = await ana.rest(`/api/pairion/candidates/${cleo.id}/invite`, { body: {} });
    expect(status).toBe(201);
  });

  it('reach nobody while they are paused', async () => {
    await buildPairionProfile(cleo, { ...strong, status: 'paused' });
    await recompute(cleo);
    expect(await isFree()).toBe(true);
  });

  it('do not reach whoever saw or passed on them, or has a full set', async () => {
    await buildPairionProfile(cleo, strong);
    const recomputeAgain = async () => {
      await recompute(cleo);
      expect(await kindsOf(ana)).toEqual([]);
      expect(idsOf(await readCandidates(ana))).not.toContain(cleo.id);
    };
    await server.sql('insert into pairion_pass (person_id, other_id) values ($1, $2)', [ana.id, cleo.id]);
    await recomputeAgain();
    await server.sql('delete from pairion_pass');
    await server.sql('update pairion_daily_set set shown_ids = shown_ids || $1::uuid where person_id = $2', [
      cleo.id,
      ana.id,
    ]);
    await recomputeAgain();
    await server.sql('update pairion_daily_set set shown_ids = candidate_ids where person_id = $1', [ana.id]);
    await server.sql(
      `update pairion_daily_set set candidate_ids = candidate_ids || array(select gen_random_uuid() from generate_series(1, 9)) where person_id = $1`,
      [ana.id],
    );
    await recomputeAgain();
    await server.sql('update pairion_daily_set set candidate_ids = candidate_ids[1:1] where person_id = $1', [ana.id]);
    await recompute(cleo);
    expect(await kindsOf(ana)).toEqual(['pairion.strongMatch']);
  });

  it('do not reach whoever blocked them', async () => {
    await buildPairionProfile(cleo, strong);
    await server.sql('insert into block (blocker_id, blocked_id) values ($1, $2) on conflict do nothing', [
      ana.id,
      cleo.id,
    ]);
    await recompute(cleo);
    expect(await isFree()).toBe(true);
    await server.sql('delete from block');
  });
});
