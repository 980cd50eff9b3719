import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakeryIdea, betterIdea, buildAnalysis } from '../../support/people/analyses';
import { missingId, registerPeople, visitor, type Person } from '../../support/people/people';
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

const quote = 'quote start end';
const fields = `id owner { id username } title idea answers { question questionText text } text number score verdict confidence
  dealBreakers { claim key state reason ${quote} } scores { claim key score weight reasons { text ${quote} } next }
  sentences { claim section text origin source formula ${quote} } canvas { block entries { ${quote} } } questions { id key text why points }
  assumptions { claim rank risk text test killCriterion severity doubt cost } caps { key limit reason } language version
  results { claim assumption outcome note updatedAt }
  enrichment { status progress sentenceCount droppedCount failure model updatedAt } commentCount isStarred viewerCanEdit createdAt updatedAt`;

const readGql = async (person: Person, id: string) =>
  (await person.gql(`query ($id: ID!) { analysis(id: $id) { ${fields} } }`, { id })).data?.analysis;

/** The parts that do not change from run to run. */
const reportOf = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...report }: any) => report;

it('stores a quick analysis and answers alike over both transports', async () => {
  const one = await buildAnalysis(ana);
  const { data } = await ana.gql(`mutation ($idea: String!) { quickAnalyze(idea: $idea) { ${fields} } }`, {
    idea: bakeryIdea,
  });
  const { owner, ...report } = reportOf(data.quickAnalyze);
  const { owner: restOwner, ...restReport } = reportOf(one);
  expect(report).toEqual(restReport);
  expect([owner.id, restOwner.id]).toEqual([ana.id, ana.id]);
  expect(report).toMatchObject({ number: 1, isStarred: false, viewerCanEdit: true, text: bakeryIdea });
  expect(report.dealBreakers.map(({ key }: any) => key)).toEqual(['problem', 'reach', 'legal']);
  expect(report.scores.reduce((sum: number, { weight }: any) => sum + weight, 0)).toBe(100);
  for (const { quote: words, start, end } of report.sentences.filter((one: any) => one.quote !== null))
    expect(report.text.slice(start, end)).toContain(words.slice(0, 20));
  const { body } = await ana.rest(`/api/analyses/${one.id}`);
  expect(body.data.analysis).toEqual(one);
  const { owner: _owner, ...read } = await readGql(ana, one.id);
  const { owner: __, ...wanted } = one;
  expect(read).toEqual(wanted);
  const node = await ana.gql('query ($id: ID!) { node(id: $id) { ... on Analysis { score } } }', { id: one.id });
  expect(node.data.node.score).toBe(one.score);
});

it.each([
  ['no idea', undefined],
  ['an empty idea', ''],
  ['spaces', '  \n '],
  ['a short idea', 'bread app'],
  ['gibberish', 'asdf qwer zxcv hjkl uiop bnm asdf qwer zxcv'],
  ['a number', 5],
  ['5,001 characters', 'a'.repeat(5_001)],
])('rejects %s, naming idea, and stores nothing', async (_what, idea) => {
  const { status, body } = await ana.rest('/api/startup-validator/quick-analyze', { body: { idea } });
  expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([400, 'BAD_USER_INPUT', ['idea']]);
  const before = await server.sql('select count(*) from analysis');
  if (typeof idea === 'string') {
    const { errors } = await ana.gql('mutation ($idea: String!) { quickAnalyze(idea: $idea) { id } }', { idea });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: body.error.fields });
  }
  expect(await server.sql('select count(*) from analysis')).toEqual(before);
});

it('rejects a language that is no code or that the analyst does not read', async () => {
  const call = (language: unknown) =>
    ana.rest('/api/startup-validator/quick-analyze', { body: { idea: bakeryIdea, language } });
  expect((await call('klingon!')).body.error.fields).toEqual({ language: expect.stringContaining('code') });
  for (const unread of ['xx', 'fr-CA'])
    expect((await call(unread)).body.error.fields).toEqual({
      language: 'The language must be en, de, es or zh. Leave it out for any other.',
    });
  expect((await call('en-GB')).status).toBe(201);
});

