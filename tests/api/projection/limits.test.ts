import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectionLimits } from '../../../shared/contracts/projection';
import { registerPeople, type Person } from '../../support/people/people';
import { buildProjection, saasInputs } from '../../support/people/projections';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = (await registerPeople(server, 'ana')) as [Person];
});
afterAll(() => server.close());

const put = (id: string, part: string, body: object) =>
  ana.rest(`/api/projections/${id}${part}`, { method: 'PUT', body });

it('limits the scenarios of a model, and changes its time with each of them', async () => {
  const { id, updated_at: before } = await buildProjection(ana);
  await server.sql(
    `insert into projection_scenario (projection_id, key, name, patch)
     select $1, 'key' || n, 'Scenario', '{}' from generate_series(2, $2::int) n`,
    [id, projectionLimits.scenarios],
  );
  expect((await put(id, '/scenarios/last', { name: 'Last', patch: {} })).status).toBe(201);
  const { updated_at: after } = (await ana.rest(`/api/projections/${id}`)).body.data.projection;
  expect(after > before).toBe(true);
  const over = await put(id, '/scenarios/over', { name: 'Over', patch: {} });
  expect([over.status, over.body.error.message]).toEqual([
    403,
    'A projection can have up to 20 scenarios. Delete one first.',
  ]);
});

it('limits the bytes of a document', async () => {
  const inputs = { ...saasInputs, name: 'x'.repeat(projectionLimits.inputBytes) };
  const { status, body } = await ana.rest('/api/projections', { body: { name: 'Large', inputs } });
  expect([status, body.error.fields]).toEqual([400, { inputs: 'The inputs can have at most 200,000 bytes.' }]);
});

it('shares a model with up to 50 people, and sets the right of those who have it', async () => {
  const { id } = await buildProjection(ana);
  const [last, over] = (await registerPeople(server, 'last', 'over')) as [Person, Person];
  // Accounts without sessions are enough to fill the list.
  await server.sql(
    `with people as (
       insert into account (id, email, password_hash)
       select gen_random_uuid(), 'guest' || n || '@example.com', '' from generate_series(2, $1::int) n returning id, email),
     profiles as (
       insert into profile (id, username, display_name)
       select id, split_part(email, '@', 1), '' from people returning id)
     insert into projection_share (id, projection_id, person_id) select gen_random_uuid(), $2, id from profiles`,
    [projectionLimits.people, id],
  );
  const share = (person: Person, canEdit = false) =>
    ana.rest(`/api/projections/${id}/shares`, { body: { userId: person.id, canEdit } });
  expect((await share(last)).status).toBe(201);
  const refused = await share(over);
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'You can share a projection with up to 50 people.',
  ]);
  expect((await share(last, true)).body.data.share.can_edit).toBe(true);
});

it('stores what the latest versions changed, and no more', async () => {
  const { id } = await buildProjection(ana);
  await server.sql('update projection set version = $2 where id = $1', [id, projectionLimits.changes]);
  await server.sql(
    `insert into projection_change (projection_id, version, paths) values ($1, 1, '[]'), ($1, 2, '[]')`,
    [id],
  );
  expect((await put(id, '', { version: projectionLimits.changes, name: 'Later' })).status).toBe(200);
  const rows = await server.sql('select version from projection_change where projection_id = $1 order by version', [
    id,
  ]);
  expect(rows).toEqual([{ version: 2 }, { version: projectionLimits.changes + 1 }]);
});
