import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakeryIdea, buildAnalysis } from '../../support/people/analyses';
import { registerPeople, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = await registerPeople(server, 'ana');
});
afterAll(() => server.close());

/** The text of the specification. */
const failure = 'Quick analysis failed. Please try again in a moment.';
const path = '/api/startup-validator/quick-analyze';
const mutation = 'mutation ($idea: String!) { quickAnalyze(idea: $idea) { id } }';

async function callBoth(caller: Caller) {
  const { status, body } = await caller.rest(path, { body: { idea: bakeryIdea } });
  const { errors } = await caller.gql(mutation, { idea: bakeryIdea });
  return {
    rest: [status, body.error.code, body.error.message],
    gql: [errors![0]!.extensions!.code, errors![0]!.message],
  };
}

it('an analysis without a session answers 401 with the text of the specification', async () => {
  expect(await callBoth(visitor(server))).toEqual({
    rest: [401, 'UNAUTHENTICATED', failure],
    gql: ['UNAUTHENTICATED', failure],
  });
});

it('an analysis that cannot be stored answers 500 with the text of the specification, and is logged', async () => {
  await server.sql('alter table analysis_version rename to analysis_version_away');
  try {
    expect(await callBoth(ana)).toEqual({ rest: [500, 'INTERNAL', failure], gql: ['INTERNAL', failure] });
    const logged = server.errors.splice(0);
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).toContain('analysis_version');
  } finally {
    await server.sql('alter table analysis_version_away rename to analysis_version');
  }
  expect(await server.sql('select id from analysis')).toEqual([]);
});

const description = 'Describe your idea: who has which trouble, and what do you offer them?';

it.each([
  ['no idea', {}],
  ['null', { idea: null }],
  ['spaces', { idea: '  ' }],
])('%s is answered with what is missing, at the field idea', async (_what, body) => {
  const answer = await ana.rest(path, { body });
  expect([answer.status, answer.body.error.fields]).toEqual([400, { idea: description }]);
  const { id } = await buildAnalysis(ana);
  const version = await ana.rest(`/api/analyses/${id}/versions`, { body });
  expect([version.status, version.body.error.fields]).toEqual([400, { idea: description }]);
});
