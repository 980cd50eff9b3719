import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFor, buildJob } from '../../support/people/jobs';
import { registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

/** Texts that run a script where a page shows them as HTML, or follows them as a link. */
const texts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '![x](x"onerror="alert(1))',
  '# <b onmouseover=alert(1)>x</b>',
  '- <details open ontoggle=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<body onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<style>@import "javascript:alert(1)";</style>',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<!--><script>alert(1)</script-->',
  '</textarea><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202Ecod.tpircs<',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '" autofocus onfocus=alert(1) x="',
];

it('30 payloads in every text of a job are stored and answered as they were written', async () => {
  expect(texts).toHaveLength(30);
  for (const text of texts) {
    const skill = [...text].slice(0, 40).join('').trim();
    const place = text.replaceAll(',', ' ').trim();
    const job = await buildJob(ana, {
      title: text,
      company: text,
      location: place,
      description: text,
      skills: [skill],
    });
    expect(job).toMatchObject({ title: text, company: text, location: place, description: text, skills: [skill] });
    const answer = await ben.rest(`/api/jobs/${job.id}`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.body.data.job.description).toBe(text);
    const found = await ben.gql('query ($filter: JobFilterInput) { jobs(filter: $filter) { edges { node { id } } } }', {
      filter: { skills: [skill], places: [place] },
    });
    expect(found.data.jobs.edges).toContainEqual({ node: { id: job.id } });
    const application = await applyFor(ben, job.id, text);
    expect(application).toMatchObject({ note: text, job: { title: text } });
    await ben.rest(`/api/applications/${application.id}`, { method: 'DELETE' });
  }
});

it('links have no scheme but http and https', async () => {
  const { id } = await buildJob(ana);
  for (const url of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com',
    'blob:https://example.com/1',
    'mailto:ana@example.com',
    '//',
    'https://',
  ]) {
    const { status, body } = await ana.rest(`/api/jobs/${id}`, { method: 'PUT', body: { apply_url: url } });
    expect([status, Object.keys(body.error?.fields ?? {})], url).toEqual([400, ['apply_url']]);
  }
  for (const [url, stored] of [
    ['example.com/apply', 'https://example.com/apply'],
    ['http://example.com', 'http://example.com/'],
    ['https://example.com/?q="><script>', 'https://example.com/?q=%22%3E%3Cscript%3E'],
  ])
    expect(
      (await ana.rest(`/api/jobs/${id}`, { method: 'PUT', body: { apply_url: url } })).body.data.job.apply_url,
    ).toBe(stored);
});
