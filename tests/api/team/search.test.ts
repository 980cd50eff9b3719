import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxCountedTeams, maxRankedTeams } from '../../../shared/contracts/team';
import { registerPeople, type Person } from '../../support/people/people';
import { buildRole, buildTeam } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let owner: Person;
let reader: Person;
const names: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  [owner, reader] = await registerPeople(server, 'owner', 'reader');
  const build = async (name: string, team: object, ...roles: object[]) => {
    const { id } = await buildTeam(owner, { name, pitch: `We build ${name}`, ...team });
    names[id] = name;
    for (const role of roles) await buildRole(owner, id, role);
  };
  await build(
    'ledgers',
    { stage: 'idea', location: 'Lyon, France' },
    { title: 'Engineer', skills: ['SQL'], hours: 40, equity_min: 1, equity_max: 2, remote: 'yes' },
    { title: 'Seller', skills: ['Sales'], hours: 10, equity_min: 0.1, equity_max: 0.5, remote: 'no' },
  );
  await build(
    'ovens',
    { stage: 'revenue', location: 'Berlin' },
    { title: 'Mechanic', skills: ['Welding', 'SQL'], hours: 20, equity_min: 5, equity_max: 10, remote: 'no' },
  );
  await build('empty', { stage: 'idea', location: '' });
  await build('closed', {}, { title: 'Engineer', skills: ['SQL'] });
  const closed = Object.entries(names).find(([, name]) => name === 'closed')![0];
  await owner.rest(`/api/teams/${closed}`, { method: 'PUT', body: { status: 'closed' } });
});
afterAll(() => server.close());

const find = async (query: string) => {
  const { status, body } = await reader.rest(`/api/teams?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const namesOf = (data: any): string[] => data.teams.map(({ id }: any) => names[id]);

it.each([
  ['', ['empty', 'ovens', 'ledgers']],
  ['query=mechanic', ['ovens']],
  ['query=seller', ['ledgers']],
  ['query=-mechanic', ['empty', 'ledgers']],
  ['query=from:owner', ['empty', 'ovens', 'ledgers']],
  ['query=from:reader', []],
  ['stage=idea', ['empty', 'ledgers']],
  ['stage=idea&stage=revenue', ['empty', 'ovens', 'ledgers']],
  ['place=lyon', ['ledgers']],
  ['skill=sql', ['ovens', 'ledgers']],
  ['skill=sql&remote=yes', ['ledgers']],
  ['hours=20', ['ovens', 'ledgers']],
  ['hours=10', ['ledgers']],
  ['equity_min=2', ['ovens', 'ledgers']],
  ['equity_min=2.1', ['ovens']],
  // One role meets all filters of roles.
  ['skill=sales&equity_min=1', []],
  ['skill=sales&hours=10&remote=no', ['ledgers']],
  ['skill=sql&hours=10', []],
])('GET /teams?%s returns the teams that match', async (query, expected) => {
  const data = await find(query);
  expect(namesOf(data)).toEqual(expected);
  expect(data.facets.total).toBe(expected.length);
});

it('a change of a role or of a team changes what is found', async () => {
  const { id } = (await find('query=empty')).teams[0];
  const role = await buildRole(owner, id, { title: 'Zoologist', skills: ['Giraffes'] });
  expect(namesOf(await find('query=zoologist'))).toEqual(['empty']);
  await owner.rest(`/api/roles/${role.id}`, { method: 'PUT', body: { status: 'filled' } });
  expect(namesOf(await find('skill=giraffes'))).toEqual([]);
  await owner.rest(`/api/roles/${role.id}`, { method: 'PUT', body: { status: 'open', skills: ['Lions'] } });
  expect(namesOf(await find('skill=lions'))).toEqual(['empty']);
  await owner.rest(`/api/roles/${role.id}`, { method: 'DELETE' });
  expect(namesOf(await find('query=zoologist'))).toEqual([]);
  await owner.rest(`/api/teams/${id}`, { method: 'PUT', body: { location: 'Nairobi' } });
  expect(namesOf(await find('place=nairobi'))).toEqual(['empty']);
  await owner.rest(`/api/teams/${id}`, { method: 'PUT', body: { location: '' } });
});

it('facets count teams by the values of their open roles, alike in both transports', async () => {
  const { facets } = await find('stage=idea&skill=sql');
  const values = (facet: any) => Object.fromEntries(facet.values.map(({ value, count }: any) => [value, count]));
  expect(facets).toMatchObject({ total: 1, is_complete: true });
  expect(values(facets.stages)).toEqual({ idea: 1, revenue: 1 });
  expect(values(facets.skills)).toEqual({ SQL: 1, Sales: 1 });
  expect(values(facets.remote)).toEqual({ yes: 1, no: 1 });
  expect(values(facets.places)).toEqual({ Lyon: 1, France: 1 });
  expect(values(facets.hours)).toEqual({ 10: 1, 20: 1, 30: 1, 40: 1 });
  expect(values(facets.equity)).toEqual({ 0.1: 1, 0.5: 1, 1: 1, 2: 1 });
  const { data } = await reader.gql(
    '{ teamFacets(filter: { stages: [IDEA], skills: ["sql"] }) { total stages { values { value count } } } }',
  );
  expect(values(data.teamFacets.stages)).toEqual({ IDEA: 1, REVENUE: 1 });
});

it('the search box finds teams, and a blank query none', async () => {
  const search = async (query: string) => (await reader.rest(`/api/search/teams?query=${query}`)).body.data;
  expect(namesOf(await search('mechanic'))).toEqual(['ovens']);
  expect(namesOf(await search(''))).toEqual([]);
  const { data } = await reader.gql('{ searchTeams(query: "welding") { edges { node { id } } } }');
  expect(data.searchTeams.edges.map(({ node }: any) => names[node.id])).toEqual(['ovens']);
});

it.each(['stage=late', 'hours=7', 'hours=41', 'equity_min=101', 'sort=oldest', 'remote=maybe'])(
  'GET /teams?%s names the parameter that is wrong',
  async (query) => {
    const { status, body } = await reader.rest(`/api/teams?${query}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [query.split('=')[0]]]);
  },
);

