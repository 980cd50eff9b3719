import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeProjection } from '../../../shared/projection/compute';
import { goldenModels } from '../../../shared/projection/testing/goldenModels';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = await registerPeople(server, 'ana');
});
afterAll(() => server.close());

const path = '/api/projections/compute';
const query = `query ($inputs: JSON!, $scenarios: JSON, $monteCarlo: JSON) {
  computeProjection(inputs: $inputs, scenarios: $scenarios, monteCarlo: $monteCarlo) { base scenarios sensitivity monteCarlo }
}`;
const inputs = goldenModels.everything!;
const scenarios = { lean: { name: 'Lean', patch: { hires: { consultant: null }, taxPercent: 10 } } };

it('answers the engine’s result over both transports', async () => {
  const request = { inputs, scenarios, monteCarlo: { runs: 50, seed: 7 } };
  const expected = computeProjection(request);
  const rest = await ana.rest(path, { body: request });
  expect(rest.status).toBe(200);
  expect({ ok: true, projection: rest.body.data.projection }).toEqual(expected);
  const { data } = await ana.gql(query, request);
  expect(data.computeProjection).toEqual(rest.body.data.projection);
});

it('has no Monte Carlo unless requested', async () => {
  const { body } = await ana.rest(path, { body: { inputs } });
  expect(Object.keys(body.data.projection)).toEqual(['base', 'sensitivity', 'scenarios']);
  expect(body.data.projection.scenarios).toEqual({});
  const { data } = await ana.gql(query, { inputs });
  expect(data.computeProjection.monteCarlo).toBeNull();
});

it('names everything that is wrong, over both transports', async () => {
  const request = {
    inputs: { ...inputs, currency: 'euro', taxPercent: 101, customers: { monthlyChurnPercent: 120 } },
    scenarios: { late: { patch: { startMonth: '2028-01' } } },
  };
  const issues = [
    { path: 'currency', code: 'WRONG_TYPE', message: expect.any(String) },
    { path: 'taxPercent', code: 'OUT_OF_RANGE', message: 'Tax must be between 0 and 100 %.' },
    { path: 'customers.monthlyChurnPercent', code: 'CHURN_OVER_100', message: expect.any(String) },
    {
      path: 'scenarios.late.patch.startMonth',
      code: 'SCENARIO_CHANGES_FRAME',
      message: 'A scenario has the start month of its base. Change it there.',
    },
  ];
  const { status, body } = await ana.rest(path, { body: request });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'BAD_USER_INPUT', message: body.error.fields[0].message });
  expect(body.error.fields).toEqual(issues);
  const { errors } = await ana.gql(query, request);
  expect(errors![0]!.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: issues });
});

it.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['no inputs', '{}'],
  ['deep nesting', `{"inputs":${'{"customers":'.repeat(20_000)}5${'}'.repeat(20_000)}}`],
])('rejects %s', async (_, body) => {
  const answer = await ana.rest(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(400);
});

it('rejects more than 1 MB', async () => {
  const { status } = await ana.rest(path, { body: { inputs: { ...inputs, name: 'x'.repeat(1_100_000) } } });
  expect(status).toBe(413);
});

it('requires a sign-in, and stores nothing', async () => {
  await expectNoWrites(server, async () => {
    const answers = [
      await visitor(server).rest(path, { body: { inputs } }),
      await visitor(server).gql(query, { inputs }),
    ];
    expect(answers[0]).toMatchObject({ status: 401 });
    expect(answers[1]).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await ana.rest(path, { body: { inputs } })).status).toBe(200);
  });
});

it('limits how many computations of a person wait', async () => {
  const request = { body: { inputs, monteCarlo: { runs: 2_000 } } };
  const answers = await Promise.all(Array.from({ length: 9 }, () => ana.rest(path, request)));
  const rejected = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(6);
  for (const { body, headers } of rejected) {
    expect(body.error.message).toContain('up to 6 projections at a time');
    expect(headers.get('retry-after')).toBe('1');
  }
});
