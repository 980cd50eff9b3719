import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publish, signUp } from '../support/people';

const response = (page: Page) => page.locator('.result-window .view-lines');
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();

/** URLs outside this server that a page requested. */
function watchOutside(page: Page, baseURL: string): string[] {
  const outside: string[] = [];
  const isOurs = (url: string) => /^(data|blob):/.test(url) || new URL(url).host === new URL(baseURL).host;
  page.on('request', (request) => isOurs(request.url()) || outside.push(request.url()));
  page.on('websocket', (socket) => isOurs(socket.url()) || outside.push(socket.url()));
  return outside;
}

/** Types into the empty quotes of an editor tool's last line but one. */
async function fillQuotes(page: Page, tool: 'Variables' | 'Headers', text: string) {
  await page.getByRole('button', { name: tool, exact: true }).click();
  await page.getByRole('region', { name: tool }).locator('.view-lines:visible').click();
  for (const key of ['ControlOrMeta+End', 'ArrowUp', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.insertText(text);
}

async function open(page: Page) {
  await page.goto('/playground');
  await expect(page.getByRole('heading', { name: 'GraphQL playground' })).toBeVisible();
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('query');
}

test('a signed-in visitor runs the first query as themself, without a file from elsewhere', async ({
  page,
  baseURL,
}) => {
  const person = await signUp(page.context());
  await publish(person, 'Seen from the playground.');
  const outside = watchOutside(page, baseURL!);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));

  await open(page);
  await expect(page).toHaveTitle('GraphQL playground · Venturion');
  await expect(page.getByRole('status').filter({ hasText: `Logged in as ${person.username}` })).toBeVisible();
  await run(page);
  await expect(response(page)).toContainText('Seen from the playground.');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Query', exact: true }).first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(problems).toEqual([]);
});

test('a subscription shows an event as it happens', async ({ page }) => {
  const person = await signUp(page.context());
  const id = await publish(person, 'Watch me.');
  await open(page);
  await page.getByRole('tab', { name: 'PostUpdated' }).click();
  await fillQuotes(page, 'Variables', id);
  await run(page);
  await expect(page.getByRole('button', { name: /Stop query/ })).toBeVisible();
  // The socket may still be opening: changes are repeated until one is received.
  let liked = false;
  await expect(async () => {
    liked = !liked;
    await person.graphql('mutation ($id: ID!, $liked: Boolean!) { setPostLike(id: $id, liked: $liked) { id } }', {
      id,
      liked,
    });
    // The editor's spaces are unbreakable ones.
    await expect(response(page)).toContainText(liked ? /"likeCount":\s1,/ : /"likeCount":\s0,/, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: /Stop query/ }).click();
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
});

test('an anonymous visitor reads the schema, and runs queries with a pasted token', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  await publish(await signUp(elsewhere), 'Read with a token.');
  const session = (await (await elsewhere.request.get('/api/auth/session')).json()) as { accessToken: string };
  await elsewhere.close();

  await open(page);
  await expect(page.getByRole('status').filter({ hasText: 'Not logged in.' })).toBeVisible();
  await run(page);
  await expect(response(page)).toContainText('UNAUTHENTICATED');

  await fillQuotes(page, 'Headers', `Bearer ${session.accessToken}`);
  await run(page);
  await expect(response(page)).toContainText('Read with a token.');
});

test('the playground wears the theme of the product', async ({ page }) => {
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('body')).toHaveClass(/graphiql-dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
