import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newUsername, publish, signUp, type Person } from '../support/people';

/** Somebody with a browser of their own. */
async function meet(browser: Browser, name: string): Promise<{ person: Person; page: Page }> {
  const context = await browser.newContext();
  return { person: await signUp(context, name), page: await context.newPage() };
}

const requestTo =
  'mutation ($id: ID!, $message: String) { requestConnection(personId: $id, message: $message) { id } }';
const describe = (person: Person, input: object) =>
  person.graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { input });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const networkLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Network/ });
const row = (page: Page, username: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: `@${username}` });
const figures = (page: Page) =>
  main(page)
    .getByRole('list', { name: /^(Your network|Network of)/ })
    .getByRole('listitem');

/** Everything that follows must happen on the page as it is. @returns a check that it was not loaded again */
async function watchForReload(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => expect(page.evaluate(() => 'isSamePage' in window)).resolves.toBe(true);
}

test('a request with a note arrives live, is accepted, opens private posts to both, and ends with the connection', async ({
  page,
  browser,
}) => {
  test.slow();
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await meet(browser, 'bob');
  const secret = `Between us, by ${bob.username}`;
  await bob.graphql('mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }', {
    input: { content: secret, isPublic: false },
  });
  await bobs.goto('/network');
  await expect(main(bobs).getByText('No request waits for your answer.')).toBeVisible();
  await expect(networkLink(bobs)).toHaveAccessibleName('Network');
  await page.goto(`/user/${bob.username}`);
  await expect(main(page).getByText('has no posts that you can see')).toBeVisible();
  await expect(main(page).getByText(secret)).toHaveCount(0);
  const checks = [await watchForReload(page), await watchForReload(bobs)];

  await button(page, 'Add a note').click();
  const dialog = page.getByRole('dialog', { name: `Connect with ${bob.username}` });
  await dialog.getByLabel('Note').fill('x'.repeat(301));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Keep the note to 300 characters.')).toBeVisible();
  await dialog.getByLabel('Note').fill('We met at the fair.');
  await dialog.getByLabel('Note').press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, /^Pending/)).toBeVisible();

  // Bob has it in his list and his navigation, and on Ann's page.
  await expect(networkLink(bobs)).toHaveAccessibleName(/1 request waiting/);
  await expect(row(bobs, ann.username)).toContainText('We met at the fair.');
  await row(bobs, ann.username).getByRole('link', { name: ann.username }).click();
  const panel = bobs.getByRole('region', { name: 'Request to connect' });
  await expect(panel).toContainText('We met at the fair.');
  await panel.getByRole('button', { name: /^Accept/ }).click();
  await expect(button(bobs, /^Connected/)).toBeVisible();
  await expect(networkLink(bobs)).toHaveAccessibleName('Network');

  // Ann sees it without doing anything, and what Bob wrote for his connections.
  await expect(button(page, /^Connected/)).toBeVisible();
  await expect(figures(page)).toHaveText(['1 connection', '1 follower', '1 following']);
  await expect(main(page).getByText(secret)).toBeVisible();
  await expect(button(page, /^Follow/)).toHaveCount(0);

  await button(page, /^Connected/).click();
  await page.getByRole('menuitem', { name: 'Remove connection' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove connection' }).click();
  await expect(button(page, /^Connect with/)).toBeFocused();
  await expect(button(bobs, /^Connect with/)).toBeVisible();
  await expect(main(page).getByText(secret)).toHaveCount(0);
  // Follows stay.
  await expect(figures(page)).toHaveText(['0 connections', '1 follower', '1 following']);
  await expect(button(page, /^Following/)).toBeVisible();
  for (const check of checks) await check();
  await bobs.context().close();
});

