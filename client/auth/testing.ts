import { vi, type Mock } from 'vitest';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds an unsigned token with the claims that the client reads. */
export function buildToken(sub: string, seconds: number, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1_000);
  return `${encode({ alg: 'HS256' })}.${encode({ sub, iat: now, exp: now + seconds, ...claims })}.signature`;
}

export type StubResponse = { status?: number; body?: unknown; headers?: Record<string, string> };
type Handler = (call: {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}) => StubResponse | Promise<StubResponse>;

/** Stubs fetch with a handler; a handler that throws simulates a network error. */
export function stubFetch(handler: Handler): Mock<typeof fetch> {
  const stub = vi.fn<typeof fetch>(async (input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const response = await handler({
      url: String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body,
    });
    return new Response(response.body === undefined ? null : JSON.stringify(response.body), {
      status: response.status ?? 200,
      headers: response.headers,
    });
  });
  vi.stubGlobal('fetch', stub);
  return stub;
}

/** @returns the calls of a stub as "METHOD url" */
export const listFetchCalls = (stub: Mock<typeof fetch>): string[] =>
  stub.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${String(url)}`);

export const buildAuthResponse = (id: string, seconds = 900) => ({
  data: { user: { id, username: `name-${id}` }, accessToken: buildToken(id, seconds) },
});
