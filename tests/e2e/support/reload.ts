import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Detects reloads of the page. @returns an assertion that it was not reloaded since */
export async function watchForReload(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => expect(page.evaluate(() => 'isSamePage' in window)).resolves.toBe(true);
}
