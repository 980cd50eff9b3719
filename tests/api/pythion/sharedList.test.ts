import { afterAll, beforeAll, expect, it } from 'vitest';
import { betterIdea, buildAnalysis, shareAnalysis } from '../../support/people/analyses';
import { block, hideProfile, registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let carol: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, carol] = await registerPeople(server, 'ana', 'ben', 'carol');
});
afterAll(() => server.close());

const query = `query ($after: String) { sharedAnalyses(first: 2, after: $after) {
  edges { node { id title score verdict confidence sharedAt updatedAt owner { id username } } }
  pageInfo { endCursor hasNextPage } } }`;

/** Ids of the analyses shared with a person, equal over both transports, with GraphQL in pages of two. */
async function received(person: Person): Promise<string[]> {
  const { status, body } = await person.rest('/api/shared-analyses?limit=50');
  expect(status).toBe(200);
  const nodes: any[] = [];
  let after: string | null = null;
  do {
    const { data }: any = await person.gql(query, { after });
    nodes.push(...data.sharedAnalyses.edges.map(({ node }: any) => node));
    after = data.sharedAnalyses.pageInfo.hasNextPage ? data.sharedAnalyses.pageInfo.endCursor : null;
  } while (after);
  expect(
    body.data.analyses.map(({ shared_at: sharedAt, updated_at: updatedAt, owner, ...card }: any) => ({
      ...card,
      sharedAt,
      updatedAt,
      owner: { id: owner.id, username: owner.username },
    })),
  ).toEqual(nodes);
  return nodes.map(({ id }) => id);
}

it('lists what was shared by name, the last shared first, with its latest version', async () => {
  const analyses = [];
  for (const owner of [ana, carol, ana]) analyses.push({ owner, id: (await buildAnalysis(owner)).id as string });
  for (const { owner, id } of analyses) await shareAnalysis(owner, id, { userId: ben.id });
  const [first, second, third] = analyses.map(({ id }) => id);
  expect(await received(ben)).toEqual([third, second, first]);
  const { body } = await ana.rest(`/api/analyses/${first}/versions`, { body: { idea: betterIdea } });
  const list = await ben.rest('/api/shared-analyses?page=2&limit=2');
  expect(list.body.data.analyses).toMatchObject([
    { id: first, score: body.data.analysis.score, owner: { username: 'ana' } },
  ]);
});

it('lists neither links, nor revoked shares, nor deleted analyses, nor own ones', async () => {
  const [linked, revoked, deleted] = await Promise.all([1, 2, 3].map(() => buildAnalysis(ana)));
  const before = await received(ben);
  await shareAnalysis(ana, linked.id, { link: true });
  const share = await shareAnalysis(ana, revoked.id, { userId: ben.id });
  await shareAnalysis(ana, deleted.id, { userId: ben.id });
  expect(await received(ben)).toEqual([deleted.id, revoked.id, ...before]);
  await ana.rest(`/api/analyses/${revoked.id}/shares/${share.id}`, { method: 'DELETE' });
  await ana.rest(`/api/analyses/${deleted.id}`, { method: 'DELETE' });
  expect(await received(ben)).toEqual(before);
  expect(await received(ana)).toEqual([]);
});

it('leaves out analyses of owners who are hidden or blocked, in either direction', async () => {
  const [reader, blocker, blocked, gone] = await registerPeople(server, 'reader', 'blocker', 'blocked', 'gone');
  for (const owner of [blocker!, blocked!, gone!])
    await shareAnalysis(owner, (await buildAnalysis(owner)).id, { userId: reader!.id });
  expect(await received(reader!)).toHaveLength(3);
  await block(server, blocker!, reader!);
  await block(server, reader!, blocked!);
  await hideProfile(server, gone!);
  expect(await received(reader!)).toEqual([]);
});

it('is searched by words of the latest text, equal over both transports', async () => {
  const [reader, owner] = await registerPeople(server, 'finder', 'owner');
  const [bread, other] = [await buildAnalysis(owner!), await buildAnalysis(owner!, betterIdea)];
  for (const { id } of [bread, other]) await shareAnalysis(owner!, id, { userId: reader!.id });
  const search = async (words: string) => {
    const { body } = await reader!.rest(`/api/shared-analyses?query=${encodeURIComponent(words)}`);
    const { data } = await reader!.gql(
      'query ($query: String) { sharedAnalyses(first: 5, query: $query) { edges { node { id } } } }',
      { query: words },
    );
    const ids = body.data.analyses.map(({ id }: any) => id);
    expect(data.sharedAnalyses.edges.map(({ node }: any) => node.id)).toEqual(ids);
    return ids;
  };
  const [word] = (betterIdea.match(/\p{L}+/gu) ?? []).filter((one) => !bread.text.includes(one));
  expect(await search('')).toEqual([other.id, bread.id]);
  expect(await search(word!.toUpperCase())).toEqual([other.id]);
  expect(await search(`${word} zebra`)).toEqual([]);
  expect(await search('"bakers’ güild of LYON"')).toEqual([other.id]);
  expect(await search('"guild bakers’"')).toEqual([]);
  expect(await search('20_')).toEqual([]);
  const long = await reader!.rest(`/api/shared-analyses?query=${'x'.repeat(300)}`);
  expect([long.status, Object.keys(long.body.error.fields)]).toEqual([400, ['query']]);
});

it('is read in one statement, and only after signing in', async () => {
  expect(await server.captureStatements(() => ben.rest('/api/shared-analyses?limit=50'))).toHaveLength(1);
  expect(await server.captureStatements(() => ben.gql(query))).toHaveLength(1);
  expect((await visitor(server).rest('/api/shared-analyses')).status).toBe(401);
  expect((await visitor(server).gql(query)).code).toBe('UNAUTHENTICATED');
});
