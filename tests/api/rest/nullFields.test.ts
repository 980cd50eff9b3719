import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGroup, createMessage } from '../../support/people/conversations';
import {
  buildComment,
  buildPost,
  registerPeople,
  visitor,
  type Answer,
  type Person,
} from '../../support/people/people';
import { buildAnalysis } from '../../support/people/analyses';
import { applyFor, buildJob } from '../../support/people/jobs';
import { buildRole, buildTeam } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let pathOf: (template: string) => string;
let operations: Operation[];

type Operation = { name: string; method: string; template: string; schema: any };

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  const post = await buildPost(ana);
  const comment = await buildComment(ana, post.id);
  const conversation = await createGroup(server, ana, [ben], 'Group');
  const message = await createMessage(ana, conversation, 'words');
  const job = await buildJob(ana);
  const application = await applyFor(ben, (await buildJob(ana)).id);
  const analysis = await buildAnalysis(ana);
  const team = await buildTeam(ana);
  const role = await buildRole(ana, team.id);
  const idBefore = [
    ['/analyses/{id}', `/analyses/${analysis.id}`],
    ['/jobs/{id}', `/jobs/${job.id}`],
    ['/teams/{id}', `/teams/${team.id}`],
    ['/roles/{id}', `/roles/${role.id}`],
    ['/applications/{id}', `/applications/${application.id}`],
    ['/posts/{id}', `/posts/${post.id}`],
    ['/comments/{id}', `/comments/${comment.id}`],
    ['/conversations/{id}', `/conversations/${conversation}`],
    ['/messages/{id}', `/messages/${message.id}`],
    ['{kind}', 'post.liked'],
  ] as const;
  pathOf = (template) => idBefore.reduce((path, [part, value]) => path.replace(part, value), template);
  const document = (await visitor(server).rest('/api/openapi.json')).body;
  operations = Object.entries<any>(document.paths).flatMap(([template, item]) =>
    Object.entries<any>(item).flatMap(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return schema
        ? [{ name: `${method.toUpperCase()} ${template}`, method: method.toUpperCase(), template, schema }]
        : [];
    }),
  );
});
afterAll(() => server.close());

/** A valid value of a field, which need not make the call succeed. */
function sample({ type, format, enum: choices, items }: any, name: string): unknown {
  if (choices) return choices[0];
  if (format === 'uuid') return ben.id;
  const values: Record<string, unknown> = {
    boolean: true,
    integer: 1,
    number: 1,
    array: items ? [sample(items, name)] : [],
  };
  return values[[type].flat()[0]] ?? (name === 'email' ? 'new@example.com' : 'some text of it');
}

const send = ({ method, template }: Operation, body: unknown): Promise<Answer> =>
  ana.rest(pathOf(template), { method, body });

it('null for a required field is 400 and names the field, on every route with a body', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const operation of operations) {
    const { properties, required = [] } = operation.schema;
    const valid = Object.fromEntries(required.map((name: string) => [name, sample(properties[name], name)]));
    for (const name of required) {
      const { status, body } = await send(operation, { ...valid, [name]: null });
      const named = body?.error?.fields ?? {};
      const fields = Array.isArray(named) ? named.map(({ path }) => path) : Object.keys(named);
      count++;
      if (status !== 400 || body.error.code !== 'BAD_USER_INPUT' || !fields.includes(name))
        wrong.push(`${operation.name} ${name}: ${status} ${body?.error?.code} ${fields.join()}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

it('null for any field or for the whole body is never an internal error', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const names = Object.keys(operation.schema.properties);
    const bodies = [
      ...names.map((name) => ({ [name]: null })),
      Object.fromEntries(names.map((name) => [name, null])),
      'null',
      '[null]',
    ];
    for (const body of bodies) {
      const isText = typeof body === 'string';
      const { status } = await ana.rest(pathOf(operation.template), {
        method: operation.method,
        body,
        ...(isText && { headers: { 'content-type': 'application/json' } }),
      });
      if (status >= 500) wrong.push(`${operation.name} ${JSON.stringify(body)}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
