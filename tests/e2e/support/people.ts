import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { bypassHeaders } from './rateLimits';

export const password = 'founders-meet-here';

export type Person = {
  id: string;
  username: string;
  /** Sends a GraphQL operation as this person, bypassing the page. */
  graphql: <Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>) => Promise<Data>;
};

let usernameCount = 0;

/** A unique username: tests of a worker share one database. */
export const newUsername = (name = 'ana'): string => `${name}_${Date.now().toString(36)}${(usernameCount += 1)}`;

/** Makes an account. The browser of this context is then signed in to it, as after signing up by hand. */
export async function signUp(context: BrowserContext, name?: string): Promise<Person> {
  const username = newUsername(name);
  const response = await context.request.post('/api/auth/register', {
    headers: bypassHeaders(),
    data: { username, email: `${username}@example.com`, password },
  });
  expect(response.status()).toBe(201);
  // Liked posts of other tests would rank above new ones, so tests read the feed newest first.
  await context.addInitScript(() => {
    try {
      localStorage.feed ??= 'LATEST';
    } catch {
      // A page without a URL has no storage.
    }
  });
  const { user, accessToken } = (await response.json()) as { user: { id: string }; accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, ...bypassHeaders() };
  return {
    id: user.id,
    username,
    async graphql<Data>(query: string, variables?: Record<string, unknown>) {
      const reply = await context.request.post('/graphql', { headers, data: { query, variables } });
      const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown };
      expect(errors).toBeUndefined();
      return data;
    },
  };
}

/** Signs a person up with a page in a separate context, and so a separate session. */
export async function signUpWithPage(browser: Browser, name: string): Promise<{ person: Person; page: Page }> {
  const context = await browser.newContext();
  return { person: await signUp(context, name), page: await context.newPage() };
}

/** Signs up a person who acts through the API alone. */
export const signUpWithoutPage = async (browser: Browser, name: string): Promise<Person> =>
  signUp(await browser.newContext(), name);

export const updateProfile = (person: Person, input: object) =>
  person.graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { input });

/** Publishes a post. @returns its id */
export async function publish(person: Person, content: string): Promise<string> {
  const { createPost } = await person.graphql<{ createPost: { id: string } }>(
    'mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }',
    { input: { content } },
  );
  return createPost.id;
}

/** Where the signed-in shell shows whose page this is. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /your account/i });
