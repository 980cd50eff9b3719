import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, connect, hideProfile, registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { countPeople, searchPeople, type PeopleFilter } from '../../support/search/searchPeople';

let server: TestServer;
let viewer: Person;
const people: Record<string, Person> = {};

const profiles: Record<string, object> = {
  lea: {
    display_name: 'Léa Martin',
    headline: 'Booking for physiotherapists',
    location: 'Lyon, France',
    skills: ['Pricing', 'Customer interviews'],
    stage: 'REVENUE',
    looking_for: ['CO_FOUNDER'],
  },
  theo: {
    display_name: 'Theo Blanc',
    location: 'lyon',
    skills: ['pricing', 'Machine learning'],
    stage: 'IDEA',
    looking_for: ['INVESTORS', 'CO_FOUNDER'],
  },
  mia: {
    display_name: 'Mia Stone',
    headline: 'Learning machines for farms',
    location: 'Berlin, Germany',
    skills: ['Sales'],
    stage: 'IDEA',
    bio: 'I changed the prices of a bakery every week for a year and wrote down what happened.',
  },
  noor: {
    display_name: 'Noor Khan',
    location: 'Paris, France',
    skills: ['Sales', 'Pricing'],
    looking_for: ['INVESTORS'],
    looking_for_note: 'A technical partner who likes chess.',
  },
};

beforeAll(async () => {
  server = await startTestServer();
  [viewer] = await registerPeople(server, 'viewer');
  for (const [username, body] of Object.entries(profiles)) {
    const [person] = await registerPeople(server, username);
    people[username] = person!;
    expect((await person!.rest('/api/profile', { method: 'PUT', body })).status).toBe(200);
  }
});
afterAll(() => server.close());

const search = (query: string, filter: PeopleFilter = {}, by = viewer) => searchPeople(by, query, filter);
const count = (query: string, filter: PeopleFilter = {}, by = viewer) => countPeople(by, query, filter);
const names = async (query: string, filter: PeopleFilter = {}, by = viewer) =>
  (await search(query, filter, by)).map(({ person }) => person);

describe('words', () => {
  it.each([
    ['pricing', ['lea', 'noor', 'theo', 'mia']],
    ['Lyon', ['lea', 'theo']],
    ['lyon PRICING', ['lea', 'theo']],
    ['France', ['lea', 'noor']],
    ['"machine learning"', ['theo']],
    ['machine learning', ['theo', 'mia']],
    ['pricing -lyon', ['noor', 'mia']],
    ['co-founder', ['lea', 'theo']],
    ['investors', ['noor', 'theo']],
    ['chess', ['noor']],
    ['bakery', ['mia']],
    ['theo pricing', ['theo']],
    ['@theo', ['theo']],
    ['from:theo "seed round"', ['theo']],
    ['idea', ['theo', 'mia']],
    ['Marti', ['lea']],
    ['Stonne', ['mia']],
  ])('%s', async (query, expected) => {
    expect((await names(query)).toSorted()).toEqual(expected.toSorted());
  });

  it('rank names first, then skills, then the bio', async () => {
    const [anna] = await registerPeople(server, 'pricing.anna');
    expect((await names('pricing'))[0]).toBe('pricing.anna');
    expect((await names('pricing')).at(-1)).toBe('mia');
    await server.sql('delete from account where id = $1', [anna!.id]);
  });

  it.each(['', '  ', '-pricing', '#pricing', '"', '%', '&|!():*', "' or 1=1 --", '-from:theo'])(
    'that find nobody: %j',
    async (query) => {
      expect(await names(query)).toEqual([]);
    },
  );

  it('explain what matches', async () => {
    const [theo] = await search('theo lyon pricing');
    expect(theo).toMatchObject({
      matchedSkills: ['pricing'],
      matchedLocation: 'lyon',
      matchedNeeds: [],
      excerpt: null,
    });
    const [lea] = (await search('revenue')).filter(({ person }) => person === 'lea');
    expect(lea).toMatchObject({ matchedSkills: [], matchedStage: 'REVENUE', matchedLocation: null });
    const [mia] = await search('bakery');
    expect(mia.excerpt).toContain('prices of a bakery');
    const [noor] = await search('chess');
    expect(noor.excerpt).toContain('likes chess');
    const [investor] = (await search('investors')).filter(({ person }) => person === 'noor');
    expect(investor.matchedNeeds).toEqual(['INVESTORS']);
  });

  it('of /profile/search find the same people, at most ten', async () => {
    const { body } = await viewer.rest('/api/profile/search?query=lyon%20pricing');
    expect(body.data.profiles.map(({ username }: any) => username).toSorted()).toEqual(['lea', 'theo']);
  });
});

