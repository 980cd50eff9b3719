import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJob } from '../../support/people/jobs';
import { block, hideProfile, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let reader: Person;
const ids = {} as Record<string, string>;
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)!;

const eur = (min: number | null, max: number | null, period = 'year') => ({
  salary_min: min,
  salary_max: max,
  salary_currency: 'EUR',
  salary_period: period,
});

const base = { company: 'Acme', description: 'Plain text' };

const jobs: Record<string, object> = {
  engineer: { title: 'Backend engineer', skills: ['SQL', 'Rust'], ...eur(60_000, 80_000), equity_max: 1 },
  designer: {
    title: 'Product designer',
    location: 'Berlin, Germany',
    type: 'contract',
    skills: ['Figma'],
    ...eur(50, 60, 'hour'),
  },
  founder: {
    title: 'Technical co-founder',
    location: '',
    remote: true,
    type: 'cofounder',
    equity_min: 10,
    equity_max: 30,
  },
  intern: { title: 'Marketing intern', type: 'internship', ...eur(1_200, null, 'month'), skills: ['Copywriting'] },
  remote: {
    title: 'Remote engineer, ledger platform',
    description: 'A net revenue ledger',
    location: 'Lyon',
    remote: true,
    time_zone_from: -3,
    time_zone_to: 2,
    skills: ['sql'],
    salary_min: 90_000,
    salary_currency: 'USD',
    salary_period: 'year',
  },
};

beforeAll(async () => {
  server = await startTestServer();
  const [first, second, blocked, hidden] = await registerPeople(server, 'ana', 'reader', 'blocked', 'hidden');
  [ana, reader] = [first, second];
  for (const [name, fields] of Object.entries(jobs)) ids[name] = (await buildJob(ana, { ...base, ...fields })).id;
  ids.draft = (await buildJob(ana, { ...jobs.engineer, status: 'draft' })).id;
  ids.closed = (await buildJob(ana, jobs.engineer)).id;
  await ana.rest(`/api/jobs/${ids.closed}/close`, { method: 'POST' });
  ids.expired = (await buildJob(ana, jobs.engineer)).id;
  await server.sql('update job set expires_at = now() where id = $1', [ids.expired]);
  ids.blocked = (await buildJob(blocked, jobs.engineer)).id;
  ids.hidden = (await buildJob(hidden, jobs.engineer)).id;
  await block(server, blocked, reader);
  await hideProfile(server, hidden);
  await reader.rest('/api/profile', {
    method: 'PUT',
    body: { skills: ['sql', 'Rust', 'Sailing'], location: 'Berlin', looking_for: ['CO_FOUNDER'] },
  });
});
afterAll(() => server.close());

