import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { waitForEmailLink } from '../support/mail';
import { accountButton, password, publish, signUp } from '../support/people';

const newPassword = 'another-room-of-founders';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const passwordField = (page: Page, name = 'Password') => page.getByRole('textbox', { name, exact: true });
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' }).getByRole('listitem');

async function logIn(page: Page, username: string, secret: string) {
  await page.getByLabel('Username').fill(username);
  await passwordField(page).fill(secret);
  await page.getByRole('form').getByRole('button', { name: 'Log in' }).click();
}

/** Another browser of the same person, with the feed open and its live connection up. */
async function signInElsewhere(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: firefox });
  expect((await context.request.post('/api/auth/login', { data: { username, password } })).status()).toBe(200);
  const page = await context.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith('/api/messages/pusher/auth'));
  await page.goto('/home');
  await connected;
  return page;
}

test('a forgotten password is reset through an emailed link, which works once', async ({ page, browser, server }) => {
  test.slow();
  const elsewhere = await browser.newContext();
  const { username } = await signUp(elsewhere);
  await elsewhere.close();
  const address = `${username}@example.com`;

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Can’t reach the server. Check your connection and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await page.unroute('**/api/auth/forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText(address);
  await expect(page.getByRole('status')).toContainText(
    'If there’s an account with this email, we’ve sent a link to it.',
  );
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();

  const link = await waitForEmailLink(server, address, 'Reset your Venturion password');
  expect(new URL(link).pathname).toBe('/password-reset');
  await page.goto(link);
  await expect(passwordField(page, 'New password')).toBeVisible();
  await expect(page).toHaveURL('/password-reset');
  await passwordField(page, 'New password').fill('password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(passwordField(page, 'New password')).toHaveAccessibleDescription(/too common/);
  await page.reload();
  await passwordField(page, 'New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText('Password changed. Log in with your new password.');

  await logIn(page, username, password);
  await expect(passwordField(page)).toHaveAccessibleDescription(/Incorrect username or password/);
  await logIn(page, username, newPassword);
  await expect(page).toHaveURL('/home');

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link was already used or has expired. Request a new one.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a changed password signs out the other browsers at once', async ({ page, browser }) => {
  test.slow();
  const { username } = await signUp(page.context());
  const other = await signInElsewhere(browser, username);
  await page.goto('/settings#security');
  await expect(devices(page)).toHaveCount(2);

  await passwordField(page, 'Current password').fill('not-the-password');
  await passwordField(page, 'New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(passwordField(page, 'Current password')).toHaveAccessibleDescription(
    'Your current password is incorrect.',
  );
  await expect(passwordField(page, 'New password')).toHaveValue(newPassword);
  await passwordField(page, 'Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other devices were logged out.')).toBeVisible();
  await expect(passwordField(page, 'Current password')).toHaveValue('');
  await expect(devices(page)).toHaveCount(1);

  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('status')).toHaveText('Your password was changed. Log in with your new password.');
  await logIn(other, username, newPassword);
  await expect(other).toHaveURL('/home');
  await page.reload();
  await expect(devices(page)).toHaveCount(2);
  await other.context().close();
});

test('a device is signed out from the list, and one that logs out disappears from it', async ({ page, browser }) => {
  test.slow();
  const { username } = await signUp(page.context());
  const other = await signInElsewhere(browser, username);
  const third = await signInElsewhere(browser, username);
  await page.goto('/settings#security');
  await expect(devices(page)).toHaveCount(3);
  await expect(devices(page).first()).toContainText('This device');
  await expect(devices(page).nth(1)).toContainText('Firefox on Linux');

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SignOutDevice') ? route.abort() : route.continue(),
  );
  await devices(page).nth(2).getByRole('button', { name: 'Log out of Firefox on Linux' }).click();
  await expect(page.getByText('Couldn’t log out of Firefox on Linux.').first()).toBeVisible();
  await expect(devices(page)).toHaveCount(3);
  await page.unroute('**/graphql');
  // The most recently used session is first: the third browser.
  await devices(page).nth(2).getByRole('button', { name: 'Log out of Firefox on Linux' }).click();
  await expect(devices(page)).toHaveCount(2);
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('status')).toHaveText('You were logged out from another device. Log in to continue.');

  await accountButton(third).click();
  await third.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log out of all other devices' })).toHaveCount(0);
  await Promise.all([other.context().close(), third.context().close()]);
});

test('all other devices are signed out together', async ({ page, browser }) => {
  test.slow();
  const { username } = await signUp(page.context());
  const other = await signInElsewhere(browser, username);
  await page.goto('/settings#security');
  await page.getByRole('button', { name: 'Log out of all other devices' }).click();
  await page
    .getByRole('alertdialog', { name: 'Log out of your other device?' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await expect(page.getByText('Logged out of 1 device.')).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('status')).toHaveText('You were logged out from another device. Log in to continue.');
  await other.context().close();
});

test('a deleted account is signed out everywhere and restored by the emailed link', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { username } = await signUp(page.context());
  const other = await signInElsewhere(browser, username);
  await page.goto('/settings#delete');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete account ${username}?` });
  await dialog.getByLabel('Type your username').fill('someone');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByLabel('Type your username')).toHaveAccessibleDescription(/doesn’t match your username/);

  await page.route('**/api/users/me', (route) => route.abort());
  await dialog.getByLabel('Type your username').fill(username);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Can’t reach the server. Check your connection and try again.');
  await page.unroute('**/api/users/me');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toContainText('use the link we emailed you within 14 days.');
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('status')).toContainText('Your account has been deleted');
  await logIn(page, username, password);
  await expect(passwordField(page)).toHaveAccessibleDescription(/Incorrect username or password/);

  const link = await waitForEmailLink(server, `${username}@example.com`, 'Your Venturion account will be deleted');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('status')).toHaveText('Your account has been restored. Log in to continue.');
  await logIn(page, username, password);
  await expect(page).toHaveURL('/home');
  await expect(accountButton(page)).toContainText(username);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  await other.context().close();
});

test('content of a deleted account disappears from open pages', async ({ page, browser }) => {
  test.slow();
  const leaving = await browser.newContext();
  const bob = await signUp(leaving, 'bob');
  const text = `Bob sells ladders, ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context());
  const authorized = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/messages/pusher/auth') && response.request().postData()!.includes('private-feed'),
  );
  await page.goto('/home');
  await authorized;
  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post).toBeVisible();
  await bob.graphql('mutation { deleteAccount }');
  await expect(post).toHaveCount(0);
  await leaving.close();
});
