import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pythionLimits } from '../../../shared/contracts/pythion';
import {
  buildEnriched,
  builtInPart,
  modelTexts,
  readAnalysis,
  startEnrichment,
  waitForEnrichment,
} from '../../support/model/enrich';
import {
  answersWhole,
  breaks,
  floods,
  hangs,
  modelJson,
  raw,
  stalls,
  startModelServer,
  status,
  streams,
  type ModelServer,
} from '../../support/model/modelServer';
import { betterIdea, buildAnalysis } from '../../support/people/analyses';
import { bearer, createCaller, registerPeople, type Person } from '../../support/people/people';
import { waitForJobs } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let model: ModelServer;
let ana: Person;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ env: { ...model.env({ LLM_TIMEOUT_SECONDS: '3' }), TRUST_PROXY: 'loopback' } });
  [ana] = await registerPeople(server, 'ana');
});
afterEach(() => waitForJobs(server));
afterAll(async () => {
  await server.close();
  await model.close();
});

const text = 'Ask the bakeries in Lyon why they keep paying.';
const good = modelJson([{ text }]);
const invented = modelJson([{ text: 'There are 35,000 bakeries.' }, { text: 'Ask Shopify about the bread.' }]);

it.each([
  ['never answers', [hangs], 'The language model took too long.', 1],
  ['stops within its answer', [stalls(good.slice(0, -2))], 'The language model took too long.', 1],
  ['sends garbage', [streams('I am sorry, Dave.')], 'The language model’s answer couldn’t be read.', 3],
  [
    'sends broken JSON',
    [streams('{"sentences": [{"text": oops}]}')],
    'The language model’s answer couldn’t be read.',
    3,
  ],
  ['sends events of another kind', [raw('data: {"hello": 1}\n\n')], 'The language model’s answer couldn’t be read.', 3],
  ['sends a page', [raw('<html>', 'text/html')], 'The language model’s answer couldn’t be read.', 3],
  ['sends nothing', [streams('')], 'The language model’s answer couldn’t be read.', 3],
  [
    'sends no sentences',
    [answersWhole('{"sentences": []}')],
    'None of the language model’s sentences passed the checks.',
    1,
  ],
  ['invents everything', [streams(invented)], 'None of the language model’s sentences passed the checks.', 1],
  [
    'sends another form',
    [streams('{"sentences": [1, null, {"text": 5}]}')],
    'None of the language model’s sentences passed the checks.',
    1,
  ],
  ['sends too many bytes', [floods], 'The language model’s answer was too long.', 1],
  ['closes the connection', [breaks(good.slice(0, -2))], 'The language model can’t be reached.', 3],
  ['answers 500 each time', [status(500)], 'The language model answered with an error.', 3],
  ['answers 429 each time', [status(429)], 'The language model is busy.', 3],
  ['answers 401', [status(401)], 'The language model rejected the request.', 2],
  ['redirects', [status(307, { location: 'http://169.254.169.254/' })], 'The language model rejected the request.', 2],
] as const)('keeps the built-in report, and says why, when the model %s', async (_how, answers, failure, calls) => {
  model.answer(...answers);
  const before = await buildAnalysis(ana);
  await startEnrichment(ana, before.id);
  const after = await waitForEnrichment(ana, before.id);
  expect(after.enrichment).toMatchObject({ status: 'failed', failure, sentenceCount: 0 });
  expect(model.calls).toHaveLength(calls);
  expect(after.sentences).toEqual(before.sentences);
  expect(builtInPart(after)).toEqual(builtInPart(before));
});

it.each([
  ['500', status(500)],
  ['429', status(429, { 'retry-after': '1' })],
  ['a broken stream', breaks(good.slice(0, -2))],
  ['garbage', streams('no')],
])('calls again after %s', async (_what, failing) => {
  model.answer(failing, streams(good));
  const { enrichment, ...analysis } = await buildEnriched(ana);
  expect([enrichment.status, modelTexts(analysis)]).toEqual(['done', [text]]);
  expect(model.calls).toHaveLength(2);
});

it('cancels a call in the middle, over both transports', async () => {
  for (const cancel of [
    (id: string) => ana.rest(`/api/analyses/${id}/enrichment`, { method: 'DELETE' }),
    (id: string) => ana.gql('mutation ($id: ID!) { cancelEnrichment(id: $id) { id } }', { id }),
  ]) {
    model.answer(stalls(good.slice(0, -2)));
    const { id, sentences } = await buildAnalysis(ana);
    await startEnrichment(ana, id);
    await vi.waitFor(() => expect(model.calls).toHaveLength(1), 5_000);
    expect((await cancel(id)).status).toBe(200);
    const after = await readAnalysis(ana, id);
    expect([after.enrichment.status, after.sentences]).toEqual(['cancelled', sentences]);
    // The connection to the model ends too.
    await vi.waitFor(() => expect(model.calls[0]!.response.destroyed).toBe(true), 5_000);
    expect((await cancel(id)).status).toBe(200);
    expect((await readAnalysis(ana, id)).enrichment.status).toBe('cancelled');
    model.answer(streams(good));
    await startEnrichment(ana, id);
    expect(modelTexts(await waitForEnrichment(ana, id))).toEqual([text]);
  }
});

