import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  buildMatch,
  buildPairionProfile,
  endTrial,
  postPairion,
  proposeTrial,
  readMatches,
  salesFields,
  trialFields,
} from '../../support/people/pairion';
import { block, eventsSince, latestEvent, missingId, registerPeople, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
let matchId: string;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo] = await registerPeople(server, 'ana', 'ben', 'cleo');
  await buildPairionProfile(ana);
  await buildPairionProfile(ben, salesFields);
  ({ id: matchId } = await buildMatch(server, ana, ben));
});
beforeEach(async () => {
  await server.sql('delete from pairion_trial');
  await server.sql('delete from notification');
});
afterAll(() => server.close());

const answer = (person: Person, id: string, continues: boolean) =>
  person.rest(`/api/pairion/trials/${id}/answer`, { method: 'PUT', body: { continues } });
const trialOf = async (person: Person) => (await readMatches(person))[0].trial;
const kindsOf = async (person: Person): Promise<string[]> =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);
/** Events of co-founder matching that each person receives since an event. */
const received = (since: string) =>
  Promise.all(
    [ana, ben, cleo].map(async (person) =>
      (await eventsSince(server, person, since)).map(({ type }) => type).filter((type) => type.startsWith('pairion.')),
    ),
  );
const toBoth = [['pairion.trial.changed'], ['pairion.trial.changed'], []];

it('a proposal is shown to both with their own tasks, and only the other person accepts it', async () => {
  const since = await latestEvent(server);
  const id = await proposeTrial(ana, matchId);
  expect(await received(since)).toEqual(toBoth);
  expect(await trialOf(ana)).toMatchObject({ is_own: true, own_task: 'Questions', is_accepted: false, is_over: false });
  expect(await trialOf(ben)).toMatchObject({ is_own: false, own_task: 'People', other_task: 'Questions' });
  expect([await kindsOf(ana), await kindsOf(ben)]).toEqual([[], ['pairion.trialProposed']]);
  expect((await postPairion(ana, `trials/${id}/accept`)).status).toBe(403);
  expect((await postPairion(cleo, `trials/${id}/accept`)).status).toBe(404);
  const { data } = await ben.gql(
    'mutation ($id: ID!) { acceptPairionTrial(id: $id) { trial { id isAccepted startsOn ownTask } } }',
    { id },
  );
  expect(data.acceptPairionTrial).toEqual([
    { trial: { id, isAccepted: true, startsOn: trialFields.starts_on, ownTask: 'People' } },
  ]);
  expect(await kindsOf(ana)).toEqual(['pairion.trialAccepted']);
  expect(await expectNoWrites(server, () => postPairion(ben, `trials/${id}/accept`))).toMatchObject({ status: 200 });
  expect((await postPairion(ben, `matches/${matchId}/trials`, trialFields)).status).toBe(409);
});

it('a new proposal replaces one that nobody accepted, with its notification', async () => {
  const first = await proposeTrial(ana, matchId);
  const second = await proposeTrial(ben, matchId);
  expect((await postPairion(ben, `trials/${first}/accept`)).status).toBe(404);
  expect(await trialOf(ana)).toMatchObject({ id: second, is_own: false });
  expect([await kindsOf(ana), await kindsOf(ben)]).toEqual([['pairion.trialProposed'], []]);
});

it.each([
  [{ goal: ' ' }, 'goal'],
  [{ ends_on: trialFields.starts_on }, 'ends_on'],
  [{ starts_on: '2020-01-01', ends_on: '2020-01-10' }, 'ends_on'],
  [
    {
      starts_on: `${Number(trialFields.starts_on.slice(0, 4)) + 1}-02-30`,
      ends_on: `${Number(trialFields.starts_on.slice(0, 4)) + 1}-03-05`,
    },
    'starts_on',
  ],
  [{ ends_on: '2999-01-01' }, 'ends_on'],
  [{ own_task: '' }, 'own_task'],
  [{ other_task: 'x'.repeat(301) }, 'other_task'],
])('%o is rejected and names the field', async (change, field) => {
  const { status, body } = await expectNoWrites(server, () =>
    postPairion(ana, `matches/${matchId}/trials`, { ...trialFields, ...change }),
  );
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});

it('others find neither the match nor its trial project', async () => {
  for (const id of [matchId, missingId, 'nonsense'])
    expect((await postPairion(cleo, `matches/${id}/trials`, trialFields)).status).toBe(404);
  const id = await proposeTrial(ana, matchId);
  expect((await answer(cleo, id, true)).status).toBe(404);
  expect((await answer(ana, missingId, true)).status).toBe(404);
});

it('both are asked once after the end, and answers are private until both go on', async () => {
  const id = await proposeTrial(ana, matchId);
  await postPairion(ben, `trials/${id}/accept`);
  expect((await answer(ana, id, true)).status).toBe(409);
  await endTrial(server, id);
  await server.sql('delete from notification');
  await runJob(server, 'pairion.endTrials');
  await runJob(server, 'pairion.endTrials');
  for (const person of [ana, ben]) expect(await kindsOf(person)).toEqual(['pairion.trialEnded']);

  const since = await latestEvent(server);
  await answer(ana, id, true);
  expect(await trialOf(ana)).toMatchObject({ viewer_continues: true, both_continue: false });
  const before = await readMatches(ben);
  expect(before[0].trial).toMatchObject({ viewer_continues: null, both_continue: false });
  await answer(ana, id, false);
  // Neither answer changes what the other reads or receives.
  expect(await readMatches(ben)).toEqual(before);
  await answer(ben, id, true);
  expect(await trialOf(ben)).toMatchObject({ viewer_continues: true, both_continue: false });
  expect(await received(since)).toEqual([[], [], []]);

  await answer(ana, id, true);
  for (const person of [ana, ben]) expect(await trialOf(person)).toMatchObject({ both_continue: true });
  expect(await received(since)).toEqual(toBoth);
  expect((await answer(ben, id, false)).status).toBe(409);
  expect((await answer(ben, id, true)).status).toBe(200);
  expect((await postPairion(ben, `matches/${matchId}/trials`, trialFields)).status).toBe(201);
});

it('a new proposal does not replace the question after the last trial project', async () => {
  const first = await proposeTrial(ana, matchId);
  await postPairion(ben, `trials/${first}/accept`);
  await endTrial(server, first);
  await answer(ana, first, true);
  const second = await proposeTrial(ana, matchId);
  expect([(await trialOf(ana)).id, (await trialOf(ben)).id]).toEqual([second, first]);
  await answer(ben, first, false);
  expect((await trialOf(ben)).id).toBe(second);
});

it('a trial project that nobody accepted is not asked about', async () => {
  await endTrial(server, await proposeTrial(ana, matchId));
  await server.sql('delete from notification');
  await runJob(server, 'pairion.endTrials');
  expect([await kindsOf(ana), await kindsOf(ben)]).toEqual([[], []]);
});

it('a block hides the match, its trial project and its notifications', async () => {
  const id = await proposeTrial(ana, matchId);
  await block(server, ben, ana);
  for (const person of [ana, ben]) {
    expect(await readMatches(person)).toEqual([]);
    expect((await answer(person, id, true)).status).toBe(404);
    expect(await kindsOf(person)).toEqual([]);
  }
  expect((await postPairion(ben, `trials/${id}/accept`)).status).toBe(404);
  await server.sql('delete from block');
});
