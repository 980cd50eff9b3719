import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

export const homeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });

export const latest = (page: Page) => page.getByRole('tab', { name: 'Latest' });

export const bobsProfile = {
  displayName: 'Bob Okafor',
  headline: 'Invoice advances for tradespeople',
  location: 'Manchester',
  bio: 'Former credit analyst.',
  skills: ['Credit risk', 'Cash flow'],
  stage: 'REVENUE',
  lookingFor: ['CUSTOMERS', 'CO_FOUNDER'],
  lookingForNote: 'Electricians first.',
  links: [
    { label: 'Tradeline', url: 'https://tradeline.example/start' },
    { label: '', url: 'https://www.bob.example' },
  ],
};

export async function block(page: Page, username: string) {
  await page
    .getByRole('button', { name: /^More options for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: `Block @${username}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Block @${username}?` });
  await expect(dialog).toContainText('see each other’s profiles');
  await dialog.getByRole('button', { name: `Block @${username}` }).click();
}
