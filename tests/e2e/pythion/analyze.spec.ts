import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signUp, signUpWithoutPage, type Person } from '../support/people';
import { expectNoViolations } from '../support/violations';

const idea =
  'Bakeries in Lyon throw away 20% of their bread every evening. We built an app that lets them sell it at half price. 12 bakeries pay 40 euros per month.';

/** Analyzes an idea through the API. @returns the analysis's id */
async function analyze(person: Person, text = idea): Promise<string> {
  const { quickAnalyze } = await person.graphql<{ quickAnalyze: { id: string } }>(
    'mutation ($idea: String!) { quickAnalyze(idea: $idea) { id } }',
    { idea: text },
  );
  return quickAnalyze.id;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your idea' });
const rows = (page: Page) => page.locator('[data-analysis]');
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' });

test('an idea is analyzed at once, and errors lose no text', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/pythion');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);

  // A text without an idea: the reason is at the field, and the text stays, also after a reload.
  await field(page).fill('hello there');
  await field(page).press('Control+Enter');
  await expect(page.getByText(/doesn’t describe an idea/)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(field(page)).toHaveValue('hello there');

  // Without a network: the text stays, and Retry sends it.
  await field(page).fill(idea);
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'QuickAnalyze' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page.getByText('Failed to run quick analysis')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();

  // The quick result.
  await expect(page).toHaveURL(/\/pythion\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Deal-breakers' })).toBeVisible();
  await expect(page.getByText(/^Not yet: the text doesn’t show/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What holds it down' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Answer \d questions$/ }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
});

test('the method names weights, levels and sources', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/pythion/how-we-score');
  await expect(page.getByText('25 points')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Source 4' }).click();
  await expect(page).toHaveURL(/#source-4$/);
});

test('questions are skipped, answered, changed and undone, and an answer that fails is saved later', async ({
  page,
}) => {
  const person = await signUp(page.context());
  const id = await analyze(person);
  await page.goto(`/pythion/${id}/questions`);
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByText(/^Why we ask:/)).toBeVisible();
  await expect(page.getByText(/^Up to [\d.]+ points$/)).toBeVisible();
  await expectNoViolations(page);
  const answer = page.getByRole('textbox');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await expect(answer).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  const text = 'We contacted 40 bakeries through the bakers’ guild of Lyon, and 14 answered.';
  await answer.fill(text);
  await expect(saved(page)).toBeVisible();
  await answer.fill('No idea');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await answer.fill(text);
  await answer.press('Control+Enter');
  await expect(page.getByText('Question 2 of 5')).toBeVisible();

  // An answer that can't be saved stays, also after a reload, and is saved then.
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'AnswerAnalysis' ? route.abort() : route.continue(),
  );
  const second = 'Today they give it to a food bank, which fetches it twice a week.';
  await answer.fill(second);
  await expect(page.getByText('Not saved. Your text is still here.')).toBeVisible();
  await expect(page.getByText('Couldn’t save the answer.')).toHaveCount(0);
  await page.unroute('**/graphql');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(answer).toHaveValue(second);
  await expect(saved(page)).toBeVisible();

  // The round stays as it was, with what each answer can add.
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await page.getByText('Back', { exact: true }).click();
  await expect(answer).toHaveValue(text);
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByText(/^Up to [\d.]+ points$/)).toBeVisible();

  // An answer that is too long has one error, and no Retry.
  await page.getByRole('button', { name: 'Next' }).click();
  await answer.fill('x'.repeat(501));
  await expect(page.getByText('1 character too many. Shorten the answer to save it.')).toBeVisible();
  await page.waitForResponse((response) => response.request().postData()?.includes('AnswerAnalysis') ?? false);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await answer.fill(second);
  await expect(saved(page)).toBeVisible();
  const { analysis } = await person.graphql<{ analysis: { score: number; answers: { text: string }[] } }>(
    'query ($id: ID!) { analysis(id: $id) { score answers { text } } }',
    { id },
  );
  expect(analysis.answers.map((one) => one.text)).toEqual([text, second]);
  await expect(page.getByText(`Score ${analysis.score} of 100`)).toBeVisible();

  // The end of the round leads to the report.
  await page.goto(`/pythion/${id}/questions?question=done`);
  await expect(page.getByRole('heading', { level: 2, name: /^You answered 2 of \d$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page).toHaveURL(`/analyses/${id}`);
});

test('analyses are listed, starred, searched, sorted, and deleted with Undo', async ({ page, browser }) => {
  const person = await signUp(page.context());
  const other = await signUpWithoutPage(browser, 'other');
  const bread = await analyze(person);
  await analyze(person, 'An app for everyone who waits. People hate waiting, so the market is huge.');
  const shared = await analyze(other, 'Dentists in Ghent lose 3 hours a week to phone calls. We built an assistant.');
  await other.graphql('mutation ($id: ID!, $userId: ID!) { shareAnalysis(id: $id, userId: $userId) { id } }', {
    id: shared,
    userId: person.id,
  });

  await page.goto('/analyses');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('An app for everyone');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Pythion' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Sort: Newest' }).click();
  await page.getByRole('menuitemradio', { name: 'Highest score' }).click();
  await expect(rows(page).first()).toContainText('Bakeries in Lyon');
  await expect(page).toHaveURL(/sort=score/);

  // It searches while typing.
  await page.getByRole('searchbox', { name: 'Search your analyses' }).fill('bread euros');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search your analyses' }).fill('“every evening” bakeriés');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search your analyses' }).fill('zebra');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No analysis has the words “zebra”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows(page)).toHaveCount(2);

  // A star, set optimistically and rolled back when it fails.
  const star = page.getByRole('button', { name: /^Star Bakeries in Lyon/ });
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'SetAnalysisStar' ? route.abort() : route.continue(),
  );
  await star.click();
  await expect(page.getByText('Couldn’t star the analysis.').first()).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/graphql');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'Starred' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/starred-analyses');
  await expect(page.getByRole('tab', { name: 'Starred' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('tab', { name: 'Shared with me' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link')).toHaveAttribute('href', `/shared-analysis/${shared}`);

  // Deleted and undone; deleted and left, which sends it at once.
  await page.getByRole('tab', { name: 'Yours' }).click();
  await expect(rows(page)).toHaveCount(2);
  const remove = async () => {
    await page.getByRole('button', { name: /^More actions for Bakeries in Lyon/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await remove();
  await page.goto('/pythion');
  await expect
    .poll(async () => {
      const { analyses } = await person.graphql<{ analyses: { edges: { node: { id: string } }[] } }>(
        '{ analyses { edges { node { id } } } }',
      );
      return analyses.edges.map(({ node }) => node.id).includes(bread);
    })
    .toBe(false);
});
