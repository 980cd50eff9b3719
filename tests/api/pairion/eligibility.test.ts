import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildMatch,
  buildPairionProfile,
  chooseCandidates,
  invite,
  postPairion,
  readCandidates,
  readInvitations,
  readMatches,
  salesFields,
} from '../../support/people/pairion';
import { block, hideProfile, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let others: Person[];

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, ...others] = await registerPeople(server, 'ana', 'ben', 'cleo', 'dora', 'emil', 'fay', 'gus', 'hal');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql('delete from pairion_profile');
  await server.sql('delete from pairion_invitation');
  await server.sql('delete from pairion_match');
  await server.sql('delete from pairion_daily_set');
  await server.sql('delete from pairion_save');
  await server.sql('delete from block');
  await server.sql('update profile set hidden = false');
  await buildPairionProfile(ana);
  await buildPairionProfile(ben, salesFields);
});

const put = (person: Person, body: object) => person.rest('/api/pairion/profile', { method: 'PUT', body });
const age = (person: Person, days: number) =>
  server.sql('update pairion_profile set active_at = now() - make_interval(days => $2) where person_id = $1', [
    person.id,
    days,
  ]);
const idsOf = (rows: any[]) => rows.map(({ user }) => user.id);
const readSaved = async () => (await ana.rest('/api/pairion/saved')).body.data.candidates;

/** What takes a person from the candidates, and whether their card stays visible to matches and in waiting invitations. */
const reasons: [string, () => Promise<unknown>, 'card' | 'no card' | 'no row'][] = [
  ['talking', () => put(ben, { status: 'talking' }), 'card'],
  ['paused', () => put(ben, { status: 'paused' }), 'no card'],
  ['incomplete', () => put(ben, { role: null }), 'no card'],
  ['stale', () => age(ben, 61), 'no card'],
  ['hidden', () => hideProfile(server, ben), 'no row'],
  ['blocked', () => block(server, ana, ben), 'no row'],
  ['blocking', () => block(server, ben, ana), 'no row'],
];

describe.each(reasons)('somebody who is %s', (_name, change, partner) => {
  it('is no candidate on any path', async () => {
    await chooseCandidates(server, ana);
    await postPairion(ana, `candidates/${ben.id}/save`);
    expect(idsOf(await readSaved())).toEqual([ben.id]);
    await change();
    expect(await readCandidates(ana)).toEqual([]);
    expect(await readSaved()).toEqual([]);
    for (const action of ['invite', 'save', 'pass'])
      expect([action, (await postPairion(ana, `candidates/${ben.id}/${action}`)).status]).toEqual([action, 404]);
    const { data } = await ana.gql(
      '{ pairionCandidates { candidates { user { id } } } savedPairionCandidates { user { id } } }',
    );
    expect(data).toEqual({ pairionCandidates: { candidates: [] }, savedPairionCandidates: [] });
    expect(await chooseCandidates(server, ana)).toEqual([]);
  });

  it(`is shown to a match and in a waiting invitation with: ${partner}`, async () => {
    await invite(server, ben, ana);
    await change();
    const received = await readInvitations(ana);
    expect(received.map(({ candidate }) => candidate !== null)).toEqual(
      partner === 'no row' ? [] : [partner === 'card'],
    );
    await server.sql('delete from block');
    await server.sql('update profile set hidden = false');
    await put(ben, { status: 'looking', role: 'sales' });
    await postPairion(ana, `invitations/${received[0]?.id ?? (await readInvitations(ana))[0].id}/accept`);
    await change();
    const matches = await readMatches(ana);
    expect(matches.map(({ candidate }) => candidate !== null)).toEqual(
      partner === 'no row' ? [] : [partner === 'card'],
    );
    if (partner === 'card')
      expect(matches[0].candidate).toMatchObject({
        user: { id: ben.id },
        card: { role: 'sales' },
        score: expect.any(Number),
      });
  });
});

it('the seeker who is stale appears again after reading the candidates of a day', async () => {
  await age(ben, 61);
  expect(await chooseCandidates(server, ana)).toEqual([]);
  await chooseCandidates(server, ben);
  expect(idsOf(await chooseCandidates(server, ana))).toEqual([ben.id]);
});

it('a person who was not shown to the viewer cannot be chosen by id', async () => {
  for (const action of ['invite', 'save', 'pass'])
    expect([action, (await postPairion(ana, `candidates/${ben.id}/${action}`)).status]).toEqual([action, 404]);
  await chooseCandidates(server, ana);
  // An earlier day counts no longer.
  await server.sql('update pairion_daily_set set day = day - 2');
  expect((await postPairion(ana, `candidates/${ben.id}/save`)).status).toBe(404);
  await server.sql('update pairion_daily_set set day = day + 1');
  expect((await postPairion(ana, `candidates/${ben.id}/save`)).status).toBe(200);
});

