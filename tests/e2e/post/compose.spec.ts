import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newUsername, publish, signUp } from '../support/people';
import { expectNoViolations } from '../support/violations';

const postField = (page: Page) => page.getByRole('textbox', { name: 'Your post' });
const list = (page: Page, name: 'People' | 'Hashtags') => page.getByRole('listbox', { name });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** Opens the composer above the page. */
async function openComposer(page: Page) {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postField(page)).toBeFocused();
}

test('people and hashtags are completed with the keys; Esc closes the list, not the dialog', async ({ page }) => {
  const person = await signUp(page.context(), 'zora');
  const stem = newUsername('tag').replaceAll('_', '');
  await publish(person, `First #${stem}one`);
  await publish(person, `Then #${stem}two`);
  await openComposer(page);

  await postField(page).pressSequentially(`Thanks @${person.username.slice(0, -1)}`);
  await expect(list(page, 'People').getByRole('option')).toContainText([`@${person.username}`]);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toBeAttached();
  await expect(chosen(page)).toContainText(`@${person.username}`);
  await expect(postField(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id'))!);
  await expect(postField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(postField(page)).toHaveValue(`Thanks @${person.username} `);

  await postField(page).pressSequentially(`for #${stem}`);
  await expect(list(page, 'Hashtags').getByRole('option')).toHaveText([`#${stem}two1 post`, `#${stem}one1 post`]);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText(`#${stem}one`);
  await page.keyboard.press('Tab');
  await expect(postField(page)).toBeFocused();
  await expect(postField(page)).toHaveValue(`Thanks @${person.username} for #${stem}one `);
  await page.keyboard.press('Control+z');
  await expect(postField(page)).toHaveValue(`Thanks @${person.username} for #${stem}`);

  await page.keyboard.insertText('t');
  await expect(list(page, 'Hashtags')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page, 'Hashtags')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
  await expect(postField(page)).toHaveValue(`Thanks @${person.username} for #${stem}t`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a suggestion is accepted in the middle of a comment with the mouse', async ({ page }) => {
  const person = await signUp(page.context(), 'zora');
  const id = await publish(person, 'What do you think?');
  await page.goto(`/post/${id}`);
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Ask , not me');
  await comment.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  await comment.pressSequentially(`@${person.username.slice(0, -1)}`);
  await page.getByRole('option', { name: `@${person.username}` }).click();
  await expect(comment).toHaveValue(`Ask @${person.username}, not me`);
  await expect(comment).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.insertText('!');
  await expect(comment).toHaveValue(`Ask @${person.username}!, not me`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('input without key events opens suggestions, and a tap accepts one without closing or moving the sheet', async ({
    page,
  }) => {
    const person = await signUp(page.context(), 'zora');
    await page.goto('/search');
    await page.getByRole('button', { name: 'Post', exact: true }).tap();
    await expect(postField(page)).toBeFocused();
    const sheet = page.getByRole('dialog', { name: 'New post' });
    await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
    const before = await sheet.boundingBox();
    await page.keyboard.insertText(`Hi @${person.username.slice(0, -1)}`);
    const option = page.getByRole('option', { name: `@${person.username}` });
    await expect(option).toBeInViewport({ ratio: 1 });
    expect(await sheet.boundingBox()).toEqual(before);
    await option.tap();
    await expect(postField(page)).toHaveValue(`Hi @${person.username} `);
    await expect(postField(page)).toBeFocused();
    await expect(sheet).toBeVisible();
  });
});

test('an open list of suggestions has no violations', async ({ page }) => {
  const person = await signUp(page.context(), 'zora');
  await openComposer(page);
  await postField(page).pressSequentially(`@${person.username.slice(0, -1)}`);
  await expect(list(page, 'People')).toBeVisible();
  await expectNoViolations(page);
});
