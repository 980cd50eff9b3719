import { expect } from 'vitest';
import { bearer, createCaller, type Answer } from './people';
import type { TestServer } from '../server/server';

/** Whether REST and GraphQL accept the token; they must agree. */
export async function isTokenValid(server: TestServer, token: string): Promise<boolean> {
  const caller = createCaller(server, bearer(token));
  const [rest, gql] = await Promise.all([caller.rest('/api/posts'), caller.gql('{ me { id } }')]);
  expect([200, 401]).toContain(rest.status);
  expect(gql.data.me !== null).toBe(rest.status === 200);
  return rest.status === 200;
}

/** Expects the response of a sign-in: both envelopes, and a token of the person for 15 minutes. */
export function expectSignedIn(response: Answer, username: string): void {
  const { user, accessToken } = response.body.data;
  expect(user).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username, email: `${username}@example.com` });
  expect(response.body).toEqual({ data: { user, accessToken }, user, accessToken });
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ sub: user.id, exp: claims.iat + 900 });
}