it('five waiting invitations take a person from the candidates, and concurrent ones are no more than five', async () => {
  for (const person of others) await buildPairionProfile(person, salesFields);
  for (const person of others) await chooseCandidates(server, person);
  const answers = await Promise.all(others.map((person) => postPairion(person, `candidates/${ana.id}/invite`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({
    code: 'CONFLICT',
    fields: { id: 'This person has enough invitations right now. Try again in a few days.' },
  });
  expect(idsOf(await chooseCandidates(server, ben))).not.toContain(ana.id);
  // One that expires makes room, without a job.
  await server.sql(
    `update pairion_invitation set expires_at = now() where id = (select id from pairion_invitation limit 1)`,
  );
  expect(idsOf(await chooseCandidates(server, ben))).toContain(ana.id);
});

it('a block deletes the invitations that wait between the two, so that they do not fill an inbox', async () => {
  for (const person of others) await buildPairionProfile(person, salesFields);
  for (const person of others.slice(0, 5)) await invite(server, person, ana);
  expect(idsOf(await chooseCandidates(server, ben))).not.toContain(ana.id);
  await ana.rest(`/api/blocks/${others[0]!.id}`, { method: 'POST' });
  expect(idsOf(await chooseCandidates(server, ben))).toContain(ana.id);
  await ana.rest(`/api/blocks/${others[0]!.id}`, { method: 'DELETE' });
  for (const person of [ana, others[0]!])
    expect((await readInvitations(person)).filter(({ user }) => [ana.id, others[0]!.id].includes(user.id))).toEqual([]);
  // A person who blocks somebody whom they invited frees that inbox too.
  await invite(server, others[5]!, ana);
  expect(idsOf(await chooseCandidates(server, ben))).not.toContain(ana.id);
  await others[5]!.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
  expect(idsOf(await chooseCandidates(server, ben))).toContain(ana.id);
});

it('invitations of somebody whose deletion is pending do not fill an inbox, until it is undone', async () => {
  for (const person of others) await buildPairionProfile(person, salesFields);
  for (const person of others.slice(0, 5)) await invite(server, person, ana);
  await hideProfile(server, others[0]!);
  expect(await readInvitations(ana)).toHaveLength(4);
  expect(idsOf(await chooseCandidates(server, ben))).toContain(ana.id);
  await server.sql('update profile set hidden = false');
  expect(idsOf(await chooseCandidates(server, ben))).not.toContain(ana.id);
});

it('a person who declined is not proposed any more to either of the two, and cannot be invited again', async () => {
  const id = await invite(server, ana, ben);
  await postPairion(ben, `invitations/${id}/decline`);
  expect((await readInvitations(ana))[0]).toMatchObject({ status: 'declined', candidate: null });
  expect(await chooseCandidates(server, ana)).toEqual([]);
  expect(await chooseCandidates(server, ben)).toEqual([]);
  expect((await postPairion(ana, `candidates/${ben.id}/invite`)).status).toBe(404);
});

it('an invitation expires after 14 days, and can be sent again', async () => {
  const id = await invite(server, ana, ben, 'first');
  await server.sql(`update pairion_invitation set expires_at = created_at`);
  expect((await readInvitations(ben))[0]).toMatchObject({ id, status: 'expired', candidate: null });
  for (const [person, action] of [
    [ben, 'accept'],
    [ben, 'decline'],
    [ana, 'withdraw'],
  ] as const)
    expect([action, (await postPairion(person, `invitations/${id}/${action}`)).status]).toEqual([action, 409]);
  const again = await invite(server, ana, ben, 'second');
  expect((await readInvitations(ben)).map(({ id: one, status }) => [one, status])).toEqual([
    [again, 'pending'],
    [id, 'expired'],
  ]);
  const [{ days }] = (await server.sql(
    `select extract(day from expires_at - created_at)::int as days from pairion_invitation where id = $1`,
    [again],
  )) as [{ days: number }];
  expect(days).toBe(14);
});

it('inviting somebody whose invitation waits makes a match, and a match is not invited again', async () => {
  await invite(server, ben, ana);
  await chooseCandidates(server, ana);
  const { body } = await postPairion(ana, `candidates/${ben.id}/invite`);
  expect(body.data.invitations).toMatchObject([{ is_sent: false, status: 'accepted' }]);
  expect(idsOf(await readMatches(ben))).toEqual([ana.id]);
  expect((await postPairion(ana, `candidates/${ben.id}/invite`)).status).toBe(404);
});

it('a card says in which period its person was active last', async () => {
  for (const [days, period] of [
    [6, 'this_week'],
    [8, 'this_month'],
    [31, 'earlier'],
  ] as const) {
    await age(ben, days);
    const [candidate] = await chooseCandidates(server, ana);
    expect(candidate.card.last_active).toBe(period);
  }
});

it('the reply rate counts invitations that were answered or expired, from three on', async () => {
  for (const person of others) await buildPairionProfile(person, salesFields);
  const rate = async () =>
    (await chooseCandidates(server, ben)).find(({ user }) => user.id === ana.id)?.card.reply_rate;
  const [one, two, three] = others as [Person, Person, Person];
  await postPairion(ana, `invitations/${await invite(server, one, ana)}/decline`);
  await postPairion(ana, `invitations/${await invite(server, two, ana)}/accept`);
  expect(await rate()).toBeNull();
  const waiting = await invite(server, three, ana);
  expect(await rate()).toBeNull();
  await server.sql('update pairion_invitation set expires_at = now() where id = $1', [waiting]);
  expect(await rate()).toBe('medium');
});

it('accepting joins both people in one conversation without a request', async () => {
  const match = await buildMatch(server, ana, ben);
  for (const person of [ana, ben]) {
    const { body } = await person.rest(`/api/messages/conversations/${match.conversation_id}`);
    expect(body.data.conversation).toMatchObject({ id: match.conversation_id, is_request: false });
  }
});

it('a place that is longer when it is normalised is saved and compared', async () => {
  const location = '\u{fdfa}'.repeat(100);
  await buildPairionProfile(ben, { ...salesFields, location });
  await buildPairionProfile(ana, { location, preferences: { location: { importance: 'must_have' } } });
  expect(idsOf(await chooseCandidates(server, ana))).toEqual([ben.id]);
});
