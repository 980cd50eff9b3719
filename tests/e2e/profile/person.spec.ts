import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { connectAll } from '../support/connections';
import { publish, signUp, type Person } from '../support/people';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const homeLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
const latest = (page: Page) => page.getByRole('tab', { name: 'Latest' });

/** Everything that follows must happen on the page as it is. @returns a check that it was not loaded again */
async function watchForReload(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => expect(page.evaluate(() => 'isSamePage' in window)).resolves.toBe(true);
}

/** Somebody who is not at the browser. */
const somebody = async (browser: Browser, name: string): Promise<Person> => signUp(await browser.newContext(), name);

const describe = (person: Person, input: object) =>
  person.graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { input });

const bobsProfile = {
  displayName: 'Bob Okafor',
  headline: 'Invoice advances for tradespeople',
  location: 'Manchester',
  bio: 'Former credit analyst.',
  skills: ['Credit risk', 'Cash flow'],
  stage: 'REVENUE',
  lookingFor: ['CUSTOMERS', 'CO_FOUNDER'],
  lookingForNote: 'Electricians first.',
  links: [
    { label: 'Tradeline', url: 'https://tradeline.example/start' },
    { label: '', url: 'https://www.bob.example' },
  ],
};

async function block(page: Page, username: string) {
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: `Block @${username}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Block @${username}?` });
  await expect(dialog).toContainText('Neither of you');
  await dialog.getByRole('button', { name: `Block @${username}` }).click();
}

test('a name in the feed opens a card, by pointer and by keys, and a press still opens the page', async ({
  page,
  browser,
}) => {
  const bob = await somebody(browser, 'bob');
  await describe(bob, bobsProfile);
  const text = `Paid today, by ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context());
  await page.goto('/home');
  await latest(page).click();
  const name = article(page, text).getByRole('link', { name: 'Bob Okafor' });
  const asked: string[] = [];
  page.on('request', (request) => request.postData()?.includes('query PersonCard') && asked.push(request.url()));

  const link = page.getByRole('link', { name: 'View profile' });
  await name.hover();
  await expect(link).toBeVisible();
  await expect(page.getByText('Manchester')).toBeVisible();
  await expect(page.getByText('No connections in common')).toBeVisible();
  await link.hover();
  await page.mouse.move(0, 0);
  await expect(link).toHaveCount(0);

  // Keys open it too; Esc closes it, and the name keeps the focus.
  await article(page, text).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await expect(page.getByText('Manchester')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(name).toBeFocused();
  expect(asked).toHaveLength(1);

  await name.click();
  await expect(page).toHaveURL(`/user/${bob.username}`);
  await expect(heading(page)).toHaveText('Bob Okafor');
  await expect(link).toHaveCount(0);
});

test('a touch opens the page, not the card', async ({ browser }) => {
  const bob = await somebody(browser, 'bob');
  const text = `Touched, by ${bob.username}`;
  await publish(bob, text);
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await signUp(phone);
  const page = await phone.newPage();
  await page.goto('/home');
  await latest(page).tap();
  await article(page, text).getByRole('link', { name: bob.username }).first().tap();
  await expect(page).toHaveURL(`/user/${bob.username}`);
  await expect(page.getByRole('link', { name: 'View profile' })).toHaveCount(0);
  await phone.close();
});

test('About tells what a person is looking for, does and links to, and has an address', async ({ page, browser }) => {
  const bob = await somebody(browser, 'bob');
  await describe(bob, bobsProfile);
  const silent = await somebody(browser, 'silent');
  await signUp(page.context());
  await page.goto(`/user/${bob.username}`);
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page).toHaveURL(`/user/${bob.username}?tab=about`);
  const panel = page.getByRole('tabpanel', { name: 'About' });
  await expect(panel.getByRole('list', { name: 'Looking for' }).getByRole('listitem')).toHaveText([
    'First customers',
    'Co-founder',
  ]);
  await expect(panel.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Credit risk',
    'Cash flow',
  ]);
  for (const text of ['Electricians first.', 'Revenue', 'people pay for it'])
    await expect(panel.getByText(text)).toBeVisible();
  const labelled = panel.getByRole('link', { name: 'Tradeline (opens in a new tab)' });
  await expect(labelled).toHaveAttribute('href', 'https://tradeline.example/start');
  await expect(labelled).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(labelled).toHaveAttribute('target', '_blank');
  await expect(panel.getByText('tradeline.example')).toBeVisible();
  await expect(page.getByText('Former credit analyst.')).toHaveCount(1);
  await expect(panel.getByRole('link', { name: 'bob.example (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://www.bob.example/',
  );

  await page.goto(`/user/${silent.username}?tab=about`);
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`${silent.username} has said nothing about themselves yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'See their posts' }).click();
  await expect(page).toHaveURL(`/user/${silent.username}`);
  await expect(page.getByRole('tab', { name: 'Posts' })).toBeFocused();
});

