import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publish, signUp, updateProfile } from '../support/people';
import { startConversationOfTwo, sendMessage, message, field, open } from '../support/messages';

const phone = { width: 360, height: 740 };
const arabic = 'مرحبا بالعالم، نبني شركة في القاهرة';

/** Whether the text starts at the right edge of its block. */
const startsRight = (page: Page, text: string) =>
  page
    .locator('main')
    .getByText(text)
    .and(page.locator(':not(h1)'))
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      let block: Element = element;
      while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!;
      const line = range.getClientRects()[0]!;
      return Math.abs(block.getBoundingClientRect().right - line.right) < 2;
    });

test('text in Arabic starts at the right: posts, comments, headlines, bios and messages', async ({
  page,
  browser,
  server,
}) => {
  const { ana, bob, id } = await startConversationOfTwo(server, page, browser);
  await updateProfile(bob, { headline: `مؤسس ${arabic}`, bio: `سيرة ${arabic}` });
  const postId = await publish(bob, `منشور ${arabic}`);
  await ana.graphql('mutation ($id: ID!, $text: String!) { createComment(postId: $id, content: $text) { id } }', {
    id: postId,
    text: `تعليق ${arabic}`,
  });
  await sendMessage(bob, id, `رسالة ${arabic}`);

  await page.goto('/home');
  for (const start of ['منشور', 'مؤسس']) await expect.poll(() => startsRight(page, `${start} ${arabic}`)).toBe(true);
  await page.goto(`/post/${postId}`);
  for (const start of ['منشور', 'تعليق']) await expect.poll(() => startsRight(page, `${start} ${arabic}`)).toBe(true);
  await page.goto(`/user/${bob.username}`);
  for (const start of ['مؤسس', 'سيرة']) await expect.poll(() => startsRight(page, `${start} ${arabic}`)).toBe(true);
  await open(page, id);
  await expect(message(page, arabic)).toBeVisible();
  await expect
    .poll(() =>
      message(page, arabic)
        .locator('[dir=auto]')
        .evaluate((element) => getComputedStyle(element).direction),
    )
    .toBe('rtl');
});

for (const viewport of [phone, { width: 768, height: 800 }, { width: 1280, height: 900 }]) {
  test(`a toast does not cover the comment box at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const person = await signUp(page.context());
    const id = await publish(person, `Comment on me, says ${person.username}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/post/${id}`);
    await page.getByRole('button', { name: /^Share/ }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    const toast = page.getByRole('dialog').filter({ hasText: /link/i });
    await expect(toast).toBeVisible();
    const box = page.getByRole('textbox', { name: 'Write a comment' });
    const top = async () => (await box.boundingBox())!.y;
    await expect
      .poll(async () => {
        const { y, height } = (await toast.boundingBox())!;
        return y + height <= (await top());
      })
      .toBe(true);
  });
}

test('a toast does not cover the message box on a phone', async ({ page, browser, server }) => {
  await page.setViewportSize(phone);
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await sendMessage(bob, id, 'Can you read this?');
  await open(page, id);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await message(page, 'Can you read this?').hover();
  await message(page, 'Can you read this?')
    .getByRole('button', { name: /^More options/ })
    .click();
  await page.getByRole('menuitem', { name: /^Copy/ }).click();
  const toast = page.getByRole('dialog').filter({ hasText: /copied/i });
  await expect(toast).toBeVisible();
  const { y, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await field(page).boundingBox())!.y);
});

test('the navigation beside the page has a fixed order, with the panel in its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page.context());
  await page.goto('/home');
  const entries = page.getByRole('navigation', { name: 'Main' }).locator('a, button');
  await expect(entries).toHaveText([
    /^Home/,
    /^Network/,
    /^Search/,
    /^Pairion/,
    /^Jobs/,
    /^Teams/,
    /^Pythion/,
    /^Finances/,
    /^Messages/,
    /^Notifications/,
    /^News/,
    /^Profile/,
    /^Settings/,
  ]);
});

test('removing a post from the feed logs no error', async ({ page, browser }) => {
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  await signUp(page.context());
  const bob = await signUp(await browser.newContext(), 'bob');
  for (const number of [1, 2]) await publish(bob, `Number ${number} by ${bob.username}`);
  await page.goto('/home');
  const card = page.getByRole('article').filter({ hasText: `Number 2 by ${bob.username}` });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^More options/ }).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Block/ })
    .click();
  await expect(page.getByText(`Number 2 by ${bob.username}`)).toHaveCount(0);
  await expect(page.getByText(`Number 1 by ${bob.username}`)).toHaveCount(0);
  expect(logged.filter((text) => text.includes('Zero-sized'))).toEqual([]);
});

test('the following feed of a person who follows nobody offers other posts at its end', async ({ page }) => {
  const person = await signUp(page.context());
  await publish(person, `My own, says ${person.username}`);
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Following' }).click();
  await expect(page.getByText(`My own, says ${person.username}`)).toBeVisible();
  await expect(page.getByText(/^Posts from your connections .* will appear here/)).toBeVisible();
  await expect(page.getByText(/caught up/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Explore posts' }).click();
  await expect(page.getByRole('tab', { name: 'For you' })).toHaveAttribute('aria-selected', 'true');
});

test('the links of a post and of a comment are at least 24 px high', async ({ page }) => {
  const person = await signUp(page.context());
  const id = await publish(person, `Aim at me, says ${person.username}`);
  await person.graphql('mutation ($id: ID!) { updatePost(id: $id, input: { content: "Edited." }) { id } }', { id });
  await person.graphql('mutation ($id: ID!) { createComment(postId: $id, content: "First.") { id } }', { id });
  await page.goto(`/post/${id}`);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(2);
  const links = entries.locator('header').locator('a:visible, button:visible');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height), await link.innerText()).toBeGreaterThanOrEqual(24);
  }
});

test('the landing page lists what the product does today', async ({ page }) => {
  await page.goto('/');
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: /what you can do/i }) });
  for (const area of [/feed/i, /comment/i, /profile/i, /connect/i, /messages/i, /search/i, /notifications/i])
    await expect(list.getByText(area).first()).toBeVisible();
});

test('the selected tab is in view on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signUp(page.context());
  await page.goto('/network?tab=suggestions');
  await expect(page.getByRole('tab', { name: 'Suggestions' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Suggestions' }).press('Home');
  await expect(page.getByRole('tab', { name: 'Requests' })).toBeInViewport({ ratio: 1 });
});
