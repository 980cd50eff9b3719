import { expect, test } from '../fixtures';
import { publish, signUp } from '../support/people';

test('a like that the lost network reverts is reported, in the first seconds too', async ({ page }) => {
  const person = await signUp(page.context());
  await publish(person, `Like me, says ${person.username}`);
  await page.goto('/home');
  const like = page.getByRole('article', { name: `Post by ${person.username}` }).getByRole('button', { name: 'Like' });
  await expect(like).toBeVisible();
  await page.context().setOffline(true);
  await like.click();
  await expect(page.getByText('Failed to like post').first()).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('a panel that cannot be loaded gives the lost network as the reason, and loads once it is back', async ({
  page,
}) => {
  await signUp(page.context());
  const popover = page.waitForResponse(/\/PanelPopover-/);
  await page.goto('/home');
  await popover;
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Notifications/ });
  // Its popover is loaded by a pointer over it; what the popover shows is loaded by a click.
  await button.hover();
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/PanelPopover-')));
  await expect.poll(isLoaded).toBe(true);
  await page.context().setOffline(true);
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('alert')).toHaveText(/^Couldn’t load notifications\.You’re offline\./);
  await expect(panel.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /write a post/i })).toBeVisible();
});

test('a page whose code could not be loaded offline loads once the server is reachable', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible({ timeout: 20_000 });
});
