import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Script files as after a release: those of the page that is open are gone, a newly loaded page has its own. */
async function replaceScripts(page: Page, { isComplete }: { isComplete: boolean }): Promise<{ loads: string[] }> {
  const loads: string[] = [];
  const missing = new Set<string>();
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    const isNewPage = new URL(page.url()).searchParams.has('v');
    if (isNewPage && (isComplete || !missing.has(url))) return route.fallback();
    missing.add(url);
    return route.fulfill({ status: 404, body: '' });
  });
  return { loads };
}

/** Opens the sign-in page without the code of the others, which would be prefetched. */
async function openLogin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

test('a page whose code was replaced by a release loads after one reload', async ({ page }) => {
  await openLogin(page);
  const { loads } = await replaceScripts(page, { isComplete: true });
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  const url = new URL(page.url());
  expect([url.pathname, Number(url.searchParams.get('v')) > 1_700_000_000_000]).toEqual(['/terms', true]);
  expect(loads).toEqual([expect.stringContaining('/terms?v=')]);
});

test('a page whose code stays missing is reloaded once, then shows an error', async ({ page }) => {
  await openLogin(page);
  const { loads } = await replaceScripts(page, { isComplete: false });
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  expect(loads).toEqual([expect.stringContaining('/terms?v=')]);
});

test('a page that was left while its code was loading does not reload the one that is open', async ({ page }) => {
  await openLogin(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.goBack();
  const email = page.getByRole('textbox', { name: /email/i });
  await email.fill('ana@example.com');
  // A missing file is followed by a check whether the server is there, and that by the reload.
  const checked = page.waitForResponse('**/healthz');
  held.resolve();
  await checked;
  // What the page does after its check is done before what is asked of it later.
  await page.evaluate(async () => (await fetch('/healthz')).text());
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('chunk-reload'))),
  ).toEqual([]);
  await expect(email).toHaveValue('ana@example.com');
  expect(loads).toEqual([]);
});
