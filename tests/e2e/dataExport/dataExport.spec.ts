import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import AdmZip from 'adm-zip';
import { publish, signUp } from '../support/people';

const section = (page: Page) => page.locator('#data');
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const bar = (page: Page) => section(page).getByRole('progressbar');
const liveSocket = /\/app\//;

async function download(page: Page): Promise<{ zip: AdmZip; name: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  return { zip: new AdmZip(await file.path()), name: file.suggestedFilename() };
}

test('a person requests their data, watches the progress, and opens the archive', async ({ page }) => {
  test.slow();
  // Events of the export are delivered when the test releases them, all others at once.
  let isBlocking = true;
  const blocked: (() => void)[] = [];
  const subscribed = Promise.withResolvers<void>();
  await page.routeWebSocket(liveSocket, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (/subscription_succeeded.*private-user-/.test(String(message))) subscribed.resolve();
      if (isBlocking && String(message).includes('dataExport.progressed')) blocked.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  const ana = await signUp(page.context());
  await publish(ana, 'Price by the seat, bill by the year.');
  await page.goto('/settings#data');
  // The events of an export that is ready before the subscription aren't sent: the page reads its state.
  await subscribed.promise;
  await button(page, 'Request download').click();
  await expect(bar(page)).toBeVisible();
  await expect(section(page).getByRole('status')).toBeFocused();
  await expect(section(page).getByRole('status')).toContainText('You can leave this page');
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(3);
  await expect(button(page, 'Download')).toHaveCount(0);
  blocked.shift()!();
  blocked.shift()!();
  await expect(bar(page)).toHaveAccessibleName('Preparing');
  isBlocking = false;
  for (const deliver of blocked) deliver();
  await expect(section(page).getByRole('status')).toContainText(
    /^Your file is ready: \d+ kBCreated .+\. Available until \d+ \w+ \d{4}\.$/,
  );
  await expect(bar(page)).toHaveCount(0);

  const { zip, name } = await download(page);
  expect(name).toMatch(new RegExp(`^venturion-${ana.username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  expect(JSON.parse(zip.readAsText('data/posts.json'))).toEqual([
    expect.objectContaining({ content: 'Price by the seat, bill by the year.' }),
  ]);
  expect(zip.readAsText('README.txt')).toContain(`Your Venturion data, @${ana.username}`);

  // Later, and again: each click requests a new URL.
  await page.reload();
  expect((await download(page)).zip.getEntries().length).toBe(zip.getEntries().length);
  expect((await download(page)).zip.getEntries().length).toBe(zip.getEntries().length);
});

test('a request from one device shows on the other', async ({ page }) => {
  const ana = await signUp(page.context());
  await page.goto('/settings#data');
  await expect(button(page, 'Request download')).toBeVisible();
  await ana.graphql('mutation { requestDataExport { id } }');
  await expect(button(page, 'Download')).toBeVisible();
});

test('without live updates the state is polled', async ({ page }) => {
  await page.routeWebSocket(liveSocket, (socket) => void socket.close());
  await signUp(page.context());
  await page.goto('/settings#data');
  await button(page, 'Request download').click();
  await expect(button(page, 'Download')).toBeVisible({ timeout: 20_000 });
});

test('a failed request shows an error and can be retried', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/settings#data');
  await expect(button(page, 'Request download')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await button(page, 'Request download').click();
  await expect(section(page).getByRole('alert')).toHaveText('Couldn’t request your data.');
  await page.unroute('**/graphql');
  await button(page, 'Request download').click();
  await expect(button(page, 'Download')).toBeVisible();
  await expect(section(page).getByRole('alert')).toHaveCount(0);
});

test('shows when the next request is possible after five in a day', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ extraHTTPHeaders: {} });
  const ana = await signUp(context);
  for (let count = 1; count <= 5; count++) {
    await ana.graphql('mutation { requestDataExport { id } }');
    await expect
      .poll(
        async () =>
          (await ana.graphql<{ dataExport: { status: string } }>('{ dataExport { status } }')).dataExport.status,
      )
      .toBe('READY');
  }
  const page = await context.newPage();
  await page.goto('/settings#data');
  await button(page, 'Request new download').click();
  await expect(section(page).getByRole('alert')).toHaveText(
    'You can request your data up to 5 times in 24 hours.Try again in 24 hours.',
  );
  await expect(button(page, 'Download')).toBeVisible();
  await context.close();
});