const find = async (query: string) => {
  const { status, body } = await reader.rest(`/api/jobs?${query}&limit=50`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const namesOf = (data: any): string[] => data.jobs.map(({ id }: any) => nameOf(id));

const searches: [query: string, names: string[]][] = [
  ['', ['remote', 'intern', 'founder', 'designer', 'engineer']],
  ['query=engineer', ['remote', 'engineer']],
  ['query=engineers ledger', ['remote']],
  ['query="net revenue"', ['remote']],
  ['query="revenue net"', []],
  ['query=engineer -ledger', ['engineer']],
  ['query=-engineer', ['intern', 'founder', 'designer']],
  ['query=-"net revenue" plain', ['intern', 'founder', 'designer', 'engineer']],
  ['query=from:ana engineer', ['remote', 'engineer']],
  ['query=from:nobody', []],
  ['query=-from:ana', []],
  ['query=%23figma', ['designer']],
  ['query=the', []],
  ['type=internship', ['intern']],
  ['type=internship&type=contract', ['intern', 'designer']],
  ['remote=true', ['remote', 'founder']],
  ['remote=false', ['intern', 'designer', 'engineer']],
  ['place=lyon', ['remote', 'intern', 'engineer']],
  ['place=Germany', ['designer']],
  ['place=Berlin, Germany&place=Lyon', ['remote', 'intern', 'designer', 'engineer']],
  ['skill=SQL', ['remote', 'engineer']],
  ['skill=sql&skill=figma', ['remote', 'designer', 'engineer']],
  ['skill=sq', []],
  ["skill=' | 'type", []],
  ['skill=sql&type=full_time&remote=true&place=Lyon', ['remote']],
  // 60 an hour are 124,800 a year; 1,200 a month are 14,400.
  ['salary_min=80000&salary_currency=eur', ['designer', 'engineer']],
  ['salary_min=80001&salary_currency=EUR', ['designer']],
  ['salary_min=124800&salary_currency=EUR', ['designer']],
  ['salary_min=124801&salary_currency=EUR', []],
  ['salary_min=14400&salary_currency=EUR', ['intern', 'designer', 'engineer']],
  ['salary_min=14401&salary_currency=EUR', ['designer', 'engineer']],
  ['salary_min=1&salary_currency=EUR', ['intern', 'designer', 'engineer']],
  ['salary_min=1', ['remote']],
  ['salary_min=90001', []],
  ['equity_min=1', ['founder', 'engineer']],
  ['equity_min=1.01', ['founder']],
  ['equity_min=0', ['founder', 'engineer']],
  ['equity_min=30.01', []],
  ['posted_within_days=1', ['remote', 'intern', 'founder', 'designer', 'engineer']],
  ['time_zone=2', ['remote', 'founder']],
  ['time_zone=3', ['founder']],
  ['time_zone=-3&skill=sql', ['remote']],
];

describe('GET /jobs?', () => {
  it.each(searches)('%s', async (query, names) => {
    expect(namesOf(await find(query))).toEqual(names);
  });
});

it('GraphQL finds the same jobs by the same words and filters', async () => {
  const read = async (variables: object) =>
    (
      await reader.gql(
        'query ($query: String, $filter: JobFilterInput) { jobs(query: $query, filter: $filter) { edges { node { id } } } jobFacets(query: $query, filter: $filter) { total } }',
        variables as Record<string, unknown>,
      )
    ).data;
  const check = async (variables: object, names: string[]) => {
    const data = await read(variables);
    expect(data.jobs.edges.map(({ node }: any) => nameOf(node.id))).toEqual(names);
    expect(data.jobFacets.total).toBe(names.length);
  };
  await check({}, ['remote', 'intern', 'founder', 'designer', 'engineer']);
  await check({ query: '"net revenue"' }, ['remote']);
  await check({ filter: { types: ['COFOUNDER', 'CONTRACT'], remote: true } }, ['founder']);
  await check({ filter: { salaryMin: 80_000, salaryCurrency: 'EUR' } }, ['designer', 'engineer']);
  await check({ query: 'engineer', filter: { timeZone: 0, places: ['Lyon'], skills: [''] } }, ['remote']);
});

it('the search box finds jobs by words, and nothing by a blank text', async () => {
  const { data } = await reader.gql('query ($q: String!) { searchJobs(query: $q) { edges { node { id } } } }', {
    q: 'engineer -ledger',
  });
  expect(data.searchJobs.edges.map(({ node }: any) => nameOf(node.id))).toEqual(['engineer']);
  expect((await reader.rest('/api/search/jobs?query=')).body.data.jobs).toEqual([]);
  expect(namesOf((await reader.rest('/api/search/jobs?query="net revenue"')).body.data)).toEqual(['remote']);
});

it('jobs published before the last days are left out', async () => {
  await server.sql(`update job set published_at = published_at - interval '10 days' where id = $1`, [ids.engineer]);
  expect(namesOf(await find('posted_within_days=7'))).toEqual(['remote', 'intern', 'founder', 'designer']);
  expect(namesOf(await find('posted_within_days=30&query=engineer'))).toEqual(['remote', 'engineer']);
  const { facets } = await find('posted_within_days=7');
  expect(facets.posted_within_days.values).toEqual([
    { value: '1', count: 4 },
    { value: '7', count: 4 },
    { value: '30', count: 5 },
  ]);
  await server.sql(`update job set published_at = published_at + interval '10 days' where id = $1`, [ids.engineer]);
});

it('the best fit comes first and each row has its reasons', async () => {
  const { jobs: found } = await find('sort=best_fit');
  expect(found.map(({ id }: any) => nameOf(id))).toEqual(['engineer', 'remote', 'founder', 'designer', 'intern']);
  expect(found.map(({ fit }: any) => fit)).toEqual([
    { shared_skills: ['SQL', 'Rust'], shares_place: false, meets_need: false },
    { shared_skills: ['sql'], shares_place: false, meets_need: false },
    { shared_skills: [], shares_place: false, meets_need: true },
    { shared_skills: [], shares_place: true, meets_need: false },
    { shared_skills: [], shares_place: false, meets_need: false },
  ]);
  expect(namesOf(await find('sort=best_fit&query=engineer'))).toEqual(['engineer', 'remote']);
});

it.each(['NEWEST', 'BEST_FIT'])('pages by cursor and by number have every job once, sorted by %s', async (sort) => {
  const query =
    'query ($after: String, $sort: JobSort) { jobs(first: 2, after: $after, sort: $sort) { edges { node { id } } pageInfo { hasNextPage endCursor } } }';
  const byCursor: string[] = [];
  for (let after: string | null = null, hasMore = true; hasMore;) {
    const { data }: any = await reader.gql(query, { after, sort });
    byCursor.push(...data.jobs.edges.map(({ node }: any) => node.id));
    ({ hasNextPage: hasMore, endCursor: after } = data.jobs.pageInfo);
  }
  const byNumber: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const { body } = await reader.rest(`/api/jobs?limit=2&page=${page}&sort=${sort.toLowerCase()}`);
    byNumber.push(...body.data.jobs.map(({ id }: any) => id));
    expect(body.data.pagination.has_more).toBe(page < 3);
  }
  expect(byCursor).toHaveLength(5);
  expect(byNumber).toEqual(byCursor);
});

it('facets count the values among jobs that match the other filters', async () => {
  const { facets } = await find('');
  expect(facets).toMatchObject({ total: 5, is_complete: true, salary_currency: 'EUR' });
  expect(facets.types.values).toEqual([
    { value: 'full_time', count: 2 },
    { value: 'cofounder', count: 1 },
    { value: 'contract', count: 1 },
    { value: 'internship', count: 1 },
  ]);
  expect(facets.remote.values).toEqual([
    { value: 'false', count: 3 },
    { value: 'true', count: 2 },
  ]);
  expect(facets.places.values).toContainEqual({ value: 'Lyon', count: 3 });
  expect(facets.skills.values[0]).toMatchObject({ count: 2 });
  expect(facets.salaries.values).toContainEqual({ value: '80000', count: 2 });
  expect(facets.salaries.values).toContainEqual({ value: '100000', count: 1 });
  expect(facets.equity.values).toContainEqual({ value: '1', count: 2 });
  const chosen = (await find('type=full_time&skill=sql')).facets;
  expect(chosen.total).toBe(2);
  expect(chosen.types.values).toEqual([{ value: 'full_time', count: 2 }]);
  expect(chosen.skills.values).toContainEqual({ value: 'Rust', count: 1 });
  const { facets: contracts } = await find('type=contract');
  expect(contracts.types.values).toHaveLength(4);
  expect(contracts.skills.values).toEqual([{ value: 'Figma', count: 1 }]);
  const { data } = await reader.gql(
    '{ jobFacets(filter: { types: [CONTRACT] }) { total isComplete salaryCurrency types { isComplete values { value count } } } }',
  );
  expect(data.jobFacets).toMatchObject({ total: 1, isComplete: true, salaryCurrency: 'EUR' });
  expect(data.jobFacets.types.values).toContainEqual({ value: 'FULL_TIME', count: 2 });
});

it('similar jobs share skills or words, at most five, without the job itself', async () => {
  const similar = async (name: string) =>
    (await reader.rest(`/api/jobs/${ids[name]}/similar`)).body.data.jobs.map(({ id }: any) => nameOf(id));
  expect(await similar('engineer')).toEqual(['remote']);
  expect(await similar('remote')).toEqual(['engineer']);
  expect(await similar('intern')).toEqual([]);
  const { data } = await reader.gql('query ($id: ID!) { similarJobs(id: $id) { id } }', { id: ids.engineer });
  expect(data.similarJobs).toEqual([{ id: ids.remote }]);
  for (const name of ['draft', 'closed', 'blocked', 'hidden'])
    expect((await reader.rest(`/api/jobs/${ids[name]}/similar`)).status, name).toBe(404);
});

it('a page is one statement, and its facets another', async () => {
  const page = (query: string) => server.captureStatements(() => reader.rest(`/api/jobs?${query}`));
  const list = (query: string) => server.captureStatements(() => reader.gql(query));
  for (const query of ['limit=20', 'query=engineer&skill=sql', 'sort=best_fit&page=2'])
    expect(await page(query)).toHaveLength(2);
  for (const field of [
    'jobs(first: 20)',
    'jobs(sort: BEST_FIT)',
    'searchJobs(query: "engineer")',
    'ownJobs',
    'bookmarkedJobs',
  ])
    expect(await list(`{ ${field} { edges { node { id owner { username } fit { sharedSkills } } } } }`)).toHaveLength(
      1,
    );
  expect(await list('{ jobFacets(query: "engineer", filter: { types: [FULL_TIME] }) { total } }')).toHaveLength(1);
});

it('more matches than are counted make counts incomplete', async () => {
  await server.sql(
    `insert into job (id, owner_id, title, company, location, description, type, status, is_listed, number, published_at, expires_at, skills)
     select gen_random_uuid(), $1, 'Gardener ' || n, 'Park', 'Paris', 'Text', 'PART_TIME', 'PUBLISHED', true, nextval('job_number'), now(), now() + interval '90 days', '{Pruning}'
     from generate_series(1, 300) n`,
    [ana.id],
  );
  const { jobs: page, facets } = await find('query=gardener');
  expect(page).toHaveLength(50);
  expect(facets).toMatchObject({ total: 250, is_complete: false });
  expect(facets.skills).toEqual({ is_complete: false, values: [{ value: 'Pruning', count: 250 }] });
  expect((await find('query=engineer')).facets).toMatchObject({ total: 2, is_complete: true });
  expect(namesOf(await find('query=engineer'))).toEqual(['remote', 'engineer']);
  expect(namesOf(await find('sort=best_fit')).slice(0, 2)).toEqual(['engineer', 'remote']);
});
