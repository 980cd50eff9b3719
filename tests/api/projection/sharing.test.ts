import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerPeople, type Person } from '../../support/people/people';
import { buildProjection, shareProjection } from '../../support/people/projections';
import { startTestServer, type TestServer } from '../../support/server/server';
import { createLiveClient } from '../../support/transports/live';

let server: TestServer;
let ana: Person;
let ben: Person;
let carol: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, carol] = await registerPeople(server, 'ana', 'ben', 'carol');
});
afterAll(() => server.close());

const statusOf = async (person: Person, id: string, method = 'GET', body?: object) =>
  (await person.rest(`/api/projections/${id}`, { method, body })).status;

it('shares to read or to edit, once for each person', async () => {
  const { id } = await buildProjection(ana);
  const share = await shareProjection(ana, id, ben.id);
  expect(share).toMatchObject({ person: { username: 'ben' }, can_edit: false });
  expect((await ben.rest(`/api/projections/${id}`)).body.data.projection).toMatchObject({ viewer_can_edit: false });
  const change = { version: 1, name: 'By Ben' };
  expect(await statusOf(ben, id, 'PUT', change)).toBe(403);
  expect((await shareProjection(ana, id, ben.id, true)).id).toBe(share.id);
  expect(await statusOf(ben, id, 'PUT', change)).toBe(200);
  expect(await statusOf(carol, id)).toBe(404);
  const conflict = await ana.rest(`/api/projections/${id}`, { method: 'PUT', body: { version: 1, name: 'By Ana' } });
  expect(conflict.body.error.fields).toEqual([
    { path: 'name', code: 'CHANGED', message: expect.stringContaining('was changed by ben') },
  ]);
  expect((await ben.rest('/api/projections')).body.data.projections).toMatchObject([{ id, viewer_can_edit: true }]);
  const { body } = await ben.rest('/api/notifications');
  expect(body.data.notifications[0]).toMatchObject({ kind: 'projection.shared', path: `/financial-projections/${id}` });
  const { data } = await ana.gql('query ($id: ID!) { projectionShares(id: $id) { canEdit person { username } } }', {
    id,
  });
  expect(data.projectionShares).toEqual([{ canEdit: true, person: expect.objectContaining({ username: 'ben' }) }]);
});

it('names who changed what lately, scenarios included, over both transports', async () => {
  const { id } = await buildProjection(ana);
  await shareProjection(ana, id, ben.id, true);
  const scenario = (person: Person, body: object) =>
    person.rest(`/api/projections/${id}/scenarios/lean`, { method: 'PUT', body });
  expect(await statusOf(ana, id, 'PUT', { version: 1, name: 'By Ana' })).toBe(200);
  expect((await scenario(ana, { name: 'Lean', patch: {} })).status).toBe(201);
  expect((await scenario(ben, { name: 'Lean', patch: { taxPercent: 5 }, version: 1 })).status).toBe(200);
  const changes = [
    { path: 'name', actor_name: 'ana', is_by_viewer: true },
    { path: 'scenarios.lean', actor_name: 'ana', is_by_viewer: true },
    { path: 'scenarios.lean.patch.taxPercent', actor_name: 'ben', is_by_viewer: false },
  ];
  expect((await ana.rest(`/api/projections/${id}/changes`)).body.data.changes).toEqual(changes);
  const { data } = await ben.gql('query ($id: ID!) { projectionChanges(id: $id) { path actorName isByViewer } }', {
    id,
  });
  expect(data.projectionChanges.map(({ isByViewer }: any) => isByViewer)).toEqual([false, false, true]);
  expect((await carol.rest(`/api/projections/${id}/changes`)).status).toBe(404);
  // A conflict of the model names its own paths only.
  const conflict = await ben.rest(`/api/projections/${id}`, { method: 'PUT', body: { version: 1, name: 'By Ben' } });
  expect(conflict.body.error.fields.map(({ path }: any) => path)).toEqual(['name']);
});

it('leaves shares, archive and deletion to the owner', async () => {
  const { id } = await buildProjection(ana);
  await shareProjection(ana, id, ben.id, true);
  const path = `/api/projections/${id}`;
  for (const [method, part, body] of [
    ['DELETE', '', undefined],
    ['POST', '/archive', undefined],
    ['GET', '/shares', undefined],
    ['POST', '/shares', { userId: carol.id }],
  ] as const)
    expect([part, (await ben.rest(`${path}${part}`, { method, body })).status]).toEqual([part, 403]);
  // A copy is the reader's own.
  expect((await ben.rest(`${path}/duplicate`, { method: 'POST' })).body.data.projection.owner.id).toBe(ben.id);
});

it('publishes changes, and closes the channel of a revoked share', async () => {
  const { id } = await buildProjection(ana);
  const share = await shareProjection(ana, id, ben.id);
  const client = createLiveClient(server, ben);
  const received: string[] = [];
  const channel = client.subscribe(`private-projection-${id}`);
  channel.bind_global((name: string) => void received.push(name));
  await vi.waitFor(() => expect(channel.subscribed).toBe(true), 5_000);
  await ana.rest(`/api/projections/${id}`, { method: 'PUT', body: { version: 1, name: 'Changed' } });
  await vi.waitFor(() => expect(received).toContain('projection.changed'), 5_000);
  await ana.rest(`/api/projections/${id}/shares/${share.id}`, { method: 'DELETE' });
  await vi.waitFor(() => expect(received.join()).toMatch(/unshared|subscription_error|unsubscribed/), 5_000);
  expect(await statusOf(ben, id)).toBe(404);
  client.disconnect();
});

it('is hidden from people whom the owner blocked', async () => {
  const { id } = await buildProjection(ana);
  await shareProjection(ana, id, carol.id, true);
  expect(await statusOf(carol, id)).toBe(200);
  await ana.rest(`/api/blocks/${carol.id}`, { method: 'POST' });
  expect(await statusOf(carol, id)).toBe(404);
  expect((await carol.rest('/api/projections')).body.data.projections).toEqual([]);
});

it('names nobody in a conflict whom the viewer can’t see', async () => {
  const [dora] = (await registerPeople(server, 'dora')) as [Person];
  const { id } = await buildProjection(ana);
  await shareProjection(ana, id, dora.id, true);
  expect(await statusOf(dora, id, 'PUT', { version: 1, name: 'By Dora' })).toBe(200);
  await dora.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
  const conflict = await ana.rest(`/api/projections/${id}`, { method: 'PUT', body: { version: 1, name: 'By Ana' } });
  expect(conflict.body.error.fields[0].message).toBe('name was changed by someone else.');
});

it('publishes a changed right, so that open editors read it again', async () => {
  const { id } = await buildProjection(ana);
  await shareProjection(ana, id, ben.id, true);
  const client = createLiveClient(server, ben);
  const received: string[] = [];
  const channel = client.subscribe(`private-projection-${id}`);
  channel.bind_global((name: string) => void received.push(name));
  await vi.waitFor(() => expect(channel.subscribed).toBe(true), 5_000);
  await shareProjection(ana, id, ben.id, false);
  await vi.waitFor(() => expect(received).toContain('projection.changed'), 5_000);
  client.disconnect();
});
