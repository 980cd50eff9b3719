import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson, visitor, type Person } from '../../support/people/people';
import { validateRestAnswers } from '../../support/server/restAnswers';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let document: any;

type Operation = { name: string; operation: any };
const methods = ['get', 'put', 'post', 'delete'];

const operations = (): Operation[] =>
  Object.entries<any>(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ name: `${method} ${path}`, operation: item[method] })),
  );

/** Every schema within a part of the document, with its place. */
function* schemasIn(value: any, place: string): Generator<{ place: string; schema: any }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { place, schema: value };
  for (const [name, inner] of Object.entries(value)) yield* schemasIn(inner, `${place}/${name}`);
}

beforeAll(async () => {
  server = await startTestServer();
  ana = await registerPerson(server, 'ana');
  document = (await visitor(server).rest('/api/openapi.json')).body;
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('has for every operation a summary, a unique operationId and a described tag', () => {
    const tags = new Map(document.tags.map(({ name, description }: any) => [name, description]));
    for (const { name, operation } of operations()) {
      expect(operation.summary, name).toMatch(/^[A-Z].*[^.]$/);
      expect(operation.operationId, name).toMatch(/^[a-z][a-zA-Z]+$/);
      expect(operation.tags, name).toHaveLength(1);
      expect(tags.get(operation.tags[0]), name).toMatch(/\w/);
    }
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.length).toBeGreaterThan(80);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes every parameter', () => {
    for (const { name, operation } of operations()) {
      for (const parameter of operation.parameters ?? [])
        expect(parameter, `${name} ${parameter.name}`).toMatchObject({ description: expect.stringMatching(/\w/) });
    }
  });

  it('describes every property, and has no object without properties', () => {
    const undescribed = [...schemasIn(document, '')].flatMap(({ place, schema }) =>
      Object.entries<any>(schema.type === 'object' ? (schema.properties ?? {}) : {}).flatMap(([name, property]) =>
        property.description || property.$ref || property.items?.$ref || name === 'data' ? [] : [`${place}/${name}`],
      ),
    );
    expect(undescribed).toEqual([]);
    const empty = [...schemasIn(document, '')].filter(
      ({ schema }) =>
        schema.type === 'object' && !schema.properties && !schema.additionalProperties && schema.maxProperties !== 0,
    );
    expect(empty.map(({ place }) => place)).toEqual([]);
  });

  it('declares the errors that every route can return', () => {
    for (const { name, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(statuses, name).toEqual(expect.arrayContaining(['429', '500', '503']));
      if (operation.security.length > 0) expect(statuses, name).toContain('401');
      if (operation.requestBody) expect(statuses, name).toEqual(expect.arrayContaining(['400', '413', '415']));
    }
    expect(document.components.responses.RateLimited).toMatchObject({
      headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
  });

  it('lists required and nullable fields', () => {
    const { Post, ProfileCard, Pagination, Error: error } = document.components.schemas;
    expect(Post.required.toSorted()).toEqual(Object.keys(Post.properties).toSorted());
    expect(Post.properties.edited_at).toMatchObject({ type: ['string', 'null'], format: 'date-time' });
    expect(Post.properties.shared_post.anyOf).toEqual([{ $ref: '#/components/schemas/Post' }, { type: 'null' }]);
    expect(Post.properties.author.$ref).toBe('#/components/schemas/ProfileCard');
    expect(Object.keys(ProfileCard.properties)).not.toContain('bio');
    expect(Pagination.required).toEqual(['page', 'limit', 'has_more']);
    expect(error.required).toEqual(['error', 'message']);
    expect(error.properties.error.required).toEqual(['code', 'message', 'requestId']);
  });

  it('has typed query parameters', () => {
    const parameters = document.paths['/api/posts'].get.parameters;
    expect(parameters.map(({ name, schema }: any) => [name, schema])).toEqual([
      ['page', { type: 'integer', minimum: 1, maximum: 1_000, default: 1 }],
      ['limit', { type: 'integer', minimum: 1, maximum: 50, default: 10 }],
      ['mode', { type: 'string', enum: ['latest', 'for_you', 'following'], default: 'latest' }],
    ]);
  });

  it('has files as binary content', () => {
    const { paths } = document;
    const file = { type: 'string', format: 'binary' };
    expect(paths['/api/messages/files/{id}'].get.responses[200].content).toMatchObject({
      'image/webp': { schema: file },
      'application/pdf': { schema: file },
    });
    expect(paths['/api/messages/files/{id}'].get.responses[304].content).toBeUndefined();
    expect(
      paths['/api/posts/media'].post.requestBody.content['multipart/form-data'].schema.properties.image,
    ).toMatchObject(file);
    expect(paths['/api/storage/files/{key}'].put.requestBody.content['image/png'].schema).toMatchObject(file);
  });
});

it('describes the trending hashtags as they are returned', async () => {
  const post = await ana.rest('/api/posts', { body: { content: 'News of #pricing' } });
  expect(post.status).toBe(201);
  const { status, body } = await ana.rest('/api/search/trending');
  expect([status, body.data]).toEqual([200, { hashtags: expect.any(Array) }]);
});

describe('query parameters', () => {
  it.each([
    ['/api/posts?mode=oldest', 'mode'],
    ['/api/posts?page=0', 'page'],
    ['/api/posts?limit=51', 'limit'],
    ['/api/posts?limit=10&limit=20', 'limit'],
    ['/api/connections/requests?direction=both', 'direction'],
    ['/api/events?limit=101', 'limit'],
    ['/api/events?after=x', 'after'],
    ['/api/search/people?query=a&query=b', 'query'],
  ])('%s returns 400 naming %s', async (path, field) => {
    const { status, body } = await ana.rest(path);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });

  it('are validated after the sign-in', async () => {
    expect((await visitor(server).rest('/api/posts?mode=oldest')).status).toBe(401);
  });
});

describe('validateRestAnswers', () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  };
  const content = { 'application/json': { schema } };

  async function findMismatches(status: number, answer: object): Promise<string[]> {
    const http = Fastify();
    const answers = validateRestAnswers(http);
    const responses = { 200: { description: 'Success.', content } };
    http.get('/api/openapi.json', async () => ({
      openapi: '3.1.1',
      paths: { '/api/posts/{id}': { get: { responses } } },
    }));
    http.get('/api/posts/:id', (_request, reply) => reply.code(status).send(answer));
    await http.inject('/api/posts/1');
    await http.close();
    expect(answers.validatedCount).toBe(1);
    return answers.mismatches;
  }

  it('accepts a response that matches the document', async () => {
    expect(await findMismatches(200, { id: '1' })).toEqual([]);
  });

  it('reports missing and undocumented fields', async () => {
    expect(await findMismatches(200, { title: 'x' })).toEqual([
      expect.stringMatching(/^GET \/api\/posts\/\{id\} 200: .*must have required property 'id'.*title/),
    ]);
  });

  it('reports an undocumented status', async () => {
    expect(await findMismatches(201, { id: '1' })).toEqual([
      'GET /api/posts/{id} 201: The document does not have this status.',
    ]);
  });
});
