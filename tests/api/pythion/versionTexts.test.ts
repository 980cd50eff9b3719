import { afterAll, beforeAll, expect, it } from 'vitest';
import { betterIdea, buildAnalysis } from '../../support/people/analyses';
import { registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = await registerPeople(server, 'ana');
});
afterAll(() => server.close());

const answer = 'We talked to 14 bakeries in person and 11 of them showed us last month’s bill for waste.';

/** An analysis with one answer. @returns its id */
async function buildAnswered(): Promise<string> {
  const { id, questions } = await buildAnalysis(ana);
  const answers = [{ question: questions[0].id, text: answer }];
  expect((await ana.rest(`/api/analyses/${id}/answers`, { body: { answers } })).status).toBe(200);
  return id;
}

const change = (id: string, idea: unknown) => ana.rest(`/api/analyses/${id}/versions`, { body: { idea } });
const countVersions = (id: string) => server.sql('select number from analysis_version where analysis_id = $1', [id]);

it.each([
  ['no text', undefined, 'Describe your idea: who'],
  ['one letter', 'x', 'at least 10 characters'],
  ['nine characters', 'too short', 'at least 10 characters'],
  ['gibberish', 'asdf qwer zxcv hjkl uiop bnm asdf qwer zxcv', 'doesn’t read as sentences'],
  ['no idea', 'The weather was nice yesterday evening.', 'doesn’t describe an idea yet'],
  ['a label', 'An app for dogs', 'too short to judge'],
])('a version of %s is rejected, naming idea, also when an answer would carry it', async (_what, idea, message) => {
  const id = await buildAnswered();
  const { status, body } = await change(id, idea);
  expect([status, body.error.fields]).toEqual([400, { idea: expect.stringContaining(message) }]);
  const { errors } = await ana.gql(
    'mutation ($id: ID!, $idea: String!) { createAnalysisVersion(id: $id, idea: $idea) { id } }',
    { id, idea: idea ?? '' },
  );
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: body.error.fields });
  expect(await countVersions(id)).toHaveLength(1);
});

it('a version of an answered idea is accepted when its text stands alone, or is the same', async () => {
  const id = await buildAnswered();
  for (const number of [2, 3])
    expect((await change(id, betterIdea)).body.data.analysis).toMatchObject({
      number,
      text: `${betterIdea}\n\n${answer}`,
    });
});

it('a text that an earlier analyst accepted may be changed to one that lacks the same, and to no gibberish', async () => {
  const id = await buildAnswered();
  await server.sql(`update analysis_version set idea = 'An app for dogs' where analysis_id = $1`, [id]);
  expect((await change(id, 'asdf qwer zxcv hjkl uiop bnm asdf qwer zxcv')).status).toBe(400);
  expect((await change(id, 'An app for cats')).status).toBe(201);
});