describe('filters', () => {
  it.each<[PeopleFilter, string[]]>([
    [{ skills: ['Pricing'] }, ['lea', 'noor', 'theo']],
    [{ skills: ['pricing', 'SALES'] }, ['lea', 'mia', 'noor', 'theo']],
    [{ skills: ['Pricing'], locations: ['France'] }, ['lea', 'noor']],
    [{ locations: ['LYON'] }, ['lea', 'theo']],
    [{ locations: ['Lyon, France'] }, ['lea', 'theo']],
    [{ stages: ['IDEA'] }, ['mia', 'theo']],
    [{ lookingFor: ['CO_FOUNDER'], stages: ['IDEA', 'REVENUE'] }, ['lea', 'theo']],
    [{ skills: ["O'Reilly \\ & | ! ( ' :*"] }, []],
    [{ skills: [''], locations: [','] }, []],
    [{ skills: ['pric'] }, []],
  ])('%j', async (filter, expected) => {
    expect((await names('', filter)).toSorted()).toEqual(expected);
  });

  it('narrow a search with words, misspelt names included', async () => {
    expect(await names('pricing', { stages: ['IDEA'] })).toEqual(['theo', 'mia']);
    expect(await names('"pricing" -sales', { locations: ['France'] })).toEqual(['lea']);
    expect(await names('-lyon', { skills: ['pricing'] })).toEqual(['noor']);
    expect(await names('Stonne', { stages: ['IDEA'] })).toEqual(['mia']);
    expect(await names('Stonne', { stages: ['REVENUE'] })).toEqual([]);
  });

  it('explain what matches', async () => {
    const [lea] = await search('', { skills: ['pricing'], locations: ['france'], stages: ['REVENUE'] });
    expect(lea).toMatchObject({
      person: 'lea',
      matchedSkills: ['Pricing'],
      matchedLocation: 'Lyon, France',
      matchedStage: 'REVENUE',
      matchedNeeds: [],
    });
  });

  it('list connections first, and pages without gaps', async () => {
    await connect(server, viewer, people.noor!);
    const all = await names('', { skills: ['pricing'] });
    expect(all[0]).toBe('noor');
    const paged: string[] = [];
    for (let page = 1; page <= 3; page++) {
      const { body } = await viewer.rest(`/api/search/people?skills=pricing&limit=1&page=${page}`);
      paged.push(...body.data.people.map(({ person }: any) => person.username));
      expect(body.data.pagination.has_more).toBe(page < 3);
    }
    expect(paged).toEqual(all);
  });
});

