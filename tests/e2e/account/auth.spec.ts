import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { accountButton, newUsername, password, signUp } from '../support/people';

const usernameField = (page: Page) => page.getByLabel('Username');
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const form = (page: Page, name: string) => page.getByRole('form', { name });
const submit = (page: Page, name: string) => form(page, name).getByRole('button', { name }).click();

test('a person signs up, stays signed in over a reload, and logs out', async ({ page }) => {
  const username = newUsername();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await usernameField(page).fill(username);
  await expect(page.getByText(`${username} is available.`)).toBeVisible();
  await passwordField(page).fill(password);
  await submit(page, 'Sign up');
  await expect(page).toHaveURL('/home');
  await expect(accountButton(page)).toContainText(username);

  await page.reload();
  await expect(page).toHaveURL('/home');
  await expect(accountButton(page)).toContainText(username);

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

test('a protected page redirects to login, and login returns to it', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const { username } = await signUp(elsewhere);
  await elsewhere.close();

  await page.goto('/search?query=%23pricing');
  await expect(page).toHaveURL('/login');
  await usernameField(page).fill(` ${username.toUpperCase()} `);
  await passwordField(page).fill(password);
  await submit(page, 'Log in');
  await expect(page).toHaveURL('/search?query=%23pricing');
});

test('the page shows a status while the session is checked', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home');
  await expect(page.getByRole('status').filter({ hasText: 'Checking authentication...' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');
});

test('a wrong password shows an error under its field and preserves the input', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const { username } = await signUp(elsewhere);
  await elsewhere.close();

  await page.goto('/login');
  await usernameField(page).fill(username);
  await passwordField(page).fill('not-the-password');
  await submit(page, 'Log in');
  await expect(passwordField(page)).toHaveAccessibleDescription(/Incorrect username or password/);
  await expect(passwordField(page)).toBeFocused();
  await expect(usernameField(page)).toHaveValue(username);
  await expect(page).toHaveURL('/login');
});

test('a taken username shows an error under its field and preserves the input', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const { username } = await signUp(elsewhere);
  await elsewhere.close();

  await page.goto('/signup');
  await page.getByLabel('Email').fill(`other-${username}@example.com`);
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await submit(page, 'Sign up');
  await expect(usernameField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(usernameField(page)).toHaveAccessibleDescription('This username is taken. Try another.');
  await expect(page.getByLabel('Email')).toHaveValue(`other-${username}@example.com`);
  await expect(usernameField(page)).toHaveValue(username);
  await expect(passwordField(page)).toHaveValue(password);
});

test('login reports an unreachable server', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await usernameField(page).fill('ana');
  await passwordField(page).fill(password);
  await submit(page, 'Log in');
  await expect(form(page, 'Log in').getByRole('alert')).toHaveText('Network error during login.');
  await expect(passwordField(page)).toHaveValue(password);
});

test('sign-up reports an unreachable server and preserves the input', async ({ page }) => {
  await page.goto('/signup');
  await page.route('**/api/auth/register', (route) => route.abort());
  await page.getByLabel('Email').fill('ana@example.com');
  await usernameField(page).fill('ana_nobody_has');
  await passwordField(page).fill(password);
  await submit(page, 'Sign up');
  await expect(form(page, 'Sign up').getByRole('alert')).toHaveText(
    'No response from server. Please check your internet connection.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expect(usernameField(page)).toHaveValue('ana_nobody_has');
  await expect(passwordField(page)).toHaveValue(password);
});
