import { expect, test } from '../fixtures';
import { analyze, bakeryIdea, dialog } from '../support/analyses';
import { signUp, signUpWithPage } from '../support/people';
import { expectNoViolations } from '../support/violations';

const cheese = 'Cheese shops in Ghent throw away 30 kilos a week. We built an app that sells it.';

test('two tabs with the idea form keep what was typed in each, and a new tab starts with the last', async ({
  page,
}) => {
  const founder = await signUp(page.context());
  // On a busy machine the analyst may start more slowly than the first call waits.
  await expect(() => analyze(founder)).toPass({ timeout: 90_000 });
  const other = await page.context().newPage();
  const [one, two] = [page, other].map((tab) => tab.getByRole('textbox', { name: 'Your idea' }));
  await page.goto('/pythion');
  await other.goto('/pythion');
  await one!.fill(bakeryIdea);
  await two!.fill(cheese);
  await page.reload();
  await other.reload();
  await expect(one!).toHaveValue(bakeryIdea);
  await expect(two!).toHaveValue(cheese);

  // What one tab sends is not the other one's, whose text a new tab recovers.
  await other.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(other).toHaveURL(/\/pythion\/[0-9a-f-]{36}$/);
  const third = await page.context().newPage();
  await third.goto('/pythion');
  await expect(third.getByRole('textbox', { name: 'Your idea' })).toHaveValue(bakeryIdea);
  await page.reload();
  await expect(one!).toHaveValue(bakeryIdea);

  // Logging out leaves nothing in any tab.
  await third.getByRole('button', { name: /your account/i }).click();
  await third.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(third).toHaveURL(/\/(login|$)/);
  const left = () => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:'));
  for (const tab of [page, other, third]) expect(await tab.evaluate(left)).toEqual([]);
});

test('a version of one tab leaves the text that is edited in the other, which compares them', async ({ page }) => {
  const founder = await signUp(page.context());
  const id = await analyze(founder);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/analyses/${id}`);
    await tab.getByRole('button', { name: 'Edit text' }).click();
  }
  const [edit, otherEdit] = [page, other].map((tab) => dialog(tab, 'Edit the text'));
  const typed = `${bakeryIdea} 9 of them renewed.`;
  await otherEdit!.getByRole('textbox').fill(typed);
  await edit!.getByRole('textbox').fill(cheese);
  await edit!.getByRole('button', { name: 'Analyze as new version' }).click();
  await expect(page.getByRole('tab', { name: 'Versions (2)' })).toBeVisible();

  await expect(
    otherEdit!.getByText('There is a newer version, 2. Your draft is based on version 1 and hasn’t changed.'),
  ).toBeVisible();
  await expect(otherEdit!.getByRole('textbox')).toHaveValue(typed);
  await expectNoViolations(other);
  const opened = other.waitForEvent('popup');
  await otherEdit!.getByRole('link', { name: 'See what changed' }).click();
  const comparison = await opened;
  await expect(comparison.getByRole('heading', { name: 'From version 1 to version 2' })).toBeVisible();

  // It stays after closing and reloading, and is said to be a draft.
  await other.bringToFront();
  await otherEdit!.getByRole('button', { name: 'Cancel' }).click();
  await other.reload();
  await other.getByRole('button', { name: 'Edit text' }).click();
  await expect(otherEdit!.getByText('There is a newer version, 2.')).toBeVisible();
  await otherEdit!.getByRole('button', { name: 'Discard draft' }).click();
  await expect(otherEdit!.getByRole('textbox')).toHaveValue(cheese);
  await otherEdit!.getByRole('button', { name: 'Undo' }).click();
  await otherEdit!.getByRole('button', { name: 'Analyze as new version' }).click();
  await expect(other.getByRole('tab', { name: 'Versions (3)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Versions (3)' })).toBeVisible();
});

test('a star and a title of one tab show in the other, for readers and in a new projection', async ({
  page,
  browser,
}) => {
  const founder = await signUp(page.context());
  const { person: reader, page: readerPage } = await signUpWithPage(browser, 'reader');
  const id = await analyze(founder);
  await founder.graphql('mutation ($id: ID!, $userId: ID!) { shareAnalysis(id: $id, userId: $userId) { id } }', {
    id,
    userId: reader.id,
  });
  await readerPage.goto(`/shared-analysis/${id}`);
  const list = await page.context().newPage();
  await list.goto('/analyses');
  await page.goto(`/analyses/${id}`);
  await expect(list.getByRole('button', { name: /^Star Bakeries/ })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Star this analysis' }).click();
  await expect(list.getByRole('button', { name: /^Star Bakeries/ })).toHaveAttribute('aria-pressed', 'true');

  // Renamed in the list: the report, its readers and a projection have the title. Focus is back at the menu.
  await list.getByRole('button', { name: /^More actions for Bakeries/ }).click();
  await list.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = dialog(list, 'Rename this analysis');
  await rename.getByRole('textbox', { name: 'Title' }).fill(' ');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByText('Enter a title.')).toBeVisible();
  await expect(rename.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expectNoViolations(list);
  await rename.getByRole('textbox', { name: 'Title' }).fill('Bread at half price');
  await rename.getByRole('textbox', { name: 'Title' }).press('Enter');
  for (const tab of [page, readerPage])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Bread at half price');
  await expect(list.getByRole('link', { name: 'Bread at half price' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'More actions for Bread at half price' })).toBeFocused();

  // In the report, a new version keeps it.
  await page.bringToFront();
  await page.getByRole('button', { name: 'More actions for this analysis' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog(page, 'Rename this analysis').getByRole('textbox').fill('Evening bread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening bread');
  await founder.graphql('mutation ($id: ID!, $idea: String!) { createAnalysisVersion(id: $id, idea: $idea) { id } }', {
    id,
    idea: cheese,
  });
  await expect(page.getByRole('tab', { name: 'Versions (2)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening bread');
  await expect(page.getByRole('button', { name: 'Find the missing skill' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Model this' }).click();
  await expect(dialog(page, 'New projection').getByRole('textbox', { name: 'Name' })).toHaveValue('Evening bread');
});
