import { expect, test } from '../fixtures';
import { expectNoViolations } from '../support/violations';
import { connectAll } from '../support/connections';
import { signUp, signUpWithPage } from '../support/people';
import {
  startConversation,
  open,
  field,
  typeMessage,
  message,
  texts,
  sendMessage,
  inbox,
  startConversationOfTwo,
  replaceEditedText,
} from '../support/messages';

test('two people write to each other live: typing, reading, editing, reacting, deleting', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await signUpWithPage(browser, 'bob');
  await connectAll(server, ana, [bob]);
  const id = await startConversation(ana, [bob]);
  await open(page, id);
  await open(other, id);
  await expect(page.getByText('Online')).toBeVisible();

  await field(page).pressSequentially('Have you');
  await expect(other.getByText(`${ana.username} is typing…`)).toBeVisible();
  await typeMessage(page, 'Have you seen the churn?\nIt fell.');
  await expect(message(other, 'Have you seen the churn?')).toContainText('It fell.');
  await expect(other.getByText('is typing…')).toHaveCount(0);
  await other.bringToFront();
  await other.getByRole('heading', { level: 2, name: ana.username }).hover();
  await expect(message(page, 'Have you seen').getByText('Seen', { exact: true })).toBeVisible();

  await typeMessage(other, 'It did, #retention works');
  await expect(message(page, 'It did').getByRole('link', { name: '#retention' })).toBeVisible();

  await message(page, 'It did').hover();
  await message(page, 'It did').getByRole('button', { name: 'React' }).click();
  await page.getByRole('menuitem', { name: 'Congratulations' }).click();
  await expect(message(other, 'It did').getByRole('button', { name: `🎉 by ${ana.username}` })).toBeVisible();

  await field(page).press('ArrowUp');
  await replaceEditedText(page, 'Have you seen the growth?');
  await page.keyboard.press('Enter');
  await expect(message(other, 'Have you seen the growth?')).toContainText('(edited)');
  await expect(message(page, 'Have you seen the growth?')).toContainText('(edited)');

  await message(page, 'growth').hover();
  await message(page, 'growth').getByRole('button', { name: 'More options for this message' }).click();
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
  for (const each of [page, other]) {
    await expect(message(each, 'Message deleted')).toBeVisible();
    await expect(message(each, 'growth')).toHaveCount(0);
  }
  expect(await texts(bob, id)).toEqual(['', 'It did, #retention works']);
});

test('a stranger’s message is a request, and counts once it is accepted', async ({ page, browser }) => {
  const [me, stranger] = [await signUp(page.context(), 'mara'), await signUp(await browser.newContext(), 'sten')];
  const id = await startConversation(stranger, [me]);
  await sendMessage(stranger, id, 'May I ask?');
  await page.goto('/messages');
  await expect(page.getByText('No conversations yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Requests (1)' }).click();
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: stranger.username }).click();
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await typeMessage(page, 'Please do');
  await expect(message(page, 'Please do').getByText('Sent')).toBeVisible();
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(inbox(page).getByRole('link', { name: stranger.username })).toContainText('You: Please do');
  expect(await texts(stranger, id)).toEqual(['May I ask?', 'Please do']);
});

test('a message to a stranger is marked as a request, and the stranger can block the sender there', async ({
  page,
  browser,
}) => {
  const me = await signUp(page.context(), 'mara');
  const { page: other, person: stranger } = await signUpWithPage(browser, 'sten');
  const id = await startConversation(me, [stranger]);
  await open(page, id);
  await expect(page.getByText(/They’ll get this as a message request\.$/)).toBeVisible();
  await typeMessage(page, 'May I ask?');
  await expect(message(page, 'May I ask?').getByText('Sent')).toBeVisible();
  await expect(page.getByText(/and can reply once they accept\.$/)).toBeVisible();

  await open(other, id);
  await other.getByRole('button', { name: 'Block', exact: true }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block @${me.username}` })
    .click();
  await expect(other).toHaveURL('/messages');
  await other.reload();
  await expect(other.getByText('No conversations yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This conversation doesn’t exist, or you no longer have access to it.')).toBeVisible();
});

test('a block closes the open conversation for both, and its end opens it again', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await signUpWithPage(browser, 'bob');
  await connectAll(server, ana, [bob]);
  const id = await startConversation(ana, [bob]);
  await sendMessage(bob, id, 'Before the block');
  await open(page, id);
  await open(other, id);
  for (const each of [page, other]) await expect(message(each, 'Before the block')).toBeVisible();
  await expect(page.getByText('Online')).toBeVisible();
  await ana.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: bob.id });
  for (const each of [page, other]) {
    await expect(each.getByText('This conversation doesn’t exist, or you no longer have access to it.')).toBeVisible();
    await expect(inbox(each).getByRole('link')).toHaveCount(0);
  }
  await ana.graphql('mutation ($id: ID!) { unblockPerson(id: $id) }', { id: bob.id });
  await expect(message(page, 'Before the block')).toBeVisible();
});

test('a person’s page leads to the conversation with them', async ({ page, browser }) => {
  const [ana, bob] = [await signUp(page.context(), 'ana'), await signUp(await browser.newContext(), 'bob')];
  await page.goto(`/user/${bob.username}`);
  await page.getByRole('button', { name: `Message ${bob.username}` }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await typeMessage(page, 'Hello from your page');
  await expect(message(page, 'Hello from your page').getByText('Sent')).toBeVisible();
  expect(ana.id).not.toBe(bob.id);
});

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test.describe(name, () => {
    test.use({ viewport });

    test('messages have no violations', async ({ page, browser, server }) => {
      const { ana, bob, id } = await startConversationOfTwo(server, page, browser);
      await sendMessage(ana, id, 'Seen by @nobody, https://example.com');
      await sendMessage(bob, id, 'Unread');
      await page.goto('/messages');
      await expect(inbox(page).getByRole('link')).toBeVisible();
      await test.step('the list', () => expectNoViolations(page));
      await inbox(page).getByRole('link').click();
      await expect(message(page, 'Unread')).toBeVisible();
      await message(page, 'Seen by').focus();
      await test.step('the thread', () => expectNoViolations(page));
      if (name === 'phone') await page.getByRole('link', { name: 'Back to conversations' }).click();
      await page.getByRole('button', { name: 'New conversation' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: bob.username })).toBeVisible();
      await test.step('choosing people', () => expectNoViolations(page));
    });
  });
}
