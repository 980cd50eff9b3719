import { afterAll, beforeAll, expect, it } from 'vitest';
import { betterIdea, buildAnalysis, commentOn, shareAnalysis } from '../../support/people/analyses';
import { registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
const ids: string[] = [];

const ideas = [
  'Bakeries in Lyon throw away 20% of their bread every evening. Our app sells it at half price.',
  'Dentists lose 3 hours a week to phone calls. We built a tool that answers them, and 5 dentists pay 90 euros per month.',
  'Farmers with 100% organic milk_cows find no buyers. We built a market for them. Rückmeldung 面包店 Café\u0301\n  Zoë.',
];

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  for (const idea of ideas) ids.push((await buildAnalysis(ana, idea)).id);
  await buildAnalysis(ben, ideas[0]);
  await ana.rest(`/api/analyses/${ids[1]}/star`, { method: 'POST' });
});
afterAll(() => server.close());

/** Numbers of the listed ideas, equal over both transports. */
async function list(query = '', args = ''): Promise<number[]> {
  const { body } = await ana.rest(`/api/analyses${query}`);
  const { data } = await ana.gql(
    `{ analyses${args} { edges { node { id title score verdict versionCount isStarred isShared } } } }`,
  );
  const rows = body.data.analyses;
  expect(
    rows.map(
      ({
        id,
        title,
        score,
        verdict,
        version_count: versionCount,
        is_starred: isStarred,
        is_shared: isShared,
      }: any) => ({
        id,
        title,
        score,
        verdict,
        versionCount,
        isStarred,
        isShared,
      }),
    ),
  ).toEqual(data.analyses.edges.map(({ node }: any) => node));
  return rows.map(({ id }: any) => ids.indexOf(id));
}

it('lists own analyses, the newest first', async () => expect(await list()).toEqual([2, 1, 0]));

it.each([
  ['DENTISTS', [1]],
  ['app bread', [0]],
  ['bread dentists', []],
  ['100%', [2]],
  ['milk_cows', [2]],
  ['milkXcows', []],
  ['rückmeldung', [2]],
  ['RUCKMELDUNG', [2]],
  ['cafe', [2]],
  ['Bäkeries', [0]],
  ['"phone calls"', [1]],
  ['"calls phone"', []],
  ['“Phone calls” “3 hours”', [1]],
  ['"phone calls', [1]],
  ['"cafe zoe"', [2]],
  ['""', [2, 1, 0]],
  ['面包', [2]],
  ['\\', []],
])('finds the words and phrases %s', async (words, found) => {
  expect(await list(`?query=${encodeURIComponent(words)}`, `(query: ${JSON.stringify(words)})`)).toEqual(found);
});

it('filters by star', async () => {
  expect(await list('?starred=true', '(starred: true)')).toEqual([1]);
  expect(await list('?starred=false', '(starred: false)')).toEqual([2, 0]);
});

it('sorts by score and by the last change', async () => {
  const { body } = await ana.rest('/api/analyses?sort=score');
  const scores = body.data.analyses.map(({ score }: any) => score);
  expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
  await list('?sort=score', '(sort: score)');
  await ana.rest(`/api/analyses/${ids[0]}/versions`, { body: { idea: betterIdea } });
  expect(await list('?sort=updated', '(sort: updated)')).toEqual([0, 2, 1]);
  expect(await list('?query=guild', '(query: "guild")')).toEqual([0]);
});

it('rejects wrong parameters by name', async () => {
  for (const [query, field] of [
    ['sort=best', 'sort'],
    ['starred=yes', 'starred'],
    [`query=${'x'.repeat(201)}`, 'query'],
    ['page=0', 'page'],
  ]) {
    const { status, body } = await ana.rest(`/api/analyses?${query}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  }
});

it('titles are the first sentence, without marks of lists', async () => {
  const titleOf = async (idea: string) => (await buildAnalysis(ben, idea)).title;
  expect(await titleOf(`1. ${ideas[0]}`)).toBe('Bakeries in Lyon throw away 20% of their bread every evening');
  const long = await titleOf(
    `Bakeries ${'and shops of bread in Lyon '.repeat(6)} throw away their bread. Our app sells it.`,
  );
  expect([long.length <= 80, long.endsWith('…')]).toEqual([true, true]);
});

it('reads a list, an analysis, and what is on it in few statements', async () => {
  const [id] = ids;
  await shareAnalysis(ana, id!, { userId: ben.id });
  for (const text of ['one', 'two', 'three']) await commentOn(ben, id!, text);
  const statements = async (path: string) => (await server.captureStatements(() => ana.rest(path))).length;
  expect(await statements('/api/analyses?query=bread&limit=50')).toBe(1);
  expect(await statements(`/api/analyses/${id}`)).toBe(1);
  expect(await statements(`/api/shared-analyses/${id}`)).toBe(1);
  for (const part of ['versions', 'diff', 'facts', 'shares', 'comments'])
    expect([part, await statements(`/api/analyses/${id}/${part}`)]).toEqual([part, 2]);
});
