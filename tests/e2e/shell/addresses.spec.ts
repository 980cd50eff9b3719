import { expect, test } from '../fixtures';

test('an address without a page answers 404 and shows the not-found page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('every page answers 200, whatever its parameters, case and last slash', async ({ request }) => {
  for (const path of ['/', '/login', '/home', '/post/1?x=1', '/user/ana', '/Settings', '/messages/', '/playground'])
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.head('/home')).status()).toBe(200);
  for (const path of ['/nothing', '/post', '/user/', '/assets/none.js', '/api/none', '/__ui'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a visitor’s pages write no error to the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/login', '/terms']) {
    const checked = page.waitForResponse((response) => response.url().endsWith('/api/auth/session'));
    await page.goto(path);
    expect((await checked).status()).toBe(204);
  }
  expect(errors).toEqual([]);
});

test('robots.txt allows the public pages and nothing else', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).trim().split('\n');
  expect(lines.toSorted()).toEqual(
    [
      'User-agent: *',
      ...['/', '/login', '/signup', '/forgot-password', '/password-reset', '/terms', '/privacy'].map(
        (path) => `Allow: ${path}$`,
      ),
      'Allow: /assets/',
      'Allow: /images/',
      'Disallow: /',
    ].toSorted(),
  );
});

test('a visitor reads the public pages, and is sent to sign in from the others', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, title] of [
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
  ] as const) {
    await page.goto(path);
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(path);
  }
  await page.goto('/forgot-password');
  const title = await heading.innerText();
  await page.goto('/password-reset');
  await expect(heading).toHaveText(title);
  for (const path of ['/home', '/user/ana', '/post/1', '/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
});
