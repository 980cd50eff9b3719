import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, hideProfile, registerPerson, visitor, type Caller, type Person } from '../../support/people/people';
import { buildProjection, shareProjection } from '../../support/people/projections';
import { startTestServer, type TestServer } from '../../support/server/server';
import { authorizeChannel } from '../../support/transports/live';

let server: TestServer;

const relations = [
  'self',
  'reader',
  'editor',
  'stranger',
  'former reader',
  'blocked reader',
  'blocking reader',
  'anonymous',
] as const;
type Relation = (typeof relations)[number];
type Seen = 'shown' | 'hidden' | 'rejected' | 'forbidden';

const viewers = {} as Record<Relation, Caller>;
let id: string;
let hiddenId: string;

beforeAll(async () => {
  server = await startTestServer();
  const people = {} as Record<Relation, Person>;
  for (const relation of relations)
    if (relation !== 'anonymous') people[relation] = await registerPerson(server, relation.replaceAll(' ', '.'));
  const { self } = people;
  const hidden = await registerPerson(server, 'hidden');
  id = (await buildProjection(self)).id;
  hiddenId = (await buildProjection(hidden)).id;
  await self.rest(`/api/projections/${id}/scenarios/lean`, { method: 'PUT', body: { name: 'Lean', patch: {} } });
  const shares = {} as Record<string, { id: string }>;
  for (const [relation, person] of Object.entries(people)) {
    if (/reader|editor/.test(relation))
      shares[relation] = await shareProjection(self, id, person.id, relation === 'editor');
    await shareProjection(hidden, hiddenId, person.id, true);
  }
  await self.rest(`/api/projections/${id}/shares/${shares['former reader']!.id}`, { method: 'DELETE' });
  await hideProfile(server, hidden);
  await block(server, self, people['blocked reader']);
  await block(server, people['blocking reader'], self);
  for (const relation of relations) viewers[relation] = relation === 'anonymous' ? visitor(server) : people[relation];
});
afterAll(() => server.close());

type Path = (viewer: Caller, id: string) => Promise<Seen>;

const byStatus: Record<number, Seen> = { 200: 'shown', 201: 'shown', 401: 'rejected', 403: 'forbidden', 404: 'hidden' };
const byCode: Record<string, Seen> = { UNAUTHENTICATED: 'rejected', FORBIDDEN: 'forbidden', NOT_FOUND: 'hidden' };

const rest =
  (part: string, method = 'GET', body?: object): Path =>
  async (viewer, model) =>
    byStatus[(await viewer.rest(`/api/projections/${model}${part}`, { method, body })).status]!;

const graphql =
  (query: string): Path =>
  async (viewer, model) => {
    const { code } = await viewer.gql(query, { id: model });
    return code ? byCode[code]! : 'shown';
  };

const reads: Record<string, Path> = {
  'REST model': rest(''),
  'REST result': rest('/result'),
  'REST export': rest('/export'),
  'REST scenario': rest('/scenarios/lean'),
  'REST actuals': rest('/actuals'),
  'REST changes': rest('/changes'),
  'REST duplicate': rest('/duplicate', 'POST'),
  'GraphQL model': graphql('query ($id: ID!) { projection(id: $id) { id } }'),
  'GraphQL node': graphql('query ($id: ID!) { node(id: $id) { ... on Projection { id } } }'),
  'GraphQL result': graphql('query ($id: ID!) { projectionResult(id: $id) }'),
  'GraphQL actuals': graphql('query ($id: ID!) { projectionActuals(id: $id) { months } }'),
  'GraphQL changes': graphql('query ($id: ID!) { projectionChanges(id: $id) { path actorName } }'),
  'live channel': async (viewer, model) => {
    const { status } = await authorizeChannel(viewer, `private-projection-${model}`);
    return status === 401 ? 'rejected' : status === 403 ? 'hidden' : 'shown';
  },
};
const edits: Record<string, Path> = {
  'REST scenario': rest('/scenarios/lean', 'PUT', { name: 'Lean', patch: {}, version: 0 }),
  'REST actuals': rest('/actuals', 'PUT', { months: {} }),
  'GraphQL actuals': graphql('mutation ($id: ID!) { setProjectionActuals(id: $id, months: {}) { months } }'),
};
const owned: Record<string, Path> = {
  'REST shares': rest('/shares'),
  'REST archive': rest('/archive', 'DELETE'),
  'GraphQL shares': graphql('query ($id: ID!) { projectionShares(id: $id) { id } }'),
};

const outcomes = async (paths: Record<string, Path>, viewer: Caller, model: string) =>
  Object.fromEntries(
    await Promise.all(Object.entries(paths).map(async ([name, path]) => [name, await path(viewer, model)])),
  );
const all = (paths: Record<string, Path>, seen: Seen) =>
  Object.fromEntries(Object.keys(paths).map((name) => [name, seen]));

describe.each(relations)('a viewer who is %s', (relation) => {
  const hasShare = ['reader', 'editor'].includes(relation);
  const unseen: Seen = relation === 'anonymous' ? 'rejected' : 'hidden';

  it('reads a model alike on every path', async () => {
    const seen = relation === 'self' || hasShare ? 'shown' : unseen;
    expect(await outcomes(reads, viewers[relation], id)).toEqual(all(reads, seen));
    expect(await outcomes(reads, viewers[relation], hiddenId)).toEqual(all(reads, unseen));
  });

  it('edits with that right, and manages only their own', async () => {
    const canEdit = relation === 'self' || relation === 'editor';
    const { 'REST scenario': scenario, ...edited } = await outcomes(edits, viewers[relation], id);
    const wanted = canEdit ? 'shown' : relation === 'reader' ? 'forbidden' : unseen;
    // The version isn't the latest, which only editors learn.
    expect(scenario).toBe(canEdit ? undefined : wanted);
    const { 'REST scenario': _, ...others } = all(edits, wanted);
    expect(edited).toEqual(others);
    const managed = relation === 'self' ? 'shown' : hasShare ? 'forbidden' : unseen;
    expect(await outcomes(owned, viewers[relation], id)).toEqual(all(owned, managed));
  });

  it('lists what they can read', async () => {
    const { status, body } = await viewers[relation].rest('/api/projections?limit=50');
    if (relation === 'anonymous') return expect(status).toBe(401);
    const ids = body.data.projections.map((row: any) => row.id);
    expect([ids.includes(id), ids.includes(hiddenId)]).toEqual([relation === 'self' || hasShare, false]);
    const { data } = await viewers[relation].gql('{ projections(first: 50) { edges { node { id } } } }');
    expect(data.projections.edges.map(({ node }: any) => node.id)).toEqual(ids);
  });
});
