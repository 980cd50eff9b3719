import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bakeryIdea, betterIdea, buildAnalysis, shareAnalysis } from '../../support/people/analyses';
import { bearer, createCaller, registerPeople, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
/** Without the key that passes limits. */
let limited: Caller;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  limited = createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' });
});
beforeEach(() => server.sql('delete from quota_usage'));
afterAll(() => server.close());

const useUp = (action: string, max: number, hours: number) =>
  server.sql(
    `insert into quota_usage (subject, action, starts_at, count) values ($1, $2, now() - make_interval(hours => $3) + interval '1 minute', $4)`,
    [ana.id, action, hours, max - 1],
  );

const analyse = (caller: Caller) => caller.rest('/api/startup-validator/quick-analyze', { body: { idea: bakeryIdea } });
const post = async (path: string, body: object) => {
  const { id, questions } = await buildAnalysis(ana);
  const filled = JSON.parse(JSON.stringify(body).replace('$question', questions[0].id));
  return limited.rest(`/api/analyses/${id}/${path}`, { body: filled });
};

it.each([
  ['analysis', 120, 1, 'You can analyze up to 120 texts per hour.', () => analyse(limited)],
  ['analysis', 120, 1, 'You can analyze up to 120 texts per hour.', () => post('versions', { idea: betterIdea })],
  [
    'analysis edit',
    600,
    1,
    'You can save answers, test results and titles up to 600 times per hour.',
    () => post('answers', { answers: [{ question: '$question', text: 'We asked 9 bakers.' }] }),
  ],
  [
    'analysis share',
    100,
    24,
    'You can share analyses up to 100 times per day.',
    () => post('shares', { userId: ben.id }),
  ],
  [
    'analysis comment',
    300,
    3,
    'You can comment on analyses up to 300 times every 3 hours.',
    () => post('comments', { claim: 'score.problem', content: 'x' }),
  ],
] as const)('the quota of %s is said in the error', async (action, max, hours, message, use) => {
  await useUp(action, max, hours);
  expect((await use()).status).toBeLessThan(300);
  const { status, body, headers } = await use();
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.error.message).toContain(message);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('texts that are rejected count too', async () => {
  await useUp('analysis', 120, 1);
  const reject = () =>
    limited.rest('/api/startup-validator/quick-analyze', { body: { idea: 'asdf qwer zxcv hjkl uiop' } });
  expect([(await reject()).status, (await reject()).status]).toEqual([400, 429]);
});

it('a person runs ten analyses at a time', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => analyse(ana)));
  const rejected = answers.filter(({ status }) => status !== 201);
  for (const { status, body } of rejected)
    expect([status, body.error.message]).toEqual([
      429,
      expect.stringContaining('You can run up to 10 analyses at a time'),
    ]);
  expect(answers.length - rejected.length).toBeGreaterThan(9);
});

/** Copies an analysis until the owner has a number of them. */
const copy = (id: string, count: number, versions = 1) =>
  server.sql(
    `insert into analysis (id, owner_id, title, score, verdict, confidence, version_count)
     select gen_random_uuid(), owner_id, title, score, verdict, confidence, $3 from analysis, generate_series(1, $2) where id = $1`,
    [id, count, versions],
  );

it('a person has up to 500 analyses, also with concurrent calls', async () => {
  await server.sql('delete from analysis');
  const { id } = await buildAnalysis(ana);
  await copy(id, 498);
  const answers = await Promise.all([analyse(ana), analyse(ana)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403]);
  const { body } = answers.find(({ status }) => status === 403)!;
  expect(body.error.message).toBe('You can have up to 500 analyses. Delete one first.');
});

it('an analysis has up to 30 versions, and a person 2,000', async () => {
  await server.sql('delete from analysis');
  const { id } = await buildAnalysis(ana);
  await server.sql('update analysis_version set number = 30 where analysis_id = $1', [id]);
  await server.sql('update analysis set version_count = 30 where id = $1', [id]);
  const next = (analysisId: string) => ana.rest(`/api/analyses/${analysisId}/versions`, { body: { idea: betterIdea } });
  const { status, body } = await next(id);
  expect([status, body.error.message]).toEqual([
    403,
    'An analysis can have up to 30 versions. Start a new analysis instead.',
  ]);
  const other = await buildAnalysis(ana);
  await copy(id, 66, 30);
  expect((await next(other.id)).body.error.message).toBe(
    'Your analyses can have up to 2,000 versions together. Delete one first.',
  );
});

it('idea and answers have up to 5,000 characters together', async () => {
  await server.sql('delete from analysis');
  const idea = `${bakeryIdea} ${'We sell bread. '.repeat(400)}`.slice(0, 4_990);
  const { id, questions } = await buildAnalysis(ana, idea);
  const { status, body } = await ana.rest(`/api/analyses/${id}/answers`, {
    body: { answers: [{ question: questions[0].id, text: 'We asked 12 bakers.' }] },
  });
  expect([status, body.error.fields]).toEqual([
    400,
    { answers: 'The idea and the answers can have at most 5,000 characters together.' },
  ]);
});

it('an analysis is shared with up to 50 people, and has up to 500 comments', async () => {
  await server.sql('delete from analysis');
  const { id } = await buildAnalysis(ana);
  await server.sql(
    `with a as (insert into account (id, email, password_hash) select gen_random_uuid(), 'p' || n || '@example.com', '' from generate_series(1, 50) n returning id)
     insert into profile (id, username) select id, 'p' || replace(id::text, '-', '') from a`,
  );
  await server.sql(
    `insert into analysis_share (id, analysis_id, person_id) select gen_random_uuid(), $1, id from profile where id not in ($2, $3) limit 50`,
    [id, ana.id, ben.id],
  );
  const { status, body } = await ana.rest(`/api/analyses/${id}/shares`, { body: { userId: ben.id } });
  expect([status, body.error.message]).toEqual([
    403,
    'You can share an analysis with up to 50 people. Use a link instead.',
  ]);
  expect((await shareAnalysis(ana, id, { link: true })).person).toBeNull();
  await server.sql(
    `insert into analysis_comment (id, analysis_id, author_id, version_number, claim, claim_text, content)
     select gen_random_uuid(), $1, $2, 1, 'score.problem', 'x', 'x' from generate_series(1, 500)`,
    [id, ana.id],
  );
  const commented = await ana.rest(`/api/analyses/${id}/comments`, { body: { claim: 'score.problem', content: 'x' } });
  expect([commented.status, commented.body.error.message]).toEqual([403, 'An analysis can have up to 500 comments.']);
});
