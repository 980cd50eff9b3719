import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

export const list = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

export const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

export const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });

export const theme = (page: Page, name: string) => part(page, 'Appearance').getByRole('radio', { name, exact: true });

export const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme');

export async function open(page: Page, address = '/settings') {
  await page.goto(address);
  await arrived(page);
}

/** Waits until every part is there. */
export async function arrived(page: Page) {
  await expect(heading(page)).toBeAttached();
  await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0);
}

export const readTitles = (links: Locator) => links.allTextContents();