test('mutual connections are named beside a person, and all of them listed', async ({ page, browser, server }) => {
  const names = ['carol', 'deniz', 'fatou', 'goran'];
  const [bob, ...others] = await Promise.all(['bob', ...names].map((name) => somebody(browser, name)));
  const me = await signUp(page.context());
  await connectAll(server, me, others);
  await connectAll(server, bob!, others);

  await page.goto(`/user/${bob!.username}`);
  const [first, second] = others.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const line = page.getByRole('button', { name: /^Connected to/ });
  await expect(line).toHaveAccessibleName(`Connected to ${first!.username}, ${second!.username} and 2 others you know`);
  await line.click();
  const dialog = page.getByRole('dialog', { name: `Who you and ${bob!.username} both know` });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await line.click();
  await dialog.getByRole('link', { name: second!.username }).click();
  await expect(page).toHaveURL(`/user/${second!.username}`);
  await expect(dialog).toHaveCount(0);
});

test('a blocked person vanishes everywhere without a reload, is listed in the settings, and comes back', async ({
  page,
  browser,
}) => {
  test.slow();
  const bobsContext = await browser.newContext();
  const bob = await signUp(bobsContext, 'bob');
  const text = `Soon unseen, by ${bob.username}`;
  const postId = await publish(bob, text);
  const me = await signUp(page.context());
  await page.goto('/home');
  await latest(page).click();
  const stayed = await watchForReload(page);
  await article(page, text).getByRole('link', { name: bob.username }).first().click();
  await expect(page.getByRole('feed', { name: `Posts by ${bob.username}` }).getByText(text)).toBeVisible();

  await block(page, bob.username);
  await expect(heading(page)).toHaveText(`You blocked @${bob.username}`);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`@${bob.username} is blocked.`)).toBeVisible();
  await homeLink(page).click();
  await latest(page).click();
  await expect(page.getByRole('feed').or(page.getByText('Nobody has posted yet')).first()).toBeVisible();
  await expect(article(page, text)).toHaveCount(0);
  await stayed();

  const bobsPage = await bobsContext.newPage();
  await bobsPage.goto(`/user/${me.username}`);
  await expect(heading(bobsPage)).toHaveText('Person not found');
  await bobsContext.close();

  // A new visit knows it too, of the person and of what they wrote.
  await page.goto(`/post/${postId}`);
  await expect(heading(page)).toHaveText('Post not available');
  await page.goto(`/user/${bob.username}`);
  await expect(heading(page)).toHaveText(`You blocked @${bob.username}`);
  await page.getByRole('link', { name: 'Blocked people' }).click();
  const blocked = page.locator('#blocked');
  await expect(blocked.getByRole('listitem')).toHaveText([new RegExp(`@${bob.username}`)]);
  const stayedAgain = await watchForReload(page);
  await homeLink(page).click();
  await latest(page).click();
  await expect(article(page, text)).toHaveCount(0);
  await page.goBack();
  await blocked.getByRole('button', { name: `Unblock @${bob.username}` }).click();
  await expect(blocked.getByText('You have blocked nobody.')).toBeVisible();
  await expect(page.getByText(`@${bob.username} is unblocked.`)).toBeVisible();
  await homeLink(page).click();
  await latest(page).click();
  await expect(article(page, text)).toBeVisible();
  await stayedAgain();
});

