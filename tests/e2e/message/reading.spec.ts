import { expect, test } from '../fixtures';
import { startConversationOfTwo, sendMessage, inbox, open, line, feed, message } from '../support/messages';

test('unread messages are counted on the entry and in the title until they are seen', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  for (const n of [1, 2, 3]) await sendMessage(bob, id, `Number ${n}`);
  await page.goto('/messages');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  await expect(entry).toHaveAccessibleName(/3 unread/);
  // The notification of the first is about the same, and counts no second time.
  await expect(page).toHaveTitle('(3) Messages · Venturion');
  await expect(inbox(page).getByRole('link', { name: bob.username })).toContainText('3');
  await sendMessage(bob, id, 'Number 4');
  await expect(entry).toHaveAccessibleName(/4 unread/);
  await inbox(page).getByRole('link', { name: bob.username }).click();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await expect(entry).toHaveAccessibleName('Messages');
  await expect(page).toHaveTitle('Messages · Venturion');
  await expect(page.getByText('New', { exact: true })).toBeVisible();
});

test('reading many unread messages counts them down, and the keyboard reads along', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  for (let n = 1; n <= 70; n++) await sendMessage(bob, id, `Line ${n} of the story`);
  const jump = page.getByRole('button', { name: /Jump to latest/ });
  const readSeq = async () =>
    (
      await bob.graphql<{ conversation: { readMarks: { seq: number }[] } }>(
        'query ($id: ID!) { conversation(id: $id) { readMarks { seq } } }',
        { id },
      )
    ).conversation.readMarks[0]?.seq ?? 0;
  await open(page, id);
  // What is on screen as it opens has been read, and no more.
  await expect(line(page, 1)).toBeInViewport();
  let first = 0;
  // The list measures its rows in steps, so more of them may come on screen after the first mark was stored.
  await expect(async () => {
    first = await readSeq();
    expect(first).toBeGreaterThan(1);
    await expect(jump).toHaveText(`Jump to latest (${70 - first} new)`, { timeout: 1_000 });
  }).toPass();
  expect(first).toBeLessThan(60);
  await expect(page.getByText('New', { exact: true })).toBeVisible();

  await line(page, 2).focus();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 3)).toBeFocused();
  for (let n = 0; n < 3; n++) await page.keyboard.press('PageDown');
  await expect.poll(readSeq).toBeGreaterThan(first);
  await expect(feed(page).locator('article:focus')).toBeInViewport();
  // While the list scrolls, the focused row may be unmounted for a frame, in which a key goes to the page.
  const scrollTop = () => feed(page).evaluate((scroller) => scroller.scrollTop);
  await expect(async () => {
    const before = await scrollTop();
    await page.waitForTimeout(300);
    expect(await scrollTop()).toBe(before);
  }).toPass();
  await page.keyboard.press('End');
  await expect(line(page, 70)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line(page, 69)).toBeFocused();
  await expect.poll(readSeq).toBe(70);
  await expect(jump).toHaveCount(0);
});

test('a long conversation loads older messages and receives new ones without moving the reading position', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { ana, bob, id } = await startConversationOfTwo(server, page, browser);
  for (let n = 1; n <= 120; n++) await sendMessage(n % 3 ? ana : bob, id, `Line ${n} of the story`);
  await ana.graphql('mutation ($id: ID!) { markConversationRead(id: $id, upTo: 120) { id } }', { id });
  await open(page, id);
  await expect(line(page, 120)).toBeInViewport();
  // Upwards page by page, until the first one is there.
  await feed(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -1_500);
    await expect(line(page, 1)).toBeInViewport({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  await sendMessage(bob, id, 'While you read');
  await expect(page.getByRole('button', { name: 'Jump to latest (1 new)' })).toBeVisible();
  await expect(line(page, 1)).toBeInViewport();
  await page.getByRole('button', { name: /Jump to latest/ }).click();
  await expect(message(page, 'While you read')).toBeInViewport();
  await expect(page.getByRole('button', { name: /Jump to latest/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Search in this conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('"Line 37"');
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').first().click();
  await expect(line(page, 37)).toBeInViewport();
  await expect(line(page, 37)).toBeFocused();
  await page.getByRole('button', { name: /Jump to latest/ }).click();
  await expect(message(page, 'While you read')).toBeInViewport();
});
