import { expect, test } from '../fixtures';
import { signUp } from '../support/people';

test('the command palette opens pages, settings and people, and returns the focus', async ({ page, browser }) => {
  const person = await signUp(page.context());
  const other = await signUp(await browser.newContext());
  await page.goto('/home');
  const composer = page.getByRole('textbox', { name: 'Your post' });
  await composer.focus();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const input = palette.getByRole('combobox', { name: 'Search or go to' });
  const option = (name: string | RegExp) => palette.getByRole('option', { name });
  // Its code is loaded after the first content of the page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(option('Home')).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(composer).toBeFocused();

  const open = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await input.fill(text);
  };
  await open('netw');
  await expect(option('Network')).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/network$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Network' })).toBeFocused();

  await open('appear');
  await option('Appearance').click();
  await expect(page).toHaveURL(/\/settings#appearance$/);

  await open(other.username);
  await expect(option(`Search for “${other.username}”`)).toHaveAttribute('data-highlighted', '');
  await option(new RegExp(`@${other.username}$`)).click();
  await expect(page).toHaveURL(new RegExp(`/user/${other.username}$`));

  await open(person.username);
  await option(`Search people for “${person.username}”`).click();
  await expect(page).toHaveURL(`/search?query=${person.username}&kind=people`);
});
