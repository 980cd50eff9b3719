import { expect, test } from '../fixtures';
import { connectAll } from '../support/connections';
import { signUp } from '../support/people';
import { field, message, startConversation, sendMessage, open, typeMessage } from '../support/messages';

test('a group is made, named, joined and left with the keyboard alone', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const others = [await signUp(await browser.newContext(), 'bob'), await signUp(await browser.newContext(), 'eve')];
  await connectAll(server, ana, others);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL('/messages');
  await page.getByRole('button', { name: 'New conversation' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  for (const { username } of others)
    await dialog.getByRole('list', { name: 'People' }).getByRole('button', { name: username }).press('Enter');
  await dialog.getByLabel('Group name').fill('Board');
  await dialog.getByRole('button', { name: 'Start group' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Board', exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Enter');
  await page.keyboard.type('All of you');
  await page.keyboard.press('Enter');
  await expect(message(page, 'All of you').getByText('Sent')).toBeVisible();

  await message(page, 'All of you').focus();
  await page.keyboard.press('ArrowUp');
  await expect(message(page, 'Welcome')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message(page, 'Welcome').getByRole('button', { name: 'React' })).toBeFocused();

  await page.getByRole('button', { name: 'Board', exact: true }).press('Enter');
  const group = page.getByRole('dialog', { name: 'Board' });
  await expect(group.getByRole('heading', { name: '3 people' })).toBeVisible();
  await group.getByRole('button', { name: 'Leave group' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).press('Enter');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByText('No conversations yet.')).toBeVisible();
});

test('a person who left a group is invited back and decides', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const [bob, eve] = [await signUp(await browser.newContext(), 'bob'), await signUp(await browser.newContext(), 'eve')];
  await connectAll(server, bob, [ana, eve]);
  const id = await startConversation(bob, [ana, eve], 'Board');
  await sendMessage(bob, id, 'Welcome');
  await open(page, id);
  await expect(message(page, 'Welcome')).toBeVisible();
  // In another tab.
  await ana.graphql('mutation ($id: ID!) { leaveConversation(id: $id) }', { id });
  await expect(page.getByText('This conversation doesn’t exist, or you no longer have access to it.')).toBeVisible();
  await bob.graphql('mutation ($id: ID!, $ids: [ID!]!) { addToConversation(id: $id, participantIds: $ids) { id } }', {
    id,
    ids: [ana.id],
  });
  await page.getByRole('tab', { name: 'Requests (1)' }).click();
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: 'Board' }).click();
  await expect(page.getByText('You left this group and were invited back.')).toBeVisible();
  await message(page, 'Welcome').hover();
  await expect(page.getByRole('button', { name: 'React' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await typeMessage(page, 'Here again');
  await expect(message(page, 'Here again').getByText('Sent')).toBeVisible();
  await expect(page.getByText('3 people')).toBeVisible();
});
