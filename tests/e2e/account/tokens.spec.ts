import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { password, publish, signUp } from '../support/people';

const postField = (page: Page) => page.getByRole('textbox', { name: 'Your post' });
const post = (page: Page) =>
  page.getByRole('form', { name: 'New post' }).getByRole('button', { name: 'Post', exact: true }).click();
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const isData = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/graphql';
const isSessionRequest = (request: Request) => /\/api\/auth\/(refresh|session)$/.test(request.url());
const readOperation = (request: Request): string => request.postDataJSON().operationName;

/** What the page sends, in order. */
function follow(page: Page, isWanted: (request: Request) => boolean): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => void (isWanted(request) && requests.push(request)));
  return requests;
}

const toTexts = (requests: Request[]) =>
  requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);

/** From now on replaces the page's token by an invalid one in operations of this name. */
async function spoilToken(page: Page, operation: RegExp): Promise<void> {
  let token: string | undefined;
  await page.route('**/graphql', (route) => {
    const headers = route.request().headers();
    if (!operation.test(readOperation(route.request()))) return route.continue();
    token ??= headers.authorization;
    return route.continue({
      headers: { ...headers, ...(headers.authorization === token && { authorization: 'Bearer spoilt' }) },
    });
  });
}

/** Runs in the page: from now on timeouts take a twentieth of their time. Records the requested durations. */
function shortenTimeouts(): void {
  const requestedTimeouts: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => {
    requestedTimeouts.push(ms);
    return timeout(ms / 20);
  };
  Object.assign(window, { timeouts: requestedTimeouts });
}

const readTimeouts = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { timeouts: number[] }).timeouts)]);

/** Accepts a request and never responds. */
const neverAnswer = () => undefined;

test('every request carries the user and the live connection', async ({ page, context }) => {
  const { id } = await signUp(context);
  const refreshed = page.waitForRequest('**/api/auth/refresh');
  await page.goto('/home');
  expect(await (await refreshed).headerValue('cookie')).toMatch(/=/);
  await expect.poll(() => page.evaluate(() => window.pusherSocketId)).toMatch(/^\d+\.\d+$/);
  const socketId = await page.evaluate(() => window.pusherSocketId);
  const sent = page.waitForRequest((request) => isData(request) && readOperation(request) === 'CreatePost');
  await postField(page).fill('Said with all headers');
  await post(page);
  const headers = await (await sent).allHeaders();
  expect(headers).toMatchObject({
    userid: id,
    'x-socket-id': socketId,
    authorization: expect.stringMatching(/^Bearer .+\..+\..+$/),
  });
});

test('a token that no longer counts is refreshed once for many calls at once, and each is sent again', async ({
  page,
  context,
}) => {
  const person = await signUp(context);
  for (const n of [1, 2, 3]) await publish(person, `Thought ${n} of ${person.username}`);
  await page.goto('/home');
  const mine = card(page, person.username);
  await expect(mine).toHaveCount(3);
  await spoilToken(page, /^SetPost/);
  const session = follow(page, isSessionRequest);
  const sent = follow(page, (request) => isData(request) && readOperation(request).startsWith('SetPost'));
  await mine.evaluateAll((cards) =>
    cards
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>('[data-action="like"], [data-action="bookmark"]')])
      .forEach((button) => button.click()),
  );
  await expect.poll(() => sent.length).toBe(12);
  for (const n of [1, 2, 3])
    await expect(
      card(page, `Thought ${n} of ${person.username}`).getByRole('button', { name: 'Like, 1' }),
    ).toHaveAttribute('aria-pressed', 'true');
  expect(toTexts(session)).toEqual(['POST /api/auth/refresh']);
  const tokens = await Promise.all(sent.map((request) => request.headerValue('authorization')));
  expect(new Set(tokens.slice(6)).size).toBe(1);
  expect(tokens.slice(0, 6)).not.toContain(tokens[6]);
});

