import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publish, signUp } from '../support/people';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const post = (page: Page, username: string) => page.getByRole('article', { name: `Post by ${username}` });
const like = (page: Page, username: string) => post(page, username).getByRole('button', { name: /^Like/ });

test('Esc and a sent form leave the field, so that single keys act on the page', async ({ page }) => {
  const person = await signUp(page.context());
  const id = await publish(person, `Read me, says ${person.username}`);
  await page.goto('/home');
  const composer = field(page, 'Your post');
  await composer.focus();
  await page.keyboard.press('Escape');
  await expect(composer).not.toBeFocused();
  await page.keyboard.press('n');
  await expect(composer).toBeFocused();
  await composer.fill(`Sent with the keyboard by ${person.username}`);
  await composer.press('Control+Enter');
  await expect(composer).toHaveValue('');
  await expect(composer).not.toBeFocused();

  await page.goto(`/post/${id}`);
  const comment = field(page, 'Write a comment');
  await comment.focus();
  await page.keyboard.press('Escape');
  await expect(comment).not.toBeFocused();
  await page.keyboard.press('c');
  await expect(comment).toBeFocused();
  await comment.fill('Noted.');
  await comment.press('Control+Enter');
  await expect(comment).toHaveValue('');
  await expect(comment).not.toBeFocused();
  await page.keyboard.press('l');
  await expect(like(page, person.username)).toHaveAttribute('aria-pressed', 'true');
});

test('a reply that is cancelled or sent returns the focus to its button', async ({ page }) => {
  const person = await signUp(page.context());
  const id = await publish(person, `Answer me, says ${person.username}`);
  await person.graphql('mutation ($id: ID!) { createComment(postId: $id, content: "First.") { id } }', { id });
  await page.goto(`/post/${id}`);
  const replyButton = page.getByRole('button', { name: `Reply to ${person.username}` }).first();
  const reply = field(page, 'Write a reply');
  await replyButton.click();
  await expect(reply).toBeFocused();
  await reply.press('Escape');
  await expect(replyButton).toBeFocused();
  await replyButton.click();
  await reply.fill('Second.');
  await reply.press('Control+Enter');
  await expect(page.getByRole('article', { name: `Reply by ${person.username}` })).toContainText('Second.');
  await expect(replyButton).toBeFocused();
});

test('browser back returns the focus to the post that was opened, or else to the heading', async ({ page }) => {
  const person = await signUp(page.context());
  for (const number of [1, 2, 3]) await publish(person, `Number ${number} by ${person.username}`);
  await page.goto('/home');
  const second = post(page, person.username).filter({ hasText: 'Number 2 by' });
  await second.getByText('Number 2 by').click();
  await expect(page).toHaveURL(/\/post\//);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(second).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeFocused();
});

test('browser back from a page that is still loading returns the focus to the post', async ({ page }) => {
  const person = await signUp(page.context());
  for (const number of [1, 2]) await publish(person, `Number ${number} by ${person.username}`);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/PostPage-/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/home');
  const second = post(page, person.username).filter({ hasText: 'Number 2 by' });
  await second.getByText('Number 2 by').click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(second).toBeFocused();
  // That the code can't be loaded any more doesn't matter to the page that is open. The page is done with it before it closes.
  const checked = page.waitForResponse('**/healthz');
  held.resolve();
  await checked;
  await expect(second).toBeFocused();
});

test('the shortcut help opens at its first row and lists every key of a post', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const person = await signUp(page.context());
  await publish(person, `Read me, says ${person.username}`);
  await page.goto('/home');
  await expect(post(page, person.username)).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
  await expect(help.getByRole('term').first()).toBeInViewport({ ratio: 1 });
  await expect(help.getByRole('term').filter({ hasText: 'Open post' })).toHaveCount(1);
});