describe('pages', () => {
  it('go through all teams once in both orders', async () => {
    for (const sort of ['NEWEST', 'BEST_FIT']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data }: any = await reader.gql(
          'query ($after: String, $sort: TeamSort) { teams(first: 1, after: $after, sort: $sort) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
          { after, sort },
        );
        seen.push(...data.teams.edges.map(({ node }: any) => names[node.id]));
        after = data.teams.pageInfo.hasNextPage ? data.teams.pageInfo.endCursor : null;
      } while (after);
      expect(seen.toSorted()).toEqual(['empty', 'ledgers', 'ovens']);
    }
  });

  it('cost one statement, the facets one more, and the best fit two more', async () => {
    expect(await server.captureStatements(() => find(''))).toHaveLength(2);
    const list = (sort: string) =>
      reader.gql(`{ teams(sort: ${sort}) { edges { node { id roles { title } members { title } } } } }`);
    expect(await server.captureStatements(() => list('NEWEST'))).toHaveLength(1);
    expect(await server.captureStatements(() => list('BEST_FIT'))).toHaveLength(3);
  });
});

it('the best fit ranks a bounded number of teams', async () => {
  await server.sql(
    `insert into team (id, owner_id, name, pitch, stage, remote, location)
     select gen_random_uuid(), $1, 'Crowd', 'crowd', 'IDEA', 'YES', case when n > 200 then 'Oslo' else '' end
     from generate_series(1, $2::int + 50) n order by n`,
    [owner.id, maxCountedTeams],
  );
  // The newest are those in the viewer's place as well: they count once.
  await reader.rest('/api/profile', { method: 'PUT', body: { location: 'Oslo' } });
  const { facets } = await find('query=crowd');
  expect([facets.total, facets.is_complete]).toEqual([maxCountedTeams, false]);
  const page = async (number: number) =>
    (await reader.rest(`/api/teams?sort=best_fit&limit=50&page=${number}`)).body.data.teams;
  expect(await page(maxRankedTeams / 50)).toHaveLength(50);
  expect(await page(maxRankedTeams / 50 + 1)).toEqual([]);
  await server.sql(`delete from team where name = 'Crowd'`);
});

