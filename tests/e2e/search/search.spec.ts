import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { accountButton, newUsername, publish, signUp, type Person } from '../support/people';
import { expectNoViolations } from '../support/violations';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });
const results = (page: Page) => page.getByRole('feed');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A word that no other test uses. */
const newWord = () => newUsername('word').replaceAll('_', '');

async function search(page: Page, query: string) {
  await box(page).fill(query);
  await box(page).press('Enter');
}

async function writePosts(person: Person, word: string) {
  await publish(person, `Raising prices for bakers ${word}`);
  await publish(person, `Bakers of Lisbon, raising money #${word}`);
}

test('posts are found by terms, phrases and exclusions; the URL preserves the search', async ({ page }) => {
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

test('everything is found in one box, a few of each kind, and all of one under its own address', async ({
  page,
  browser,
}) => {
  const word = newWord();
  const person = await signUp(page.context());
  await person.graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input: { headline: `Bread ${word}` },
  });
  for (let number = 1; number <= 4; number += 1) await publish(person, `${word} number ${number} #${word}${number}`);
  const others = await browser.newContext();
  await publish(await signUp(others, 'bob'), `${word} by somebody else`);
  await others.close();

  await page.goto(`/search?query=${word}`);
  await expect(results(page).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link', { name: person.username })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Hashtags' }).getByRole('link', { name: new RegExp(`#${word}\\d 1 post`) }),
  ).toHaveCount(3);

  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page).toHaveURL(`/search?query=${word}&kind=posts`);
  await expect(results(page).getByRole('article')).toHaveCount(5);
  await tab(page, 'Hashtags').click();
  await expect(page).toHaveURL(`/search?query=${word}&kind=hashtags`);
  await expect(page.getByRole('main').getByRole('link', { name: `#${word}` })).toHaveCount(4);
  await page.reload();
  await expect(tab(page, 'Hashtags')).toHaveAttribute('aria-selected', 'true');

  await search(page, `from:${person.username}`);
  await tab(page, 'Posts').click();
  await expect(results(page).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('main').getByText(`Posts by @${person.username}`)).toBeVisible();
  await search(page, `from:${person.username} "number 2"`);
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await expect(tab(page, 'Posts')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'People').click();
  const found = page.getByRole('tabpanel').getByRole('link', { name: person.username });
  await found.hover();
  await expect(page.getByRole('complementary', { name: 'Profile card' })).toContainText(`Bread ${word}`);
  await found.click();
  // One’s own page has its own address.
  await expect(page).toHaveURL('/profile');
});

test('a tab that is chosen before a search is shown keeps the search, and a search keeps the tab', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  await page.goto(`/search?query=${word}`);
  await expect(results(page).getByRole('article')).toHaveCount(2);

  // In one task each, so that nothing is rendered between the two.
  await box(page).fill(`${word} prices`);
  await tab(page, 'Posts').evaluate((element: HTMLElement) => {
    document.querySelector('form')!.requestSubmit();
    element.click();
  });
  await expect(page).toHaveURL(`/search?query=${word}+prices&kind=posts`);
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await box(page).fill(word);
  await tab(page, 'Hashtags').evaluate((element: HTMLElement) => {
    element.click();
    document.querySelector('form')!.requestSubmit();
  });
  await expect(page).toHaveURL(`/search?query=${word}&kind=hashtags`);
});

test('a kind of result that fails shows its own error and loads on retry', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('SearchHashtags') ? route.abort() : route.continue(),
  );
  await page.goto(`/search?query=${word}`);
  const hashtags = page.getByRole('region', { name: 'Hashtags' });
  await expect(hashtags.getByRole('alert')).toContainText('Couldn’t load hashtags.');
  await expect(results(page).getByRole('article')).toHaveCount(2);
  isDown = false;
  await hashtags.getByRole('button', { name: 'Retry' }).click();
  await expect(hashtags.getByRole('link', { name: `#${word}` })).toBeVisible();
});