it('runs once for two calls at once, and replaces the sentences of an earlier run', async () => {
  model.answer(stalls(good.slice(0, -2)));
  const { id } = await buildAnalysis(ana);
  await Promise.all([startEnrichment(ana, id), startEnrichment(ana, id)]);
  expect(
    await server.sql(`select id from graphile_worker.jobs where task_identifier = 'analysis.enrich'`),
  ).toHaveLength(1);
  await ana.rest(`/api/analyses/${id}/enrichment`, { method: 'DELETE' });
  await waitForJobs(server);
  model.answer(streams(good));
  await startEnrichment(ana, id);
  expect(modelTexts(await waitForEnrichment(ana, id))).toEqual([text]);
  model.answer(status(401));
  const { sentences } = await startEnrichment(ana, id);
  expect(modelTexts({ sentences })).toEqual([]);
  expect(modelTexts(await waitForEnrichment(ana, id))).toEqual([]);
});

it('ends when the text changes meanwhile, and its sentences go with the text', async () => {
  model.answer(stalls(good.slice(0, -2)));
  const { id } = await buildAnalysis(ana);
  await startEnrichment(ana, id);
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 5_000);
  const { body } = await ana.rest(`/api/analyses/${id}/versions`, { body: { idea: betterIdea } });
  expect(body.data.analysis.enrichment.status).toBe('none');
  await vi.waitFor(() => expect(model.calls[0]!.response.destroyed).toBe(true), 5_000);
  model.answer(streams(good));
  await startEnrichment(ana, id);
  const [question] = (await waitForEnrichment(ana, id)).questions;
  const answers = [{ question: question.id, text: 'We asked 12 bakers.' }];
  const answered = (await ana.rest(`/api/analyses/${id}/answers`, { body: { answers } })).body.data.analysis;
  expect([answered.enrichment.status, modelTexts(answered)]).toEqual(['none', []]);
  const { diff } = (await ana.rest(`/api/analyses/${id}/diff`)).body.data;
  expect(JSON.stringify(diff.claims)).not.toContain(text);
});

it('ends when the analysis is deleted meanwhile', async () => {
  model.answer(stalls(good.slice(0, -2)));
  const { id } = await buildAnalysis(ana);
  await startEnrichment(ana, id);
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 5_000);
  await ana.rest(`/api/analyses/${id}`, { method: 'DELETE' });
  await vi.waitFor(() => expect(model.calls[0]!.response.destroyed).toBe(true), 5_000);
});

it('starts again after a process that ended without a result, three times at most', async () => {
  model.answer(hangs, streams(good));
  const { id } = await buildAnalysis(ana);
  const again = () =>
    server.sql(
      `select graphile_worker.add_job('analysis.enrich', json_build_object('analysisId', analysis_id, 'runId', run_id)) from analysis_enrichment where analysis_id = $1`,
      [id],
    );
  await startEnrichment(ana, id);
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 5_000);
  await again();
  expect(modelTexts(await waitForEnrichment(ana, id))).toEqual([text]);
  await server.sql(`update analysis_enrichment set status = 'running', attempt = 3 where analysis_id = $1`, [id]);
  await again();
  expect((await waitForEnrichment(ana, id)).enrichment).toMatchObject({
    status: 'failed',
    failure: 'The server stopped while the language model was writing.',
  });
  expect(model.calls).toHaveLength(2);
});

it.each([
  ['hour', 'analysis enrichment', pythionLimits.enrichmentsPerHour, 1],
  ['day', 'analysis enrichment day', pythionLimits.enrichmentsPerDay, 24],
])('a person has a budget for each %s', async (period, action, max, hours) => {
  model.answer(streams(good));
  const limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
  await server.sql('delete from quota_usage');
  await server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ($1, $2, now() - make_interval(hours => $3) + interval '1 minute', $4)`,
    [ana.id, action, hours, max - 1],
  );
  const [one, other] = [await buildAnalysis(ana), await buildAnalysis(ana)];
  await startEnrichment(limited, one.id);
  const { status, body, headers } = await limited.rest(`/api/analyses/${other.id}/enrichment`, { method: 'POST' });
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error.message).toContain(`You can use the language model up to ${max} times per ${period}.`);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await readAnalysis(ana, other.id)).enrichment.status).toBe('none');
  await waitForEnrichment(ana, one.id);
  expect(model.calls).toHaveLength(1);
});

it('answers 403 on a server without a language model', async () => {
  const plain = await startTestServer();
  try {
    const [bob] = await registerPeople(plain, 'bob');
    const { id } = await buildAnalysis(bob);
    const { status, body } = await bob.rest(`/api/analyses/${id}/enrichment`, { method: 'POST' });
    expect([status, body.error.message]).toEqual([403, 'This server has no language model.']);
    expect((await bob.rest('/api/language-model')).body.data.language_model).toEqual({
      is_configured: false,
      name: null,
    });
  } finally {
    await plain.close();
  }
});
