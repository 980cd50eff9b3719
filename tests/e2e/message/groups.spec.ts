import { expect, test } from '../fixtures';
import { connectAll } from '../support/connections';
import { signUp, signUpWithPage } from '../support/people';
import { expectNoViolations } from '../support/violations';
import { feed, field, inbox, message, startConversation, sendMessage, open, typeMessage } from '../support/messages';

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
  await page.keyboard.press('Home');
  await expect(feed(page).getByRole('article', { name: /^You created the group, / })).toBeFocused();
  await page.keyboard.press('ArrowDown');
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
  await expect(page.getByText('You’re no longer in this group.')).toBeVisible();
  await bob.graphql('mutation ($id: ID!, $ids: [ID!]!) { addToConversation(id: $id, participantIds: $ids) { id } }', {
    id,
    ids: [ana.id],
  });
  await page.getByRole('tab', { name: 'Requests (1)' }).click();
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: 'Board' }).click();
  await expect(page.getByText('You were in this group before and are invited back.')).toBeVisible();
  await message(page, 'Welcome').hover();
  await expect(page.getByRole('button', { name: 'React' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await typeMessage(page, 'Here again');
  await expect(message(page, 'Here again').getByText('Sent')).toBeVisible();
  await expect(page.getByText('3 people')).toBeVisible();
});

test('changes of a group appear live as lines, and its owner removes a person', async ({ page, browser, server }) => {
  test.slow();
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await signUpWithPage(browser, 'bob');
  const eve = await signUp(await browser.newContext(), 'eve');
  await connectAll(server, ana, [bob, eve]);
  const id = await startConversation(ana, [bob], 'Board');
  await sendMessage(ana, id, 'Welcome');
  for (const each of [page, other]) {
    await open(each, id);
    await expect(message(each, 'Welcome')).toBeVisible();
  }
  await expect(feed(other).getByText(`${ana.username} created the group`)).toBeVisible();

  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const group = page.getByRole('dialog');
  await expect(group.getByRole('listitem').filter({ hasText: ana.username })).toContainText('Owner · You');
  await group.getByRole('button', { name: 'Add people' }).click();
  await group.getByRole('list', { name: 'People' }).getByRole('button', { name: eve.username }).click();
  await group.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(group.getByRole('heading', { name: '3 people' })).toBeVisible();
  await expect(feed(other).getByText(`${ana.username} added ${eve.username}`)).toBeVisible();
  await expect(page.getByText(`You added ${eve.username}`).first()).toBeVisible();

  await group.getByLabel('Group name').fill('Advisers');
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(feed(other).getByText(`${ana.username} named the group Advisers`)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Advisers', exact: true })).toBeVisible();
  await expect(inbox(other).getByRole('link', { name: /^Advisers/ })).toContainText(
    `${ana.username} named the group Advisers`,
  );
  await expect(feed(other).getByRole('article', { name: `${ana.username} named the group Advisers,` })).toBeVisible();
  await expect(feed(other).getByText('Seen', { exact: true })).toHaveCount(0);

  // Only the owner can remove people.
  await other.getByRole('button', { name: 'Advisers', exact: true }).click();
  await expect(other.getByRole('dialog').getByRole('listitem').filter({ hasText: ana.username })).toContainText(
    'Owner',
  );
  await expect(other.getByRole('dialog').getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await other.keyboard.press('Escape');

  await group.getByRole('button', { name: `Remove ${bob.username}` }).click();
  const confirmation = page.getByRole('alertdialog', { name: `Remove ${bob.username} from the group?` });
  await expect(confirmation).toBeVisible();
  await expectNoViolations(page);
  await confirmation.getByRole('button', { name: 'Remove' }).click();
  await expect(group.getByRole('heading', { name: '2 people' })).toBeFocused();
  await expect(other.getByText('You’re no longer in this group.')).toBeVisible();
  await expect(other.getByText('No conversations yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feed(page).getByText(`You removed ${bob.username}`)).toBeVisible();
  await expectNoViolations(page);
  await other.reload();
  await expect(other.getByText('No conversations yet.')).toBeVisible();
});
