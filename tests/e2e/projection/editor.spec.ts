import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signUp } from '../support/people';
import { createModel, field } from '../support/projections';
import { expectNoViolations } from '../support/violations';

const figure = (page: Page, row: string) =>
  page
    .getByRole('grid', { name: 'Figures' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .locator('td[id]')
    .first();
const section = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first();

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

  // The timeline moves it by keys, and by dragging, which is one step of Undo.
  const bar = page.getByRole('slider', { name: 'New role, start' });
  const end = page.getByRole('slider', { name: 'New role, end' });
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(bar).toHaveAttribute('aria-valuenow', '14');
  await end.focus();
  await page.keyboard.press('PageDown');
  await expect(end).toHaveAttribute('aria-valuenow', '49');
  await bar.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await bar.boundingBox())!;
  const perMonth = width / 36;
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 20 - perMonth * 3, y + height / 2, { steps: 4 });
  await page.mouse.move(x + 20 - perMonth * 6, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(bar).toHaveAttribute('aria-valuenow', '8');
  await expect(end).toHaveAttribute('aria-valuenow', '43');
  await page.keyboard.press('Control+z');
  await expect(bar).toHaveAttribute('aria-valuenow', '14');

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

test('scenarios follow their base, mark what differs, and are compared, reset, renamed and deleted', async ({
  page,
}) => {
  await signUp(page.context(), 'scenarios');
  await createModel(page, 'Three futures');
  await field(page, 'Opening cash').fill('100000');
  await field(page, 'New customers per month').fill('20');

  await page.getByRole('button', { name: 'Add a scenario' }).click();
  const dialog = page.getByRole('dialog', { name: 'New scenario' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Slow sales');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Slow sales')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Same as the base' })).toBeVisible();
  await field(page, 'New customers per month').fill('5');
  await expect(page.getByRole('heading', { name: '1 change from the base' })).toBeVisible();
  await expect(figure(page, 'Closing customers')).toHaveText('5');
  await expect(field(page, 'Opening cash')).toHaveValue('100000');

  // The base changes, and the scenario follows where it has no value of its own.
  await tab('Base').click();
  await expect(field(page, 'New customers per month')).toHaveValue('20');
  await field(page, 'Opening cash').fill('250000');
  await expect(figure(page, 'Opening cash')).toHaveText('250,000');
  await tab('Slow sales').click();
  await expect(field(page, 'Opening cash')).toHaveValue('250000');
  await expect(figure(page, 'Opening cash')).toHaveText('250,000');
  await expect(figure(page, 'Closing customers')).toHaveText('5');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await tab('Compare').click();
  const compared = page.getByRole('table', { name: 'Key figures' });
  await expect(compared.getByRole('columnheader')).toHaveText(['USD', 'Base', 'Slow sales']);
  const [base, slow] = await compared
    .getByRole('row', { name: /^Customers after 5 years/ })
    .getByRole('cell')
    .allTextContents();
  expect(Number(slow!.replaceAll(',', ''))).toBeLessThan(Number(base!.replaceAll(',', '')));
  await expectNoViolations(page);

  // Both survive a reload. One value follows the base again; Undo brings the difference back.
  await page.reload();
  await tab('Slow sales').click();
  await page.getByRole('button', { name: 'Reset Customers: New customers per month' }).first().click();
  await expect(field(page, 'New customers per month')).toHaveValue('20');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'New customers per month')).toHaveValue('5');

  await page.getByRole('button', { name: 'More actions for Slow sales' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename scenario' });
  await rename.getByRole('textbox', { name: 'Name' }).fill('Slower');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(tab('Slower')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for Slower' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(tab('Slower')).toBeHidden();
  await expect(tab('Base')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(tab('Slower')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
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
  const conflict = other.getByRole('alert').filter({ hasText: 'You changed this projection in another tab' });
  await expect(conflict.getByRole('radio', { name: 'Yours: 7,000 USD' })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: 'Your other tab’s: 6,000 USD' })).not.toBeChecked();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(conflict).toBeHidden();
  await expect(field(page, 'Opening cash')).toHaveValue('7000');

  // A wrong name isn't stored, and the inputs are.
  const name = page.getByRole('textbox', { name: 'Name of the projection' });
  await name.fill('x'.repeat(81));
  await expect(name).toHaveAccessibleDescription('A name can have up to 80 characters. This one has 81.');
  await field(page, 'Opening cash').fill('8000');
  await expect(field(other, 'Opening cash')).toHaveValue('8000');
  await name.fill(' ');
  await expect(name).toHaveAccessibleDescription(/Enter a name/);
  await name.blur();
  await expect(name).toHaveValue('Two tabs');

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

test('figures are drawn over the table while a field is typed into, and the table follows with the same ones', async ({
  page,
}) => {
  // What the canvas draws is recorded by row and column, as the cells are.
  await page.addInitScript(() => {
    const drawn: string[] = [];
    const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
    Object.assign(window, { drawn });
    CanvasRenderingContext2D.prototype.clearRect = function clear(...box) {
      drawn.length = 0;
      clearRect.apply(this, box);
    };
    CanvasRenderingContext2D.prototype.fillText = function record(text, ...place) {
      drawn.push(text);
      fillText.call(this, text, ...place);
    };
  });
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await signUp(page.context(), 'drawn');
  await createModel(page, 'Drawn figures');
  await field(page, 'Opening cash').fill('90000');
  // With customers the table gets rows, which it shows itself.
  await field(page, 'New customers per month').fill('20');
  await expect(figure(page, 'Closing customers')).toHaveText('20');
  const grid = page.getByRole('grid', { name: 'Figures' });
  const canvas = page.locator('#figures canvas');
  await expect(canvas).toBeHidden();

  // Canvas and table are read before the table follows, and when it has.
  const typed = await field(page, 'New customers per month').evaluate(async (input: HTMLInputElement) => {
    const table = document.querySelector('[role=grid]')!;
    const layer = document.querySelector<HTMLCanvasElement>('#figures canvas')!;
    const { drawn } = window as unknown as { drawn: string[] };
    const area = () => layer.getBoundingClientRect();
    /** Texts of cells below the canvas. */
    const cells = (box: DOMRect) =>
      [...table.querySelectorAll('td[id]')]
        .filter((cell) => {
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        })
        .map((cell) => cell.textContent);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const type = (value: string) => {
      setValue.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const until = async (isReached: () => boolean) => {
      for (const end = performance.now() + 20_000; !isReached() && performance.now() < end;)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    input.focus();
    for (const value of ['1', '12', '123']) type(value);
    await until(() => layer.hidden === false && drawn.includes('123'));
    const box = area();
    const result = { drawn: [...drawn], before: cells(box), after: cells(box), used: [] as (string | null)[] };
    await until(() => layer.hidden === true);
    result.after = cells(box);
    // The table is used: it has the figures at once.
    type('45');
    await until(() => layer.hidden === false && drawn.includes('45'));
    (table as HTMLElement).focus({ preventScroll: true });
    result.used = layer.hidden ? cells(box) : [];
    return result;
  });
  expect(typed.drawn.length).toBeGreaterThan(20);
  expect(typed.drawn).toContain('123');
  expect(typed.before).not.toEqual(typed.drawn);
  expect(typed.after).toEqual(typed.drawn);
  expect(typed.used).toContain('45');

  // Screen readers have the table with the last figures, and nothing of the canvas.
  await expect(canvas).toBeHidden();
  await expect(canvas).toHaveAttribute('aria-hidden', 'true');
  const row = grid.getByRole('row').filter({ hasText: 'Closing customers' });
  await expect(row.getByRole('gridcell').first()).toHaveText('45');
});
