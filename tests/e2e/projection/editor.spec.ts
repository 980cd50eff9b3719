import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signUp } from '../support/people';
import { expectNoViolations } from '../support/violations';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const figure = (page: Page, row: string) =>
  page
    .getByRole('grid', { name: 'Figures' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .locator('td[id]')
    .first();
const section = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first();

async function createModel(page: Page, name: string): Promise<string> {
  await page.goto('/financial-projections');
  await page.getByRole('button', { name: 'Start from a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'New projection' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/financial-projections\/[\da-f-]{36}/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  return page.url();
}

test('a model is made from a template, edited with undo, explained, and kept while it is invalid', async ({ page }) => {
  const person = await signUp(page.context(), 'planner');
  const url = await createModel(page, 'Bakery plan');

  // The table follows what is typed.
  await field(page, 'Opening cash').fill('120,000');
  await field(page, 'New customers per month').fill('20');
  await expect(figure(page, 'Opening cash')).toHaveText('120,000');
  await expect(figure(page, 'Closing customers')).toHaveText('20');
  await section(page, 'People').click();
  await page.getByRole('button', { name: 'Add a role' }).click();
  await field(page, 'Annual salary').fill('96000');
  await expect(figure(page, 'Payroll')).toHaveText('10,000');
  await expect(page.getByRole('heading', { name: /^Without new funding, cash lasts/ })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  // Undo and redo by keys and buttons.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(figure(page, 'Net burn')).not.toHaveText('0');
  await expect(field(page, 'Annual salary')).toHaveValue('0');
  await page.keyboard.press('Control+Shift+Z');
  await expect(field(page, 'Annual salary')).toHaveValue('96000');

  // A figure by keyboard: its formula with the values.
  await page.getByRole('grid', { name: 'Figures' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: /^Opening cash/ });
  await expect(popover).toContainText('= closing cash (1 month before)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: 'Figures' })).toBeFocused();

  // Invalid inputs: every sentence at its field, nothing stored, nothing lost.
  await field(page, 'Monthly churn (%)').fill('120');
  await field(page, 'New customers per month').fill('many');
  await expect(page.getByText('Monthly churn is 120 %. It cannot exceed 100 %')).toBeVisible();
  await expect(page.getByText('2 to fix').first()).toBeVisible();
  await expect(page.getByText('Not saved until the inputs are fixed.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Monthly churn (%)')).toHaveValue('120');
  await expect(field(page, 'New customers per month')).toHaveValue('many');
  await field(page, 'Monthly churn (%)').fill('3');
  await field(page, 'New customers per month').fill('25');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { projection } = await person.graphql<{ projection: { inputs: { customers: object } } }>(
    'query ($id: ID!) { projection(id: $id) { inputs } }',
    { id: url.split('/').at(-1) },
  );
  expect(projection.inputs.customers).toMatchObject({ newPerMonth: 25, monthlyChurnPercent: 3 });
});

test('two tabs merge what they change, choose where both changed the same, and the list archives and deletes', async ({
  page,
}) => {
  await signUp(page.context(), 'tabs');
  const url = await createModel(page, 'Two tabs');
  const other = await page.context().newPage();
  await other.goto(url);
  await expect(field(other, 'Opening cash')).toHaveValue('0.00');

  // Other values: both have both.
  await field(page, 'Opening cash').fill('5000');
  await expect(field(other, 'Opening cash')).toHaveValue('5000');

  // The same value, while the second tab is offline.
  await other.route('**/graphql', (route) =>
    route.request().postData()?.includes('UpdateProjection') ? route.abort() : route.continue(),
  );
  await field(other, 'Opening cash').fill('7000');
  await expect(other.getByRole('alert').filter({ hasText: 'kept on this device' })).toBeVisible();
  await field(page, 'Opening cash').fill('6000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.unroute('**/graphql');
  const conflict = other.getByRole('alert').filter({ hasText: 'changed elsewhere' });
  await expect(conflict.getByRole('row', { name: 'Opening cash 7000 6000' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await expect(field(page, 'Opening cash')).toHaveValue('7000');

  // The list.
  await page.goto('/financial-projections');
  const list = page.getByRole('list', { name: 'Projections', exact: true });
  await list.getByRole('button', { name: 'More actions for Two tabs' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('You have no projections yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Archived' }).click();
  const archived = page.getByRole('list', { name: 'Archived projections' });
  await archived.getByRole('button', { name: 'More actions for Two tabs' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is archived.')).toBeVisible();
  const notice = page.getByRole('dialog', { name: 'Notice' }).filter({ hasText: 'Projection deleted.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(archived.getByRole('link', { name: 'Two tabs' })).toBeVisible();
});
