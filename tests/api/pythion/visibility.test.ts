import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAnalysis, commentOn, shareAnalysis } from '../../support/people/analyses';
import { block, hideProfile, registerPerson, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { authorizeChannel } from '../../support/transports/live';

let server: TestServer;

const relations = [
  'self',
  'named',
  'stranger',
  'formerly named',
  'blocked and named',
  'blocking and named',
  'blocked',
  'anonymous',
] as const;
type Relation = (typeof relations)[number];
type Seen = 'shown' | 'hidden' | 'rejected';

/** The ids under which an analysis is requested. */
const refs = ['its id', 'its link', 'a revoked link', 'the id of a share', 'its id, of a hidden owner'] as const;
type Ref = (typeof refs)[number];

const viewers = {} as Record<Relation, Caller>;
const ids = {} as Record<Ref, string>;
let people: Record<Relation, Person>;

function expected(relation: Relation, ref: Ref): Seen {
  if (relation === 'anonymous') return 'rejected';
  if (ref === 'a revoked link' || ref === 'its id, of a hidden owner') return 'hidden';
  if (relation === 'self' || relation === 'named') return 'shown';
  const hasLink = relation === 'stranger' || relation === 'formerly named';
  return ref === 'its link' && hasLink ? 'shown' : 'hidden';
}

beforeAll(async () => {
  server = await startTestServer();
  people = {} as Record<Relation, Person>;
  for (const relation of relations)
    if (relation !== 'anonymous') people[relation] = await registerPerson(server, relation.replaceAll(' ', '.'));
  const { self } = people;
  const { id } = await buildAnalysis(self);
  const shares = {} as Record<string, { id: string }>;
  for (const [relation, person] of Object.entries(people))
    if (/named/.test(relation)) shares[relation] = await shareAnalysis(self, id, { userId: person.id });
  const revoked = await shareAnalysis(self, id, { link: true });
  for (const share of [revoked, shares['formerly named']!])
    await self.rest(`/api/analyses/${id}/shares/${share.id}`, { method: 'DELETE' });
  const link = await shareAnalysis(self, id, { link: true });
  const hidden = await registerPerson(server, 'hidden');
  const { id: hiddenId } = await buildAnalysis(hidden);
  for (const person of Object.values(people)) await shareAnalysis(hidden, hiddenId, { userId: person.id });
  await hideProfile(server, hidden);
  await commentOn(self, id);
  await block(server, self, people['blocked and named']);
  await block(server, self, people.blocked);
  await block(server, people['blocking and named'], self);
  Object.assign(ids, {
    'its id': id,
    'its link': link.id,
    'a revoked link': revoked.id,
    'the id of a share': shares.named!.id,
    'its id, of a hidden owner': hiddenId,
  });
  for (const relation of relations) viewers[relation] = relation === 'anonymous' ? visitor(server) : people[relation];
});
afterAll(() => server.close());

type Path = (viewer: Caller, ref: string) => Promise<Seen>;

const rest =
  (path: (ref: string) => string, method = 'GET', body?: object): Path =>
  async (viewer, ref) => {
    const { status } = await viewer.rest(`/api${path(ref)}`, { method, body });
    expect([200, 201, 401, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  };

const graphql =
  (query: string): Path =>
  async (viewer, id) => {
    const { code } = await viewer.gql(query, { id });
    if (code === 'UNAUTHENTICATED') return 'rejected';
    if (code) expect(code).toBe('NOT_FOUND');
    return code ? 'hidden' : 'shown';
  };

const comment = { claim: 'score.problem', content: 'words' };
/** Everything that readers of an analysis may do. */
const paths: Record<string, Path> = {
  'REST analysis': rest((ref) => `/analyses/${ref}`),
  'REST shared analysis': rest((ref) => `/shared-analyses/${ref}`),
  'REST comments': rest((ref) => `/analyses/${ref}/comments`),
  'REST comment': rest((ref) => `/analyses/${ref}/comments`, 'POST', comment),
  'GraphQL analysis': graphql('query ($id: ID!) { analysis(id: $id) { id } }'),
  'GraphQL shared analysis': graphql('query ($id: ID!) { sharedAnalysis(id: $id) { id } }'),
  'GraphQL analysis as node': graphql('query ($id: ID!) { node(id: $id) { ... on Analysis { id } } }'),
  'GraphQL comments': graphql('query ($id: ID!) { analysisComments(analysisId: $id) { edges { node { id } } } }'),
  'GraphQL comment': graphql(
    'mutation ($id: ID!) { createAnalysisComment(analysisId: $id, claim: "score.problem", content: "words") { id } }',
  ),
  'live channel': async (viewer, ref) => {
    const { status } = await authorizeChannel(viewer, `private-analysis-${ref}`);
    return status === 401 ? 'rejected' : status === 403 ? 'hidden' : 'shown';
  },
};

describe.each(relations)('a viewer who is %s', (relation) => {
  it.each(refs)('reads an analysis by %s alike on every path', async (ref) => {
    const seen: Record<string, Seen> = {};
    for (const [name, path] of Object.entries(paths)) seen[name] = await path(viewers[relation], ids[ref]);
    const wanted = expected(relation, ref);
    expect(seen).toEqual(Object.fromEntries(Object.keys(paths).map((name) => [name, wanted])));
  });

  it('catches up on the events of what they can read', async () => {
    await server.waitForRelay();
    const { status, body } = await viewers[relation].rest('/api/events?after=0&limit=100');
    if (relation === 'anonymous') return expect(status).toBe(401);
    expect(body.data.has_more).toBe(false);
    for (const ref of ['its id', 'its link'] as const) {
      const channel = `private-analysis-${ids[ref]}`;
      const isRead = body.data.events.some((event: any) => event.channel === channel);
      expect([ref, isRead]).toEqual([ref, expected(relation, ref) === 'shown']);
    }
  });

  it('has only their own analyses in the list', async () => {
    const { status, body } = await viewers[relation].rest('/api/analyses');
    const { data, code } = await viewers[relation].gql('{ analyses { edges { node { id } } } }');
    if (relation === 'anonymous') return expect([status, code]).toEqual([401, 'UNAUTHENTICATED']);
    const own = relation === 'self' ? [ids['its id']] : [];
    expect(body.data.analyses.map(({ id }: any) => id)).toEqual(own);
    expect(data.analyses.edges.map(({ node }: any) => node.id)).toEqual(own);
  });

  it('reads versions, differences, facts and shares of their own analysis only', async () => {
    for (const part of ['versions', 'versions/1', 'diff', 'facts', 'shares']) {
      const status = relation === 'self' ? 200 : relation === 'anonymous' ? 401 : relation === 'named' ? 403 : 404;
      expect([part, (await viewers[relation].rest(`/api/analyses/${ids['its id']}/${part}`)).status]).toEqual([
        part,
        status,
      ]);
    }
    const { errors } = await viewers[relation].gql(
      `query ($id: ID!) { analysisVersions(id: $id) { number } analysisVersion(id: $id, number: 1) { number } analysisDiff(id: $id) { to { number } } analysisFacts(id: $id) { segment }
         analysisShares(id: $id) { id } }`,
      { id: ids['its id'] },
    );
    expect(errors === undefined).toBe(relation === 'self');
  });

  it('is notified of a share while it can be opened', async () => {
    if (relation === 'anonymous') return;
    const { data } = await viewers[relation].gql('{ notifications { edges { node { kind path } } } }');
    const shared = data.notifications.edges.flatMap(({ node }: any) =>
      node.kind === 'analysis.shared' ? [node.path] : [],
    );
    expect(shared).toEqual(relation === 'named' ? [`/shared-analysis/${ids['its id']}`] : []);
  });
});

it('a reader by link learns the id of the link only', async () => {
  const { stranger } = people;
  const { analysis } = (await stranger.rest(`/api/shared-analyses/${ids['its link']}`)).body.data;
  expect([analysis.id, analysis.viewerCanEdit, analysis.isStarred]).toEqual([ids['its link'], false, false]);
  const named = await people.named.rest(`/api/shared-analyses/${ids['the id of a share']}`);
  expect(named.body.data.analysis.id).toBe(ids['its id']);
  expect(JSON.stringify(analysis)).not.toContain(ids['its id']);
});

it('comments of people who blocked each other are hidden from both', async () => {
  const { named, stranger, self } = people;
  const { id } = await commentOn(named, ids['its id'], 'from a named person');
  const listed = async (viewer: Caller, ref: Ref) => {
    const { comments } = (await viewer.rest(`/api/analyses/${ids[ref]}/comments?limit=50`)).body.data;
    const { data } = await viewer.gql('query ($id: ID!) { analysis(id: $id) { commentCount } }', { id: ids[ref] });
    expect(data.analysis.commentCount).toBe(comments.length);
    return comments.some((one: any) => one.id === id);
  };
  expect([await listed(self, 'its id'), await listed(stranger, 'its link')]).toEqual([true, true]);
  await block(server, named, stranger);
  expect([await listed(self, 'its id'), await listed(stranger, 'its link')]).toEqual([true, false]);
  const path = `/api/analyses/${ids['its link']}/comments/${id}`;
  expect((await stranger.rest(path, { method: 'DELETE' })).status).toBe(404);
});
