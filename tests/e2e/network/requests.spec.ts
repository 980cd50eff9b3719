import { expect, test } from '../fixtures';
import { publish, signUp, signUpWithPage } from '../support/people';
import { main, networkLink, button, row, figures, requestTo } from '../support/network';
import { watchForReload } from '../support/reload';

test('a request with a note arrives live, is accepted, opens private posts to both, and ends with the connection', async ({
  page,
  browser,
}) => {
  test.slow();
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await signUpWithPage(browser, 'bob');
  const secret = `Between us, by ${bob.username}`;
  await bob.graphql('mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }', {
    input: { content: secret, isPublic: false },
  });
  await bobs.goto('/network');
  await expect(main(bobs).getByText('No pending requests.')).toBeVisible();
  await expect(networkLink(bobs)).toHaveAccessibleName('Network');
  await page.goto(`/user/${bob.username}`);
  await expect(main(page).getByText('doesn’t have any posts to show')).toBeVisible();
  await expect(main(page).getByText(secret)).toHaveCount(0);
  const checks = [await watchForReload(page), await watchForReload(bobs)];

  await button(page, 'Add a note').click();
  const dialog = page.getByRole('dialog', { name: `Connect with ${bob.username}` });
  await dialog.getByLabel('Note').fill('x'.repeat(301));
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Notes can have up to 300 characters.')).toBeVisible();
  await dialog.getByLabel('Note').fill('We met at the fair.');
  await dialog.getByLabel('Note').press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, /^Pending/)).toBeVisible();

  // Bob has it in his list and his navigation, and on Ann's page.
  await expect(networkLink(bobs)).toHaveAccessibleName(/1 pending request/);
  await expect(row(bobs, ann.username)).toContainText('We met at the fair.');
  await row(bobs, ann.username).getByRole('link', { name: ann.username }).click();
  const panel = bobs.getByRole('region', { name: 'Connection request' });
  await expect(panel).toContainText('We met at the fair.');
  await panel.getByRole('button', { name: /^Accept/ }).click();
  await expect(button(bobs, /^Connected/)).toBeVisible();
  await expect(networkLink(bobs)).toHaveAccessibleName('Network');

  // Ann sees it live, and Bob's posts for connections.
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
  // Follows remain.
  await expect(figures(page)).toHaveText(['0 connections', '1 follower', '1 following']);
  await expect(button(page, /^Following/)).toBeVisible();
  for (const check of checks) await check();
  await bobs.context().close();
});

test('two people who request each other become connected, in every tab', async ({ page, browser }) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await signUpWithPage(browser, 'bob');
  const other = await page.context().newPage();
  await other.goto('/network');
  await page.goto(`/user/${bob.username}`);
  await button(page, /^Connect with/).click();
  await expect(button(page, /^Pending/)).toBeFocused();
  // The other tab has it among those sent.
  await expect(other.getByRole('region', { name: 'Sent requests' })).toContainText(`@${bob.username}`);

  await bobs.goto(`/user/${ann.username}`);
  await expect(bobs.getByRole('region', { name: 'Connection request' })).toBeVisible();
  await bob.graphql(requestTo, { id: ann.id });
  for (const each of [page, bobs]) await expect(button(each, /^Connected/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Sent requests' })).toHaveCount(0);
  await other.getByRole('tab', { name: 'Connections' }).click();
  await expect(other).toHaveURL('/network?tab=connections');
  await expect(row(other, bob.username)).toBeVisible();
  await bobs.context().close();
});

test('a declined request preserves following and shows only the date of the next possible request', async ({
  page,
  browser,
}) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob } = await signUpWithPage(browser, 'bob');
  await page.goto(`/user/${bob.username}`);
  await expect(button(page, /^Connect with/)).toBeVisible();
  await ann.graphql(requestTo, { id: bob.id });
  await expect(button(page, /^Pending/)).toBeVisible();
  await bob.graphql('mutation ($id: ID!) { rejectConnection(id: $id) { id } }', { id: ann.id });
  await expect(button(page, /^Pending/)).toHaveCount(0);
  await expect(button(page, /^Connect with/)).toHaveCount(0);
  await expect(button(page, /^Follow /)).toBeVisible();
  await expect(main(page).getByText(/declined/i)).toHaveCount(0);
  // The date of the next possible request replaces the button, also after a reload.
  const note = main(page).getByText(/^You can send another request from \d+ \w+\.$/);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await page.goto('/home');
  await publish(bob, `Said after declining, by ${bob.username}`);
  await page.reload();
  await main(page).getByRole('link', { name: bob.username }).first().hover();
  const card = page.getByRole('complementary', { name: 'Profile card' });
  await expect(card.getByText(/^You can send another request from/)).toBeVisible();
  await expect(card.getByRole('button', { name: /^Connect/ })).toHaveCount(0);
});

