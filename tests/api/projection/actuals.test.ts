import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMonth } from '../../../shared/projection/months';
import { registerPeople, type Person } from '../../support/people/people';
import { buildProjection, saasInputs, shareProjection } from '../../support/people/projections';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

const set = (person: Person, id: string, months: object) =>
  person.rest(`/api/projections/${id}/actuals`, { method: 'PUT', body: { months } });
const alertsOf = async (person: Person) =>
  (await person.rest('/api/notifications')).body.data.notifications
    .map(({ kind }: any) => kind)
    .filter((kind: string) => /runway|deviation/.test(kind));

it('sets months, compares them with the plan, and removes one', async () => {
  const { id } = await buildProjection(ana, 'Slow start', {
    ...saasInputs,
    customers: { opening: 20, newPerMonth: 2 },
  });
  const planned = (await ana.rest(`/api/projections/${id}/result`)).body.data.result.monthly;
  const { status, body } = await set(ana, id, {
    '2027-01': { revenue: planned.revenue[0], closing_cash: '200000.5', closing_customers: 21 },
    '2027-02': { revenue: '0' },
  });
  expect(status).toBe(200);
  expect(body.data.actuals).toMatchObject({
    months: {
      '2027-01': { revenue: planned.revenue[0], closing_cash: '200000.50', closing_customers: '21.000000' },
      '2027-02': { revenue: '0.00' },
    },
    deviations: { '2027-01': { revenue: '0.00' }, '2027-02': { revenue: '-100.00' } },
    latest_month: '2027-02',
    planned_runway_months: expect.stringMatching(/^\d+\.\d\d$/),
  });
  expect(Number(body.data.actuals.runway_months)).toBeLessThan(Number(body.data.actuals.planned_runway_months));
  const { data } = await ana.gql(
    `mutation ($id: ID!, $months: JSON!) { setProjectionActuals(id: $id, months: $months) { months latestMonth runwayMonths } }`,
    { id, months: { '2027-02': null } },
  );
  expect(data.setProjectionActuals).toMatchObject({
    months: { '2027-01': { closingCash: '200000.50' } },
    latestMonth: '2027-01',
  });
  expect(Object.keys(data.setProjectionActuals.months)).toEqual(['2027-01']);
});

it('keeps other figures of a month, and removes those that are null', async () => {
  const { id } = await buildProjection(ana, 'Pushed', saasInputs);
  const month = async (figures: object | null) => (await set(ana, id, { '2027-01': figures })).body.data.actuals.months;
  await month({ closing_cash: '30000.00', new_customers: 12 });
  expect(await month({ revenue: '41200.00' })).toEqual({
    '2027-01': { revenue: '41200.00', closing_cash: '30000.00', new_customers: '12.000000' },
  });
  expect(await month({ revenue: null, new_customers: null })).toEqual({ '2027-01': { closing_cash: '30000.00' } });
  expect(await month({ closing_cash: null })).toEqual({});
  expect(await month({ revenue: null })).toEqual({});
});

it('names everything that is wrong', async () => {
  const { id } = await buildProjection(ana);
  const { status, body } = await set(ana, id, {
    '2027-13': {},
    '2026-12': { revenue: '5' },
    '2027-02': { revenue: 5, closing_customers: -1, profit: '5' },
    '2027-03': 'none',
  });
  expect(status).toBe(400);
  expect(body.error.fields.map(({ path, code }: any) => `${code} ${path}`)).toEqual([
    'WRONG_TYPE months.2027-13',
    'OUT_OF_RANGE months.2026-12',
    'WRONG_TYPE months.2027-02.revenue',
    'OUT_OF_RANGE months.2027-02.closingCustomers',
    'UNKNOWN_FIELD months.2027-02.profit',
    'WRONG_TYPE months.2027-03',
  ]);
});

it('notifies the owner once of a short runway, and of figures off the plan', async () => {
  const [dora] = (await registerPeople(server, 'dora')) as [Person];
  const { id } = await buildProjection(dora, 'Plan', { ...saasInputs, rounds: {} });
  const planned = (await dora.rest(`/api/projections/${id}/result`)).body.data.result.monthly;
  await shareProjection(dora, id, ben.id, true);
  await set(ben, id, { '2027-01': { revenue: planned.revenue[0], closing_cash: planned.closingCash[0] } });
  expect(await alertsOf(dora)).toEqual([]);
  await set(ben, id, { '2027-02': { closing_cash: '100' } });
  expect((await alertsOf(dora)).toSorted()).toEqual(['projection.deviation', 'projection.runway']);
  await dora.rest('/api/notifications/read', { method: 'POST' });
  await set(ben, id, { '2027-02': { closing_cash: '101' } });
  const { body } = await dora.rest('/api/notifications');
  expect(body.data.notifications).toHaveLength(2);
  expect(body.data.notifications[0].path).toBe(`/financial-dashboard?model=${id}`);
  expect(await alertsOf(ben)).toEqual([]);
});

it('raises no alert again when the latest month is removed', async () => {
  const [elsa] = (await registerPeople(server, 'elsa')) as [Person];
  const { id } = await buildProjection(elsa, 'Plan', { ...saasInputs, rounds: {} });
  await set(elsa, id, { '2027-01': { closing_cash: '100' }, '2027-02': { closing_cash: '100' } });
  expect((await alertsOf(elsa)).toSorted()).toEqual(['projection.deviation', 'projection.runway']);
  await server.sql('delete from notification where recipient_id = $1', [elsa.id]);
  await set(elsa, id, { '2027-02': null });
  expect(await alertsOf(elsa)).toEqual([]);
});

it('sets a whole plan of months with as many statements as one', async () => {
  const { id } = await buildProjection(ana, 'Many');
  const months = Array.from({ length: 60 }, (_, index) => formatMonth(2027 * 12 + index));
  const monthsOf = (count: number) =>
    Object.fromEntries(months.slice(0, count).map((month) => [month, { closing_customers: 5 }]));
  const one = await server.captureStatements(() => set(ana, id, monthsOf(1)));
  const all = await server.captureStatements(() => set(ana, id, monthsOf(60)));
  expect(all.length).toBe(one.length);
  expect(Object.keys((await ana.rest(`/api/projections/${id}/actuals`)).body.data.actuals.months)).toEqual(months);
});

it('are read by those who may only read the model', async () => {
  const { id } = await buildProjection(ana);
  await shareProjection(ana, id, ben.id);
  expect((await set(ben, id, {})).status).toBe(403);
  expect((await ben.rest(`/api/projections/${id}/actuals`)).status).toBe(200);
});
