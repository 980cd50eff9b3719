import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildMatch,
  buildPairionProfile,
  chooseCandidates,
  invite,
  pairionFields,
  postPairion,
  proposeTrial,
  readMatches,
  salesFields,
} from '../../support/people/pairion';
import {
  block,
  eventsSince,
  hideProfile,
  latestEvent,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

/** Who reads, by their relation to Ana. */
const relations = ['candidate', 'match', 'invited', 'inviting', 'blocked', 'blocking', 'without profile'] as const;
type Relation = (typeof relations)[number];
const people = {} as Record<Relation, Person>;

/** What Ana has told nobody: each word stands in one of her private fields. */
const secrets = ['zymurgy', 'atlantis', 'part_time_term', 'late_start'];
const privateFields = /runway|preferences|weights|deal_terms|dealTerms|viewer_continues":true/;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = await registerPeople(server, 'ana');
  for (const relation of relations) people[relation] = await registerPerson(server, relation.replaceAll(' ', '.'));
  await buildPairionProfile(ana, {
    runway_months: 9,
    deal_terms: ['late_start'],
    weights: { skills: 7 },
    preferences: {
      skills: { wish: ['Sales', 'Zymurgy'] },
      location: { wish: ['Atlantis', 'France'], importance: 'flexible' },
      industries: { importance: 'indifferent' },
    },
  });
  for (const relation of relations)
    if (relation !== 'without profile') await buildPairionProfile(people[relation], salesFields);
  const { id } = await buildMatch(server, ana, people.match);
  await postPairion(people.match, `trials/${await proposeTrial(ana, id)}/accept`);
  await invite(server, ana, people.invited, 'a note for one');
  await invite(server, people.inviting, ana, 'a note for Ana');
  for (const relation of ['blocked', 'blocking'] as const) {
    await chooseCandidates(server, ana);
    await postPairion(ana, `candidates/${people[relation].id}/save`);
  }
  await block(server, ana, people.blocked);
  await block(server, people.blocking, ana);
});
afterAll(() => server.close());

const restReads = ['profile', 'candidates', 'saved', 'invitations', 'matches'];
const card = 'role skillsHave skillsNeed hoursPerWeek location industries style replyRate';
const candidate = `user { id } card { ${card} } score mine theirs breakdown { key points reason } fits talkAbout conflict`;
const graphqlReads: Record<string, string> = {
  pairionCandidates: `{ candidates { ${candidate} } limits { preference people } }`,
  savedPairionCandidates: `{ ${candidate} }`,
  pairionInvitations: `{ id user { id } note status candidate { ${candidate} } }`,
  pairionMatches: `{ id user { id } conversationId candidate { ${candidate} } trial { goal viewerContinues bothContinue } }`,
};

/** Everything that a person reads of co-founder matching, with their notifications, on both transports. */
async function readAll(caller: Caller): Promise<Record<string, any>> {
  const paths = [...restReads.map((name) => `pairion/${name}`), 'notifications'];
  const rest = await Promise.all(
    paths.map(async (path) => {
      const { status, body } = await caller.rest(`/api/${path}`);
      return [`REST ${path}`, status === 200 ? body.data : status];
    }),
  );
  const graphql = await Promise.all(
    Object.entries(graphqlReads).map(async ([name, fields]) => {
      const { data, errors } = await caller.gql(`{ ${name} ${fields} }`);
      return [`GraphQL ${name}`, data?.[name] ?? errors![0]!.extensions.code];
    }),
  );
  return Object.fromEntries([...rest, ...graphql]);
}

/** Reads in which a person is found. */
const foundIn = (reads: Record<string, any>, { id }: Person): string[] =>
  Object.entries(reads)
    .filter(([path, data]) => path !== 'REST notifications' && JSON.stringify(data).includes(id))
    .map(([path]) => path)
    .toSorted();

const rows = {
  candidates: ['GraphQL pairionCandidates', 'REST pairion/candidates'],
  invitations: ['GraphQL pairionInvitations', 'REST pairion/invitations'],
  matches: ['GraphQL pairionMatches', 'REST pairion/matches'],
};

/** Where each viewer finds Ana. Whoever was passed, saved or invited does not learn it from a list of candidates. */
const expected: Record<Relation, string[]> = {
  candidate: rows.candidates,
  match: [...rows.invitations, ...rows.matches].toSorted(),
  invited: [...rows.candidates, ...rows.invitations].toSorted(),
  inviting: rows.invitations,
  blocked: [],
  blocking: [],
  'without profile': [],
};