it('returns the first analysis for a repeated Idempotency-Key, also with concurrent calls', async () => {
  const call = (key: string) =>
    ben.rest('/api/startup-validator/quick-analyze', {
      body: { idea: bakeryIdea },
      headers: { 'Idempotency-Key': key },
    });
  const answers = await Promise.all([call('one'), call('one')]);
  answers.push(await call('one'), await call('two'));
  const ids = answers.map(({ body }) => body.data.analysis.id);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect([new Set(ids.slice(0, 3)).size, new Set(ids).size]).toEqual([1, 2]);
});

it('makes versions that keep their own text, and compares them', async () => {
  const { id, score } = await buildAnalysis(ana);
  const made = await ana.rest(`/api/analyses/${id}/versions`, { body: { idea: betterIdea } });
  expect([made.status, made.body.data.analysis.number, made.body.data.analysis.id]).toEqual([201, 2, id]);
  expect(made.body.data.analysis.score).toBeGreaterThan(score);
  const { body } = await ana.rest(`/api/analyses/${id}/versions`);
  expect(body.data.versions.map(({ number, idea }: any) => [number, idea])).toEqual([
    [2, betterIdea],
    [1, bakeryIdea],
  ]);
  expect(body.data.versions[1].score).toBe(score);
  const { diff } = (await ana.rest(`/api/analyses/${id}/diff?from=1&to=2`)).body.data;
  expect(diff.text).toEqual([
    { kind: 'same', text: expect.stringContaining('Bakeries in Lyon') },
    { kind: 'added', text: expect.stringContaining('guild') },
    { kind: 'same', text: '.' },
  ]);
  expect([diff.from.number, diff.from.score, diff.to.number]).toEqual([1, score, 2]);
  expect(diff.to.score).toBe(made.body.data.analysis.score);
  const adoption = diff.scores.find(({ key }: any) => key === 'adoption');
  expect(adoption.to).toBeGreaterThan(adoption.from);
  expect(adoption.gained.join()).toContain('“');
  const versionPath = `/api/analyses/${id}/versions`;
  const [first, second] = await Promise.all([1, 2].map((number) => ana.rest(`${versionPath}/${number}`)));
  expect(first!.body.data.analysis).toMatchObject({ id, idea: bakeryIdea, number: 1, score, commentCount: 0 });
  expect(second!.body.data.analysis).toEqual(made.body.data.analysis);
  const { data } = await ana.gql(`query ($id: ID!) { analysisVersion(id: $id, number: 1) { ${fields} } }`, { id });
  const { owner: _owner, ...report } = first!.body.data.analysis;
  expect(data.analysisVersion).toMatchObject(report);
  for (const number of ['0', '3', '1.5', 'x']) expect((await ana.rest(`${versionPath}/${number}`)).status).toBe(404);
  const latest = await ana.gql(
    `query ($id: ID!) { analysisDiff(id: $id) { from { number score verdict confidence version } to { number score verdict confidence version }
       text { kind text } claims { kind claim section text } scores { key from to points gained lost changed } caps { from to } }
       analysisVersions(id: $id) { number idea score verdict confidence version } }`,
    { id },
  );
  expect(latest.data.analysisDiff).toEqual(diff);
  expect(latest.data.analysisVersions.map(({ number }: any) => number)).toEqual([2, 1]);
  const outside = await ana.rest(`/api/analyses/${id}/diff?from=1&to=3`);
  expect([outside.status, outside.body.error.fields]).toEqual([400, { to: 'to must be a version from 1 to 2.' }]);
});

