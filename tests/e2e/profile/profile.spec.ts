import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import { publish, signUp } from '../support/people';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const editor = (page: Page) => page.getByRole('form', { name: 'Edit your profile' });
const field = (page: Page, name: string) => editor(page).getByLabel(name, { exact: true });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();

/** The list ignores a click that begins while it still moves to its place, as it does on a busy machine. */
const chooseStage = (page: Page, option: string) =>
  expect(async () => {
    if (!(await page.getByRole('option').first().isVisible())) await field(page, 'Stage').click();
    await page.getByRole('option', { name: option }).click({ timeout: 2_000 });
    await expect(field(page, 'Stage')).toContainText(option, { timeout: 2_000 });
  }).toPass();
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save profile' }).click();

test('a person edits their profile, and another one sees it', async ({ page, browser }) => {
  const { username } = await signUp(page.context());
  await page.goto('/profile');
  await expect(heading(page)).toHaveText(username);
  await edit(page);
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Ana Ruiz');
  await field(page, 'Headline').fill('Payroll for small bakeries');
  await field(page, 'Location').fill('Lisbon');
  await field(page, 'Bio').fill('Former auditor.\nBaker’s daughter.');
  await field(page, 'Bio').press('Control+Enter');
  await expect(heading(page)).toHaveText('Ana Ruiz');
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  await expect(page.getByText('Profile saved')).toBeVisible();

  const other = await browser.newContext();
  await signUp(other, 'bob');
  const theirs = await other.newPage();
  await theirs.goto(`/user/${username}`);
  await expect(heading(theirs)).toHaveText('Ana Ruiz');
  const main = theirs.getByRole('main');
  for (const text of [`@${username}`, 'Payroll for small bakeries', 'Lisbon', 'Former auditor.'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText(/^Joined \w+ \d{4}$/)).toBeVisible();
  await expect(theirs).toHaveTitle('Ana Ruiz · Venturion');
  await expect(theirs.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
  await other.close();
});

test('every part of a profile is edited, persists over a reload, and is shown', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/profile');
  await edit(page);
  await field(page, 'Name').fill('Ana Ruiz');
  await field(page, 'Location').fill('Lisbon');
  await chooseStage(page, 'Prototype');
  const skills = field(page, 'Skills');
  await skills.fill('sal');
  await page.getByRole('option', { name: 'Sales' }).click();
  await skills.pressSequentially('Baking, Law');
  await skills.press('Enter');
  await skills.pressSequentially('Chess');
  await editor(page).getByRole('checkbox', { name: 'Co-founder' }).check();
  await editor(page).getByRole('checkbox', { name: 'Advisors' }).check();
  await field(page, 'More details').fill('Somebody who has run a bakery.');
  await editor(page).getByRole('button', { name: 'Add link' }).click();
  await expect(field(page, 'Name of link 1')).toBeFocused();
  await field(page, 'Name of link 1').fill('Blog');
  await field(page, 'URL of link 1').fill('ana.example/blog');
  await editor(page).getByRole('button', { name: 'Add link' }).click();
  await save(page);
  await expect(heading(page)).toHaveText('Ana Ruiz');

  await page.reload();
  await page.getByRole('tab', { name: 'About' }).click();
  const about = page.getByRole('tabpanel');
  await expect(about.getByText(/^Prototype: /)).toBeVisible();
  for (const text of ['Sales', 'Baking', 'Law', 'Chess', 'Co-founder', 'Advisors', 'Somebody who has run a bakery.'])
    await expect(about.getByText(text, { exact: true })).toBeVisible();
  await expect(about.getByRole('link', { name: /^Blog/ })).toHaveAttribute('href', 'https://ana.example/blog');

  await edit(page);
  await editor(page).getByRole('button', { name: 'Remove Baking' }).click();
  await skills.press('Backspace');
  await field(page, 'Stage').click();
  await page.getByRole('option', { name: 'Not specified' }).click();
  await editor(page).getByRole('checkbox', { name: 'Advisors' }).uncheck();
  await editor(page).getByRole('button', { name: 'Remove link 1' }).click();
  await save(page);
  await expect(editor(page)).toHaveCount(0);
  await expect(about.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText(['Sales', 'Law']);
  await expect(about.getByRole('list', { name: 'Looking for' }).getByRole('listitem')).toHaveText(['Co-founder']);
  await expect(about.getByText(/^Prototype/)).toHaveCount(0);
  await expect(about.getByRole('link', { name: /^Blog/ })).toHaveCount(0);
});

test('an invalid URL shows an error under its row and preserves the other input', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/profile');
  await edit(page);
  await field(page, 'Skills').fill('Baking,');
  for (const [index, url] of [
    [1, 'ana.example'],
    [2, 'javascript:alert(1)'],
  ] as const) {
    await editor(page).getByRole('button', { name: 'Add link' }).click();
    // The focus moves there with the next frame: text goes where the focus is.
    await expect(field(page, `Name of link ${index}`)).toBeFocused();
    await field(page, `URL of link ${index}`).fill(url);
  }
  await save(page);
  await expect(field(page, 'URL of link 2')).toHaveAccessibleDescription('URLs start with https:// or http://.');
  await expect(field(page, 'URL of link 2')).toBeFocused();
  await expect(field(page, 'URL of link 1')).toHaveAccessibleDescription('');
  await expect(editor(page).getByRole('button', { name: 'Remove Baking' })).toBeVisible();

  await editor(page).getByRole('button', { name: 'Remove link 1' }).click();
  await expect(field(page, 'URL of link 1')).toHaveValue('javascript:alert(1)');
  await expect(field(page, 'URL of link 1')).toHaveAccessibleDescription('');
  await field(page, 'URL of link 1').fill('https://ana.example/blog');
  await save(page);
  await expect(editor(page)).toHaveCount(0);
});

test('an incomplete profile names its next step until there is none', async ({ page }) => {
  const person = await signUp(page.context());
  await page.goto('/profile');
  const hint = page.getByRole('region', { name: 'Complete your profile' });
  await expect(hint).toContainText('0 of 6 done');
  await hint.getByRole('button', { name: 'Add picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await drawPicture() });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const [action, name, done] of [
    ['Add headline', 'Headline', 1],
    ['Write bio', 'Bio', 2],
    ['Add skills', 'Skills', 3],
  ] as const) {
    await expect(hint).toContainText(`${done} of 6 done`);
    await hint.getByRole('button', { name: action }).click();
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill('Something true');
    await save(page);
  }
  await hint.getByRole('button', { name: 'Add what you’re looking for' }).click();
  await expect(editor(page).getByRole('checkbox', { name: 'Co-founder' })).toBeFocused();
  await page.keyboard.press('Space');
  await save(page);
  await expect(hint).toContainText('5 of 6 done');
  await person.graphql('mutation { updateProfile(input: { location: "Lisbon" }) { id } }');
  await expect(hint).toHaveCount(0);
});

test('a rejected edit shows an error under each field and preserves the input', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/profile');
  await edit(page);
  await field(page, 'Name').fill('   ');
  await field(page, 'Headline').fill('y'.repeat(221));
  await field(page, 'Location').fill('Lisbon');
  await expect(field(page, 'Headline')).toHaveAccessibleDescription(/1 character too many/);
  await save(page);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Enter your name\./);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Headline')).toHaveAccessibleDescription(/at most 220 characters/);
  await expect(field(page, 'Headline')).toHaveValue('y'.repeat(221));
  await expect(field(page, 'Location')).toHaveValue('Lisbon');
});

