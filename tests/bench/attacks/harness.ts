import { randomUUID } from 'node:crypto';

/** One attack. Each file `tests/bench/attacks/<number>-<title>.ts` exports one as `attack`. */
export type Attack = {
  /** Number in the list of attacks. */
  number: number;
  title: string;
  /** Environment of the server beyond the usual. */
  env?: Record<string, string>;
  /** Prepares accounts and content before the reader's quiet time. */
  prepare?(target: Target): Promise<void>;
  /**
   * Attacks, for at least some seconds, so that the reader's latency shows.
   * @returns figures to print, such as counts of statuses
   * @throws Error when the attack works
   */
  run(target: Target): Promise<Record<string, string | number>>;
};

export type Account = { id: string; username: string; password: string; token: string; cookie: string };

/** The server under attack. */
export type Target = {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Header that passes the rate limits: for preparation, never for the attack. */
  bypass: Record<string, string>;
  signUp(): Promise<Account>;
  /** Resident memory of the server's process in MB. */
  memoryMb(): number;
};

const password = 'founders-meet-here';

/** Signs up a person past the rate limits. */
export async function signUp(url: string, bypass: Record<string, string>): Promise<Account> {
  const username = `p${randomUUID().slice(0, 13).replaceAll('-', '')}`;
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bypass },
    body: JSON.stringify({ username, email: `${username}@example.com`, password }),
  });
  if (response.status !== 201) throw new Error(`Signing up returned ${response.status}: ${await response.text()}`);
  const { user, accessToken } = (await response.json()) as { user: { id: string }; accessToken: string };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: user.id, username, password, token: accessToken, cookie };
}

/** Sends a GraphQL operation as a person, under the rate limits. */
export const graphql = (
  { url }: Pick<Target, 'url'>,
  { token }: Pick<Account, 'token'>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });

export type Answer = { status: number; body: any };

/** Calls the REST API, as a person unless `account` is undefined. @param init.json body of the call */
export async function rest(
  { url }: Pick<Target, 'url'>,
  account: Pick<Account, 'token'> | undefined,
  path: string,
  { json, headers, ...init }: RequestInit & { json?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method: json === undefined ? 'GET' : 'POST',
    ...init,
    headers: {
      ...(account && { authorization: `Bearer ${account.token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
  };
}

/** Repeats calls, so that the reader's latency shows. @returns their results, of every round */
export async function repeat<Result>(ms: number, call: () => Promise<Result[]>): Promise<Result[]> {
  const results: Result[] = [];
  for (const end = Date.now() + ms; Date.now() < end;) results.push(...(await call()));
  return results;
}

/** Uploads a file through a slot. @returns the address that names it from then on */
export async function upload(
  target: Target,
  account: Account,
  file: Uint8Array,
  { folder = 'posts', contentType = 'image/png' } = {},
): Promise<string> {
  const slot = await rest(target, account, '/api/storage/r2/presign', {
    json: { filename: 'file', contentType, folder, size: file.length },
    headers: target.bypass,
  });
  const { uploadUrl, publicUrl } = slot.body.data;
  const put = await fetch(uploadUrl, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'content-type': contentType },
  });
  if (!put.ok) throw new Error(`The upload returned ${put.status}.`);
  return publicUrl;
}

/** Throws when an attack works. */
export function mustFail(hasWorked: boolean, what: string): void {
  if (hasWorked) throw new Error(what);
}

/** Counts equal values: statuses of many calls. @returns a text such as "200 × 12, 429 × 3" */
export function countEqual(values: (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} × ${count}`).join(', ');
}
