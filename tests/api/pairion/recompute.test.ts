import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildMatch,
  buildPairionProfile,
  chooseCandidates,
  invite,
  readCandidates,
  readInvitations,
  readMatches,
  salesFields,
} from '../../support/people/pairion';
import {
  bearer,
  createCaller,
  eventsSince,
  latestEvent,
  registerPeople,
  type Person,
} from '../../support/people/people';
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
  await server.sql('delete from pairion_profile');
  await server.sql('delete from pairion_invitation');
  await server.sql('delete from pairion_match');
  await server.sql('delete from pairion_daily_set');
  await server.sql('delete from notification');
  await server.sql('delete from quota_usage');
  await buildPairionProfile(ana);
  await buildPairionProfile(ben, { ...salesFields, hours_per_week: 20 });
  await chooseCandidates(server, ana);
  await server.sql(`delete from graphile_worker._private_jobs`);
});

const put = (person: Person, body: object) => person.rest('/api/pairion/profile', { method: 'PUT', body });
const idsOf = (rows: any[]) => rows.map(({ user }) => user.id);
const jobs = () =>
  server.sql(`select p.payload, p.run_at from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where task_identifier = 'pairion.recompute'`);
/** The time of the last choice of candidates is over ten minutes ago. */
const passMinutes = (person: Person) =>
  server.sql(`update pairion_profile set chosen_at = chosen_at - interval '11 minutes' where person_id = $1`, [
    person.id,
  ]);
const recompute = (person: Person) => runJob(server, 'pairion.recompute', { personId: person.id });
const kindsOf = async (person: Person): Promise<string[]> =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);

