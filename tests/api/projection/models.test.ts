import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectionLimits } from '../../../shared/contracts/projection';
import { goldenModels } from '../../../shared/projection/testing/goldenModels';
import { missingId, registerPeople, visitor, type Person } from '../../support/people/people';
import { buildProjection, saasInputs } from '../../support/people/projections';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

const fields = `id name inputs version isArchived scenarios { key name patch version updatedAt } owner { id username }
  viewerCanEdit createdAt updatedAt`;
const put = (id: string, body: object) => ana.rest(`/api/projections/${id}`, { method: 'PUT', body });

it('stores a model and answers alike over both transports', async () => {
  const model = await buildProjection(ana, ' First plan ');
  expect(model).toMatchObject({
    name: 'First plan',
    version: 1,
    is_archived: false,
    scenarios: [],
    viewer_can_edit: true,
  });
  expect(model.inputs).toEqual(JSON.parse(JSON.stringify(saasInputs)));
  const { data } = await ana.gql(
    `mutation ($inputs: JSON!) { createProjection(name: "Second plan", inputs: $inputs) { ${fields} } }`,
    { inputs: saasInputs },
  );
  expect(data.createProjection).toMatchObject({ name: 'Second plan', inputs: model.inputs, owner: { id: ana.id } });
  const read = await ana.gql(`query ($id: ID!) { projection(id: $id) { ${fields} } node(id: $id) { id } }`, {
    id: model.id,
  });
  expect(read.data.projection).toMatchObject({ id: model.id, inputs: model.inputs, createdAt: model.created_at });
  expect(read.data.node.id).toBe(model.id);
  const { body } = await ana.rest('/api/projections');
  expect(body.data.projections.map(({ name }: any) => name)).toEqual(['Second plan', 'First plan']);
  expect(body.data.projections[0]).toMatchObject({ template: 'saas', currency: 'EUR', start_month: '2027-01' });
  const list = await ana.gql('{ projections { edges { node { id name template } } } }');
  expect(list.data.projections.edges.map(({ node }: any) => node.name)).toEqual(['Second plan', 'First plan']);
});

it('names everything that is wrong with stored inputs', async () => {
  const { status, body } = await ana.rest('/api/projections', {
    body: { name: 'Plan', inputs: { ...saasInputs, taxPercent: 101, vat: 19 } },
  });
  expect(status).toBe(400);
  expect(body.error.fields.map(({ path, code }: any) => `${code} ${path}`)).toEqual([
    'OUT_OF_RANGE taxPercent',
    'UNKNOWN_FIELD vat',
  ]);
  expect((await ana.rest('/api/projections', { body: { name: ' ', inputs: saasInputs } })).body.error.fields).toEqual({
    name: 'Enter a name.',
  });
});

it('changes a model by the version read, and names what changed in a conflict', async () => {
  const { id } = await buildProjection(ana);
  const cheaper = { ...saasInputs, subscription: { ...saasInputs.subscription, price: '39' } };
  const changed = await put(id, { version: 1, inputs: cheaper });
  expect(changed.body.data.projection).toMatchObject({
    version: 2,
    name: 'Plan',
    inputs: { subscription: { price: '39' } },
  });
  expect((await put(id, { version: 2, name: 'Cheaper plan' })).body.data.projection.version).toBe(3);
  // Nothing changes, so the version stays.
  expect((await put(id, { version: 3, inputs: cheaper })).body.data.projection.version).toBe(3);
  const conflict = await put(id, { version: 1, inputs: saasInputs });
  expect(conflict.status).toBe(409);
  expect(conflict.body.error).toMatchObject({
    code: 'CONFLICT',
    fields: [
      { path: 'inputs.subscription.price', code: 'CHANGED', message: expect.stringContaining('you in another tab') },
      { path: 'name', code: 'CHANGED', message: expect.any(String) },
    ],
  });
  const { errors } = await ana.gql('mutation ($id: ID!) { updateProjection(id: $id, version: 2, name: "x") { id } }', {
    id,
  });
  expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', fields: [{ path: 'name', code: 'CHANGED' }] });
  expect((await ana.rest(`/api/projections/${id}`)).body.data.projection).toMatchObject({
    version: 3,
    inputs: cheaper,
  });
});

