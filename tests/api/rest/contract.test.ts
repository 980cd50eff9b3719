import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../../support/media/pictures';
import {
  buildComment,
  buildPost,
  buildPassword,
  registerPeople,
  visitor,
  type Answer,
  type Call,
  type Caller,
  type Person,
} from '../../support/people/people';
import { bakeryIdea, buildAnalysis } from '../../support/people/analyses';
import { buildJob } from '../../support/people/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let anyone: Caller;
let post: any;
let comment: any;
let job: any;
let analysis: any;
let disposable: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  anyone = visitor(server);
  post = await buildPost(ana);
  comment = await buildComment(ana, post.id);
  job = await buildJob(ana);
  analysis = await buildAnalysis(ana);
  disposable = {
    post: await buildPost(ana),
    comment: await buildComment(ana, post.id),
    job: await buildJob(ana),
    analysis: await buildAnalysis(ana),
  };
});
afterAll(() => server.close());

/** One call of the published contract. */
type ContractCall = {
  /** Method and path; {id} is replaced. */
  call: string;
  id?: () => string;
  query?: string;
  send?: () => Promise<Call> | Call;
  status?: number;
  /** Names under `data`. */
  names: string[];
  /** Works without signing in. */
  open?: boolean;
};

const cookie = () => ({ headers: { cookie: ana.cookie } });

const postId = () => post.id as string;

const jobId = () => job.id as string;

const analysisId = () => analysis.id as string;

const commentId = () => comment.id as string;

async function pictureForm(): Promise<Call> {
  const body = new FormData();
  body.append('content', 'with a picture');
  body.append('image', new Blob([new Uint8Array(await drawPicture())]), 'picture.png');
  return { body };
}