test('a block can be taken back at once, and from the page that stands in its place', async ({ page, browser }) => {
  test.slow();
  const bob = await somebody(browser, 'bob');
  const text = `Back again, by ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context());
  await page.goto(`/user/${bob.username}`);
  const shown = page.getByRole('feed', { name: `Posts by ${bob.username}` }).getByText(text);
  await expect(shown).toBeVisible();
  await block(page, bob.username);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(bob.username);
  await expect(shown).toBeVisible();

  await block(page, bob.username);
  await expect(heading(page)).toHaveText(`You blocked @${bob.username}`);
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Unblock' }).click();
  await expect(heading(page)).toHaveText(bob.username);
  await expect(heading(page)).toBeFocused();
  await expect(shown).toBeVisible();
});

test('other tabs follow a block and its end', async ({ page, context, browser }) => {
  test.slow();
  const bob = await somebody(browser, 'bob');
  const text = `Seen in two tabs, by ${bob.username}`;
  await publish(bob, text);
  const me = await signUp(context);
  const [feed, settings, person] = [page, await context.newPage(), await context.newPage()];
  await feed.goto('/home');
  await latest(feed).click();
  await expect(article(feed, text)).toBeVisible();
  await settings.goto('/settings#blocked');
  const blocked = settings.locator('#blocked');
  await expect(blocked.getByText('You have blocked nobody.')).toBeVisible();
  await person.goto(`/user/${bob.username}`);
  await expect(heading(person)).toHaveText(bob.username);

  await expect(async () => {
    await me.graphql('mutation ($id: ID!) { unblockPerson(id: $id) }', { id: bob.id });
    await me.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: bob.id });
    await expect(article(feed, text)).toHaveCount(0, { timeout: 2_000 });
    await expect(blocked.getByText(`@${bob.username}`)).toBeVisible({ timeout: 2_000 });
    await expect(heading(person)).toHaveText(`You blocked @${bob.username}`, { timeout: 2_000 });
  }).toPass();

  await me.graphql('mutation ($id: ID!) { unblockPerson(id: $id) }', { id: bob.id });
  await expect(article(feed, text)).toBeVisible();
  await expect(blocked.getByText('You have blocked nobody.')).toBeVisible();
  await expect(heading(person)).toHaveText(bob.username);
});

test('a block or its end that failed says so and changes nothing', async ({ page, browser }) => {
  const bob = await somebody(browser, 'bob');
  const me = await signUp(page.context());
  await page.goto(`/user/${bob.username}`);
  await expect(heading(page)).toHaveText(bob.username);
  await page.route('**/graphql', (route) =>
    /mutation (Block|Unblock)Person/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await block(page, bob.username);
  await expect(page.getByText('Failed to block user').first()).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: `Block @${bob.username}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page)).toHaveText(bob.username);

  await me.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: bob.id });
  await page.goto('/settings#blocked');
  const blocked = page.locator('#blocked');
  await blocked.getByRole('button', { name: `Unblock @${bob.username}` }).click();
  await expect(page.getByText('Failed to unblock user').first()).toBeVisible();
  await expect(blocked.getByRole('listitem')).toHaveCount(1);
});

test('who is blocked while looking at the other finds nobody there, as after a reload', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const [bob, carol] = [await somebody(browser, 'bob'), await somebody(browser, 'carol')];
  const me = await signUp(context);
  const [ofBob, ofCarol] = [
    await publish(bob, `Until then, by ${bob.username}`),
    await publish(carol, `Said on, by ${carol.username}`),
  ];
  const remark = `A remark by ${bob.username}`;
  await bob.graphql('mutation ($id: ID!, $content: String!) { createComment(postId: $id, content: $content) { id } }', {
    id: ofCarol,
    content: remark,
  });
  const [person, post, thread] = [page, await context.newPage(), await context.newPage()];
  await person.goto(`/user/${bob.username}`);
  await expect(heading(person)).toHaveText(bob.username);
  await post.goto(`/post/${ofBob}`);
  await expect(article(post, bob.username).first()).toBeVisible();
  await thread.goto(`/post/${ofCarol}`);
  const comments = thread.getByRole('button', { name: /^Comment/ }).first();
  await expect(thread.getByText(remark)).toBeVisible();
  await expect(comments).toHaveAccessibleName('Comment, 1');
  const checks = await Promise.all([person, post, thread].map(watchForReload));

  await bob.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: me.id });
  await expect(heading(person)).toHaveText('Person not found');
  await expect(heading(person)).toBeFocused();
  await expect(heading(post)).toHaveText('Post not available');
  await expect(thread.getByText(remark)).toHaveCount(0);
  // The stored count still has it; above an empty list it would be wrong, and telling.
  await expect(thread.getByText('No comments yet.')).toBeVisible();
  await expect(comments).toHaveAccessibleName('Comment');
  for (const check of checks) await check();
  await thread.reload();
  await expect(thread.getByText('No comments yet.')).toBeVisible();
  await expect(comments).toHaveAccessibleName('Comment');
});