it('lets one of two simultaneous changes win', async () => {
  const { id } = await buildProjection(ana);
  const answers = await Promise.all(['A', 'B'].map((name) => put(id, { version: 1, name })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('duplicates, archives and deletes', async () => {
  const { id } = await buildProjection(ben, 'Original');
  await ben.rest(`/api/projections/${id}/scenarios/lean`, {
    method: 'PUT',
    body: { name: 'Lean', patch: { taxPercent: 5 } },
  });
  const copy = await ben.rest(`/api/projections/${id}/duplicate`, { method: 'POST' });
  expect(copy.status).toBe(201);
  expect(copy.body.data.projection).toMatchObject({
    name: 'Original (copy)',
    version: 1,
    scenarios: [{ key: 'lean' }],
  });
  await ben.rest(`/api/projections/${id}/archive`, { method: 'POST' });
  const names = async (query: string) =>
    (await ben.rest(`/api/projections${query}`)).body.data.projections.map(({ name }: any) => name);
  expect(await names('')).toEqual(['Original (copy)']);
  expect(await names('?archived=true')).toEqual(['Original']);
  const { data } = await ben.gql(
    'mutation ($id: ID!) { setProjectionArchived(id: $id, archived: false) { isArchived } }',
    { id },
  );
  expect(data.setProjectionArchived.isArchived).toBe(false);
  expect((await ben.rest(`/api/projections/${id}`, { method: 'DELETE' })).body.data).toEqual({ id });
  expect((await ben.rest(`/api/projections/${id}`)).status).toBe(404);
});

it('creates once for one Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'plan-1' };
  const create = () => ana.rest('/api/projections', { body: { name: 'Once', inputs: saasInputs }, headers });
  const [one, two] = [await create(), await create()];
  expect(one.body.data.projection.id).toBe(two.body.data.projection.id);
});

it('returns the model of a repeated Idempotency-Key also when there is no room for another', async () => {
  const [full] = (await registerPeople(server, 'full')) as [Person];
  const headers = { 'idempotency-key': 'plan-200' };
  const create = () => full.rest('/api/projections', { body: { name: 'Last', inputs: saasInputs }, headers });
  const first = await create();
  await server.sql(
    `insert into projection (id, owner_id, name, inputs)
     select gen_random_uuid(), owner_id, name, inputs from projection, generate_series(2, $2::int) where owner_id = $1`,
    [full.id, projectionLimits.projections],
  );
  const again = await create();
  expect([again.status, again.body.data.projection.id]).toEqual([201, first.body.data.projection.id]);
  expect((await full.rest('/api/projections', { body: { name: 'More', inputs: saasInputs } })).status).toBe(403);
});

it('rejects documents and versions that the database can’t store, by name', async () => {
  const { id } = await buildProjection(ana, 'Odd');
  for (const name of ['a\0b', 'a\ud800'])
    expect(
      (await ana.rest('/api/projections', { body: { name: 'Odd', inputs: { ...saasInputs, name } } })).body.error,
    ).toEqual(expect.objectContaining({ fields: { inputs: 'The inputs contain an unsupported character.' } }));
  // A backslash is an ordinary character.
  await buildProjection(ana, 'Odd', { ...saasInputs, name: '\\u0000' });
  const scenario = await ana.rest(`/api/projections/${id}/scenarios/a`, {
    method: 'PUT',
    body: { name: 'a', patch: { 'b\0': null } },
  });
  expect(scenario.body.error.fields).toEqual({ patch: 'The changes of a scenario contain an unsupported character.' });
  expect((await put(id, { version: 10 ** 12, name: 'x' })).body.error.fields).toEqual({
    version: 'version must be a whole number.',
  });
});

it('keeps scenarios linked to their model', async () => {
  const { id } = await buildProjection(ana, 'Linked', goldenModels.everything);
  const path = `/api/projections/${id}/scenarios/lean`;
  const set = (body: object) => ana.rest(path, { method: 'PUT', body });
  const created = await set({ name: 'Lean', patch: { hires: { consultant: null }, taxPercent: 5 } });
  expect([created.status, created.body.data.scenario.version]).toEqual([201, 1]);
  const wrong = await set({ name: 'Lean', patch: { currency: 'EUR', taxPercent: 101 }, version: 1 });
  expect(wrong.body.error.fields.map(({ path: at, code }: any) => `${code} ${at}`)).toEqual([
    'SCENARIO_CHANGES_FRAME patch.currency',
    'OUT_OF_RANGE patch.taxPercent',
  ]);
  expect((await set({ name: 'Other tab', patch: {} })).status).toBe(409);
  expect((await set({ name: 'Leaner', patch: { hires: { consultant: null } }, version: 1 })).status).toBe(200);
  const result = async (query = '') => (await ana.rest(`/api/projections/${id}/result${query}`)).body.data.result;
  const base = await result();
  const lean = await result('?scenario=lean');
  expect(lean.monthly.heads[2]).toBe(String(Number(base.monthly.heads[2]) - 1));
  const { data } = await ana.gql('query ($id: ID!) { projectionResult(id: $id, scenario: "lean") }', { id });
  expect(data.projectionResult).toEqual(lean);
  const { version } = (await ana.rest(`/api/projections/${id}`)).body.data.projection;
  await put(id, { version, inputs: { ...goldenModels.everything, openingCash: '1.00' } });
  expect((await result('?scenario=lean')).monthly.openingCash[0]).toBe('1.00');
  expect((await ana.rest(`/api/projections/${id}/result?scenario=none`)).status).toBe(404);
  expect((await ana.rest(path, { method: 'DELETE' })).body.data.projection.scenarios).toEqual([]);
  expect((await ana.rest(path, { method: 'DELETE' })).status).toBe(404);
});

it('is closed to visitors and others, who write nothing', async () => {
  const { id } = await buildProjection(ana);
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PUT', '', { version: 1, name: 'x' }],
    ['DELETE', ''],
    ['POST', '/duplicate'],
    ['POST', '/archive'],
    ['GET', '/result'],
    ['GET', '/actuals'],
    ['PUT', '/actuals', { months: {} }],
    ['PUT', '/scenarios/a', { name: 'a', patch: {} }],
    ['GET', '/shares'],
    ['POST', '/shares', { userId: ben.id }],
  ];
  await expectNoWrites(server, async () => {
    for (const [method, part, body] of calls) {
      const path = `/api/projections/${id}${part}`;
      expect([path, (await visitor(server).rest(path, { method, body })).status]).toEqual([path, 401]);
      expect([path, (await ben.rest(path, { method, body })).status]).toEqual([path, 404]);
    }
    expect((await ana.rest(`/api/projections/${missingId}`)).status).toBe(404);
  });
});

it('stores who wants to know when funding opens, until they withdraw', async () => {
  const ask = () => ana.rest('/api/funding/notify-me', { method: 'POST' });
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 200]);
  expect((await ben.gql('mutation { notifyOfFunding }')).data.notifyOfFunding).toBe(true);
  expect((await visitor(server).rest('/api/funding/notify-me', { method: 'POST' })).status).toBe(401);

  const read = async () => (await ana.rest('/api/funding/notify-me')).body.data.funding.is_notified;
  expect(await read()).toBe(true);
  expect((await ana.rest('/api/funding/notify-me', { method: 'DELETE' })).body.data.funding.is_notified).toBe(false);
  expect(await read()).toBe(false);
  expect((await ben.gql('mutation { cancelFundingNotice }')).data.cancelFundingNotice).toBe(true);
  expect((await ben.gql('{ fundingNotice }')).data.fundingNotice).toBe(false);
});