it('analyses answers with the text, in the same version, and the next version has them', async () => {
  const { id, questions, score } = await buildAnalysis(ana);
  const [question] = questions;
  const text = 'We talked to 14 bakeries in person and 11 of them showed us last month’s bill for waste.';
  const answered = (
    await ana.rest(`/api/analyses/${id}/answers`, { body: { answers: [{ question: question.id, text }] } })
  ).body.data.analysis;
  expect(answered).toMatchObject({
    number: 1,
    answers: [{ question: question.id, questionText: question.text, text }],
    text: `${bakeryIdea}\n\n${text}`,
    idea: bakeryIdea,
  });
  expect(answered.score).toBeGreaterThanOrEqual(score);
  const next = (await ana.rest(`/api/analyses/${id}/versions`, { body: { idea: betterIdea } })).body.data.analysis;
  expect([next.number, next.answers.length, next.text]).toEqual([2, 1, `${betterIdea}\n\n${text}`]);
  const removed = await ana.gql(
    `mutation ($id: ID!, $answers: [AnalysisAnswerInput!]!) { answerAnalysis(id: $id, answers: $answers) { number text answers { text } } }`,
    { id, answers: [{ question: question.id, text: ' ' }] },
  );
  expect(removed.data.answerAnalysis).toEqual({ number: 2, text: betterIdea, answers: [] });
  for (const answers of [
    [],
    [{ question: 'unknown', text: 'x' }],
    [{ question: question.id, text: 'x'.repeat(501) }],
    'x',
  ]) {
    const { status, body } = await ana.rest(`/api/analyses/${id}/answers`, { body: { answers } });
    expect([status, Object.keys(body.error.fields)[0]!.split('.')[0]]).toEqual([400, 'answers']);
  }
});

it('accepts an answer to a question of the bank that the report doesn’t ask', async () => {
  const { id, questions } = await buildAnalysis(ana);
  const asked = new Set(questions.map(({ id: question }: any) => question));
  const unasked = ['problem.group', 'market.source', 'revenue.unit', 'differentiation.measured'].find(
    (question) => !asked.has(question),
  )!;
  const { status, body } = await ana.rest(`/api/analyses/${id}/answers`, {
    body: { answers: [{ question: unasked, text: 'Eleven of them told us in May.' }] },
  });
  expect([status, body.data.analysis.answers[0].question]).toEqual([200, unasked]);
  expect(body.data.analysis.answers[0].questionText).toMatch(/^[A-Z].{15,}/);
});

it('keeps every answer of concurrent calls', async () => {
  const { id, questions } = await buildAnalysis(ana);
  const answers = questions
    .slice(0, 2)
    .map(({ id: question }: any, n: number) => ({ question, text: `We counted ${n + 3} of them.` }));
  const calls = await Promise.all(
    answers.map((answer: any) => ana.rest(`/api/analyses/${id}/answers`, { body: { answers: [answer] } })),
  );
  expect(calls.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readGql(ana, id)).answers).toHaveLength(2);
});

it('versions of two engines keep their reports', async () => {
  const { id } = await buildAnalysis(ana);
  await server.sql(
    `update analysis_version set report = report || '{"version": "0.1", "score": 7}' where analysis_id = $1`,
    [id],
  );
  const { body } = await ana.rest(`/api/analyses/${id}/versions`, { body: { idea: betterIdea } });
  const { versions } = (await ana.rest(`/api/analyses/${id}/versions`)).body.data;
  expect(versions.map(({ version, score }: any) => [version, score])).toEqual([
    [body.data.analysis.version, body.data.analysis.score],
    ['0.1', 7],
  ]);
  const { diff } = (await ana.rest(`/api/analyses/${id}/diff`)).body.data;
  expect([diff.from.version, diff.to.version]).toEqual(['0.1', body.data.analysis.version]);
});

