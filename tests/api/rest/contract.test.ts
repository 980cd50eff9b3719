import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../../support/media/pictures';
import {
  buildComment,
  buildPost,
  buildPassword,
  registerPeople,
  visitor,
  type Call,
  type Caller,
  type Person,
} from '../../support/people/people';
import { testContract, type ContractCall } from '../../support/transports/contract';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let anyone: Caller;
let post: any;
let comment: any;
let disposable: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  anyone = visitor(server);
  post = await buildPost(ana);
  comment = await buildComment(ana, post.id);
  disposable = {
    post: await buildPost(ana),
    comment: await buildComment(ana, post.id),
  };
});
afterAll(() => server.close());

const cookie = () => ({ headers: { cookie: ana.cookie } });

const postId = () => post.id as string;

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
  { call: 'POST /posts/{id}/share', id: postId, send: () => ({ body: {} }), status: 201, names: ['post'] },
  { call: 'PUT /posts/{id}', id: postId, send: () => ({ body: { content: 'changed' } }), names: ['post'] },
  { call: 'DELETE /posts/{id}', id: () => disposable.post.id, names: ['id'] },
  { call: 'POST /posts/{id}/bookmark', id: postId, names: ['post'] },
  { call: 'GET /posts/{id}/bookmarked', id: postId, names: ['bookmarked'] },
  { call: 'GET /posts/bookmarked', names: ['posts', 'pagination'] },
  { call: 'DELETE /posts/{id}/bookmark', id: postId, names: ['post'] },
  { call: 'POST /auth/logout', send: () => ({ headers: { cookie: ben.cookie } }), names: [], open: true },
];

testContract(contractCalls, () => ({ signedIn: ana, visitor: anyone }));

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1', async () => {
    const { status, body } = await anyone.rest('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\.1\.\d$/);
    expect(body.info).toEqual({
      title: expect.any(String),
      version: expect.any(String),
      description: expect.any(String),
    });
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