test('a drafted note is restored after navigating back and cleared once it is sent', async ({ page, browser }) => {
  const { person: bob } = await signUpWithPage(browser, 'bob');
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

test('a decline can be undone, and reaches the other person only after the undo period', async ({ page, browser }) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await signUpWithPage(browser, 'bob');
  await bob.graphql(requestTo, { id: ann.id, message: 'Once more' });
  await bobs.goto(`/user/${ann.username}`);
  await expect(button(bobs, /^Pending/)).toBeVisible();
  await page.goto('/network');
  await expect(networkLink(page)).toHaveAccessibleName(/1 pending request/);
  await button(page, /^Decline/).click();
  await expect(row(page, bob.username)).toHaveCount(0);
  await expect(networkLink(page)).toHaveAccessibleName('Network');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, bob.username)).toContainText('Once more');
  await expect(networkLink(page)).toHaveAccessibleName(/1 pending request/);

  await button(page, /^Decline/).click();
  await expect(row(page, bob.username)).toHaveCount(0);
  await expect(button(bobs, /^Pending/)).toBeVisible();
  // Leaving the page sends what waits.
  await page.goto('/terms');
  await expect(button(bobs, /^Pending/)).toHaveCount(0);
  await expect(main(bobs).getByText(/^You can send another request from/)).toBeVisible();
  await bobs.context().close();
});

test('a failed connection request shows an error and can be repeated', async ({ page, browser }) => {
  const { person: bob } = await signUpWithPage(browser, 'bob');
  await signUp(page.context(), 'ann');
  await page.route('**/graphql', (route) =>
    /mutation RequestConnection/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await page.goto(`/user/${bob.username}`);
  await button(page, /^Connect with/).click();
  await expect(page.getByText('Failed to send connection request').first()).toBeVisible();
  await expect(button(page, /^Connect with/)).toBeVisible();
});

test('requests are accepted and declined by keyboard alone, and the focus stays in the list', async ({
  page,
  browser,
}) => {
  const ann = await signUp(page.context(), 'ann');
  const [first, second] = [
    (await signUpWithPage(browser, 'first')).person,
    (await signUpWithPage(browser, 'second')).person,
  ];
  await first.graphql(requestTo, { id: ann.id });
  await second.graphql(requestTo, { id: ann.id, message: 'Second' });
  await page.goto('/home');
  await expect(networkLink(page)).toHaveAccessibleName(/2 pending requests/);
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  const accepting = (name: string) => main(page).getByRole('button', { name: `Accept request from ${name}` });
  await expect(accepting(second.username)).toBeVisible();
  await accepting(second.username).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, second.username)).toHaveCount(0);
  await expect(accepting(first.username)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('No pending requests.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See suggestions' })).toBeFocused();
  await page.getByRole('tab', { name: 'Requests' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, second.username)).toBeVisible();
  await expect(row(page, first.username)).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: `Connected with ${second.username}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Remove connection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, second.username)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'See suggestions' })).toBeFocused();
});