test('a 403 about the token refreshes it once', async ({ page, context }) => {
  const person = await signUp(context);
  const text = `To be liked, by ${person.username}`;
  await publish(person, text);
  await page.goto('/home');
  await expect(card(page, text)).toBeVisible();
  const session = follow(page, isSessionRequest);
  const likes = follow(page, (request) => isData(request) && readOperation(request) === 'SetPostLike');
  let rejections = 1;
  await page.route('**/graphql', (route) => {
    if (readOperation(route.request()) !== 'SetPostLike' || rejections-- <= 0) return route.fallback();
    return route.fulfill({
      status: 403,
      json: { error: { code: 'FORBIDDEN', message: 'Invalid token', requestId: 'r-1' }, message: 'Invalid token' },
    });
  });
  await card(page, text).getByRole('button', { name: 'Like', exact: true }).click();
  await expect(card(page, text).getByRole('button', { name: 'Like, 1' })).toBeVisible();
  await expect.poll(() => likes.length).toBe(2);
  expect(toTexts(session)).toEqual(['POST /api/auth/refresh']);
  const tokens = await Promise.all(likes.map((request) => request.headerValue('authorization')));
  expect(tokens[0]).not.toBe(tokens[1]);

  rejections = 2;
  await card(page, text).getByRole('button', { name: 'Like, 1' }).click();
  await expect(toasts(page).getByText('Invalid token')).toBeVisible();
  await expect(card(page, text).getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
  expect([likes.length, session.length]).toEqual([4, 2]);
});

test('a token with less than five minutes left is exchanged before it runs out', async ({ page, context }) => {
  await page.clock.install();
  const person = await signUp(context);
  await publish(person, 'Just arrived');
  await page.goto('/home');
  // A feed request still under way would time out with the clock.
  await expect(card(page, 'Just arrived').first()).toBeVisible();
  const session = follow(page, isSessionRequest);
  const data = follow(page, isData);
  await page.clock.fastForward('09:00');
  expect(toTexts(session)).toEqual([]);
  await page.clock.fastForward('02:00');
  await expect.poll(() => toTexts(session)).toEqual(['POST /api/auth/refresh']);
  await page.clock.resume();
  await postField(page).fill('Still here');
  await post(page);
  await expect(card(page, 'Still here').first()).toBeVisible();
  expect(toTexts(session)).toHaveLength(1);
  expect(data.length).toBeGreaterThan(0);
});

test('an ended session leads to the login page with a notice, and back with the input preserved', async ({
  page,
  context,
}) => {
  const { username } = await signUp(context);
  await page.goto('/home');
  await postField(page).fill('Half a thought');
  await page.evaluate(() =>
    window.addEventListener('auth:failed', (event) => Object.assign(window, { failure: event.detail.reason })),
  );
  const session = follow(page, isSessionRequest);
  await context.clearCookies();
  await spoilToken(page, /^CreatePost$/);
  await post(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session ended. Log in to continue.')).toBeVisible();
  expect(toTexts(session)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
  expect(await page.evaluate(() => 'failure' in window && window.failure)).toBe('refresh_failed');

  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/home');
  await expect(postField(page)).toHaveValue('Half a thought');
});

test('a request without a response times out after 10 s with its error text and preserves the input', async ({
  page,
  context,
}) => {
  const person = await signUp(context);
  const text = `To be answered, by ${person.username}`;
  const id = await publish(person, text);
  // News has a longer time, and is asked for after the feed.
  const news = page.waitForRequest((request) => isData(request) && readOperation(request) === 'StartupNews');
  await page.goto('/home');
  await expect(card(page, text)).toBeVisible();
  await news;
  await postField(page).fill('A thought on a slow day');
  await page.evaluate(shortenTimeouts);
  await page.route('**/graphql', neverAnswer);
  await post(page);
  await expect(page.getByRole('form', { name: 'New post' }).getByText('Failed to create post')).toBeVisible();
  await expect(postField(page)).toHaveValue('A thought on a slow day');
  await card(page, text).getByRole('button', { name: 'Like', exact: true }).click();
  await expect(toasts(page).getByText('Failed to like post')).toBeVisible();
  await expect(card(page, text).getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(await readTimeouts(page)).toEqual([10_000]);

  await page.unroute('**/graphql');
  await page.goto(`/post/${id}`);
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('My two cents');
  await page.evaluate(shortenTimeouts);
  await page.route('**/graphql', neverAnswer);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Network error - no response from server')).toBeVisible();
  await expect(comment).toHaveValue('My two cents');
});

test('login and sign-up report a timeout and preserve the fields', async ({ page }) => {
  await page.addInitScript(shortenTimeouts);
  for (const [path, name, errorText] of [
    ['/login', 'Log in', 'Network error during login.'],
    ['/signup', 'Sign up', 'No response from server. Please check your internet connection.'],
  ] as const) {
    await page.goto(path);
    await page.route(/\/api\/auth\/(login|register)$/, neverAnswer);
    const form = page.getByRole('form', { name });
    await form.getByLabel('Username').fill('slow.day');
    if (path === '/signup') await form.getByLabel('Email').fill('slow@example.com');
    await form.getByRole('textbox', { name: 'Password' }).fill(password);
    await form.getByRole('button', { name }).click();
    await expect(form.getByRole('alert')).toHaveText(errorText);
    expect(await readTimeouts(page)).toContain(10_000);
    await expect(form.getByLabel('Username')).toHaveValue('slow.day');
    await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue(password);
  }
});

test('a page without a refresh response requests the session too and continues signed out', async ({
  page,
  context,
}) => {
  await page.addInitScript(shortenTimeouts);
  await signUp(context);
  await page.route('**/api/auth/**', neverAnswer);
  const session = follow(page, isSessionRequest);
  await page.goto('/home');
  await expect(page.getByText('Checking authentication...')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(toTexts(session)).toEqual(['POST /api/auth/refresh', 'GET /api/auth/session']);
});

test('the console has no output, and errors of closed message channels are suppressed', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => void messages.push(message.text()));
  page.on('pageerror', (error) => void messages.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  await page.evaluate(() => {
    for (const method of ['log', 'info', 'debug', 'warn'] as const) console[method]('from the product');
    void Promise.reject(new Error('A listener indicated an asynchronous response, but the message channel closed'));
    setTimeout(() => {
      throw new Error('something else');
    });
  });
  await expect.poll(() => messages.filter((text) => text.includes('something else'))).toHaveLength(1);
  expect(messages.filter((text) => text.includes('from the product') || text.includes('message channel'))).toEqual([]);
});