it('the best fit puts teams with the viewer’s skills and place first, and states why', async () => {
  const profile = { skills: ['Welding', 'sql'], location: 'Berlin', stage: 'REVENUE' };
  await reader.rest('/api/profile', { method: 'PUT', body: profile });
  const { teams } = await find('sort=best_fit');
  expect(teams.map(({ id }: any) => names[id])).toEqual(['ovens', 'ledgers', 'empty']);
  const scores = teams.map(({ fit }: any) => fit?.score ?? null);
  expect([scores[0], scores[1] < 100, scores[2]]).toEqual([100, true, null]);
  const role = teams[0].roles[0];
  expect(teams[0].fit).toMatchObject({
    role_id: role.id,
    score: 100,
    reasons: ['You have 2 of 2 skills: Welding and SQL.', 'It’s in Berlin.', 'The startup is at your stage.'],
  });
  const { body } = await reader.rest(`/api/roles/${role.id}/fit`);
  expect(body.data.fit).toEqual(teams[0].fit);
  const { body: all } = await reader.rest(`/api/teams/${teams[0].id}/fits`);
  expect(all.data.fits).toContainEqual(teams[0].fit);
  const selected = '{ roleId score reasons breakdown { key points of reason } }';
  const { data } = await reader.gql(
    `query ($id: ID!) { teams(sort: BEST_FIT, first: 2) { edges { node { fit ${selected} } } } roleFit(id: $id) ${selected} }`,
    { id: role.id },
  );
  expect(data.teams.edges[0].node.fit).toEqual(data.roleFit);
  for (const { score, breakdown } of data.teams.edges.map(({ node }: any) => node.fit))
    expect(breakdown.reduce((sum: number, { points }: any) => sum + points, 0)).toBe(score);
});

it('a fit uses the viewer’s co-founder profile too, and only the viewer reads it', async () => {
  const [kim] = await registerPeople(server, 'kim');
  const { id } = await buildTeam(owner, { name: 'Hours' });
  const role = await buildRole(owner, id, { hours: 40, remote: 'yes', skills: ['Sailing'] });
  const keysOf = async (person: Person) =>
    (await person.rest(`/api/roles/${role.id}/fit`)).body.data.fit.breakdown.map(({ key }: any) => key);
  expect(await keysOf(kim)).toEqual([]);
  const stated = { hours_per_week: 20, remote: 'yes', skills_have: ['Sailing'], stage: 'idea' };
  await kim.rest('/api/pairion/profile', { method: 'PUT', body: stated });
  expect(await keysOf(kim)).toEqual(['skills', 'hours', 'remote', 'stage']);
  const { body } = await kim.rest(`/api/roles/${role.id}/fit`);
  expect(body.data.fit.breakdown[1]).toMatchObject({
    points: 0,
    reason: 'It takes 40 hours a week, and you have 20.',
  });
  const seen = await owner.rest(`/api/teams/${id}/fits`);
  expect(JSON.stringify(seen.body)).not.toContain('you have 20');
  await owner.rest(`/api/teams/${id}`, { method: 'DELETE' });
});

it('the best fit finds older teams by a skill or place that only the co-founder profile states', async () => {
  const [lea] = await registerPeople(server, 'lea');
  const { id } = await buildTeam(owner, { name: 'Falcons', location: 'Porto' });
  await buildRole(owner, id, { skills: ['Falconry'], remote: 'no' });
  await server.sql(
    `insert into team (id, owner_id, name, pitch, stage, remote)
     select gen_random_uuid(), $1, 'Crowd', 'crowd', 'IDEA', 'YES' from generate_series(1, $2::int)`,
    [owner.id, maxRankedTeams],
  );
  const best = async () => (await lea.rest('/api/teams?sort=best_fit')).body.data.teams[0].name;
  expect(await best()).toBe('Crowd');
  await lea.rest('/api/pairion/profile', { method: 'PUT', body: { skills_have: ['falconry'] } });
  expect(await best()).toBe('Falcons');
  await lea.rest('/api/pairion/profile', { method: 'PUT', body: { skills_have: [], location: 'Porto, Portugal' } });
  expect(await best()).toBe('Falcons');
  await server.sql(`delete from team where name in ('Crowd', 'Falcons')`);
});

it('what a profile does not state counts neither for nor against a role', async () => {
  const [blank] = await registerPeople(server, 'blank');
  const { id } = await buildTeam(owner, { name: 'Blank' });
  const role = await buildRole(owner, id);
  const { body } = await blank.rest(`/api/roles/${role.id}/fit`);
  expect(body.data.fit).toEqual({ role_id: role.id, score: 0, reasons: [], breakdown: [] });
});