const contractCalls: ContractCall[] = [
  {
    call: 'POST /auth/register',
    send: () => ({ body: { email: 'new@example.com', password: buildPassword('new'), username: 'new-one' } }),
    status: 201,
    names: ['user', 'accessToken'],
    open: true,
  },
  {
    call: 'POST /auth/login',
    send: () => ({ body: { username: 'ana', password: buildPassword('ana') } }),
    names: ['user', 'accessToken'],
    open: true,
  },
  { call: 'GET /auth/session', send: cookie, names: ['user', 'accessToken'], open: true },
  { call: 'POST /auth/refresh', send: cookie, names: ['user', 'accessToken'], open: true },
  {
    call: 'POST /auth/check-email',
    send: () => ({ body: { email: 'ana@example.com' } }),
    names: ['exists'],
    open: true,
  },
  {
    call: 'POST /auth/change-password',
    send: () => ({ body: { currentPassword: buildPassword('ana'), newPassword: 'another password of hers' } }),
    names: [],
  },
  { call: 'GET /posts', query: '?page=1&limit=10&mode=latest', names: ['posts', 'pagination'] },
  { call: 'GET /search/posts', query: '?query=post', names: ['posts', 'pagination'] },
  { call: 'GET /posts/search', query: '?query=post', names: ['posts', 'pagination'] },
  { call: 'GET /posts/{id}', id: postId, names: ['post'] },
  { call: 'GET /posts/user/{id}', id: () => ana.id, names: ['posts', 'pagination'] },
  {
    call: 'POST /posts',
    send: () => ({ body: { content: 'new', image: null, is_public: true } }),
    status: 201,
    names: ['post'],
  },
  { call: 'POST /posts/media', send: pictureForm, status: 201, names: ['post'] },
  { call: 'POST /posts/{id}/like', id: postId, names: ['post'] },
  { call: 'GET /posts/{id}/liked', id: postId, names: ['liked'] },
  { call: 'DELETE /posts/{id}/like', id: postId, names: ['post'] },
  { call: 'GET /posts/{id}/comments', id: postId, names: ['comments', 'pagination'] },
  {
    call: 'POST /posts/{id}/comments',
    id: postId,
    send: () => ({ body: { content: 'new' } }),
    status: 201,
    names: ['comment'],
  },
  { call: 'POST /comments/{id}/like', id: commentId, names: ['comment'] },
  { call: 'DELETE /comments/{id}/like', id: commentId, names: ['comment'] },
  { call: 'DELETE /comments/{id}', id: () => disposable.comment.id, names: ['id'] },
  { call: 'GET /jobs', query: '?page=1&limit=10&sort=newest', names: ['jobs', 'pagination', 'facets'] },
  {
    call: 'POST /jobs',
    send: () => ({
      body: { title: 'Founding engineer', company: 'Ledger', location: 'Lyon', description: 'Text', type: 'full_time' },
    }),
    status: 201,
    names: ['job'],
  },
  { call: 'GET /jobs/{id}', id: jobId, names: ['job'] },
  { call: 'PUT /jobs/{id}', id: jobId, send: () => ({ body: { title: 'Engineer' } }), names: ['job'] },
  { call: 'POST /jobs/{id}/bookmark', id: jobId, names: ['job'] },
  { call: 'GET /jobs/bookmarked', names: ['jobs', 'pagination'] },
  { call: 'DELETE /jobs/{id}/bookmark', id: jobId, names: ['job'] },
  { call: 'DELETE /jobs/{id}', id: () => disposable.job.id, names: ['id'] },
  {
    call: 'POST /startup-validator/quick-analyze',
    send: () => ({ body: { idea: bakeryIdea } }),
    status: 201,
    names: ['analysis'],
  },
  {
    call: 'GET /analyses',
    query: '?page=1&limit=10&query=bread&sort=score&starred=false',
    names: ['analyses', 'pagination'],
  },
  { call: 'GET /analyses/{id}', id: analysisId, names: ['analysis'] },
  {
    call: 'POST /analyses/{id}/answers',
    id: analysisId,
    send: () => ({ body: { answers: [{ question: analysis.questions[0].id, text: 'We asked 12 bakers.' }] } }),
    names: ['analysis'],
  },
  {
    call: 'POST /analyses/{id}/versions',
    id: analysisId,
    send: () => ({ body: { idea: bakeryIdea } }),
    status: 201,
    names: ['analysis'],
  },
  { call: 'GET /analyses/{id}/versions', id: analysisId, names: ['versions'] },
  { call: 'GET /analyses/{id}/diff', id: analysisId, query: '?from=1&to=2', names: ['diff'] },
  { call: 'GET /analyses/{id}/facts', id: analysisId, names: ['facts'] },
  { call: 'POST /analyses/{id}/star', id: analysisId, names: ['analysis'] },
  { call: 'DELETE /analyses/{id}/star', id: analysisId, names: ['analysis'] },
  {
    call: 'POST /analyses/{id}/shares',
    id: analysisId,
    send: () => ({ body: { userId: ben.id } }),
    status: 201,
    names: ['share'],
  },
  { call: 'GET /analyses/{id}/shares', id: analysisId, names: ['shares'] },
  { call: 'GET /shared-analyses/{id}', id: analysisId, names: ['analysis'] },
  {
    call: 'POST /analyses/{id}/comments',
    id: analysisId,
    send: () => ({ body: { claim: 'score.problem', content: 'new' } }),
    status: 201,
    names: ['comment'],
  },
  { call: 'GET /analyses/{id}/comments', id: analysisId, names: ['comments', 'pagination'] },
  { call: 'DELETE /analyses/{id}', id: () => disposable.analysis.id, names: ['id'] },
  { call: 'POST /posts/{id}/share', id: postId, send: () => ({ body: {} }), status: 201, names: ['post'] },
  { call: 'PUT /posts/{id}', id: postId, send: () => ({ body: { content: 'changed' } }), names: ['post'] },
  { call: 'DELETE /posts/{id}', id: () => disposable.post.id, names: ['id'] },
  { call: 'POST /posts/{id}/bookmark', id: postId, names: ['post'] },
  { call: 'GET /posts/{id}/bookmarked', id: postId, names: ['bookmarked'] },
  { call: 'GET /posts/bookmarked', names: ['posts', 'pagination'] },
  { call: 'DELETE /posts/{id}/bookmark', id: postId, names: ['post'] },
  { call: 'POST /auth/logout', send: () => ({ headers: { cookie: ben.cookie } }), names: [], open: true },
];

