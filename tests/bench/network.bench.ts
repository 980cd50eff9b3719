import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson, type Person } from '../support/people/people';
import { startTestServer, type TestServer } from '../support/server/server';
import { compareReads, measureRead, type Measured } from './measure';
import { fillNetwork, type Size } from './networkData';

/**
 * Feed, suggestions, search, hashtag and notification reads at full size and at a tenth of it: what they read, by which
 * plan, and how long PostgreSQL takes. Rows, pages and plans are the same on every machine and are asserted; times are
 * printed. Rows are those that a plan visits one by one, also to pass them over; pages tell how far apart they lie, and
 * what an index reads to find them. Both may double. npm run bench:network
 */
const full: Size = { people: 20_000, follows: 400_000, posts: 500_000 };
const tenth: Size = { people: 2_000, follows: 40_000, posts: 50_000 };

/** A person in the middle of the network. */
type Other = { id: string; username: string };

const createSearch = (query: string) => () =>
  `{ searchPosts(query: ${JSON.stringify(query)}, first: 20) { edges { node { id } } } }`;

const createPeopleSearch =
  (query: string, filter = 'null') =>
  () =>
    `{ searchPeople(query: "${query}", filter: ${filter}, first: 20) { edges { node { person { username } matchedSkills excerpt } } } }`;

const facet = '{ values { value count } }';
const createFacets =
  (query: string, filter = 'null') =>
  () =>
    `{ peopleFacets(query: "${query}", filter: ${filter}) { total skills ${facet} locations ${facet} stages ${facet} lookingFor ${facet} } }`;

const reads: Record<string, (other: Other) => string> = {
  'feed, for you': () => '{ feed(mode: FOR_YOU, first: 20) { edges { node { id } } } }',
  'feed, following': () => '{ feed(mode: FOLLOWING, first: 20) { edges { node { id } } } }',
  'feed, latest': () => '{ feed(mode: LATEST, first: 20) { edges { node { id } } } }',
  suggestions: () =>
    '{ suggestions(first: 20) { edges { node { person { username } sharedConnectionCount sharedSkills } } } }',
  connections: () => '{ connections(first: 20) { edges { node { username } } } }',
  followers: () => '{ followers(first: 20) { edges { node { username } } } }',
  'path between two': ({ id }) => `{ connectionPath(toId: "${id}") { degree people { username } } }`,
  notifications: () => '{ notifications(first: 20) { edges { node { id verb about actors { username } } } } }',
  'unread count': () => '{ unreadNotificationCount }',
  'search, common word': createSearch('pricing'),
  'search, 1 in 10': createSearch('ledger'),
  'search, 1 in 100': createSearch('saffron'),
  'search, 1 in 400': createSearch('juniper'),
  'search, 1 in 1,000': createSearch('marmalade'),
  'search, 1 in 2,000': createSearch('tamarind'),
  'search, 50 posts': createSearch('quince'),
  'search, no post': createSearch('absent'),
  'search, two words': createSearch('pricing saffron'),
  'search, phrase': createSearch('"about pricing"'),
  'search, not a word': createSearch('marmalade -pricing'),
  'search, not from': ({ username }) => createSearch(`marmalade -from:${username}`)(),
  'search, hashtag': createSearch('#tag100'),
  'search, from': ({ username }) => createSearch(`from:${username}`)(),
  'people by name': createPeopleSearch('hana'),
  'people, misspelt': ({ username }) => createPeopleSearch(`${username.slice(0, 4)}${username.slice(5)}`)(),
  'people, common word': createPeopleSearch('builds'),
  'people, two words': createPeopleSearch('hana builds'),
  'people, not a word': createPeopleSearch('builds -hana'),
  'people, 50 with skill': createPeopleSearch('falconry'),
  'people, filter': createPeopleSearch('', '{ stages: [IDEA] }'),
  'people, rare filter': createPeopleSearch('', '{ skills: ["Falconry"] }'),
  'people, word and filter': createPeopleSearch('builds', '{ skills: ["Falconry"], stages: [IDEA, LAUNCHED] }'),
  'people, all filters': createPeopleSearch(
    '',
    '{ skills: ["Skill 3"], locations: ["Lyon"], stages: [IDEA, PROTOTYPE], lookingFor: [PEERS] }',
  ),
  'facets, everybody': createFacets(''),
  'facets, common word': createFacets('builds'),
  'facets, 50 with skill': createFacets('falconry'),
  'facets, misspelt': ({ username }) => createFacets(`${username.slice(0, 4)}${username.slice(5)}`)(),
  'facets, filter': createFacets('builds', '{ stages: [IDEA] }'),
  'facets, all filters': createFacets(
    'builds',
    '{ skills: ["Falconry"], locations: ["Lyon"], stages: [IDEA, PROTOTYPE], lookingFor: [PEERS] }',
  ),
  'hashtags found': () => '{ searchHashtags(query: "tag1") { name postCount } }',
  'hashtag count': () => '{ hashtag(name: "tag100") { postCount } }',
};

class Network {
  server!: TestServer;
  person!: Person;
  private other!: Other;

  constructor(private readonly size: Size) {}

  async build(): Promise<void> {
    this.server = await startTestServer();
    this.person = await registerPerson(this.server, 'viewer');
    await fillNetwork(this.server.databaseUrl, this.person.id, this.size);
    [this.other] = (await this.server.sql<Other>('select id, username from profile order by id offset $1 limit 1', [
      this.size.people / 2,
    ])) as [Other];
  }

  measure(read: (other: Other) => string): Promise<Measured> {
    return measureRead(this.server, this.person, read(this.other));
  }
}

const [small, large] = [new Network(tenth), new Network(full)];

beforeAll(async () => {
  await small.build();
  await large.build();
});
afterAll(async () => {
  await small.server.close();
  await large.server.close();
});

/** Counts five sets of at most 250 people. At a tenth of the network, two of the sets have fewer. */
const exceptions = { 'facets, all filters': 2.5 };

test('ten times the network costs no more than twice the rows and pages, along indexes', async () => {
  const { lines, issues } = await compareReads(
    Object.keys(reads),
    (name, size) => (size === 'small' ? small : large).measure(reads[name]!),
    exceptions,
  );
  console.log(`\n${tenth.posts} posts → ${full.posts} posts\n${lines.join('\n')}`);
  expect(issues).toEqual([]);
});
