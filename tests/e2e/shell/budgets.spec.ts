import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publish, signUp } from '../support/people';

const client = join(import.meta.dirname, '../../../dist/client');

/**
 * Kilobytes (1,000 bytes, brotli) of the chunks that Home and the landing page load. Each domain's description, with its place
 * in the menu and its icon, adds 0.1 to `member`; its live handlers add as much to the pages below.
 */
const chunkBudgets: Record<string, number> = { core: 96.4, member: 68.2, posts: 25.7 };

/** Kilobytes and number of all scripts that the HTML loads at once for a page, by its module. */
const pageBudgets: Record<string, { kilobytes: number; files: number }> = {
  'features/landing/LandingPage.tsx': { kilobytes: 99.4, files: 3 },
  'features/post/feed/HomePage.tsx': { kilobytes: 190.4, files: 4 },
  'features/message/MessagesPage.tsx': { kilobytes: 174, files: 5 },
  'features/profile/page/UserPage.tsx': { kilobytes: 177.4, files: 5 },
  'features/post/page/PostPage.tsx': { kilobytes: 221.3, files: 12 },
};

/** With the headers of each file, 300 bytes. */
const budgets = {
  landing: { kilobytes: 100.5, files: 3, calls: 2 },
  home: { kilobytes: 191.6, files: 4, calls: 4 },
};

type Figures = { kilobytes: number; files: number; calls: number; list: string };

/** Records the time of the first element that matches, and the shifts of the layout. Runs before the page's own scripts. */
function observe(selector: string): void {
  const record = { shownAt: 0, shift: 0 };
  Object.assign(window, { record });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)) return;
    record.shownAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the page loaded until the first match was shown: scripts with their headers, and calls of the API. */
async function measure(page: Page, path: string, selector: string): Promise<Figures & { shift: number }> {
  await page.addInitScript(observe, selector);
  await page.goto(path);
  await expect(page.locator(selector).first()).toBeVisible();
  return page.evaluate(() => {
    const { record } = window as unknown as { record: { shownAt: number; shift: number } };
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < record.shownAt,
    );
    const scripts = before.filter(({ name }) => name.endsWith('.js'));
    const calls = before.filter(({ name }) => /\/(api|graphql)(\/|$)/.test(new URL(name).pathname));
    return {
      kilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
      files: scripts.length,
      calls: calls.length,
      shift: record.shift,
      list: [...scripts, ...calls]
        .map(({ name, transferSize }) => `${transferSize} ${new URL(name).pathname}`)
        .join('\n'),
    };
  });
}

function expectWithin(
  { list, ...figures }: Figures,
  budget: { kilobytes: number; files: number; calls: number },
): void {
  for (const key of ['kilobytes', 'files', 'calls'] as const)
    expect(figures[key], `${key} before the first content; loaded were\n${list}`).toBeLessThanOrEqual(budget[key]);
}

test('the chunks of Home and the landing page are within their budgets', () => {
  const modules: Record<string, Record<string, number>> = JSON.parse(
    readFileSync(join(client, '../chunks.json'), 'utf8'),
  );
  for (const file of readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'))) {
    const chunk = file.slice(0, -'-1234567.js'.length);
    const budget = chunkBudgets[chunk];
    if (budget === undefined) continue;
    const largest = Object.entries(modules[`assets/${file}`]!)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 25)
      .map(([name, bytes]) => `${bytes} ${name}`);
    expect(
      statSync(join(client, 'assets', `${file}.br`)).size / 1_000,
      `kilobytes of the chunk ${chunk}; its largest modules are, before minification,\n${largest.join('\n')}`,
    ).toBeLessThanOrEqual(budget);
  }
});

test('the HTML loads no more scripts for a page than its budget allows', () => {
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const always = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  for (const [page, budget] of Object.entries(pageBudgets)) {
    const [, list = ''] = html.match(new RegExp(`"${page}":\\[(.*?)\\]`)) ?? [];
    const files = [...always, ...[...list.matchAll(/\/assets\/[^`"]+/g)].map(([file]) => file)];
    const sizes = files.map((file) => ({ file, bytes: statSync(join(client, `${file}.br`)).size }));
    const report = sizes.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
    const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
    expect(kilobytes, `kilobytes of the scripts of ${page}:\n${report}`).toBeLessThanOrEqual(budget.kilobytes);
    expect(files.length, `number of the scripts of ${page}:\n${report}`).toBeLessThanOrEqual(budget.files);
  }
});

test('the icon is in the HTML, and the manifest is read after the first content', async ({ page }) => {
  const icons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.svg')) icons.push(request.url());
  });
  // A page that arrives late leaves the browser idle before its first content.
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/LandingPage-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,');
  expect(html).not.toContain('rel="manifest"');
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  code.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  expect(icons).toEqual([]);
});

test('assets are sent with the headers that they need, not with those of pages', async ({ request }) => {
  const file = readdirSync(join(client, 'assets')).find((name) => name.startsWith('core-') && name.endsWith('.js'))!;
  const response = await request.get(`/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...headers } = response.headers();
  expect(headers).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(statSync(join(client, 'assets', `${file}.br`)).size),
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('Home stays within its budgets until the first post, and shifts nothing', async ({ page }) => {
    const person = await signUp(page.context());
    await publish(person, 'The first post on this page');
    const { shift, ...figures } = await measure(page, '/home', 'article');
    expectWithin(figures, budgets.home);
    // The live connection, badges and overlays follow.
    await expect.poll(() => page.evaluate(() => window.pusherSocketId)).toBeTruthy();
    expect(shift).toBeLessThan(0.02);
  });

  test('the landing page stays within its budgets, and shifts nothing', async ({ page }) => {
    const { shift, ...figures } = await measure(page, '/', 'h1');
    expectWithin(figures, budgets.landing);
    expect(shift).toBeLessThan(0.02);
  });

  test('Home sends its refresh and first queries once, before its code has run', async ({ page }) => {
    const person = await signUp(page.context());
    await publish(person, 'A post that is asked for early');
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
    });
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/core-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.addInitScript(observe, 'article');
    await page.goto('/home', { waitUntil: 'commit' });
    await expect.poll(() => operations).toEqual(['LatestEvent', 'NewestPostId', 'Feed']);
    scripts.resolve();
    await expect(page.getByRole('article').first()).toBeVisible();
    // Events of the new post may refetch the feed after its first content.
    const queries = await page.evaluate(() => {
      const { record } = window as unknown as { record: { shownAt: number } };
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('/graphql') && startTime < record.shownAt).length;
    });
    expect(queries, operations.join(', ')).toBe(3);
  });
});
