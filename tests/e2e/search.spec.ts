import { expect, test, type Page } from '@playwright/test';
import { accountButton, newUsername, publish, signUp, type Person } from './people';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const results = (page: Page) => page.getByRole('feed');

/** A word that no other test has written. */
const newWord = () => newUsername('word').replaceAll('_', '');

async function search(page: Page, query: string) {
  await box(page).fill(query);
  await box(page).press('Enter');
}

async function writePosts(person: Person, word: string) {
  await publish(person, `Raising prices for bakers ${word}`);
  await publish(person, `Bakers of Lisbon, raising money #${word}`);
}

test('posts are found by words, phrases and without what is excluded; the address keeps the search', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  await page.goto('/home');
  await expect(accountButton(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toBeFocused();

  await search(page, `${word} bakers`);
  await expect(results(page).getByRole('article')).toHaveCount(2);
  await expect(page).toHaveTitle(`Search: ${word} bakers · Venturion`);

  await search(page, `"raising prices" ${word}`);
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await expect(results(page)).toContainText('Raising prices for bakers');

  await search(page, `${word} -prices`);
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await expect(results(page)).toContainText('Bakers of Lisbon');

  await page.goBack();
  await expect(box(page)).toHaveValue(`"raising prices" ${word}`);
  await expect(results(page)).toContainText('Raising prices for bakers');
});

test('a hashtag in a post leads to its search', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  await page.goto('/profile');
  await page.getByRole('link', { name: `#${word}` }).click();
  await expect(page).toHaveURL(`/search?query=%23${word}`);
  await expect(box(page)).toHaveValue(`#${word}`);
  await expect(results(page)).toContainText('Bakers of Lisbon');
  await page.locator('body').press('/');
  await expect(box(page)).toBeFocused();
});

test('a search without results offers wider ones, and the last of them to write', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  await page.goto(`/search?query=${word}+"raising+crops"`);
  const main = page.getByRole('main');
  await expect(main.getByText('Search for less:')).toBeVisible();
  await main.getByRole('link', { name: word, exact: true }).click();
  await expect(results(page).getByRole('article')).toHaveCount(2);

  await search(page, newWord());
  await expect(main.getByRole('button', { name: 'Write the first one' })).toBeVisible();
});

test('recent searches stay in the browser until they are forgotten', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  for (const query of ['pricing', 'churn', 'hiring']) {
    await search(page, query);
    await expect(page).toHaveURL(`/search?query=${query}`);
  }
  await search(page, '');
  await expect(page).toHaveURL('/search');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['hiring', 'churn', 'pricing']);
  await recent.getByRole('button', { name: 'Forget “churn”' }).click();
  await page.reload();
  await expect(recent.getByRole('link')).toHaveText(['hiring', 'pricing']);
  await recent.getByRole('link', { name: 'pricing' }).click();
  await expect(page).toHaveURL('/search?query=pricing');

  await page.goto('/search');
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);
});