test('two who ask each other meet as connected, in every tab', async ({ page, browser }) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await meet(browser, 'bob');
  const other = await page.context().newPage();
  await other.goto('/network');
  await page.goto(`/user/${bob.username}`);
  await button(page, /^Connect with/).click();
  await expect(button(page, /^Pending/)).toBeFocused();
  // The other tab has it among those sent.
  await expect(other.getByRole('region', { name: 'Sent by you' })).toContainText(`@${bob.username}`);

  await bobs.goto(`/user/${ann.username}`);
  await expect(bobs.getByRole('region', { name: 'Request to connect' })).toBeVisible();
  await bob.graphql(requestTo, { id: ann.id });
  for (const each of [page, bobs]) await expect(button(each, /^Connected/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Sent by you' })).toHaveCount(0);
  await other.getByRole('tab', { name: 'Connections' }).click();
  await expect(other).toHaveURL('/network?tab=connections');
  await expect(row(other, bob.username)).toBeVisible();
  await bobs.context().close();
});

test('a declined request leaves following, and says no more than when to ask again', async ({ page, browser }) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob } = await meet(browser, 'bob');
  await page.goto(`/user/${bob.username}`);
  await expect(button(page, /^Connect with/)).toBeVisible();
  await ann.graphql(requestTo, { id: bob.id });
  await expect(button(page, /^Pending/)).toBeVisible();
  await bob.graphql('mutation ($id: ID!) { rejectConnection(id: $id) { id } }', { id: ann.id });
  await expect(button(page, /^Pending/)).toHaveCount(0);
  await expect(button(page, /^Connect with/)).toHaveCount(0);
  await expect(button(page, /^Follow /)).toBeVisible();
  await expect(main(page).getByText(/declined/i)).toHaveCount(0);
  // When to ask again stands where asking would be, and comes with the page as well.
  const note = main(page).getByText(/^You can ask to connect again from \d+ \w+\.$/);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await page.goto('/home');
  await publish(bob, `Said after declining, by ${bob.username}`);
  await page.reload();
  await main(page).getByRole('link', { name: bob.username }).first().hover();
  const card = page.getByRole('complementary', { name: 'Profile card' });
  await expect(card.getByText(/^You can ask to connect again from/)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Connect/ })).toHaveCount(0);
});

test('a note that was begun is there again after going back, and gone once it is sent', async ({ page, browser }) => {
  const { person: bob } = await meet(browser, 'bob');
  await signUp(page.context(), 'ann');
  await page.goto('/network?tab=suggestions');
  await page.goto(`/user/${bob.username}`);
  const note = page.getByRole('dialog').getByLabel('Note');
  await button(page, 'Add a note').click();
  await note.fill('We met at the');
  await page.goBack();
  await expect(page).toHaveURL('/network?tab=suggestions');
  await page.goForward();
  await button(page, 'Add a note').click();
  await expect(note).toHaveValue('We met at the');
  await note.press('Control+Enter');
  await expect(button(page, /^Pending/)).toBeVisible();
  await button(page, /^Pending/).click();
  await page.getByRole('menuitem', { name: 'Withdraw request' }).click();
  await button(page, 'Add a note').click();
  await expect(note).toHaveValue('');
});

test('a declined request can be taken back, and is declined for the other person only after that', async ({
  page,
  browser,
}) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await meet(browser, 'bob');
  await bob.graphql(requestTo, { id: ann.id, message: 'Once more' });
  await bobs.goto(`/user/${ann.username}`);
  await expect(button(bobs, /^Pending/)).toBeVisible();
  await page.goto('/network');
  await expect(networkLink(page)).toHaveAccessibleName(/1 request waiting/);
  await button(page, /^Decline/).click();
  await expect(row(page, bob.username)).toHaveCount(0);
  await expect(networkLink(page)).toHaveAccessibleName('Network');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, bob.username)).toContainText('Once more');
  await expect(networkLink(page)).toHaveAccessibleName(/1 request waiting/);

  await button(page, /^Decline/).click();
  await expect(row(page, bob.username)).toHaveCount(0);
  await expect(button(bobs, /^Pending/)).toBeVisible();
  // Leaving the page sends what waits.
  await page.goto('/terms');
  await expect(button(bobs, /^Pending/)).toHaveCount(0);
  await expect(main(bobs).getByText(/^You can ask to connect again from/)).toBeVisible();
  await bobs.context().close();
});

test('following counts at once, reaches the other’s list live, and is taken back when it failed', async ({
  page,
  browser,
}) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await meet(browser, 'bob');
  await bobs.goto('/network?tab=followers');
  await expect(main(bobs).getByText('Nobody follows you yet.')).toBeVisible();
  await page.goto(`/user/${bob.username}`);
  await button(page, /^Follow /).click();
  await expect(button(page, /^Following/)).toHaveAttribute('aria-pressed', 'true');
  await expect(figures(page)).toHaveText(['0 connections', '1 follower', '0 following']);
  await expect(row(bobs, ann.username).getByRole('button', { name: /^Follow back/ })).toBeVisible();
  await figures(page)
    .getByRole('button', { name: /follower/ })
    .click();
  await expect(page.getByRole('dialog', { name: `Who follows ${bob.username}` }).getByRole('listitem')).toHaveText([
    new RegExp(`@${ann.username}`),
  ]);
  await page.keyboard.press('Escape');

  await page.route('**/graphql', (route) =>
    /mutation UnfollowPerson/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await button(page, /^Following/).click();
  await expect(page.getByText('Failed to unfollow').first()).toBeVisible();
  await expect(button(page, /^Following/)).toBeVisible();
  await expect(figures(page)).toHaveText(['0 connections', '1 follower', '0 following']);
  await page.unroute('**/graphql');

  await page.goto('/network?tab=following');
  await row(page, bob.username)
    .getByRole('button', { name: /^Following/ })
    .click();
  await expect(main(page).getByText('You follow nobody yet.')).toBeVisible();
  await expect(row(bobs, ann.username)).toHaveCount(0);
  await bobs.context().close();
});

