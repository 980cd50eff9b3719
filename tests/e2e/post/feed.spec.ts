import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import sharp from 'sharp';
import { watchForReload } from '../support/reload';
import { newUsername, password, publish, signUp } from '../support/people';

const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const postField = (page: Page) => page.getByRole('textbox', { name: 'Your post' });
const post = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true }).click();
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

const picture = async () => ({
  name: 'plan.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2e7d5b' } })
    .png()
    .toBuffer(),
});

async function signUpByHand(page: Page): Promise<string> {
  const username = newUsername('ana');
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('form', { name: 'Sign up' }).getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/home');
  return username;
}

test('a post with a picture, a like and comments reach the other person as they happen', async ({
  page: ana,
  browser,
}) => {
  const bobsContext = await browser.newContext();
  const bob = await signUp(bobsContext, 'bob');
  const bobsPage = await bobsContext.newPage();
  await bobsPage.goto('/home');
  await expect(composer(bobsPage)).toBeVisible();
  const bobStayed = await watchForReload(bobsPage);

  const username = await signUpByHand(ana);
  const anaStayed = await watchForReload(ana);
  const text = `Our plan, by ${username}`;
  await postField(ana).fill(text);
  await ana.getByLabel('Picture', { exact: true }).setInputFiles(await picture());
  await ana.getByLabel('Image description (alt text)').fill('A green rectangle');
  await post(ana);
  const anasCard = card(ana, text);
  await expect(anasCard.getByRole('img', { name: 'A green rectangle' })).toBeVisible();
  await expect(postField(ana)).toHaveValue('');

  await bobsPage.getByRole('button', { name: /new posts?$/ }).click();
  const bobsCard = card(bobsPage, text);
  await expect(bobsCard.getByRole('img', { name: 'A green rectangle' })).toBeVisible();
  await bobsCard.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(bobsCard.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(anasCard.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'false');

  await bobsCard.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = bobsPage.getByRole('textbox', { name: 'Write a comment' });
  await expect(comment).toBeFocused();
  await comment.fill('Which market comes first?');
  await comment.press('Control+Enter');
  await expect(card(bobsPage, 'Which market comes first?')).toBeVisible();
  await expect(comment).toHaveValue('');
  await expect(anasCard.getByRole('button', { name: 'Comment, 1' })).toBeVisible();

  await anasCard.getByRole('button', { name: 'Comment, 1' }).click();
  const likedPost = card(ana, 'Which market comes first?');
  await likedPost.getByRole('button', { name: `Reply to ${bob.username}` }).click();
  await ana.getByRole('textbox', { name: 'Write a reply' }).fill('Portugal.');
  await ana.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(bobsPage.getByRole('article', { name: `Reply by ${username}` })).toContainText('Portugal.');
  await expect(bobsPage.getByRole('button', { name: 'Comment, 2' })).toBeVisible();

  await comment.fill('Thank you.');
  await bobsPage.getByRole('button', { name: 'Send' }).click();
  await expect(card(ana, 'Thank you.')).toBeVisible();
  await anaStayed();
  await bobStayed();
  await bobsContext.close();
});

test('a rejected post shows the reason and preserves the input', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/home');
  await postField(page).focus();
  await post(page);
  await expect(page.getByText('Write something or add a picture.')).toBeVisible();
  await expect(postField(page)).toBeFocused();

  const long = `${'a'.repeat(3_000)}👩‍👩‍👧`;
  await postField(page).fill(long);
  await expect(page.getByText('1 character too many')).toBeVisible();
  await post(page);
  await expect(page.getByText('The post can have at most 3,000 characters.')).toBeVisible();
  await expect(postField(page)).toHaveValue(long);

  await postField(page).fill('With a text called a picture');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') });
  await post(page);
  await expect(page.getByText(/This file type isn’t supported/)).toBeVisible();
  await expect(postField(page)).toHaveValue('With a text called a picture');

  await page.reload();
  await expect(postField(page)).toHaveValue('With a text called a picture');
});

test('without a connection nothing is lost, and Retry sends it once', async ({ page }) => {
  const person = await signUp(page.context());
  const text = `Written in a tunnel by ${person.username}`;
  await page.goto('/home');
  await postField(page).fill(text);
  await page.context().setOffline(true);
  await post(page);
  await expect(page.getByText('Failed to create post')).toBeVisible();
  await expect(postField(page)).toHaveValue(text);
  await page.context().setOffline(false);
  await composer(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, text)).toHaveCount(1);
  const { feed } = await person.graphql<{ feed: { edges: { node: { content: string } }[] } }>(
    '{ feed(mode: LATEST, first: 50) { edges { node { content } } } }',
  );
  expect(feed.edges.filter(({ node }) => node.content === text)).toHaveLength(1);
});