describe.each(relations)('what Ana’s profile shows to somebody who is: %s', (relation) => {
  it('is found where it should be, and nowhere else', async () => {
    const person = people[relation];
    if (relation !== 'without profile') await chooseCandidates(server, person);
    expect(foundIn(await readAll(person), ana)).toEqual(expected[relation]);
  });

  it('has nothing private in it, on any path', async () => {
    const reads = await readAll(people[relation]);
    // The person's own profile has these fields, and nothing of Ana's.
    const { 'REST pairion/profile': own, ...others } = reads;
    const text = JSON.stringify(others);
    for (const secret of secrets) expect([secret, text.toLowerCase().includes(secret)]).toEqual([secret, false]);
    expect(text).not.toMatch(privateFields);
    expect(JSON.stringify(own)).not.toContain('Zymurgy');
    expect(JSON.stringify(own)).not.toContain(ana.id);
  });
});

it('visitors read nothing', async () => {
  const reads = await readAll(visitor(server));
  for (const [path, data] of Object.entries(reads))
    expect([path, data]).toEqual([path, path.startsWith('REST') ? 401 : 'UNAUTHENTICATED']);
});

describe('what a person does in private', () => {
  const acts: [string, () => Promise<unknown>][] = [
    ['passing', () => postPairion(ana, `candidates/${people.candidate.id}/pass`)],
    [
      'undoing a pass',
      () => ana.rest(`/api/pairion/candidates/${people.candidate.id}/pass`, { method: 'DELETE', body: {} }),
    ],
    ['saving', () => postPairion(ana, `candidates/${people.candidate.id}/save`)],
    [
      'removing a saved person',
      () => ana.rest(`/api/pairion/candidates/${people.candidate.id}/save`, { method: 'DELETE', body: {} }),
    ],
    ['a note on runway', () => ana.rest('/api/pairion/profile', { method: 'PUT', body: { runway_months: 3 } })],
    // Preferences and weights count in the score that both see, and in nothing else: decisions 0063 and 0066.
    ['a term', () => ana.rest('/api/pairion/profile', { method: 'PUT', body: { deal_terms: ['part_time'] } })],
  ];

  it.each(acts)('%s changes nothing that others read, and sends them nothing', async (_name, act) => {
    await chooseCandidates(server, ana);
    const others = [people.candidate, people.match, people.invited, people.inviting];
    for (const person of others) await chooseCandidates(server, person);
    const before = await Promise.all(others.map(readAll));
    const since = await latestEvent(server);
    await act();
    expect(await Promise.all(others.map(readAll))).toEqual(before);
    for (const person of others) expect(await eventsSince(server, person, since)).toEqual([]);
  });

  it('an answer after a trial project is read by the person alone until both go on', async () => {
    const [{ trial }] = await readMatches(people.match);
    await server.sql('update pairion_trial set starts_on = current_date - 15, ends_on = current_date - 1');
    await people.match.rest(`/api/pairion/trials/${trial.id}/answer`, { method: 'PUT', body: { continues: true } });
    const since = await latestEvent(server);
    const before = await readAll(ana);
    await people.match.rest(`/api/pairion/trials/${trial.id}/answer`, { method: 'PUT', body: { continues: false } });
    expect(await readAll(ana)).toEqual(before);
    expect(await eventsSince(server, ana, since)).toEqual([]);
    expect((await readMatches(ana))[0].trial).toMatchObject({ viewer_continues: null, both_continue: false });
  });
});

it('a hidden person is found nowhere, and finds their own profile', async () => {
  await hideProfile(server, ana);
  for (const relation of relations)
    expect([relation, foundIn(await readAll(people[relation]), ana)]).toEqual([relation, []]);
});

it('reads lists in as many statements for many rows as for one', async () => {
  await server.sql('update profile set hidden = false');
  const statements = async (path: string) =>
    (await server.captureStatements(() => people.match.rest(`/api/pairion/${path}`))).length;
  const counts = async () => {
    const entries: [string, number][] = [];
    for (const name of restReads) entries.push([name, await statements(name)]);
    return Object.fromEntries(entries);
  };
  const more = await registerPeople(server, 'mia', 'noa', 'oli', 'pam');
  for (const person of more) await buildPairionProfile(person, pairionFields);
  const [mia, noa, oli, pam] = more as [Person, Person, Person, Person];
  await invite(server, mia, people.match);
  await chooseCandidates(server, people.match);
  await postPairion(people.match, `candidates/${pam.id}/save`);
  const few = await counts();
  await invite(server, noa, people.match);
  await buildMatch(server, oli, people.match);
  for (const person of await registerPeople(server, 'quin', 'rae')) await buildPairionProfile(person, pairionFields);
  for (const { user } of await chooseCandidates(server, people.match))
    await postPairion(people.match, `candidates/${user.id}/save`);
  expect(await counts()).toEqual(few);
  expect(few).toEqual({ profile: 1, candidates: 4, saved: 5, invitations: 5, matches: 5 });
});
