import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { connectAll } from '../support/connections';
import { signUp, signUpWithPage } from '../support/people';
import { expectNoViolations } from '../support/violations';
import { createModel, field } from '../support/projections';

test('a model is shared to read and to edit with live revoke, exported, imported with a preview, and found', async ({
  page,
  browser,
  server,
}) => {
  const owner = await signUp(page.context(), 'owner');
  const { person: reader, page: other } = await signUpWithPage(browser, 'reader');
  await connectAll(server, owner, [reader]);
  const url = await createModel(page, 'Shared plan');
  await field(page, 'Opening cash').fill('5000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // To read: nothing can be typed.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog', { name: 'Share this projection' }).getByRole('button', { name: 'Add people' }).click();
  const picker = page.getByRole('dialog', { name: 'Add people' });
  await picker.getByRole('button', { name: reader.username }).click();
  await picker.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this projection' });
  const right = (label: string) => share.getByRole('button', { name: `${label}: ${reader.username}` });
  await expect(right('Can read')).toBeVisible();
  await expectNoViolations(page);
  await other.goto(url);
  await expect(field(other, 'Opening cash')).toBeDisabled();
  await expect(other.getByText(/read only/)).toBeVisible();

  // To edit, and then not at all: the open page follows.
  await right('Can read').click();
  await page.getByRole('menuitemradio', { name: 'Can edit' }).click();
  await expect(right('Can edit')).toBeVisible();
  await other.reload();
  await field(other, 'Opening cash').fill('6000');
  // Behind the dialog.
  await expect(page.getByRole('textbox', { name: 'Opening cash', exact: true, includeHidden: true })).toHaveValue(
    '6000',
  );
  // To read again, while something typed isn't stored: the stored figures are shown, and what was typed stays on the device.
  await other.route('**/graphql', (route) =>
    route.request().postData()?.includes('UpdateProjection') ? route.abort() : route.continue(),
  );
  await field(other, 'Opening cash').fill('7000');
  await expect(other.getByRole('alert').filter({ hasText: 'kept on this device' })).toBeVisible();
  await right('Can edit').click();
  await page.getByRole('menuitemradio', { name: 'Can read' }).click();
  await expect(right('Can read')).toBeVisible();
  await expect(other.getByRole('alert').filter({ hasText: 'You can only read this projection now.' })).toContainText(
    'Your last changes weren’t saved.',
  );
  await expect(field(other, 'Opening cash')).toHaveValue('6000');
  await other.unroute('**/graphql');
  await right('Can read').click();
  await page.getByRole('menuitemradio', { name: 'Can edit' }).click();
  await expect(field(other, 'Opening cash')).toHaveValue('7000');
  await expect(page.getByRole('textbox', { name: 'Opening cash', exact: true, includeHidden: true })).toHaveValue(
    '7000',
  );
  await share.getByRole('button', { name: `Remove access of ${reader.username}` }).click();
  await expect(other.getByText('You can no longer open this projection.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Opening cash')).toHaveValue('7000');

  // Files: a workbook, and inputs that an import understands.
  const download = async (item: string) => {
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    const event = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    return event;
  };
  const workbook = await download('Export workbook (XLSX)');
  expect(workbook.suggestedFilename()).toBe('shared-plan.xlsx');
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
  const csv = await readFile(await (await download('Export inputs (CSV)')).path(), 'utf8');
  expect(csv).toContain('openingCash,7000');

  await page.goto('/financial-projections');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a projection' });
  const choose = (name: string, text: string) =>
    dialog.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('wrong.csv', `${csv}\ncustomers.monthlyChurnPercent,120\nsize,3\n`);
  await expect(dialog.getByText('Monthly churn is 120 %. It cannot exceed 100 %')).toBeVisible();
  await expect(dialog.getByText('There is no such input.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeHidden();
  await choose('Copy of the plan.csv', csv);
  await expect(dialog.getByRole('heading', { name: /values understood$/ })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(field(page, 'Opening cash')).toHaveValue('7000');

  // Into a model that is open: values that the file lacks stay, and Undo takes all back.
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import inputs (CSV)' }).click();
  const into = page.getByRole('dialog', { name: 'Import inputs' });
  await into.getByLabel('CSV file').setInputFiles({
    name: 'some.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('path,value\nopeningCash,1\ncustomers.newPerMonth,31\nopeningCash,7500\n'),
  });
  await expect(into.getByText('Row 4 has it again, and is taken.')).toBeVisible();
  await into.getByRole('button', { name: 'Import' }).click();
  await expect(field(page, 'Opening cash')).toHaveValue('7500');
  await expect(field(page, 'New customers per month')).toHaveValue('31');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field(page, 'Opening cash')).toHaveValue('7000');

  // The list is searched and sorted.
  await page.goto('/financial-projections?sort=name');
  const links = page.getByRole('list', { name: 'Projections', exact: true }).getByRole('link');
  await expect(links).toHaveText(['Copy of the plan', 'Shared plan']);
  await page.getByRole('searchbox', { name: 'Search projections' }).fill('shared');
  await page.keyboard.press('Enter');
  await expect(links).toHaveText(['Shared plan']);
});