test('a failed edit is preserved and can be retried', async ({ page }) => {
  await signUp(page.context());
  await page.goto('/profile');
  await edit(page);
  await field(page, 'Name').fill('Ana Ruiz');
  await page.route('**/graphql', (route) => route.abort());
  await save(page);
  await expect(editor(page).getByRole('alert')).toContainText('Couldn’t save your profile. Can’t reach the server.');
  await expect(field(page, 'Name')).toHaveValue('Ana Ruiz');
  await page.unroute('**/graphql');
  await save(page);
  await expect(heading(page)).toHaveText('Ana Ruiz');
});

test('leaving with unsaved edits asks for confirmation', async ({ page }) => {
  const { username } = await signUp(page.context());
  await page.goto('/profile');
  await edit(page);
  await field(page, 'Name').fill('Ana Ruiz');
  const dialog = page.getByRole('alertdialog', { name: 'Discard changes?' });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(field(page, 'Name')).toHaveValue('Ana Ruiz');

  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(heading(page)).toHaveText(username);

  await edit(page);
  await field(page, 'Name').fill('Somebody else');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/home');
});

test('the own profile lists posts and bookmarks, each with a link when empty', async ({ page, browser }) => {
  const other = await browser.newContext();
  const author = await signUp(other, 'bob');
  const postId = await publish(author, 'Churn is a mirror.');
  await other.close();

  const me = await signUp(page.context());
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Write your first post' })).toBeVisible();
  await page.getByRole('tab', { name: 'Bookmarks' }).click();
  await expect(page).toHaveURL('/profile?tab=bookmarks');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Go to your feed' })).toBeVisible();

  await me.graphql('mutation ($id: ID!) { setPostBookmark(id: $id, bookmarked: true) { id } }', { id: postId });
  await page.reload();
  await expect(page.getByRole('feed', { name: 'Your bookmarks' }).getByText('Churn is a mirror.')).toBeVisible();
});