test('a failed like is rolled back with an error', async ({ page }) => {
  const person = await signUp(page.context());
  const text = `Hard to like, by ${person.username}`;
  await publish(person, text);
  await page.goto('/home');
  const like = card(page, text).getByRole('button', { name: /^Like/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetPostLike') ? route.abort() : route.continue(),
  );
  await like.click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Failed to like post')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveAccessibleName('Like');
});

test('a deleted comment can be restored until the undo period ends', async ({ page, browser }) => {
  const person = await signUp(page.context());
  const id = await publish(person, `Words by ${person.username}`);
  const create =
    'mutation ($postId: ID!, $content: String!) { createComment(postId: $postId, content: $content) { id } }';
  for (const content of ['Keep me', 'Drop me']) await person.graphql(create, { postId: id, content });
  const readers = await browser.newContext();
  await signUp(readers, 'bob');
  const reader = await readers.newPage();
  await reader.goto(`/post/${id}`);
  await expect(card(reader, 'Drop me')).toBeVisible();

  await page.goto(`/post/${id}`);
  const remove = async (text: string) => {
    await card(page, text)
      .getByRole('button', { name: /^More options for the comment/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(card(page, text)).toHaveCount(0);
  };
  await remove('Keep me');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Keep me')).toBeVisible();

  await remove('Drop me');
  await expect(card(reader, 'Drop me')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(card(reader, 'Drop me')).toHaveCount(0);
  await expect(card(reader, 'Keep me')).toBeVisible();
  await readers.close();
});

test('the keys move through the feed, and Back returns to the same place', async ({ page }) => {
  const person = await signUp(page.context());
  for (let number = 1; number <= 24; number += 1) await publish(person, `Number ${number} by ${person.username}`);
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Following' }).click();
  const focused = page.locator('article:focus');
  await expect(card(page, `Number 24 by ${person.username}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const number of [24, 23, 22]) {
    await page.keyboard.press('j');
    await expect(focused).toContainText(`Number ${number} by`);
  }
  await page.keyboard.press('k');
  await expect(focused).toContainText('Number 23 by');
  for (let number = 22; number >= 6; number -= 1) {
    // The next page of posts is loaded as the last one comes near.
    await expect(card(page, `Number ${number} by ${person.username}`)).toBeAttached();
    await page.keyboard.press('PageDown');
    await expect(focused).toContainText(`Number ${number} by`);
  }
  await page.keyboard.press('b');
  await expect(focused.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await page.goBack();
  await expect(card(page, `Number 6 by ${person.username}`)).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Following' })).toHaveAttribute('aria-selected', 'true');
});

test('a link to a comment leads to it, however far down it is', async ({ page }) => {
  const person = await signUp(page.context());
  const id = await publish(person, `Many words by ${person.username}`);
  const create =
    'mutation ($postId: ID!, $content: String!) { createComment(postId: $postId, content: $content) { id } }';
  let last = '';
  for (let number = 1; number <= 45; number += 1) {
    last = (await person.graphql<{ createComment: { id: string } }>(create, { postId: id, content: `Word ${number}.` }))
      .createComment.id;
  }
  await page.goto(`/post/${id}#comment-${last}`);
  await expect(card(page, 'Word 45.')).toBeInViewport();
});

test('a share without text marks hidden or deleted originals as unavailable and cannot be shared', async ({
  page,
  browser,
}) => {
  test.slow();
  const signUpElsewhere = async (name: string) => signUp(await browser.newContext(), name);
  const [bob, carol] = [await signUpElsewhere('bob'), await signUpElsewhere('carol')];
  const ann = await signUp(page.context(), 'ann');
  const [hidden, deleted] = [
    await publish(carol, `Soon hidden, by ${carol.username}`),
    await publish(carol, `Soon gone, by ${carol.username}`),
  ];
  for (const id of [hidden, deleted]) await bob.graphql('mutation ($id: ID!) { sharePost(id: $id) { id } }', { id });
  await page.goto('/home');
  const shares = page.getByRole('article', { name: `Post by ${bob.username}` });
  await expect(shares).toHaveText([/Soon gone/, /Soon hidden/]);

  await carol.graphql('mutation ($id: ID!) { deletePost(id: $id) { id } }', { id: deleted });
  await ann.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: carol.id });
  async function expectUnavailable() {
    await expect(shares).toHaveText([/This post isn’t available\./, /This post isn’t available\./]);
    for (const share of await shares.all()) {
      await share.getByRole('button', { name: /^Share/ }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Copy link']);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem')).toHaveCount(0);
    }
  }
  await expectUnavailable();
  await page.reload();
  await expectUnavailable();
});
