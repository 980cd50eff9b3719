import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { accountButton, signUp } from '../support/people';
import { open, theme, shownTheme, part, arrived } from '../support/settings';

const bodyLightness = (page: Page) =>
  page.evaluate(() => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[1]));

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page.context());
  await open(page);
  await expect(theme(page, 'System')).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shownTheme(page)).toBe('dark');
  await expect(part(page, 'Appearance')).toContainText('Your device is set to dark');

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

  await theme(page, 'System').check();
  expect(await shownTheme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a chosen theme is applied before the first paint, without a flash of another', async ({ page }) => {
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
