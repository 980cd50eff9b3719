import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStories } from '../../support/people/news';
import { missingId, registerPeople, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';
import { fromRest, gqlOutcome, restOutcome, type Outcome } from '../../support/transports/transports';

const fields = 'id title url summary author source sourceId publishedAt discussionCount viewerHasBookmarked isSample';
const sourceFields = 'id title isEnabled fetchedAt isFailing';

/** News over one transport. */
type NewsTransport = {
  name: string;
  list(caller: Caller, sourceId?: string): Promise<Outcome>;
  bookmarked(caller: Caller): Promise<Outcome>;
  startup(caller: Caller, limit?: number): Promise<Outcome>;
  sources(caller: Caller): Promise<Outcome>;
  story(caller: Caller, id: string): Promise<Outcome>;
  bookmark(caller: Caller, id: string, bookmarked: boolean): Promise<Outcome>;
  enable(caller: Caller, id: string, enabled: unknown): Promise<Outcome>;
};

const rest: NewsTransport = {
  name: 'REST',
  list: async (caller, sourceId) =>
    restOutcome('news', await caller.rest(`/api/news?limit=50${sourceId === undefined ? '' : `&source=${sourceId}`}`)),
  bookmarked: async (caller) => restOutcome('news', await caller.rest('/api/news/bookmarked?limit=50')),
  startup: async (caller, limit) =>
    restOutcome('news', await caller.rest(`/api/news/startup${limit === undefined ? '' : `?limit=${limit}`}`)),
  sources: async (caller) => restOutcome('sources', await caller.rest('/api/news/sources')),
  story: async (caller, id) => restOutcome('story', await caller.rest(`/api/news/${id}`)),
  bookmark: async (caller, id, bookmarked) =>
    restOutcome('story', await caller.rest(`/api/news/${id}/bookmark`, { method: bookmarked ? 'POST' : 'DELETE' })),
  enable: async (caller, id, enabled) =>
    restOutcome('source', await caller.rest(`/api/news/sources/${id}`, { method: 'PUT', body: { enabled } })),
};

const nodes = (data: any) => Object.values<any>(data)[0].edges.map(({ node }: any) => node);
const gql: NewsTransport = {
  name: 'GraphQL',
  list: async (caller, sourceId) =>
    gqlOutcome(
      await caller.gql(
        `query ($sourceId: ID) { news(first: 50, sourceId: $sourceId) { edges { node { ${fields} } } } }`,
        {
          sourceId,
        },
      ),
      nodes,
    ),
  bookmarked: async (caller) =>
    gqlOutcome(await caller.gql(`{ bookmarkedNews(first: 50) { edges { node { ${fields} } } } }`), nodes),
  startup: async (caller, limit) =>
    gqlOutcome(await caller.gql(`query ($limit: Int) { startupNews(limit: $limit) { ${fields} } }`, { limit })),
  sources: async (caller) => gqlOutcome(await caller.gql(`{ newsSources { ${sourceFields} } }`)),
  story: async (caller, id) =>
    gqlOutcome(await caller.gql(`query ($id: ID!) { newsStory(id: $id) { ${fields} } }`, { id })),
  bookmark: async (caller, id, bookmarked) =>
    gqlOutcome(
      await caller.gql(
        `mutation ($id: ID!, $bookmarked: Boolean!) { setNewsBookmark(id: $id, bookmarked: $bookmarked) { ${fields} } }`,
        { id, bookmarked },
      ),
    ),
  enable: async (caller, id, enabled) =>
    gqlOutcome(
      await caller.gql(
        `mutation ($id: ID!, $enabled: Boolean!) { setNewsSourceEnabled(id: $id, enabled: $enabled) { ${sourceFields} } }`,
        { id, enabled },
      ),
    ),
};
const transports = [rest, gql];

let server: TestServer;
let ana: Person;
let ben: Person;
let anyone: Caller;
let sourceId: string;
let otherId: string;
let stories: string[];
let others: string[];

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  anyone = visitor(server);
  [sourceId, stories] = await buildStories(server, 6, 'alpha');
  [otherId, others] = await buildStories(server, 3, 'beta');
  // The order of stories of the same time is that of their ids.
  await server.sql(`update news_story set published_at = published_at - interval '30 minutes' where source_id = $1`, [
    otherId,
  ]);
});
afterAll(() => server.close());
beforeEach(() => server.sql('delete from news_source_off; delete from news_bookmark'));

const idsOf = ({ value }: Outcome) => value.map(({ id }: { id: string }) => id);