describe('a changed profile', () => {
  it('changes no score before candidates are chosen again', async () => {
    await server.sql('delete from pairion_daily_set');
    const { id } = await buildMatch(server, ana, ben);
    await server.sql('delete from pairion_match where id = $1', [id]);
    await invite(server, ben, ana);
    const before = [await readCandidates(ana), await readInvitations(ana), await readMatches(ana)];
    expect(before[1]![0].candidate).not.toBeNull();
    for (const change of [
      { hours_per_week: 5, role: 'sales' },
      { preferences: { hours: { wish: { min: 60, max: 80 }, importance: 'must_have' } } },
      { weights: { hours: 10 } },
    ]) {
      expect((await put(ana, change)).status).toBe(200);
      expect([await readCandidates(ana), await readInvitations(ana), await readMatches(ana)]).toEqual(before);
    }
    await recompute(ana);
    expect([await readCandidates(ana), await readInvitations(ana)]).toEqual(before.slice(0, 2));
    await passMinutes(ana);
    await recompute(ana);
    expect((await readInvitations(ana))[0].candidate.score).not.toBe(before[1]![0].candidate.score);
  });

  it('replaces the candidates of the day, keeps those who were shown choosable, and sends an event to the person alone', async () => {
    await buildPairionProfile(cleo, { ...salesFields, role: 'design' });
    expect(idsOf(await chooseCandidates(server, ana)).toSorted()).toEqual([ben.id, cleo.id].toSorted());
    await put(ana, { preferences: { role: { wish: ['design'], importance: 'must_have' } } });
    await passMinutes(ana);
    // Or she would be notified of ana.
    await server.sql('update pairion_profile set notified_at = now() where person_id = $1', [cleo.id]);
    const since = await latestEvent(server);
    await recompute(ana);
    const received = (person: Person) => eventsSince(server, person, since);
    expect((await received(ana)).map(({ type }) => type)).toEqual(['pairion.candidates.changed']);
    expect([await received(ben), await received(cleo)]).toEqual([[], []]);
    expect(idsOf(await readCandidates(ana))).toEqual([cleo.id]);
    const [{ shown }] = (await server.sql(
      'select cardinality(shown_ids) as shown from pairion_daily_set where person_id = $1',
      [ana.id],
    )) as any[];
    expect(shown).toBe(2);
  });

  it('enqueues one job, which further changes do not put off, at most every ten minutes', async () => {
    await passMinutes(ana);
    await put(ana, { hours_per_week: 30 });
    const [first] = await jobs();
    expect(first).toMatchObject({ payload: { personId: ana.id } });
    for (const hours_per_week of [31, 32, 33]) await put(ana, { hours_per_week });
    expect(await jobs()).toHaveLength(1);
    expect((await jobs())[0]!.run_at).toEqual(first!.run_at);
    // Within ten minutes of the last choice the job waits for their end.
    await server.sql('delete from graphile_worker._private_jobs');
    await server.sql('update pairion_profile set chosen_at = now()');
    await put(ana, { hours_per_week: 34 });
    const [{ waits }] = (await server.sql(
      `
      select run_at >= chosen_at + interval '10 minutes' as waits from graphile_worker.jobs, pairion_profile
      where task_identifier = 'pairion.recompute' and person_id = $1`,
      [ana.id],
    )) as any[];
    expect(waits).toBe(true);
    // A job that runs too early is put off, not dropped.
    await server.sql('delete from graphile_worker._private_jobs');
    await recompute(ana);
    expect(await jobs()).toHaveLength(1);
  });

  it('enqueues nothing when nothing that counts changed', async () => {
    for (const change of [{}, { status: 'talking' }, { status: 'looking' }, { hours_per_week: 40 }])
      await put(ana, change);
    expect(await jobs()).toEqual([]);
    await put(ana, { role: null });
    await server.sql('delete from graphile_worker._private_jobs');
    for (const change of [{ hours_per_week: 10 }, { location: 'Oslo' }]) await put(ana, change);
    expect(await jobs()).toEqual([]);
  });

  it('that was incomplete meanwhile is compared with others once it is complete again', async () => {
    await put(ana, { role: null });
    await recompute(ana);
    await server.sql('delete from graphile_worker._private_jobs');
    await put(ana, { role: 'sales' });
    expect(await jobs()).toHaveLength(1);
  });

  it('during a pause replaces the candidates of the day after it', async () => {
    await put(ana, { status: 'paused' });
    await put(ana, { preferences: { hours: { wish: { min: 60, max: 80 }, importance: 'must_have' } } });
    await passMinutes(ana);
    await recompute(ana);
    await server.sql('delete from graphile_worker._private_jobs');
    await put(ana, { status: 'looking' });
    expect(await jobs()).toHaveLength(1);
    expect(idsOf(await readCandidates(ana))).toEqual([ben.id]);
    await recompute(ana);
    expect(await readCandidates(ana)).toEqual([]);
    // A pause without a change replaces nothing.
    await server.sql('delete from graphile_worker._private_jobs');
    for (const status of ['paused', 'looking']) await put(ana, { status });
    expect(await jobs()).toEqual([]);
  });

  it('is limited once it is complete, and the error names the limit', async () => {
    const limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
    await server.sql(
      `insert into quota_usage (subject, action, starts_at, count) values ($1, 'pairion change', now() - interval '1 hour', 199)`,
      [ana.id],
    );
    const change = (hours_per_week: number) =>
      limited.rest('/api/pairion/profile', { method: 'PUT', body: { hours_per_week } });
    expect((await change(30)).status).toBe(200);
    const { status, body, headers } = await change(31);
    expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(body.error.message).toContain('You can change your complete co-founder profile up to 200 times per day.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Availability counts no change.
    expect((await limited.rest('/api/pairion/profile', { method: 'PUT', body: { status: 'paused' } })).status).toBe(
      200,
    );
  });
});

describe('notifications', () => {
  it('a strong new candidate is notified at most daily', async () => {
    const strong = { ...salesFields, hours_per_week: 40, skills_need: ['typescript'] };
    await buildPairionProfile(cleo, strong);
    await put(ana, { hours_per_week: 39 });
    await passMinutes(ana);
    await recompute(ana);
    expect((await readCandidates(ana))[0].score).toBeGreaterThanOrEqual(80);
    expect(await kindsOf(ana)).toEqual(['pairion.strongMatch']);
    // Neither of them has seen ana yet, and she fits both.
    expect([await kindsOf(ben), await kindsOf(cleo)]).toEqual([['pairion.strongMatch'], ['pairion.strongMatch']]);
    await server.sql('delete from notification');
    await server.sql('update pairion_daily_set set candidate_ids = $1', [[ben.id]]);
    await passMinutes(ana);
    await recompute(ana);
    expect(await kindsOf(ana)).toEqual([]);
    await server.sql(`update pairion_profile set notified_at = notified_at - interval '25 hours'`);
    await server.sql('update pairion_daily_set set candidate_ids = $1', [[ben.id]]);
    await passMinutes(ana);
    await recompute(ana);
    expect(await kindsOf(ana)).toEqual(['pairion.strongMatch']);
  });

  it('a person without activity for 45 days is asked once whether they still look, until they save again', async () => {
    await server.sql(`update pairion_profile set active_at = now() - interval '46 days' where person_id = $1`, [
      ben.id,
    ]);
    await runJob(server, 'pairion.remindStale');
    await runJob(server, 'pairion.remindStale');
    expect([await kindsOf(ana), await kindsOf(ben)]).toEqual([[], ['pairion.stillLooking']]);
    const profile = (await ben.rest('/api/pairion/profile')).body.data.profile;
    expect(profile.is_stale).toBe(true);
    expect((await put(ben, {})).body.data.profile.is_stale).toBe(false);
    await server.sql('delete from notification');
    await server.sql(`update pairion_profile set active_at = now() - interval '46 days' where person_id = $1`, [
      ben.id,
    ]);
    await runJob(server, 'pairion.remindStale');
    expect(await kindsOf(ben)).toEqual(['pairion.stillLooking']);
  });

  it('sets of past days are deleted', async () => {
    await server.sql('update pairion_daily_set set day = day - 1');
    await runJob(server, 'pairion.deleteOldSets');
    expect(await server.sql('select from pairion_daily_set')).toHaveLength(1);
    await server.sql('update pairion_daily_set set day = day - 1');
    await runJob(server, 'pairion.deleteOldSets');
    expect(await server.sql('select from pairion_daily_set')).toEqual([]);
  });
});
