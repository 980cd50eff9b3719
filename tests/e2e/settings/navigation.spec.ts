import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { accountButton, password, publish, signUp } from '../support/people';
import { part, open, list, readTitles, heading, arrived } from '../support/settings';

/** Expects a section to be scrolled into view: its heading has the focus and is not covered by the phone's bars. */
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
    // The last sections cannot be scrolled to the top, because the page ends below them.
    if (scrolled < end - 1) expect(top).toBeLessThan(120);
    else expect(top).toBeLessThan(page.viewportSize()!.height);
  }).toPass();
}

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`every part is reached by its link and by keyboard, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUp(page.context());
    await open(page);
    const links = list(page).getByRole('link');
    const titles = await readTitles(links);
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

test('the URL of a section scrolls to it on load and on Back, and stays there while sections above load', async ({
  page,
}) => {
  await signUp(page.context());
  // Sections above load late.
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
  const titles = await readTitles(list(page).getByRole('link'));
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
  for (const row of [/^Settings\s*GS$/i, /^Open post\s*↵$/, /^Send\s*Ctrl ↵$/, /^Close dialog or menu\s*Esc$/]) {
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
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(list(page)).toBeVisible();
});

test('a signed-out visitor logs in and reaches the section in the URL', async ({ page, browser }) => {
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