test('a long list of posts loads to its end', async ({ page, browser }) => {
  const other = await browser.newContext();
  const author = await signUp(other, 'bob');
  for (let n = 1; n <= 23; n++) await publish(author, `Note number ${n}.`);
  await other.close();

  await signUp(page.context());
  await page.goto(`/user/${author.username}`);
  const feed = page.getByRole('feed', { name: `Posts by ${author.username}` });
  await expect(feed.getByText('Note number 23.')).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(feed.getByText('Note number 1.', { exact: true })).toBeVisible({ timeout: 250 });
  }).toPass();
});

test('the own name leads to the own profile', async ({ page }) => {
  const { username } = await signUp(page.context());
  await page.goto(`/user/${username.toUpperCase()}`);
  await expect(page).toHaveURL('/profile');
  await expect(heading(page)).toHaveText(username);
});

test('a missing profile shows a message with a link', async ({ page }) => {
  await signUp(page.context());
  // More than once: the server compiles repeated queries.
  for (const name of ['nobody-here', 'nobody-there', 'nobody-anywhere']) {
    await page.goto(`/user/${name}`);
    await expect(heading(page)).toHaveText('Person not found');
    await expect(page.getByRole('main')).toContainText(`@${name}`);
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to your feed' }).click();
  await expect(page).toHaveURL('/home');
});

test('a profile that failed to load can be retried', async ({ page }) => {
  const { username } = await signUp(page.context());
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('OwnProfile') ? route.abort() : route.continue(),
  );
  await page.goto('/profile');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch profile' });
  await expect(failure).toBeVisible();
  await page.unroute('**/graphql');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(username);
});

for (const [width, height] of [
  [1_280, 800],
  [360, 740],
] as const) {
  test(`at ${width} a save without a response shows its error beside the button, above the banner`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signUp(page.context());
    await page.goto('/profile');
    await edit(page);
    await field(page, 'Headline').fill('Payroll for small bakeries');
    await page.route(/\/(graphql|healthz)$/, (route) => route.abort());
    await save(page);
    const banner = page.getByText('Can’t reach the server. Messages will send');
    await expect(banner).toBeInViewport();
    await expect(editor(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    for (const name of ['Cancel', 'Save profile'])
      await editor(page).getByRole('button', { name }).click({ trial: true });
    await expect(field(page, 'Headline')).toHaveValue('Payroll for small bakeries');
    await page.unrouteAll();
    await expect(banner).toBeHidden();
    await save(page);
    await expect(page.getByText('Profile saved')).toBeVisible();
  });
}
