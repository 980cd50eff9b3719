import { expect, type Locator, type Page } from '@playwright/test';

/** A field of the editor by its label. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Makes the first model of a person from the first template. @returns the address of its editor, which is open */
export async function createModel(page: Page, name: string): Promise<string> {
  await page.goto('/financial-projections');
  await page.getByRole('button', { name: 'Start from a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New projection' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/financial-projections\/[\da-f-]{36}/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  return page.url();
}