test('a hashtag in a post leads to its page, where one can post about it', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  await page.goto('/profile');
  await page.getByRole('link', { name: `#${word}` }).click();
  await expect(page).toHaveURL(`/search?query=%23${word}`);
  await expect(box(page)).toHaveValue(`#${word}`);
  await expect(results(page)).toContainText('Bakers of Lisbon');
  await page.locator('body').press('/');
  await expect(box(page)).toBeFocused();

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: `#${word}` })).toBeVisible();
  await expect(main.getByText('1 post', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: `Post with #${word}` }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  const postField = dialog.getByRole('textbox', { name: 'Your post' });
  await expect(postField).toHaveValue(`#${word} `);
  await postField.pressSequentially('and flour');
  await expect(postField).toHaveValue(`#${word} and flour`);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('2 posts', { exact: true })).toBeVisible();
  await expect(results(page).getByRole('article').first()).toContainText('and flour');
});

test('trending hashtags are on the page before a search and in the rail of others, never twice', async ({ page }) => {
  await signUp(page.context());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('TrendingHashtags')
      ? route.fulfill({
          json: {
            data: {
              trendingHashtags: [
                { __typename: 'Hashtag', name: 'baking', postCount: 1_000 },
                { __typename: 'Hashtag', name: 'flour', postCount: 3 },
              ],
            },
          },
        })
      : route.continue(),
  );
  await page.goto('/search');
  const trending = page.getByRole('region', { name: 'Trending this week' });
  await expect(trending.getByRole('link')).toHaveText(['#baking1,000 posts', '#flour3 posts']);
  await trending.getByRole('link', { name: '#flour' }).click();
  await expect(page).toHaveURL('/search?query=%23flour');
  const beside = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(beside.getByRole('region', { name: 'Trending this week' })).toBeVisible();
  await page.goto('/home');
  await beside.getByRole('link', { name: '#baking' }).click();
  await expect(page).toHaveURL('/search?query=%23baking');
});

test('a search without results offers wider ones, and the last of them to write', async ({ page }) => {
  const word = newWord();
  await writePosts(await signUp(page.context()), word);
  await page.goto(`/search?query=${word}+"raising+crops"`);
  const main = page.getByRole('main');
  await expect(main.getByText('Try a broader search:')).toBeVisible();
  await main.getByRole('link', { name: word, exact: true }).click();
  await expect(results(page).getByRole('article')).toHaveCount(2);

  await search(page, newWord());
  await expect(main.getByRole('button', { name: 'Write a post' })).toBeVisible();
});

test('recent searches are stored in the browser until they are cleared', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
  for (const query of ['pricing', 'churn', 'hiring']) {
    await search(page, query);
    // The URL changes before the page does, and a page that never appears stores nothing.
    await expect(page).toHaveTitle(new RegExp(query));
  }
  await search(page, '');
  await expect(page).toHaveURL('/search');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['hiring', 'churn', 'pricing']);
  await recent.getByRole('button', { name: 'Remove “churn”' }).click();
  await page.reload();
  await expect(recent.getByRole('link')).toHaveText(['hiring', 'pricing']);
  await recent.getByRole('link', { name: 'pricing' }).click();
  await expect(page).toHaveURL('/search?query=pricing');

  await page.goto('/search');
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toHaveCount(0);
});

test('search has no violations, whatever it finds', async ({ page }) => {
  test.slow();
  const word = newWord();
  const person = await signUp(page.context());
  await writePosts(person, word);
  for (const path of [
    '',
    `?query=${word}`,
    `?query=from:${person.username}+-flour`,
    `?query=${person.username}&kind=people`,
    `?query=${word}&kind=hashtags`,
    `?query=%23${word}`,
    `?query=${word}+${newWord()}`,
  ]) {
    await page.goto(`/search${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0);
    await test.step(`/search${path}`, () => expectNoViolations(page));
  }
});

test('a search that is too long is rejected at the box, and neither sent nor stored', async ({ page }) => {
  await signUp(page.context());
  const long = 'raising '.repeat(30).trim();
  await page.goto(`/search?${new URLSearchParams({ query: long })}`);
  await expect(box(page)).toHaveAccessibleDescription('Searches can have up to 200 characters.');
  await expect(page.getByRole('tab')).toHaveCount(0);

  await page.goto('/search');
  await search(page, long);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleDescription('Searches can have up to 200 characters.');
  await expect(page).toHaveURL('/search');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trending' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: long })).toHaveCount(0);
  await search(page, newWord());
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
});

test('a search for the posts of nobody offers to search people, not to write them', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/search?query=from%3Anobody_here');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Search people' })).toHaveAttribute(
    'href',
    '/search?query=nobody_here&kind=people',
  );
  await expect(main.getByRole('button', { name: /write/i })).toHaveCount(0);
});
