import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

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

/** Sends a GraphQL operation as a person, under the rate limits. */
export const graphql = (
  target: Pick<Target, 'url'>,
  account: Pick<Account, 'token'>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Answer> => rest(target, account, '/graphql', { json: { query, variables } });

/** Repeats calls, so that the reader's latency shows. @returns their results, of every round */
export async function repeat<Result>(ms: number, call: () => Promise<Result[]>): Promise<Result[]> {
  const results: Result[] = [];
  for (const end = Date.now() + ms; Date.now() < end;) results.push(...(await call()));
  return results;
}

/** Draws a plain picture as PNG. */
export const drawPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

type Folder = { folder: string; contentType: string };
const postPictures: Folder = { folder: 'posts', contentType: 'image/png' };

/** A slot for one upload: where to put the file, and the address that names it from then on. */
export type Slot = { uploadUrl: string; publicUrl: string; contentType: string };

/** Opens a slot, past the rate limits. @param size bytes that it declares */
export async function openSlot(
  target: Target,
  account: Account,
  size: number,
  { folder, contentType } = postPictures,
): Promise<Slot> {
  const { body } = await rest(target, account, '/api/storage/r2/presign', {
    json: { filename: 'file', contentType, folder, size },
    headers: target.bypass,
  });
  return { ...body.data, contentType };
}

/** Sends a file to a slot. @returns the status */
export async function putFile({ uploadUrl, contentType }: Slot, file: Uint8Array): Promise<number> {
  const body = new Uint8Array(file);
  return (await fetch(uploadUrl, { method: 'PUT', body, headers: { 'content-type': contentType } })).status;
}

/** Uploads a file through a slot. @returns the address that names it from then on */
export async function upload(target: Target, account: Account, file: Uint8Array, folder?: Folder): Promise<string> {
  const slot = await openSlot(target, account, file.length, folder);
  const status = await putFile(slot, file);
  if (status >= 400) throw new Error(`The upload returned ${status}.`);
  return slot.publicUrl;
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
