import { expect, test } from '../fixtures';
import { analyze, bakeryIdea, dialog, section } from '../support/analyses';
import { signUp } from '../support/people';
import { expectNoViolations } from '../support/violations';

/** An idea of 1,400 characters, with most of what a report can show. */
const detailedIdea = [
  'Dental practices in Lyon with one to three chairs lose about 3 hours a week to phone calls.',
  'Today they answer between two patients, and miss every fourth call.',
  'Each missed call is a lost appointment worth 60 euros, so a practice loses about 900 euros every month.',
  'Some pay a call centre 250 euros per month, but it can’t see the calendar and books the wrong slots.',
  'We built an assistant that takes the call and books the appointment in the calendar that the practice already has.',
  'It speaks French and English, and hands over to a person when it doesn’t understand.',
  'The regional dental association introduced us to 40 of them, and 14 answered.',
  'We interviewed 12 dentists and sat two days at the front desk of 3 practices.',
  '5 practices pay 89 euros per month, and 4 renewed after three months.',
  'A call costs us 9 euros per customer per month. Getting a customer costs us 120 euros.',
  '3% of customers leave every month. We have 40,000 euros in the bank, and our fixed costs are 6,000 euros per month.',
  'There are 1,800 such practices in the region and 38,000 in France.',
  'Doctolib offers online booking, but its users still get calls, and it doesn’t answer them.',
  'Calls are recorded only with consent, and data stays in the EU.',
  'One of us ran the front desk of a dental clinic for six years, the other built speech systems at a bank.',
  'We still need a salesperson who knows dental software. Next we want to win 20 practices through the association.',
].join(' ');

