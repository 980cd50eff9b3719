import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildMatch,
  buildPairionProfile,
  chooseCandidates,
  endTrial,
  invite,
  pairionFields,
  postPairion,
  proposeTrial,
  readInvitations,
  readMatches,
  salesFields,
  trialFields,
} from '../../support/people/pairion';
import {
  block,
  eventsSince,
  hideProfile,
  latestEvent,
  missingId,
  registerPeople,
  type Person,
} from '../../support/people/people';
import { authorizeChannel } from '../../support/transports/live';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo] = await registerPeople(server, 'ana', 'ben', 'cleo');
  await buildPairionProfile(ana, { skills_have: ['Zymurgy', 'TypeScript'], location: 'Atlantis', runway_months: 9 });
  await buildPairionProfile(ben, salesFields);
  await buildPairionProfile(cleo, salesFields);
});
afterAll(() => server.close());

/** What a person is notified of, on both transports, and how much is unread. */
async function readNotifications(person: Person): Promise<{ kinds: string[]; unread: number }> {
  const { notifications } = (await person.rest('/api/notifications')).body.data;
  const { data } = await person.gql('{ notifications(first: 20) { edges { node { kind } } } unreadNotificationCount }');
  const kinds = notifications.map(({ kind }: any) => kind);
  expect(data.notifications.edges.map(({ node }: any) => node.kind)).toEqual(kinds);
  const unread = (await person.rest('/api/notifications/unread-count')).body.data.count;
  expect(data.unreadNotificationCount).toBe(unread);
  return { kinds, unread };
}

it('pages and searches of people have nothing of the co-founder profile', async () => {
  for (const path of [
    '/profile/username/ana',
    `/profile/${ana.id}`,
    '/search/people?query=zymurgy',
    '/search/people?query=ana',
    '/search/people?skills=Zymurgy',
    '/search/people?location=Atlantis',
    '/search/people/facets?query=ana',
    '/profile/search?query=ana',
  ]) {
    const { status, body } = await ben.rest(`/api${path}`);
    const text = JSON.stringify(body.data ?? null).toLowerCase();
    expect([path, status, text.match(/zymurgy|atlantis|runway|looking(?!_for)|pairion/g)]).toEqual([path, 200, null]);
  }
});

describe('somebody who cannot be chosen', () => {
  const put = (body: object) => ben.rest('/api/pairion/profile', { method: 'PUT', body });
  /** What an answer says, without the id of its request. */
  async function answer(path: string) {
    const { status, body } = await postPairion(ana, path);
    const { requestId: _requestId, ...error } = body.error ?? {};
    return { status, message: body.message, error };
  }
  const reasons: [string, () => Promise<unknown>][] = [
    ['paused', () => put({ status: 'paused' })],
    ['talking', () => put({ status: 'talking' })],
    ['incomplete', () => put({ role: null })],
    [
      'excluded by their must-have',
      () => put({ preferences: { role: { wish: ['design'], importance: 'must_have' } } }),
    ],
    ['hidden', () => hideProfile(server, ben)],
    ['blocked', () => block(server, ana, ben)],
    ['blocking', () => block(server, ben, ana)],
    ['not shown', () => server.sql('delete from pairion_daily_set')],
  ];
  it.each(reasons)('is missing in the same words when: %s', async (_name, change) => {
    await chooseCandidates(server, ana);
    await change();
    for (const action of ['invite', 'save', 'pass']) {
      const [person, missing] = [
        await answer(`candidates/${ben.id}/${action}`),
        await answer(`candidates/${missingId}/${action}`),
      ];
      expect(person).toMatchObject({ status: 404, error: { message: 'Candidate not found.' } });
      expect([action, person]).toEqual([action, missing]);
    }
    await server.sql('delete from block');
    await server.sql('update profile set hidden = false');
    await put({ ...pairionFields, ...salesFields, status: 'looking', preferences: { role: null } });
  });
});

