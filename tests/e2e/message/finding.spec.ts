import { expect, test } from '../fixtures';
import { inbox, open, sendMessage, startConversation, startConversationOfTwo } from '../support/messages';
import { connectAll } from '../support/connections';
import { signUp } from '../support/people';

test('a new conversation is in the list before its first message', async ({ page, browser, server }) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  const row = inbox(page).getByRole('link', { name: new RegExp(bob.username) });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(/No conversations yet/)).toHaveCount(0);
});

test('a found message shows its conversation, its sender and its time', async ({ page, browser, server }) => {
  const { ana, bob, id } = await startConversationOfTwo(server, page, browser);
  const carol = await signUp(await browser.newContext(), 'carol');
  await connectAll(server, ana, [carol]);
  const group = await startConversation(ana, [bob, carol], 'Bakery founders');
  await sendMessage(bob, group, 'Flour from the mill');
  await sendMessage(ana, id, 'Flour for two');
  await page.goto('/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('flour');
  const found = page.getByRole('list', { name: 'Search results' }).getByRole('listitem');
  await expect(found).toHaveText([
    new RegExp(`${bob.username}.*You: Flour for two$`),
    new RegExp(`Bakery founders.*${bob.username}: Flour from the mill$`),
  ]);
  await expect(found.locator('time')).toHaveCount(2);
});