test('a request that cannot be sent says so, and leaves the way to it', async ({ page, browser }) => {
  const { person: bob } = await meet(browser, 'bob');
  await signUp(page.context(), 'ann');
  await page.route('**/graphql', (route) =>
    /mutation RequestConnection/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await page.goto(`/user/${bob.username}`);
  await button(page, /^Connect with/).click();
  await expect(page.getByText('Failed to send connection request').first()).toBeVisible();
  await expect(button(page, /^Connect with/)).toBeVisible();
});

test('a suggestion gives its reason, can be dismissed and brought back, and is gone for good after a while', async ({
  page,
  browser,
}) => {
  const skill = newUsername('skill');
  const { person: bob } = await meet(browser, 'bob');
  const ann = await signUp(page.context(), 'ann');
  for (const person of [bob, ann]) await describe(person, { skills: [skill], lookingFor: ['CO_FOUNDER'] });
  await page.goto('/home');
  const rail = page.getByRole('complementary').getByRole('listitem').filter({ hasText: bob.username });
  await expect(rail).toContainText(`Also knows ${skill} Also looks for a co-founder`);
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/network');
  await expect(rail).toHaveCount(0);
  await page.getByRole('tab', { name: 'Suggestions' }).click();
  await expect(row(page, bob.username)).toContainText(`Also knows ${skill}`);
  await row(page, bob.username)
    .getByRole('button', { name: /^Do not suggest/ })
    .click();
  await expect(row(page, bob.username)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, bob.username)
    .getByRole('button', { name: /^Do not suggest/ })
    .click();
  await expect(row(page, bob.username)).toHaveCount(0);
  // Leaving the page sends what waits.
  await page.goto('/terms');
  await expect
    .poll(async () => {
      const { suggestions } = await ann.graphql<{ suggestions: { edges: { node: { id: string } }[] } }>(
        '{ suggestions(first: 50) { edges { node { id } } } }',
      );
      return suggestions.edges.some(({ node }) => node.id === bob.id);
    })
    .toBe(false);
  await page.goto('/network?tab=suggestions');
  await expect(
    main(page).getByRole('listitem').first().or(main(page).getByText('Nobody to suggest now.')),
  ).toBeVisible();
  await expect(row(page, bob.username)).toHaveCount(0);
});

test('requests are answered by keys alone, and the focus stays in the list', async ({ page, browser }) => {
  const ann = await signUp(page.context(), 'ann');
  const [first, second] = [(await meet(browser, 'first')).person, (await meet(browser, 'second')).person];
  await first.graphql(requestTo, { id: ann.id });
  await second.graphql(requestTo, { id: ann.id, message: 'Second' });
  await page.goto('/home');
  await expect(networkLink(page)).toHaveAccessibleName(/2 requests waiting/);
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  const accepting = (name: string) => main(page).getByRole('button', { name: `Accept the request of ${name}` });
  await expect(accepting(second.username)).toBeVisible();
  await accepting(second.username).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, second.username)).toHaveCount(0);
  await expect(accepting(first.username)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('No request waits for your answer.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See suggestions' })).toBeFocused();
  await page.getByRole('tab', { name: 'Requests' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, second.username)).toBeVisible();
  await expect(row(page, first.username)).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: `Connected with ${second.username}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Remove connection' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Remove connection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, second.username)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'See suggestions' })).toBeFocused();
});

test('a muted author leaves the feed, is listed in the settings, and comes back; a blocked one goes from the same menu', async ({
  page,
  browser,
}) => {
  const { person: bob } = await meet(browser, 'bob');
  const text = `Said often, by ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context(), 'ann');
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Latest' }).click();
  const post = page.getByRole('article').filter({ hasText: text });
  await post.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: `Mute @${bob.username}` }).click();
  await expect(post).toHaveCount(0);
  await page.goto('/settings#muted');
  const muted = page.locator('#muted');
  await muted.getByRole('button', { name: `Unmute @${bob.username}` }).click();
  await expect(muted.getByText('You have muted nobody.')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Latest' }).click();
  await expect(post).toBeVisible();
  await post.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: `Block @${bob.username}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block @${bob.username}` })
    .click();
  await expect(post).toHaveCount(0);
  await expect(page.getByText(`@${bob.username} is blocked.`)).toBeVisible();
});