it('searches and sorts the list in one statement', async () => {
  const [eva] = await registerPeople(server, 'eva');
  for (const name of ['Bakery plan', 'apple farm', 'Cafe 100%', 'Bakery, slower']) await buildProjection(eva!, name);
  const names = async (query: string) => {
    const { body } = await eva!.rest(`/api/projections?${query}`);
    return body.data.projections.map(({ name }: any) => name);
  };
  expect(await names('sort=name')).toEqual(['apple farm', 'Bakery plan', 'Bakery, slower', 'Cafe 100%']);
  expect(await names('sort=newest&query=bakery')).toEqual(['Bakery, slower', 'Bakery plan']);
  expect(await names('query=plan%20BAKERY')).toEqual(['Bakery plan']);
  expect(await names('query=%25')).toEqual(['Cafe 100%']);
  expect(await names(`query=${encodeURIComponent('"CAFÉ 100"')}`)).toEqual(['Cafe 100%']);
  const statements = await server.captureStatements(() => eva!.rest('/api/projections?sort=name&query=a&limit=50'));
  expect(statements).toHaveLength(1);

  // Pages follow each other by name, also in GraphQL.
  const page = async (after?: string) => {
    const { data } = await eva!.gql(
      `query ($after: String) { projections(first: 3, sort: name, query: "a", after: $after) {
         edges { node { name } } pageInfo { endCursor hasNextPage } } }`,
      { after },
    );
    return data.projections;
  };
  const first = await page();
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await page(first.pageInfo.endCursor);
  expect(second.edges.map(({ node }: any) => node.name)).toEqual(['Cafe 100%']);
  expect((await eva!.rest('/api/projections?sort=size')).status).toBe(400);
});