test('a founder reads the report, enters a result, edits the text, and sees what changed', async ({ page }) => {
  const founder = await signUp(page.context(), 'founder');
  const id = await analyze(founder);
  await page.goto(`/analyses/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bakeries in Lyon');
  await expect(page.getByText(/^The score says how well/)).toBeVisible();

  // A reason marks its words in the text, and words list what rests on them. Both work by keyboard.
  const text = section(page, 'Your text');
  const words = text.getByRole('button', { name: '12 bakeries pay 40 euros per month', exact: true });
  const reason = section(page, 'The six scores')
    .getByRole('button', { name: '“12 bakeries pay 40 euros per month”' })
    .first();
  await expect(words).toHaveAccessibleDescription(/parts of the report rest on this/);
  await expect(words).not.toHaveAttribute('data-marked');
  await reason.focus();
  await expect(words).toHaveAttribute('data-marked', 'true');
  // Pressing a reason marks its words beside the report: the page stays, and so does the mark.
  await page.evaluate(() => scrollTo(0, 0));
  const fact = section(page, 'Summary').getByRole('button', {
    name: '“12 bakeries pay 40 euros per month.”',
    exact: true,
  });
  await fact.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await fact.click();
  await expect(words).toHaveAttribute('data-marked', 'true');
  await expect(words).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await fact.click();
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(words).toHaveAttribute('aria-pressed', 'true');
  await expect(text.getByText('These words back')).toBeInViewport();
  await text
    .getByRole('link', { name: /^Revenue / })
    .first()
    .click();
  await expect(page.locator('#score-revenue')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#score-revenue').getByRole('button').first()).toBeFocused();
  await expectNoViolations(page);

  // The result of a test: mistakes are explained, and what is entered survives a reload.
  const board = section(page, 'Riskiest assumptions');
  await board
    .getByRole('button', { name: /^Enter the result/ })
    .first()
    .click();
  await board.getByRole('textbox', { name: 'Note' }).fill('7 of 10 showed a bill.');
  await board.getByRole('button', { name: 'Save result' }).click();
  await expect(board.getByText('Choose what the test found.')).toBeVisible();
  await expect(board.getByRole('radio', { name: 'It held' })).toBeFocused();
  await board.getByRole('radio', { name: 'It failed' }).check();
  page.once('dialog', (warning) => void warning.accept());
  await page.reload();
  await expect(board.getByRole('textbox', { name: 'Note' })).toHaveValue('7 of 10 showed a bill.');
  await expect(board.getByRole('radio', { name: 'It failed' })).toBeChecked();
  await board.getByRole('radio', { name: 'It held' }).check();
  await board.getByRole('button', { name: 'Save result' }).click();
  await expect(board.getByRole('button', { name: /^Change the result/ })).toBeFocused();
  await expect(board.getByText('7 of 10 showed a bill.')).toBeVisible();

  // A failed test is named beside the verdict, which doesn’t count it, and leads to the assumption.
  await board.getByRole('button', { name: /^Change the result/ }).click();
  await board.getByRole('radio', { name: 'It failed' }).check();
  await board.getByRole('button', { name: 'Save result' }).click();
  const failed = page.getByText(/^A test of yours failed:/);
  await failed.getByRole('link').click();
  await expect(board.getByRole('listitem').filter({ hasText: '7 of 10 showed a bill.' })).toBeFocused();

  // Editing makes a version. What is typed survives an error and a reload.
  const better = `${bakeryIdea} We reach them through the bakers’ guild of Lyon, and 9 of them renewed after three months.`;
  await page.getByRole('button', { name: 'Edit text' }).click();
  const edit = dialog(page, 'Edit the text');
  await edit.getByRole('textbox', { name: 'Your idea' }).fill('x');
  await edit.getByRole('button', { name: 'Analyze as new version' }).click();
  await expect(edit.locator('[data-invalid]').first()).toBeVisible();
  await edit.getByRole('textbox', { name: 'Your idea' }).fill(better);
  page.once('dialog', (warning) => void warning.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Edit text' }).click();
  await expect(edit.getByText('This is your unsaved draft, not the text of version 1.')).toBeVisible();
  await expect(edit.getByRole('textbox', { name: 'Your idea' })).toHaveValue(better);
  await edit.getByRole('button', { name: 'Analyze as new version' }).click();
  await expect(page.getByRole('tab', { name: 'Versions (2)' })).toBeVisible();
  await expect(text).toContainText('bakers’ guild');
  await page.getByRole('button', { name: 'See what changed' }).click();

  // The diff: text, scores with their reasons, claims.
  await expect(page.getByRole('heading', { name: 'From version 1 to version 2' })).toBeVisible();
  await expect(section(page, 'Text').locator('ins')).toContainText(['bakers’ guild of Lyon']);
  const adoption = section(page, 'How each score moved').getByRole('listitem').filter({ hasText: 'Adoption' }).first();
  await expect(adoption).toContainText(/\+\d+(\.\d)? points/);
  await expect(section(page, 'Claims of the report').getByRole('listitem')).not.toHaveCount(0);
  await expectNoViolations(page);

  // An earlier version has its own report, without actions.
  await page.getByRole('link', { name: 'All versions' }).click();
  await page.getByRole('link', { name: 'Open report of version 1' }).click();
  await expect(page.getByText('This is version 1 of 2.')).toBeVisible();
  await expect(text).not.toContainText('bakers’ guild');
  await expect(page.getByRole('button', { name: 'Edit text' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Report' }).click();

  // Deleting asks first, and reads nothing of the deleted analysis.
  const errors: unknown[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const answer = (await response.json().catch(() => ({}))) as { errors?: unknown };
    if (answer.errors) errors.push(answer.errors);
  });
  await page.getByRole('button', { name: 'Star this analysis' }).click();
  await expect(page.getByRole('button', { name: 'Star this analysis' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'More actions for this analysis' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // The live connection is closed and opened again before the answer.
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'DeleteAnalysis') return route.fallback();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return route.fulfill({ response });
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete analysis' }).click();
  await expect(page).toHaveURL('/analyses');
  await expect(page.getByText('You haven’t analyzed an idea yet.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await page.goto(`/analyses/${id}`);
  await expect(page.getByText('This analysis was deleted, or it isn’t shared with you.')).toBeVisible();
});

test('a report prints as four pages without the navigation, and fits a phone', async ({ page }) => {
  const founder = await signUp(page.context(), 'printer');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const idea of [bakeryIdea, detailedIdea]) {
    await page.goto(`/analyses/${await analyze(founder, idea)}`);
    await expect(section(page, 'Next steps')).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(4);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit text' })).toBeHidden();
  // Paper is light in the dark theme, too.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(/^oklch\(0\.235 /);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();

  // On a phone a quote leads to the text, and back.
  const quote = section(page, 'The six scores').getByRole('button', { name: /^“/ }).last();
  await quote.scrollIntoViewIfNeeded();
  const place = (await quote.boundingBox())!.y;
  await quote.click();
  await expect(section(page, 'Your text').locator('[data-marked]').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the quote' }).click();
  await expect(quote).toBeFocused();
  await expect.poll(async () => Math.round((await quote.boundingBox())!.y)).toBe(Math.round(place));
  await expect(page.getByRole('button', { name: 'Back to the quote' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