it('saves results of tests, which stay when the assumption changes, and removes them', async () => {
  const { id, assumptions } = await buildAnalysis(ana);
  const [{ claim, text }] = assumptions;
  const save = (fields: object) => ana.rest(`/api/analyses/${id}/results`, { body: { claim, ...fields } });
  const { results } = (await save({ outcome: 'failed', note: 'Nobody paid.' })).body.data.analysis;
  expect(results).toEqual([
    { claim, assumption: text, outcome: 'failed', note: 'Nobody paid.', updatedAt: expect.any(String) },
  ]);
  await ana.rest(`/api/analyses/${id}/versions`, {
    body: { idea: 'Dentists lose 3 hours a week to calls. Our tool answers them.' },
  });
  expect((await save({ outcome: 'passed' })).body.data.analysis.results).toMatchObject([
    { outcome: 'passed', note: '' },
  ]);
  const { data } = await ana.gql(
    `mutation ($id: ID!, $claim: String!) { setTestResult(id: $id, claim: $claim) { results { claim } } }`,
    { id, claim },
  );
  expect(data.setTestResult.results).toEqual([]);
  expect((await save({ claim: 'assumption.none', outcome: 'passed' })).body.error.fields).toHaveProperty('claim');
  expect((await save({ outcome: 'maybe' })).body.error.fields).toHaveProperty('outcome');
});

it('hands over facts', async () => {
  const { id } = await buildAnalysis(ana);
  const { facts } = (await ana.rest(`/api/analyses/${id}/facts`)).body.data;
  expect(facts).toMatchObject({ payingCustomers: 12, price: { amount: 40, currency: 'EUR', period: 'month' } });
  const amount = '{ amount currency period unit }';
  const { data } = await ana.gql(
    `query ($id: ID!) { analysisFacts(id: $id) { solution segment price ${amount} payingCustomers unitCost ${amount} acquisitionCost ${amount}
       churn { rate period } fixedCosts ${amount} cash ${amount} people missingRoles questionToAsk } }`,
    { id },
  );
  expect(data.analysisFacts).toEqual(facts);
});

it('stars, unstars and deletes', async () => {
  const { id } = await buildAnalysis(ana);
  for (const [method, isStarred] of [
    ['POST', true],
    ['POST', true],
    ['DELETE', false],
  ] as const)
    expect((await ana.rest(`/api/analyses/${id}/star`, { method })).body.data.analysis.isStarred).toBe(isStarred);
  const { data } = await ana.gql('mutation ($id: ID!) { setAnalysisStar(id: $id, starred: true) { isStarred } }', {
    id,
  });
  expect(data.setAnalysisStar.isStarred).toBe(true);
  expect((await ana.rest(`/api/analyses/${id}`, { method: 'DELETE' })).body.data).toEqual({ id });
  expect(await readGql(ana, id)).toBeUndefined();
  expect((await ana.rest(`/api/analyses/${id}`)).status).toBe(404);
  const other = await buildAnalysis(ana);
  const deleted = await ana.gql('mutation ($id: ID!) { deleteAnalysis(id: $id) { id } }', { id: other.id });
  expect(deleted.data.deleteAnalysis.id).toBe(other.id);
  expect(await server.sql('select from analysis_version where analysis_id = $1', [other.id])).toEqual([]);
});

it('others and visitors change nothing', async () => {
  const { id, questions, assumptions } = await buildAnalysis(ana);
  const calls = [
    [`/analyses/${id}/versions`, 'POST', { idea: betterIdea }],
    [`/analyses/${id}/answers`, 'POST', { answers: [{ question: questions[0].id, text: 'x' }] }],
    [`/analyses/${id}/results`, 'POST', { claim: assumptions[0].claim, outcome: 'passed' }],
    [`/analyses/${id}/shares`, 'POST', { link: true }],
    [`/analyses/${id}/star`, 'POST'],
    [`/analyses/${id}`, 'PATCH', { title: 'x' }],
    [`/analyses/${id}`, 'DELETE'],
  ] as const;
  await expectNoWrites(server, async () => {
    for (const [path, method, body] of calls) {
      expect([path, (await ben.rest(`/api${path}`, { method, body })).status]).toEqual([path, 404]);
      expect([path, (await visitor(server).rest(`/api${path}`, { method, body })).status]).toEqual([path, 401]);
    }
    expect((await ana.rest(`/api/analyses/${missingId}`)).status).toBe(404);
    expect((await ana.rest('/api/analyses/none')).status).toBe(404);
  });
  expect(
    (await visitor(server).rest('/api/startup-validator/quick-analyze', { body: { idea: bakeryIdea } })).status,
  ).toBe(401);
});
