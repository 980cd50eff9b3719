import { expect, test } from '../fixtures';
import { accountButton, signUp } from '../support/people';
import { open, part, theme } from '../support/settings';

test('single-key shortcuts can be switched off in every tab, and the help remains available', async ({ page }) => {
  await signUp(page.context());
  await open(page);
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(accountButton(other)).toBeVisible();
  const single = part(page, 'Keyboard').getByRole('switch', { name: 'Single-key shortcuts', exact: true });
  await expect(single).toBeChecked();
  await single.click();
  await page.reload();
  await expect(single).not.toBeChecked();
  for (const tab of [page, other]) {
    await tab.keyboard.press('?');
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  await part(page, 'Keyboard').getByRole('button', { name: 'Show all shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('switch', { name: 'Single-key shortcuts', exact: true }).click();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(single).toBeChecked();
  await other.keyboard.press('?');
  await expect(other.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a kind of notification can be switched off, and the setting persists', async ({ page }) => {
  const person = await signUp(page.context());
  await open(page);
  const likes = part(page, 'Notifications')
    .getByRole('group', { name: 'Your posts' })
    .getByRole('switch', { name: 'Likes', exact: true });
  await expect(likes).toBeChecked();
  await expect(likes).toHaveAccessibleDescription('When someone likes your post.');
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetNotificationSwitch') ?? false,
  );
  await likes.focus();
  await page.keyboard.press('Space');
  await expect(likes).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(likes).not.toBeChecked();
  // The other one that is off is the daily mail.
  await expect(part(page, 'Notifications').getByRole('switch', { checked: false })).toHaveCount(2);
  const { notificationSwitches } = await person.graphql<{ notificationSwitches: { kind: string; isOn: boolean }[] }>(
    '{ notificationSwitches { kind isOn } }',
  );
  expect(notificationSwitches.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['post.liked']);
});

test('a rejected notification switch rolls back with an error', async ({ page }) => {
  const person = await signUp(page.context());
  await open(page);
  const mentions = part(page, 'Notifications').getByRole('switch', { name: 'Mentions in posts', exact: true });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetNotificationSwitch') ? route.abort() : route.continue(),
  );
  await mentions.click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Couldn’t turn off “Mentions in posts”.'),
  ).toBeVisible();
  await expect(mentions).toBeChecked();
  await page.unroute('**/graphql');
  await mentions.click();
  await expect(mentions).not.toBeChecked();
  await expect
    .poll(
      async () =>
        (
          await person.graphql<{ notificationSwitches: { kind: string; isOn: boolean }[] }>(
            '{ notificationSwitches { kind isOn } }',
          )
        ).notificationSwitches.find(({ kind }) => kind === 'post.mentioned')?.isOn,
    )
    .toBe(false);
});

test('a section that fails to load fails alone and can be retried', async ({ page }) => {
  await signUp(page.context());
  await page.route('**/Appearance-*.js', (route) => route.abort());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('NotificationSwitches') ? route.abort() : route.continue(),
  );
  await open(page);
  const noCode = part(page, 'Appearance').getByRole('alert');
  const noData = part(page, 'Notifications').getByRole('alert');
  await expect(noCode).toContainText('This section didn’t load.');
  await expect(noData).toContainText('Couldn’t load notification settings.');
  await expect(part(page, 'Keyboard').getByRole('switch')).toBeChecked();
  await page.unrouteAll();
  await noCode.getByRole('button', { name: 'Retry' }).click();
  await expect(theme(page, 'System')).toBeChecked();
  await noData.getByRole('button', { name: 'Retry' }).click();
  await expect(part(page, 'Notifications').getByRole('switch', { name: 'Mentions in posts' })).toBeChecked();
});