it('an invitation, a match and a trial project across a block are missing in the same words', async () => {
  const { id } = await buildMatch(server, ana, ben);
  const trialId = await proposeTrial(ana, id);
  const [{ id: invitationId }] = (await readInvitations(ben)).filter(({ user }) => user.id === ana.id);
  await block(server, ana, ben);
  for (const [path, body] of [
    ['invitations/ID/accept', {}],
    ['matches/ID/trials', trialFields],
    ['trials/ID/accept', {}],
  ] as const) {
    const own = path.startsWith('inv') ? invitationId : path.startsWith('mat') ? id : trialId;
    const [hidden, missing] = [own, missingId].map((one) => postPairion(ben, path.replace('ID', one), body));
    expect((await hidden)!.body.message).toBe((await missing)!.body.message);
  }
  await server.sql('delete from block');
  await server.sql('delete from pairion_match');
  await server.sql('delete from pairion_invitation');
  await server.sql('delete from notification');
});

it('a pass, a save and a note reach nobody as a notification', async () => {
  await chooseCandidates(server, ben);
  const before = await readNotifications(ana);
  await postPairion(ben, `candidates/${ana.id}/save`);
  await postPairion(ben, `candidates/${ana.id}/pass`);
  await ben.rest(`/api/pairion/candidates/${ana.id}/pass`, { method: 'DELETE', body: {} });
  expect(await readNotifications(ana)).toEqual(before);
});

it('an invitation is announced to its recipient alone, and to nobody once it is withdrawn', async () => {
  const start = await latestEvent(server);
  const id = await invite(server, cleo, ana, 'words for Ana');
  expect(await readNotifications(ana)).toEqual({ kinds: ['pairion.invited'], unread: 1 });
  expect(await readNotifications(ben)).toEqual({ kinds: [], unread: 0 });
  expect((await eventsSince(server, ben, start)).map(({ type }) => type)).toEqual([]);
  const received = await eventsSince(server, ana, start);
  expect(received.map(({ type }) => type)).toContain('pairion.invitation.changed');
  expect(JSON.stringify(received)).not.toContain('words for Ana');
  await postPairion(cleo, `invitations/${id}/withdraw`);
  expect(await readNotifications(ana)).toEqual({ kinds: [], unread: 0 });
});

it('the channel of an account is the person’s own', async () => {
  expect((await authorizeChannel(ben, `private-user-${ana.id}`)).status).toBe(403);
});

it('a block between a match hides rows, notifications and what happens later, and comes undone', async () => {
  const { id } = await buildMatch(server, ana, ben);
  const trialId = await proposeTrial(ana, id);
  expect((await readNotifications(ben)).kinds).toEqual(['pairion.trialProposed']);
  await postPairion(ben, `trials/${trialId}/accept`);
  expect((await readNotifications(ana)).kinds.toSorted()).toEqual(['pairion.matched', 'pairion.trialAccepted']);
  await endTrial(server, trialId);
  await ana.rest(`/api/blocks/${ben.id}`, { method: 'POST' });
  await runJob(server, 'pairion.endTrials');
  for (const person of [ana, ben]) {
    expect(await readMatches(person)).toEqual([]);
    expect((await readInvitations(person)).filter(({ user }) => user.id !== cleo.id)).toEqual([]);
    expect(await readNotifications(person)).toEqual({ kinds: [], unread: 0 });
    const answer = { method: 'PUT', body: { continues: true } };
    for (const [path, call] of [
      [`trials/${trialId}/answer`, answer],
      [`trials/${trialId}/accept`, { method: 'POST' }],
      [`matches/${id}/trials`, { body: trialFields }],
    ] as const)
      expect([path, (await person.rest(`/api/pairion/${path}`, call)).status]).toEqual([path, 404]);
  }
  await ana.rest(`/api/blocks/${ben.id}`, { method: 'DELETE' });
  expect((await readMatches(ben))[0]).toMatchObject({ id, trial: { id: trialId, is_over: true } });
  expect((await readNotifications(ben)).kinds).toContain('pairion.trialEnded');
});
