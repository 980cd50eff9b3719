import type { Page, Request } from '@playwright/test';
import { xssPayloads } from '../../support/feeds/xssPayloads';
import { expect, test } from '../fixtures';
import { addSource } from '../support/news';
import { newUsername, signUp, signUpWithPage } from '../support/people';
import { expectNoViolations } from '../support/violations';

const main = (page: Page) => page.getByRole('main');
const story = (page: Page, title: string) => main(page).getByRole('article').filter({ hasText: title });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const isOperation = (request: Request, name: string) =>
  request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === name;
const postField = (page: Page) => page.getByRole('textbox', { name: 'Your post' });

test('a story is discussed in a post, whose card another person sees and opens', async ({ page, browser, server }) => {
  const person = await signUp(page.context());
  const title = `Ports reopen, says ${person.username}`;
  const source = await addSource(server, { title: `Daily ${person.username}`, stories: [{ title }] });
  await page.goto(`/news?source=${source.id}`);
  const row = story(page, title);
  const link = row.getByRole('link', { name: `${title} (opens in a new tab)` });
  await expect(link).toHaveAttribute('href', source.stories[0]!.url);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(link).toHaveAttribute('target', '_blank');
  await row.getByRole('button', { name: /^Discuss/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await expect(postField(page)).toBeFocused();
  await expectNoViolations(page);

  // The draft survives a reload with the story.
  await page.reload();
  await expect(story(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove story' }).click();
  await expect(dialog.getByRole('link', { name: title })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await row.getByRole('button', { name: /^Discuss/ }).click();
  await postField(page).fill('Good for our suppliers.');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('link', { name: /^1 discussion/ })).toBeVisible();

  const { page: bobsPage } = await signUpWithPage(browser, 'bob');
  await bobsPage.goto('/home');
  const post = bobsPage.getByRole('article', { name: `Post by ${person.username}` });
  await expect(post.getByRole('link', { name: title })).toHaveAttribute('href', source.stories[0]!.url);
  await post.getByRole('button', { name: 'Share', exact: true }).click();
  await bobsPage.getByRole('menuitem', { name: 'Share now' }).click();
  await expect(bobsPage.getByText('Post shared.')).toBeVisible();
  await bobsPage.goto(`/news/${source.stories[0]!.id}`);
  await expect(bobsPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const discussions = bobsPage.getByRole('region', { name: '1 discussion' });
  await expect(discussions.getByRole('article')).toContainText('Good for our suppliers.');
  await expect(discussions.getByRole('link', { name: title })).toHaveCount(0);
  await expectNoViolations(bobsPage);
  await discussions.getByRole('article').click({ position: { x: 5, y: 40 } });
  await expect(bobsPage).toHaveURL(/\/post\//);
  await expect(main(bobsPage).getByRole('link', { name: title })).toBeVisible();
});

test('stories are filtered by source and saved to read later, and a source is turned off', async ({ page, server }) => {
  const { username } = await signUp(page.context());
  const [one, two] = [`One ${username}`, `Two ${username}`];
  await addSource(server, {
    title: one,
    stories: Array.from({ length: 12 }, (_, n) => ({ title: `${one} story ${n}.` })),
    failingForHours: 5,
  });
  await addSource(server, { title: two, stories: [{ title: `${two} story.` }] });
  await page.goto('/news');
  await expect(story(page, `${two} story.`)).toBeVisible();
  await page.getByRole('button', { name: 'Source: All sources' }).click();
  await page.getByRole('menuitemradio', { name: one }).click();
  await expect(page).toHaveURL(/source=/);
  await expect(story(page, `${two} story.`)).toHaveCount(0);
  await expect(page.getByText(`${one} can’t be reached right now.`)).toContainText('last updated 5h ago.');
  // The next page is loaded near the end of the first one.
  await story(page, `${one} story 9.`).scrollIntoViewIfNeeded();
  await expect(story(page, `${one} story 11.`)).toBeVisible();
  const save = story(page, `${one} story 11.`).getByRole('button', { name: 'Read later' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await tab(page, 'Sources').click();
  await page.getByRole('switch', { name: one }).click();
  await expect(page.getByRole('switch', { name: one })).not.toBeChecked();
  await tab(page, 'Latest').click();
  await expect(story(page, `${two} story.`)).toBeVisible();
  await expect(main(page).getByText(`${one} story 0.`)).toHaveCount(0);
  await tab(page, 'Read later').click();
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expect(story(page, `${one} story 11.`)).toBeVisible();

  await page.goto('/settings#news');
  await expect(page.getByRole('switch', { name: one })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: two })).toBeChecked();
});

test('hostile texts of a feed are text on every screen that shows the story', async ({ page, server }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const person = await signUp(page.context());
  const source = await addSource(server, {
    title: `<img src=x onerror=alert(1)> ${person.username}`,
    stories: xssPayloads.map((payload) => ({ title: `${payload} ${person.username}`, summary: payload })),
  });
  const [first] = source.stories;
  await page.goto(`/news?source=${source.id}`);
  await expect(main(page).getByRole('article').first()).toContainText(xssPayloads[0]!);
  await expect(main(page).getByRole('article')).toHaveCount(10);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => main(page).getByRole('article').count()).toBeGreaterThan(10);
  await person.graphql('mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }', {
    input: { content: 'Look at this', newsStoryId: first!.id },
  });
  await page.goto('/home');
  const post = page.getByRole('article', { name: `Post by ${person.username}` });
  await expect(post).toContainText(first!.title);
  await expect(page.getByRole('region', { name: 'Startup news' })).toContainText(xssPayloads[1]!);
  await page.goto(`/news/${first!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title);
  await expect(page.locator('main script, main iframe, main svg[onload]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('stories stay without a network, and the card on Home shows the failure with a retry', async ({
  page,
  server,
}) => {
  const name = newUsername('wire');
  await signUp(page.context());
  const source = await addSource(server, { title: name, stories: [{ title: `${name} story` }] });
  let isBroken = true;
  await page.route('**/graphql', async (route) => {
    if (isBroken && route.request().postDataJSON().operationName === 'StartupNews') await route.abort();
    else await route.continue();
  });
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Startup news' });
  await expect(card.getByRole('alert')).toContainText('Failed to fetch news');
  isBroken = false;
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('listitem').first()).toBeVisible();

  await page.goto(`/news?source=${source.id}`);
  await expect(story(page, `${name} story`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.pusherSocketId)).toBeTruthy();
  await page.context().setOffline(true);
  await tab(page, 'Read later').click();
  await expect(main(page).getByRole('alert')).toHaveText(/^Failed to fetch news.*You’re offline\./);
  await tab(page, 'Latest').click();
  await page.context().setOffline(false);
  await tab(page, 'Read later').click();
  await expect(main(page).getByText(/^Nothing to read later yet/)).toBeVisible();
});

test('stories that the server listed just before their source was turned off do not come back', async ({
  page,
  server,
}) => {
  const { username } = await signUp(page.context());
  const [one, two] = [`One ${username}`, `Two ${username}`];
  for (const title of [one, two]) await addSource(server, { title, stories: [{ title: `${title} story.` }] });
  await page.goto('/news?tab=sources');
  const listed = Promise.withResolvers<void>();
  const changed = page.waitForResponse((response) => isOperation(response.request(), 'SetNewsSourceEnabled'));
  const arrived = page.waitForResponse((response) => isOperation(response.request(), 'News'));
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (isOperation(route.request(), 'SetNewsSourceEnabled')) await listed.promise;
    if (!isFirst || !isOperation(route.request(), 'News')) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    listed.resolve();
    await changed;
    return route.fulfill({ response });
  });
  await page.getByRole('switch', { name: one }).click();
  await tab(page, 'Latest').click();
  await arrived;
  await expect(story(page, `${two} story.`)).toBeVisible();
  await expect(story(page, `${one} story.`)).toHaveCount(0);
});