describe('facets', () => {
  it('count each value among the people of the other filters', async () => {
    expect(await count('pricing', { locations: ['France'] })).toEqual({
      total: 2,
      skills: { Pricing: 2, 'Customer interviews': 1, Sales: 1 },
      locations: { France: 2, Lyon: 2, Berlin: 1, Germany: 1, Paris: 1 },
      stages: { REVENUE: 1 },
      lookingFor: { CO_FOUNDER: 1, INVESTORS: 1 },
    });
    expect(await count('', { skills: ['Machine learning'], stages: ['IDEA'] })).toMatchObject({
      total: 1,
      skills: { Sales: 1, 'Machine learning': 1, pricing: 1 },
      stages: { IDEA: 1 },
    });
  });

  it('of a search without words and filters count everybody', async () => {
    const { total, skills } = await count('');
    expect(total).toBe(5);
    expect(skills).toMatchObject({ Sales: 2 });
  });

  it('count misspelt names', async () => {
    expect(await count('Stonne')).toMatchObject({ total: 1, locations: { Berlin: 1 } });
  });

  it('leave out blocked and hidden people', async () => {
    const [eve, gone, ana] = await registerPeople(server, 'eve', 'gone', 'ana');
    for (const person of [eve, gone])
      await person!.rest('/api/profile', { method: 'PUT', body: { skills: ['Falconry'], location: 'Oslo' } });
    expect(await count('falconry', {}, ana)).toMatchObject({ total: 2, locations: { Oslo: 2 } });
    await block(server, eve!, ana!);
    await hideProfile(server, gone!);
    expect(await count('falconry', {}, ana)).toMatchObject({ total: 0, skills: {}, locations: {} });
    expect(await count('', { locations: ['Oslo'] }, ana)).toMatchObject({ total: 0, skills: {} });
    expect((await count('', {}, ana)).skills).not.toHaveProperty('Falconry');
    expect(await names('', { skills: ['Falconry'] }, ana)).toEqual([]);
  });

  it('are marked incomplete when more match than are counted', async () => {
    await server.sql(
      `with people as (select gen_random_uuid() as id, n from generate_series(1, 260) n),
       accounts as (insert into account (id, email, password_hash) select id, 'crowd' || n || '@crowd.test', '-' from people returning id)
       insert into profile (id, username, skills) select people.id, 'crowd.' || n, array['Juggling'] from people join accounts using (id)`,
    );
    const { data } = await viewer.gql(
      '{ peopleFacets(query: "juggling") { total isComplete skills { isComplete values { value count } } } }',
    );
    expect(data.peopleFacets).toEqual({
      total: 250,
      isComplete: false,
      skills: { isComplete: false, values: [{ value: 'Juggling', count: 250 }] },
    });
    await server.sql(`delete from account where email like '%@crowd.test'`);
  });
});

describe('calls', () => {
  const peopleCall = '{ searchPeople(query: "pricing") { edges { node { id person { username } excerpt } } } }';
  const relatedCall =
    '{ searchPeople(query: "pricing") { edges { node { id person { username viewerRelation { isFollowing } } } } } }';
  const facetsCall = '{ peopleFacets(query: "pricing", filter: { skills: ["Sales"], stages: [IDEA] }) { total } }';

  it('cost one statement, and one for all relations', async () => {
    expect(await server.captureStatements(() => viewer.gql(peopleCall))).toHaveLength(1);
    expect(await server.captureStatements(() => viewer.gql(relatedCall))).toHaveLength(2);
    expect(await server.captureStatements(() => viewer.gql(facetsCall))).toHaveLength(1);
    expect(await server.captureStatements(() => viewer.rest('/api/search/people?query=pricing'))).toHaveLength(1);
    expect(await server.captureStatements(() => viewer.rest('/api/search/people/facets?query=x'))).toHaveLength(1);
  });

  it('need a sign-in', async () => {
    const anyone = visitor(server);
    expect(await anyone.gql(facetsCall)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await anyone.rest('/api/search/people/facets?query=x')).status).toBe(401);
    expect((await anyone.rest('/api/search/people?skills=x')).status).toBe(401);
  });

  it.each([
    [`query=${'x'.repeat(201)}`, 'query'],
    [Array.from({ length: 11 }, (_, n) => `skills=${n}`).join('&'), 'skills'],
    [`skills=${'x'.repeat(41)}`, 'skills.0'],
    [`locations=${'x'.repeat(101)}`, 'locations.0'],
    ['skills=a%00', 'skills.0'],
    ['stages=idea', 'stages.0'],
    ['looking_for=love', 'looking_for.0'],
  ])('are refused with %s', async (params, field) => {
    for (const path of ['people', 'people/facets'])
      expect(await viewer.rest(`/api/search/${path}?${params}`)).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
      });
  });
});
