import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publish, signUp } from '../support/people';

test.use({ viewport: { width: 360, height: 740 } });

const dialog = (page: Page) => page.getByRole('dialog');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const bar = (page: Page) => page.getByRole('banner');

/** Opens an overlay on the network page, which was opened from the home page, and presses Back. */
async function expectBackCloses(page: Page, open: () => Promise<void>, overlay = dialog(page)) {
  await open();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL('/network');
}

test('Back on a phone closes what is open and stays on the page', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/home');
  await navigation(page)
    .getByRole('link', { name: /^Network/ })
    .click();
  await expect(page).toHaveURL('/network');

  const openMore = () => navigation(page).getByRole('button', { name: 'More', exact: true }).click();
  await expectBackCloses(page, openMore);
  await expectBackCloses(page, () =>
    bar(page)
      .getByRole('button', { name: /^Notifications/ })
      .click(),
  );
  await expectBackCloses(page, () => navigation(page).getByRole('button', { name: 'Post' }).click());

  // Closed otherwise, the overlay leaves no entry behind.
  await openMore();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('Back on a phone closes a menu and its dialog one after the other', async ({ page }) => {
  const person = await signUp(page.context());
  const id = await publish(person, `Soon deleted, by ${person.username}`);
  await page.goto('/home');
  await page.goto(`/post/${id}`);
  const openMenu = () =>
    page
      .getByRole('article', { name: `Post by ${person.username}` })
      .getByRole('button', { name: /^More options for the post/ })
      .click();

  await openMenu();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await openMenu();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/post/${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('a link in a sheet adds one entry to the history of a phone', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/home');
  await navigation(page).getByRole('button', { name: 'More', exact: true }).click();
  await dialog(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/settings');
});

test('a page that was reloaded below a sheet has no entry of the sheet', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/home');
  await navigation(page)
    .getByRole('link', { name: /^Network/ })
    .click();
  await navigation(page).getByRole('button', { name: 'More', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(navigation(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('the top bar of a phone leads back from a post and from a person', async ({ page, browser }) => {
  await signUp(page.context());
  const person = await signUp(await browser.newContext(), 'bob');
  const id = await publish(person, `Read me, says ${person.username}`);
  await page.goto('/home');
  await page.getByText(`Read me, says ${person.username}`).click();
  await expect(page).toHaveURL(`/post/${id}`);
  await page.getByRole('link', { name: person.username }).first().click();
  await expect(page).toHaveURL(`/user/${person.username}`);
  await bar(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/post/${id}`);
  await bar(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
  await expect(bar(page).getByRole('button', { name: 'Back' })).toHaveCount(0);

  // Without a page before it, Back leads home.
  await page.goto('about:blank');
  await page.goto(`/post/${id}`);
  await bar(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
});