async function make({ call, id, query = '', send }: ContractCall, caller: Caller): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string];
  return caller.rest(`/api${path.replace('{id}', id?.() ?? '')}${query}`, { method, ...(await send?.()) });
}

describe('the published contract', () => {
  it.each(contractCalls.filter(({ open }) => !open))('$call requires a sign-in', async (one) => {
    const response = await make(one, anyone);
    expect(response).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(contractCalls)('$call returns the fields of the contract', async (one) => {
    const response = await make(one, one.open ? anyone : ana);
    expect([one.call, response.status, Object.keys(response.body.data).toSorted()]).toEqual([
      one.call,
      one.status ?? 200,
      one.names.toSorted(),
    ]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { post: singlePost, posts, comment: singleComment, comments } = response.body.data;
    const names = [
      'id',
      'user_id',
      'user_id_str',
      'author',
      'content',
      'image',
      'is_public',
      'is_edited',
      'created_at',
      'like_count',
      'comment_count',
      'share_count',
    ];
    for (const row of [singlePost, ...(posts ?? [])].filter(Boolean)) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(names));
      expect(row).toMatchObject({
        user_id: row.author.id,
        user_id_str: row.author.id,
        is_public: expect.any(Boolean),
        is_edited: expect.any(Boolean),
      });
      expect(row.author).toMatchObject({
        user_id: row.author.id,
        username: expect.any(String),
        avatar: null,
        avatar_url: null,
      });
    }
    for (const row of [singleComment, ...(comments ?? [])].filter(Boolean))
      expect(row).toMatchObject({ user_id: row.author.id, content: expect.any(String) });
  });
});

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1 and describes every call of the contract', async () => {
    const { status, body } = await anyone.rest('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\.1\.\d$/);
    expect(body.info).toEqual({
      title: expect.any(String),
      version: expect.any(String),
      description: expect.any(String),
    });
    const base = new URL(body.servers?.[0]?.url ?? '/', server.url).pathname.replace(/\/$/, '');
    const paths = new Map(Object.entries<any>(body.paths).map(([path, item]) => [`${base}${path}`, item]));
    for (const { call, open } of contractCalls) {
      const [method, path] = call.split(' ') as [string, string];
      const operation = paths.get(`/api${path}`)?.[method.toLowerCase()];
      expect(operation, call).toMatchObject({
        summary: expect.any(String),
        tags: [expect.any(String)],
        responses: expect.any(Object),
      });
      expect(operation.security, call).toEqual(open ? [] : [{ bearer: [] }]);
      const pathNames = (operation.parameters ?? [])
        .filter((parameter: any) => parameter.in === 'path')
        .map(({ name }: any) => name);
      expect(pathNames, call).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it('has a target for every reference', async () => {
    const { body } = await anyone.rest('/api/openapi.json');
    const refs = [...JSON.stringify(body).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) {
      const target = ref
        .replace(/^#\//, '')
        .split('/')
        .reduce<any>((node, key) => node?.[key], body);
      expect(target, ref).toBeTypeOf('object');
    }
    const ids = Object.values<any>(body.paths).flatMap((item) =>
      Object.values<any>(item)
        .map(({ operationId }) => operationId)
        .filter(Boolean),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes the fields of a post as they are returned', async () => {
    const { body } = await anyone.rest('/api/openapi.json');
    const described = Object.keys(body.components.schemas.Post.properties);
    const fields = Object.keys((await ana.rest(`/api/posts/${post.id}`)).body.data.post);
    expect(described.toSorted()).toEqual(fields.toSorted());
  });

  it('is rendered at /api/docs without resources of other origins', async () => {
    const page = await fetch(`${server.url}/api/docs`, { redirect: 'follow' });
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => new URL(url!, page.url));
    expect(
      sources.filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== server.url).map(String),
    ).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources.filter(({ protocol }) => protocol.startsWith('http')))
      expect((await fetch(source)).status, String(source)).toBe(200);
  });
});
