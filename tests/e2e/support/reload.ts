import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Everything that follows must happen on the page as it is. @returns a check that it was not loaded again */
export async function watchForReload(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => expect(page.evaluate(() => 'isSamePage' in window)).resolves.toBe(true);
}
