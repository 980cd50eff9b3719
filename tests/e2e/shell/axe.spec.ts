import { expect, test } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import { publish, signUp } from '../support/people';
import { expectNoViolations } from '../support/violations';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const path of [
      '/',
      '/login',
      '/signup',
      '/forgot-password',
      '/password-reset?token=t',
      '/login?undo-deletion=t',
    ]) {
      test(`${path} has no violations`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }

    test('home, profile and search have no violations', async ({ page }) => {
      test.slow();
      const person = await signUp(page.context());
      await publish(person, `What @${person.username} learnt about #pricing: https://example.com\n\nAsk first.`);
      for (const path of [
        '/home',
        '/profile',
        '/profile?tab=bookmarks',
        '/search',
        '/search?query=%23pricing',
        '/user/nobody-here',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
        await test.step(path, () => expectNoViolations(page));
      }
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Change profile picture' }).click();
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await drawPicture() });
      await expect(page.getByRole('application')).toBeVisible();
      await test.step('a picture being cropped', () => expectNoViolations(page));
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByLabel('Name', { exact: true }).fill(' ');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await test.step('the editor with an error', () => expectNoViolations(page));
    });

    test('the network has no violations', async ({ page, browser }) => {
      test.slow();
      const [requester, recipient] = [
        await signUp(await browser.newContext(), 'asking'),
        await signUp(await browser.newContext(), 'asked'),
      ];
      const person = await signUp(page.context());
      const request = 'mutation ($id: ID!) { requestConnection(personId: $id, message: "We met at the fair.") { id } }';
      await requester.graphql(request, { id: person.id });
      await person.graphql(request, { id: recipient.id });
      for (const path of [
        '/network',
        '/network?tab=connections',
        '/network?tab=suggestions',
        `/user/${requester.username}`,
        `/user/${recipient.username}`,
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
        await test.step(path, () => expectNoViolations(page));
      }
    });

    test('settings have no violations', async ({ page }) => {
      await signUp(page.context());
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Missing' })).toBeVisible();
      await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
      await expectNoViolations(page);
    });
  });
}
