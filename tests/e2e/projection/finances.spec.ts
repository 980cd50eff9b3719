import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signUp, type Person } from '../support/people';
import { expectNoViolations } from '../support/violations';

/** The first month of models in these tests: three months ago, so that actual figures are of the past. */
const startMonth = (() => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - 3);
  return date.toISOString().slice(0, 7);
})();

/** "Mar 2027", some months after the first one. */
const monthAfter = (months: number): string => {
  const date = new Date(`${startMonth}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toLocaleString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
};

const inputs = {
  template: 'saas',
  currency: 'EUR',
  startMonth,
  openingCash: '90000.00',
  customers: { opening: 50, newPerMonth: 8, monthlyChurnPercent: 3, costPerPaidCustomer: '200.00' },
  subscription: { price: '40.00', expansionPercent: 1 },
  costs: { office: { name: 'Office', category: 'generalAdmin', kind: 'fixed', amount: '9000.00' } },
  rounds: { seed: { name: 'Seed', kind: 'equity', month: startMonth, amount: '50000.00', preMoney: '950000.00' } },
};

async function createModel(person: Person, name: string): Promise<string> {
  const { createProjection } = await person.graphql<{ createProjection: { id: string } }>(
    'mutation ($name: String!, $inputs: JSON!) { createProjection(name: $name, inputs: $inputs) { id } }',
    { name, inputs },
  );
  return createProjection.id;
}

const chart = (page: Page, name: string) => page.locator('section', { has: page.getByText(name, { exact: true }) });

async function saved(page: Page, name: string, format: RegExp): Promise<string> {
  await page.getByRole('button', { name: `Save ${name}` }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  // A menu that is closing has the same items as the next.
  await expect(page.getByRole('menu')).toHaveCount(0);
  return readFile(await file.path(), 'latin1');
}

test('charts have the band of the seed, tables, keys and files, and a link shows the same', async ({ page }) => {
  const person = await signUp(page.context(), 'charts');
  const id = await createModel(person, 'Charted plan');
  await person.graphql(
    'mutation ($id: ID!, $patch: JSON!) { setProjectionScenario(id: $id, key: "slow", name: "Slow start", patch: $patch) { id } }',
    { id, patch: { customers: { newPerMonth: 3 } } },
  );
  await page.goto('/advanced-financial-charts');
  await expect(page.getByRole('heading', { name: /^Cash runs out in/ })).toBeVisible();
  await expect(page.getByText('“Slow start” ends')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Founders own 95\.0 % after the last round/ })).toBeVisible();
  await expectNoViolations(page);

  // The simulation, compared with the server's.
  await page.getByRole('textbox', { name: 'Seed' }).fill('wrong');
  await page.getByRole('button', { name: 'Run the simulation' }).click();
  await expect(page.getByText('Seed must be a whole number.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Seed' }).fill('42');
  await page.getByRole('textbox', { name: 'Runs' }).fill('2000');
  await page.getByRole('button', { name: 'Run the simulation' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(page).toHaveURL(/seed=42/);
  await expect(
    page.getByRole('heading', { name: /^Cash runs out within \d+ months in [\d.]+ % of runs$/ }),
  ).toBeVisible();
  const { computeProjection } = await person.graphql<{ computeProjection: { monteCarlo: { cash: { p5: string[] } } } }>(
    'query ($inputs: JSON!, $monteCarlo: JSON!) { computeProjection(inputs: $inputs, monteCarlo: $monteCarlo) { monteCarlo } }',
    { inputs, monteCarlo: { seed: 42, runs: 2000 } },
  );
  const csv = await saved(page, 'Cash with its range', /CSV/);
  const [header, ...months] = csv.trim().split(/\r?\n/);
  expect(header).toBe('Month,Plan,5th percentile,25th,Median,75th,95th');
  expect(months.map((line) => Number(line.split(',')[2]))).toEqual(computeProjection.monteCarlo.cash.p5.map(Number));

  // Files, a table, and the keys of two charts.
  expect(await saved(page, 'Cash with its range', /SVG/)).toMatch(/^<svg[^>]*>.*<path[^>]+stroke="(rgb|#)/s);
  expect(await saved(page, 'Cap table', /PNG/)).toContain('PNG');
  await chart(page, 'Cap table').getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('row', { name: /^Seed, .* 95\.00 5\.00 1,000,000$/ })).toBeVisible();
  await expect(chart(page, 'Cap table').locator('svg text').filter({ hasText: '95 %' })).toBeVisible();
  const ownership = page.getByRole('application', { name: 'Cap table after each round' });
  await ownership.focus();
  const holders = page.getByRole('status').filter({ hasText: 'Founders' }).locator('p');
  await expect(holders).toHaveText('Today');
  await page.keyboard.press('ArrowDown');
  await expect(holders).toHaveText(/^Seed, /);
  await page.keyboard.press('Home');
  await expect(holders).toHaveText('Today');
  const cash = page.getByRole('application', { name: 'Cash by month' });
  await cash.focus();
  await expect(cash).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '90 % of the runs' })).toBeVisible();
  const monthRead = page.getByRole('status').filter({ hasText: '90 % of the runs' }).locator('p');
  const first = await monthRead.textContent();
  await page.keyboard.press('End');
  await expect(monthRead).toHaveText(monthAfter(59));
  await page.keyboard.press('PageUp');
  await expect(monthRead).toHaveText(monthAfter(47));
  await page.keyboard.press('Home');
  await expect(monthRead).toHaveText(monthAfter(0));
  expect(first).toBe(monthAfter(1));
  const cohorts = page.getByRole('application', { name: /^Cohort retention/ });
  await cohorts.focus();
  await expect(cohorts).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/customers left, \d+ %, 1 quarter later$/)).toBeVisible();

  // The scenario is in the URL, and the dashboard has it.
  await page.getByRole('combobox', { name: 'Scenario' }).click();
  await page.getByRole('option', { name: 'Slow start' }).click();
  await expect(page).toHaveURL(new RegExp(`model=${id}.*scenario=slow|scenario=slow.*model=${id}`));
  await expect(page.getByRole('button', { name: 'Run the simulation' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('The scenario “Slow start”, in EUR.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Without new funding, cash lasts/ })).toBeVisible();
});

test('actual figures are typed, imported and compared, and an alert leads to them', async ({ page }) => {
  const person = await signUp(page.context(), 'actuals');
  await page.goto('/financial-dashboard');
  await expect(page.getByRole('link', { name: 'Start a projection' })).toBeVisible();
  const id = await createModel(person, 'Measured plan');
  await page.goto(`/financial-dashboard?model=${id}`);
  await expect(page.getByText('No actual figures yet.')).toBeVisible();
  await page.getByText('Formula', { exact: true }).nth(1).click();
  await expect(page.getByText(/^= 0 − operating cash flow/)).toBeVisible();
  await expect(page.getByText('because it needs the same months a year earlier').first()).toBeVisible();
  await expectNoViolations(page);

  // Typed: what is wrong stays in its field.
  const table = page.getByRole('region', { name: 'Actual figures by month' });
  const revenue = table.getByRole('textbox', { name: /^Revenue/ }).first();
  const cash = table.getByRole('textbox', { name: /^Closing cash/ }).first();
  await revenue.fill('lots');
  await revenue.press('Tab');
  await expect(table.getByText(/^Revenue must be an amount/)).toBeVisible();
  // The second figure of a month is typed before the first is stored, and keeps it.
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (isFirst && route.request().postData()?.includes('SetActuals')) {
      isFirst = false;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await route.fallback();
  });
  await revenue.fill('1,000');
  await revenue.press('Tab');
  await cash.fill('30000');
  await cash.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(isFirst).toBe(false);
  await expect(revenue).toHaveValue('1000.00');
  await expect(table.getByText(/^−\d+\.\d % off$/).first()).toBeVisible();
  await expect(page.getByText('Your cash lasts less than 6 months.')).toBeVisible();
  await expect(page.getByText(/cash was [\d,]+ EUR below the plan\. .* less than planned\.$/)).toBeVisible();

  // Drawn beside the plan.
  const drawn = page.getByRole('figure').filter({ hasText: `Closing cash in ${monthAfter(0)} was below the plan` });
  await drawn.getByRole('slider', { name: 'Month of the chart' }).focus();
  await expect(drawn.getByText(/Actual 30,000 EUR$/)).toBeVisible();

  // A second fault doesn't hide the first.
  await revenue.fill('lots');
  await revenue.press('Tab');
  await cash.fill('more');
  await cash.press('Tab');
  await expect(page.getByText('2 figures aren’t saved.')).toBeVisible();
  await expect(table.getByText(/^Revenue must be an amount/)).toBeVisible();
  await revenue.fill('1000');
  await revenue.press('Tab');
  await cash.press('Escape');
  await expect(page.getByText(/aren’t saved|Not saved/)).toBeHidden();

  // Imported, after a preview.
  const second = new Date(`${startMonth}-01T00:00:00Z`);
  second.setUTCMonth(second.getUTCMonth() + 1);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import actual figures' });
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'books.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`month,closing_cash,mood\n${second.toISOString().slice(0, 7)},25000.50,good\nlater,5,\n`),
  });
  await expect(dialog.getByText('There is no such figure.')).toBeVisible();
  await expect(dialog.getByText('“later”')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('textbox', { name: /^Closing cash/ }).nth(1)).toHaveValue('25000.50');

  // Pushed by API, and the notification of the alert.
  await person.graphql(
    'mutation ($id: ID!, $months: JSON!) { setProjectionActuals(id: $id, months: $months) { latestMonth } }',
    {
      id,
      months: { [startMonth]: { closingCash: '31000.00' } },
    },
  );
  await expect(cash).toHaveValue('31000.00');
  // Other figures of the month stay.
  await expect(revenue).toHaveValue('1000.00');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('link', { name: /Your cash lasts less than six months/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/financial-dashboard\\?model=${id}`));
  await expect(page.getByText('Your cash lasts less than 6 months.')).toBeVisible();
});

test('funding isn’t open, and tells on request when it is', async ({ page }) => {
  await signUp(page.context(), 'funding');
  await page.goto('/funding');
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByText('We’ll tell you when funding opens.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We’ll tell you when funding opens.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when it opens' })).toBeVisible();
});
