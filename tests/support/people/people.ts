import { v7 } from 'uuid';
import { bypassKey, type TestServer } from '../server/server';

export type Answer<Body = any> = { status: number; headers: Headers; body: Body };
export type GraphqlAnswer<Data = any> = {
  status: number;
  headers: Headers;
  data: Data;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: Record<string, string>; retryAfter?: number };
  }[];
  /** Code of the first error. */
  code?: string;
};

/** `body` is sent as JSON; a string, form or bytes go as they are. */
export type Call = { method?: string; body?: unknown; headers?: Record<string, string> };

/** A caller of the server, signed in or not. */
export type Caller = {
  rest(path: string, call?: Call): Promise<Answer>;
  gql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphqlAnswer>;
};

export type Person = Caller & { id: string; username: string; token: string; cookie: string };

const isRaw = (body: unknown) => typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

/** A caller with the given headers; limits do not apply to it unless `headers` clears the bypass. */
export function createCaller(server: TestServer, own: Record<string, string> = {}): Caller {
  const base = { 'x-ratelimit-bypass': bypassKey, ...own };
  const send = (path: string, { method, body, headers }: Call) => {
    const isJson = body !== undefined && !isRaw(body);
    return fetch(server.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...base, ...(isJson && { 'content-type': 'application/json' }), ...headers },
      body: isJson ? JSON.stringify(body) : (body as RequestInit['body']),
      redirect: 'manual',
    });
  };
  return {
    async rest(path, call = {}) {
      const response = await send(path, call);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
      };
    },
    async gql(query, variables, headers) {
      const response = await send('/graphql', { body: { query, variables }, headers });
      const { data, errors } = await response.json();
      return { status: response.status, headers: response.headers, data, errors, code: errors?.[0]?.extensions?.code };
    },
  };
}

/** An anonymous caller. */
export const visitor = (server: TestServer): Caller => createCaller(server);

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const buildPassword = (username: string) => `${username} likes long passwords`;

/** The refresh cookie as a browser would send it back. */
export function readCookie({ headers }: { headers: Headers }): string {
  const [cookie] = headers.getSetCookie();
  return cookie?.split(';')[0] ?? '';
}

/** Signs someone up through the public API. */
export async function registerPerson(server: TestServer, username: string): Promise<Person> {
  const registration = await createCaller(server).rest('/api/auth/register', {
    body: { username, email: `${username}@example.com`, password: buildPassword(username) },
  });
  if (registration.status !== 201)
    throw new Error(`${username} could not register: ${JSON.stringify(registration.body)}`);
  const { user, accessToken: token } = registration.body;
  return { id: user.id, username, token, cookie: readCookie(registration), ...createCaller(server, bearer(token)) };
}

/** Signs people up concurrently. */
export const registerPeople = <Names extends string[]>(server: TestServer, ...names: Names) =>
  Promise.all(names.map((name) => registerPerson(server, name))) as Promise<{ [Index in keyof Names]: Person }>;

/** An id that nothing has. */
export const missingId = '01900000-0000-7000-8000-000000000000';

type Someone = { id: string };

/** Connects two people. */
export const connect = (server: TestServer, from: Someone, to: Someone, status = 'accepted') =>
  server.sql('insert into connection (id, requester_id, recipient_id, status) values ($1, $2, $3, $4)', [
    v7(),
    from.id,
    to.id,
    status,
  ]);

export const follow = (server: TestServer, from: Someone, to: Someone) =>
  server.sql('insert into follow (follower_id, followee_id) values ($1, $2)', [from.id, to.id]);

export const block = (server: TestServer, from: Someone, to: Someone) =>
  server.sql('insert into block (blocker_id, blocked_id) values ($1, $2)', [from.id, to.id]);

/** Hides someone as a waiting deletion does. */
export const hideProfile = (server: TestServer, person: Someone) =>
  server.sql('update profile set hidden = true where id = $1', [person.id]);

/** Publishes a post through REST. @returns the post as REST shows it to its author */
export async function buildPost(
  author: Person,
  post: { content?: string; is_public?: boolean; news_story_id?: string } = {},
): Promise<any> {
  const { status, body } = await author.rest('/api/posts', {
    body: { content: `A post by ${author.username}`, ...post },
  });
  if (status !== 201) throw new Error(`No post: ${JSON.stringify(body)}`);
  return body.data.post;
}

/** Comments through REST. @returns the comment as REST shows it to its author */
export async function buildComment(
  author: Person,
  postId: string,
  comment: { content?: string; parent_id?: string } = {},
): Promise<any> {
  const { status, body } = await author.rest(`/api/posts/${postId}/comments`, {
    body: { content: `A comment by ${author.username}`, ...comment },
  });
  if (status !== 201) throw new Error(`No comment: ${JSON.stringify(body)}`);
  return body.data.comment;
}

/** Number of the newest event that was handed out. */
export async function latestEvent(server: TestServer): Promise<string> {
  await server.waitForRelay();
  return server.app.relay.head;
}

/** All events after the given one that a person may read, oldest first. */
export async function eventsSince(
  server: TestServer,
  person: Caller,
  after: string,
): Promise<{ id: string; type: string; channel: string; data: any }[]> {
  await server.waitForRelay();
  const events = [];
  for (let next = after, more = true; more;) {
    const { body } = await person.rest(`/api/events?after=${next}&limit=100`);
    events.push(...body.data.events);
    ({ next, has_more: more } = body.data);
  }
  return events;
}