describe.each(transports)('news over $name', (via) => {
  it('are listed newest first, of all sources or of one', async () => {
    const all = await via.list(ana);
    expect(idsOf(all)).toEqual([
      stories[0],
      others[0],
      stories[1],
      others[1],
      stories[2],
      others[2],
      ...stories.slice(3),
    ]);
    expect(all.value[1]).toMatchObject({
      title: 'Story 1 of beta',
      url: 'https://beta.example/1',
      summary: 'About "rockets" \\ é',
      author: 'Ben',
      source: 'The beta',
      sourceId: otherId,
      discussionCount: 0,
      viewerHasBookmarked: false,
      isSample: false,
    });
    expect(idsOf(await via.list(ana, otherId))).toEqual(others);
    expect(idsOf(await via.list(ana, missingId))).toEqual([]);
    expect(await via.list(ana, 'nonsense')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await via.story(ana, stories[0]!)).toMatchObject({ ok: true, value: all.value[0] });
    expect(await via.story(ana, missingId)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('have a short list of five', async () => {
    const all = idsOf(await via.list(ana));
    expect(idsOf(await via.startup(ana))).toEqual(all.slice(0, 5));
    expect(idsOf(await via.startup(ana, 2))).toEqual(all.slice(0, 2));
    for (const limit of [0, -1, 51])
      expect(await via.startup(ana, limit)).toMatchObject({ status: 400, fields: ['limit'] });
  });

  it('leave out sources that the viewer switched off', async () => {
    expect(await via.enable(ana, otherId, false)).toMatchObject({ ok: true, value: { id: otherId, isEnabled: false } });
    expect((await via.enable(ana, otherId, false)).ok).toBe(true);
    expect(idsOf(await via.list(ana))).toEqual(stories);
    expect(idsOf(await via.list(ana, otherId))).toEqual(others);
    expect(idsOf(await via.list(ben))).toHaveLength(9);
    expect((await via.sources(ana)).value).toMatchObject([
      { id: sourceId, title: 'The alpha', isEnabled: true, isFailing: false, fetchedAt: expect.any(String) },
      { id: otherId, isEnabled: false },
    ]);
    expect(await via.enable(ana, otherId, true)).toMatchObject({ value: { isEnabled: true } });
    expect(idsOf(await via.list(ana))).toHaveLength(9);
  });

  it('are saved to read later, latest first', async () => {
    for (const id of [stories[4]!, others[1]!])
      expect(await via.bookmark(ana, id, true)).toMatchObject({ ok: true, value: { id, viewerHasBookmarked: true } });
    expect((await via.bookmark(ana, others[1]!, true)).ok).toBe(true);
    expect(idsOf(await via.bookmarked(ana))).toEqual([others[1], stories[4]]);
    expect(idsOf(await via.bookmarked(ben))).toEqual([]);
    expect((await via.story(ben, stories[4]!)).value.viewerHasBookmarked).toBe(false);
    // Also of a source that was switched off since.
    await via.enable(ana, otherId, false);
    expect(idsOf(await via.bookmarked(ana))).toEqual([others[1], stories[4]]);
    for (let time = 0; time < 2; time++)
      expect(await via.bookmark(ana, others[1]!, false)).toMatchObject({ value: { viewerHasBookmarked: false } });
    expect(idsOf(await via.bookmarked(ana))).toEqual([stories[4]]);
  });

  it('reject visitors, and unknown stories and sources', async () => {
    for (const id of [missingId, 'nonsense'])
      for (const call of [
        () => via.bookmark(ana, id, true),
        () => via.bookmark(ana, id, false),
        () => via.enable(ana, id, false),
      ])
        expect(await expectNoWrites(server, call)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (const call of [
      () => via.list(anyone),
      () => via.bookmarked(anyone),
      () => via.startup(anyone),
      () => via.sources(anyone),
      () => via.story(anyone, stories[0]!),
      () => via.bookmark(anyone, stories[0]!, true),
      () => via.enable(anyone, sourceId, false),
    ])
      expect(await expectNoWrites(server, call)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('cost one statement a list', async () => {
    for (const read of [via.list, via.bookmarked, via.startup, (caller: Caller) => via.list(caller, sourceId)]) {
      await read(ana);
      expect(await server.captureStatements(() => read(ana))).toHaveLength(1);
    }
  });
});

it('REST and GraphQL agree', async () => {
  const [one, other] = [await rest.list(ana), await gql.list(ana)];
  expect(one).toEqual(other);
  expect((await rest.sources(ana)).value).toEqual((await gql.sources(ana)).value);
  const { body } = await ana.rest('/api/news/sources');
  expect(fromRest(body.data).fetchedAt).toBe((await ana.gql('{ newsFetchedAt }')).data.newsFetchedAt);
});

it('a switch that is no boolean is rejected', async () => {
  for (const enabled of [null, 'yes', 1]) {
    const outcome = await expectNoWrites(server, () => rest.enable(ana, sourceId, enabled));
    expect(outcome).toMatchObject({ status: 400, fields: ['enabled'] });
  }
});

it('bookmarks and switches are erased with the account', async () => {
  const [cara] = await registerPeople(server, 'cara');
  await rest.bookmark(cara, stories[0]!, true);
  await rest.enable(cara, sourceId, false);
  await server.sql('delete from account where id = $1', [cara.id]);
  expect(
    await server.sql(
      'select account_id from news_bookmark where account_id = $1 union all select account_id from news_source_off where account_id = $1',
      [cara.id],
    ),
  ).toEqual([]);
});
