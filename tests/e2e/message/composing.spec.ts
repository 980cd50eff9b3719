import { expect, test } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import {
  startConversationOfTwo,
  open,
  typeMessage,
  message,
  field,
  inbox,
  texts,
  replaceEditedText,
} from '../support/messages';

test('a half changed message is found as it was left', async ({ page, browser, server }) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  await typeMessage(page, 'Frist');
  await expect(message(page, 'Frist').getByText('Sent')).toBeVisible();
  await field(page).press('ArrowUp');
  const edited = page.getByRole('textbox', { name: 'Edited message' });
  await replaceEditedText(page, 'First of');
  await page.goto('/messages');
  await inbox(page).getByRole('link').click();
  await expect(edited).toHaveValue('First of');
  await replaceEditedText(page, 'First of all');
  await edited.press('Enter');
  await expect(message(page, 'First of all')).toContainText('(edited)');
  await page.reload();
  await expect(message(page, 'First of all')).toBeVisible();
  await expect(edited).toHaveCount(0);
  expect(await texts(bob, id)).toEqual(['First of all']);
});

test('a message waits for its files, and leaving asks for confirmation', async ({ page, browser, server }) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  const gate = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().method() === 'PUT') await gate.promise;
    await route.fallback();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('plan.png')).toBeVisible();
  await typeMessage(page, 'Our plan');
  await expect(page.getByText('Your message will send when the upload finishes.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('alertdialog', { name: 'Discard file?' }).getByRole('button', { name: 'Stay' }).click();
  gate.resolve();
  await expect(message(page, 'Our plan').getByRole('img', { name: 'plan.png' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await texts(bob, id)).toEqual(['Our plan']);
});

test('queued messages can be edited or withdrawn, and logging out clears drafts', async ({ page, browser, server }) => {
  const { ana, bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  await expect(field(page)).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendMessage') ? route.abort() : route.fallback(),
  );
  for (const text of ['Frist', 'Never mind']) await typeMessage(page, text);
  await expect(message(page, 'Frist').getByText('Waiting to send')).toBeVisible();
  await message(page, 'Never mind').getByRole('button', { name: 'Delete' }).click();
  await message(page, 'Frist').getByRole('button', { name: 'Edit' }).click();
  await replaceEditedText(page, 'First');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page, /^.*First/)).toBeVisible();
  await page.unrouteAll();
  await expect(message(page, 'First').getByText('Sent')).toBeVisible({ timeout: 30_000 });
  expect(await texts(bob, id)).toEqual(['First']);

  await field(page).fill('For nobody else to read');
  const readStoredKeys = () =>
    page.evaluate((person) => Object.keys(localStorage).filter((key) => key.includes(person)), ana.id);
  expect(await readStoredKeys()).toHaveLength(1);
  await page.getByRole('button', { name: /your account/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(readStoredKeys).toEqual([]);
});

test('a rejected message shows the reason, blocks no other, and is deleted or retried', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('Refuse me')
      ? route.fulfill({
          json: {
            data: null,
            errors: [
              {
                message: 'Check what you entered.',
                extensions: { code: 'BAD_USER_INPUT', fields: { content: 'This cannot be said.' } },
              },
            ],
          },
        })
      : route.fallback(),
  );
  await typeMessage(page, 'Refuse me');
  await typeMessage(page, 'Take me');
  await expect(message(page, 'Refuse me').getByRole('alert')).toContainText('Not sent: This cannot be said.');
  await expect(message(page, 'Take me').getByText('Sent')).toBeVisible();
  await page.unrouteAll();
  await message(page, 'Refuse me').getByRole('button', { name: 'Retry' }).click();
  await expect(message(page, 'Refuse me').getByText('Sent')).toBeVisible();
  expect(await texts(bob, id)).toEqual(['Take me', 'Refuse me']);
});

test('editing a message preserves the draft and files of the next one', async ({ page, browser, server }) => {
  const { id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  await typeMessage(page, 'Frist');
  await expect(message(page, 'Frist').getByText('Sent')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Ready')).toBeVisible();
  await field(page).press('ArrowUp');
  await replaceEditedText(page, 'First');
  await page.keyboard.press('Enter');
  await expect(message(page, 'First')).toContainText('(edited)');
  await expect(field(page)).toBeFocused();
  await typeMessage(page, 'With the plan');
  await expect(message(page, 'With the plan').getByRole('img', { name: 'plan.png' })).toBeVisible();
});
