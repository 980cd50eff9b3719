import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type E2eServer } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import { accountButton, password, publish, signUp } from '../support/people';

const list = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });
const theme = (page: Page, name: string) => part(page, 'Appearance').getByRole('radio', { name, exact: true });
const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme');
const bodyLightness = (page: Page) =>
  page.evaluate(() => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]));

async function open(page: Page, address = '/settings') {
  await page.goto(address);
  await arrived(page);
}

/** Waits until every part is there. */
async function arrived(page: Page) {
  await expect(heading(page)).toBeAttached();
  await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0);
}

/** Expects a part to have been brought to the reader: its heading has the focus, and stands clear of the phone's bars. */
async function expectReached(page: Page, title: string) {
  const reached = part(page, title).getByRole('heading', { level: 2 });
  await expect(reached).toBeFocused();
  await expect(async () => {
    const top = await reached.evaluate((element) => element.getBoundingClientRect().top);
    const { scrolled, end } = await page.evaluate(() => ({
      scrolled: scrollY,
      end: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(top).toBeGreaterThanOrEqual(page.viewportSize()!.width < 700 ? 52 : 0);
    // The last parts can come no higher than the end of the page lets them.
    if (scrolled < end - 1) expect(top).toBeLessThan(120);
    else expect(top).toBeLessThan(page.viewportSize()!.height);
  }).toPass();
}

const titlesOf = (links: Locator) => links.allTextContents();

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`every part is reached by its link and by keyboard, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUp(page.context());
    await open(page);
    const links = list(page).getByRole('link');
    const titles = await titlesOf(links);
    expect(titles).toEqual(expect.arrayContaining(['Check my profile', 'Appearance', 'Keyboard', 'Notifications']));
    expect(titles).toEqual(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents());

    for (const title of titles) {
      await list(page).getByRole('link', { name: title, exact: true }).click();
      await test.step(`${title}, clicked`, () => expectReached(page, title));
      await expect(list(page).locator('[aria-current]')).toHaveText([title]);
    }
    await links.first().focus();
    for (const title of titles) {
      const link = list(page).getByRole('link', { name: title, exact: true });
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await test.step(`${title}, by keyboard`, () => expectReached(page, title));
      await link.focus();
      await page.keyboard.press('Tab');
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('the address of a part leads to it, on a fresh load, by Back, and held while the parts above arrive', async ({
  page,
}) => {
  await signUp(page.context());
  // What stands above the part comes late.
  await page.route('**/ProfileCheck-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await open(page, '/settings#notifications');
  await expect(part(page, 'Check my profile').getByRole('button', { name: 'Check' })).toBeAttached();
  await expectReached(page, 'Notifications');
  await expect(page).toHaveTitle('Settings · Venturion');
  await list(page).getByRole('link', { name: 'Keyboard' }).click();
  await expectReached(page, 'Keyboard');
  await page.goBack();
  await expect(page).toHaveURL('/settings#notifications');
  await expectReached(page, 'Notifications');
});

test('the list follows the reader', async ({ page }) => {
  await signUp(page.context());
  await open(page);
  const titles = await titlesOf(list(page).getByRole('link'));
  await expect(list(page).locator('[aria-current]')).toHaveText([titles[0]!]);
  await page.mouse.move(700, 500);
  const seen = new Set<string>();
  await expect(async () => {
    seen.add((await list(page).locator('[aria-current]').textContent())!);
    await page.mouse.wheel(0, 90);
    await expect(list(page).locator('[aria-current]')).toHaveText([titles.at(-1)!], { timeout: 100 });
  }).toPass({ intervals: [50] });
  expect([...seen]).toEqual(expect.arrayContaining(['Appearance', 'Notifications']));
});

test('the shell leads to the settings: side navigation, account menu, keys', async ({ page }) => {
  await publish(await signUp(page.context()), 'Churn is a mirror.');
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page)).toBeFocused();
  await page.goto('/home');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const row of [
    /^Settings\s*GS$/i,
    /^Open the post\s*↵$/,
    /^Send what you write\s*Ctrl ↵$/,
    /^Close what is on top\s*Esc$/,
  ]) {
    await expect(help.locator('dl > div').filter({ hasText: row })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL('/settings');
});

test('on phones the More sheet leads to the settings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page.context());
  await page.goto('/home');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(list(page)).toBeVisible();
});

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page.context());
  await open(page);
  await expect(theme(page, 'Same as the system')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shownTheme(page)).toBe('dark');
  await expect(part(page, 'Appearance')).toContainText('Your device uses dark right now');

  await theme(page, 'Light').check();
  expect(await shownTheme(page)).toBe('light');
  expect(await bodyLightness(page)).toBeGreaterThan(0.9);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.keyboard.press('ArrowDown');
  await expect(theme(page, 'Dark')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await arrived(page);
  await expect(theme(page, 'Dark')).toBeChecked();
  expect(await shownTheme(page)).toBe('dark');
  expect(await bodyLightness(page)).toBeLessThan(0.3);

  await theme(page, 'Same as the system').check();
  expect(await shownTheme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a chosen theme is there before the first paint, and no other is seen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page.context());
  await open(page);
  await theme(page, 'Dark').check();
  await page.addInitScript(() => {
    const seen: { theme: string | undefined; at: number }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { theme } = document.documentElement?.dataset ?? {};
      if (seen.at(-1)?.theme !== theme) seen.push({ theme, at: performance.now() });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-theme'] });
  });
  await page.reload();
  await arrived(page);
  const { seen, painted } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: { theme?: string; at: number }[] }).seen.filter(({ theme }) => theme),
    painted: performance.getEntriesByName('first-paint')[0]!.startTime,
  }));
  expect(seen.map(({ theme }) => theme)).toEqual(['dark']);
  expect(seen[0]!.at).toBeLessThan(painted);
});

test('the theme agrees with the account menu and in every tab', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page.context());
  await open(page);
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other);
  await accountButton(page).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  for (const tab of [page, other]) {
    await expect(theme(tab, 'Dark')).toBeChecked();
    expect(await shownTheme(tab)).toBe('dark');
  }
  await theme(other, 'Light').check();
  await expect.poll(() => shownTheme(page)).toBe('light');
  await accountButton(page).click();
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
});

test('single keys can be switched off, in every tab, and the help stays in reach', async ({ page }) => {
  await signUp(page.context());
  await open(page);
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(accountButton(other)).toBeVisible();
  const single = part(page, 'Keyboard').getByRole('switch', { name: 'Single-key shortcuts', exact: true });
  await expect(single).toBeChecked();
  await single.click();
  await page.reload();
  await expect(single).not.toBeChecked();
  for (const tab of [page, other]) {
    await tab.keyboard.press('?');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  await part(page, 'Keyboard').getByRole('button', { name: 'Show all shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('switch', { name: 'Single-key shortcuts', exact: true }).click();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(single).toBeChecked();
  await other.keyboard.press('?');
  await expect(other.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a kind of notification can be switched off and stays so', async ({ page }) => {
  const person = await signUp(page.context());
  await open(page);
  const likes = part(page, 'Notifications')
    .getByRole('group', { name: 'Your posts' })
    .getByRole('switch', { name: 'Likes', exact: true });
  await expect(likes).toBeChecked();
  await expect(likes).toHaveAccessibleDescription('Somebody likes your post.');
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetNotificationSwitch') ?? false,
  );
  await likes.focus();
  await page.keyboard.press('Space');
  await expect(likes).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(likes).not.toBeChecked();
  // The other one that is off is the daily mail.
  await expect(part(page, 'Notifications').getByRole('switch', { checked: false })).toHaveCount(2);
  const { notificationSwitches } = await person.graphql<{ notificationSwitches: { kind: string; isOn: boolean }[] }>(
    '{ notificationSwitches { kind isOn } }',
  );
  expect(notificationSwitches.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['post.liked']);
});

test('a notification switch that the server refuses goes back, and says so', async ({ page }) => {
  const person = await signUp(page.context());
  await open(page);
  const mentions = part(page, 'Notifications').getByRole('switch', { name: 'Mentions in posts', exact: true });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetNotificationSwitch') ? route.abort() : route.continue(),
  );
  await mentions.click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('“Mentions in posts” could not be turned off.'),
  ).toBeVisible();
  await expect(mentions).toBeChecked();
  await page.unroute('**/graphql');
  await mentions.click();
  await expect(mentions).not.toBeChecked();
  await expect
    .poll(
      async () =>
        (
          await person.graphql<{ notificationSwitches: { kind: string; isOn: boolean }[] }>(
            '{ notificationSwitches { kind isOn } }',
          )
        ).notificationSwitches.find(({ kind }) => kind === 'post.mentioned')?.isOn,
    )
    .toBe(false);
});

test('a part that cannot be fetched fails alone, and can be asked for again', async ({ page }) => {
  await signUp(page.context());
  await page.route('**/Appearance-*.js', (route) => route.abort());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('NotificationSwitches') ? route.abort() : route.continue(),
  );
  await open(page);
  const noCode = part(page, 'Appearance').getByRole('alert');
  const noData = part(page, 'Notifications').getByRole('alert');
  await expect(noCode).toContainText('This part did not load. The other settings still work.');
  await expect(noData).toContainText('Failed to fetch notification settings');
  await expect(part(page, 'Keyboard').getByRole('switch')).toBeChecked();
  await page.unrouteAll();
  await noCode.getByRole('button', { name: 'Retry' }).click();
  await expect(theme(page, 'Same as the system')).toBeChecked();
  await noData.getByRole('button', { name: 'Retry' }).click();
  await expect(part(page, 'Notifications').getByRole('switch', { name: 'Mentions in posts' })).toBeChecked();
});

/** Takes a picture's files out of the server's store, in all sizes. */
async function removeFiles(server: E2eServer, imageUrl: string) {
  const folder = join(server.dataDir, 'media/profile');
  const [id] = /[0-9a-f-]{36}/.exec(imageUrl)!;
  const files = (await readdir(folder)).filter((name) => name.startsWith(id));
  expect(files).not.toEqual([]);
  await Promise.all(files.map((name) => rm(join(folder, name))));
}

test('the check of the profile names what is missing, finds what is broken, and repairs it', async ({
  page,
  server,
}) => {
  const { graphql } = await signUp(page.context());
  const { request } = page.context();
  const { accessToken } = (await (await request.post('/api/auth/refresh')).json()) as { accessToken: string };
  const upload = await request.post('/api/profile/upload-image', {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { type: 'avatar', image: { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture() } },
  });
  const { imageUrl } = ((await upload.json()) as { data: { imageUrl: string } }).data;
  await graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input: { headline: 'Payroll', bio: 'Former auditor.', skills: ['Accounting'], lookingFor: ['PEERS'] },
  });

  await open(page, '/settings#profile-check');
  const check = part(page, 'Check my profile');
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('status')).toHaveText(
    'Nothing in your profile is broken. 1 thing could still be added.',
  );
  await expect(check.getByRole('list', { name: 'Missing' }).getByRole('link')).toHaveText([/^Add your place/]);
  await expect(check.getByRole('button', { name: 'Repair' })).toHaveCount(0);

  await removeFiles(server, imageUrl);
  await check.getByRole('button', { name: 'Check again' }).click();
  await expect(check.getByRole('status')).toHaveText('1 thing in your profile is broken.');
  await expect(check.getByRole('list', { name: 'Broken' })).toHaveText(/^Your picture/);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RepairProfile') ? route.abort() : route.continue(),
  );
  await check.getByRole('button', { name: 'Repair' }).click();
  await expect(check.getByRole('alert')).toContainText('Failed to repair profile');
  await expect(check.getByRole('list', { name: 'Broken' })).toBeVisible();
  await page.unroute('**/graphql');
  await check.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(check.getByRole('status')).toHaveText(
    '1 thing repaired. Nothing in your profile is broken. 2 things could still be added.',
  );
  await expect(check.getByRole('status')).toBeFocused();
  await expect(check.getByRole('list', { name: 'Broken' })).toHaveCount(0);
  const { me } = await graphql<{ me: { profile: { avatarUrl: string | null } } }>('{ me { profile { avatarUrl } } }');
  expect(me.profile.avatarUrl).toBeNull();

  await check.getByRole('link', { name: /^Add your place/ }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('a visitor is asked to log in, and then brought to the part that the address names', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const { username } = await signUp(elsewhere);
  await elsewhere.close();
  await page.goto('/settings#keyboard');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings#keyboard');
  await arrived(page);
  await expectReached(page, 'Keyboard');
});
