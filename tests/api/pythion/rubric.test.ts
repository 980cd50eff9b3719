import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAnalysis } from '../../support/people/analyses';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { readingErrors as readingErrorsOf } from '../../../shared/analysisRubric';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = (await registerPeople(server, 'ana')) as [Person];
});
afterAll(() => server.close());

const query = `{ analysisRubric { version goFrom noGoBelow confidenceEvidence mediumFrom highFrom maxRefinement maxPart supposedLevel hopedLevel vagueSizeLevel evidence
  scores { key weight why detail held { level when } levels { level all any evidence } } signals { key text }
  dealBreakers { key pass fail } caps { key limit when }
  judgedVersion judgedIdeas readingErrors { key what wrong of } sources { number title url } } }`;

it('shows the rubric of a new report over both transports', async () => {
  const { data } = await ana.gql(query);
  const { status, body } = await ana.rest('/api/startup-validator/rubric');
  expect([status, body.data.rubric]).toEqual([200, data.analysisRubric]);
  const { version, scores, dealBreakers, signals, evidence, sources, judgedVersion, judgedIdeas, readingErrors } =
    data.analysisRubric;
  const report = await buildAnalysis(ana);
  expect(report.version).toBe(version);
  expect(scores.map(({ key, weight }: any) => [key, weight])).toEqual(
    report.scores.map(({ key, weight }: any) => [key, weight]),
  );
  expect(dealBreakers.map(({ key }: any) => key)).toEqual(report.dealBreakers.map(({ key }: any) => key));
  expect(scores.reduce((sum: number, { weight }: any) => sum + weight, 0)).toBe(100);
  const known = new Set(signals.map(({ key }: any) => key));
  for (const { detail, levels } of scores) {
    expect(levels.map(({ level }: any) => level)).toEqual([1, 3, 5]);
    for (const { all, any, evidence: least } of levels) {
      expect([detail, ...all, ...any].filter((key) => !known.has(key))).toEqual([]);
      expect(least ?? 0).toBeLessThan(evidence.length);
    }
  }
  expect(judgedVersion).toBe(readingErrorsOf.version);
  expect(judgedIdeas).toBe(readingErrorsOf.ideas);
  expect(readingErrors).toEqual(readingErrorsOf.kinds);
  expect(sources.map(({ number }: any) => number)).toEqual(sources.map((_: unknown, index: number) => index + 1));
});

it('shows the rubric only after signing in', async () => {
  expect((await visitor(server).rest('/api/startup-validator/rubric')).status).toBe(401);
  expect((await visitor(server).gql(query)).code).toBe('UNAUTHENTICATED');
});
