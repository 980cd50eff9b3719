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

/** Counts equal values: statuses of many calls. @returns a text such as "200 × 12, 429 × 3" */
export function countEqual(values: (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value} × ${count}`).join(', ');
}
