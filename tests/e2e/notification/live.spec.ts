import { expect, test } from '../fixtures';
import { publish, signUp, signUpWithoutPage, type Person } from '../support/people';
import {
  open,
  expectUnread,
  like,
  comment,
  requestConnection,
  openPanel,
  rows,
  row,
  panel,
  heading,
  countUnread,
  button,
} from '../support/notifications';

test('notifications arrive live: counted, announced once, grouped, and each links to its subject', async ({
  page,
  browser,
}) => {
  const [me, bob, eve] = [
    await signUp(page.context(), 'mara'),
    await signUpWithoutPage(browser, 'bob'),
    await signUpWithoutPage(browser, 'eve'),
  ];
  const text = `Churn is a mirror, says ${me.username}`;
  const mine = await publish(me, text);
  const theirs = await publish(bob, 'Where I stand');
  await open(page);
  await expectUnread(page, 0);

  await like(bob, mine);
  await comment(bob, mine, 'Whose?');
  const mention = await comment(bob, theirs, `Ask @${me.username}`);
  await requestConnection(bob, me, 'We met in Leeds.');
  await expectUnread(page, 4);
  await expect(page.getByRole('status').filter({ hasText: 'new notification' })).toBeAttached();

  await openPanel(page);
  await expect(rows(page)).toHaveText([
    /bob_\S+ sent you a connection request\s*We met in Leeds\./,
    /mentioned you in a comment\s*Ask/,
    /commented on your post\s*Whose/,
    /bob_\S+ liked your post\s*Churn is/,
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'new notification' })).toHaveCount(0);
  await like(eve, mine);
  await expect(rows(page).first()).toHaveText(new RegExp(`${eve.username} and ${bob.username} liked your post`));
  await expect(rows(page)).toHaveCount(4);
  await expectUnread(page, 4);

  await row(page, 'mentioned you').getByRole('link').click();
  await expect(page).toHaveURL(`/post/${theirs}#comment-${mention}`);
  await expect(panel(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator(`#comment-${mention}`)).toBeInViewport();
  await expect(page).toHaveTitle(/^\(3\) /);

  await openPanel(page);
  await expect(row(page, 'mentioned you').getByText('Unread')).toHaveCount(0);
  await row(page, 'liked your post').getByRole('link').click();
  await expect(page).toHaveURL(`/post/${mine}`);
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect.poll(() => countUnread(me)).toBe(2);
});

test('a connection request is accepted or declined in its row, and stays on failure', async ({ page, browser }) => {
  const [me, bob, eve] = [
    await signUp(page.context(), 'mara'),
    await signUpWithoutPage(browser, 'bob'),
    await signUpWithoutPage(browser, 'eve'),
  ];
  await requestConnection(bob, me);
  await requestConnection(eve, me);
  await open(page);
  await openPanel(page);
  const [bobs, eves] = [row(page, bob.username), row(page, eve.username)];

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AcceptRequest') ? route.abort() : route.fallback(),
  );
  await button(page, `Accept request from ${bob.username}`).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Couldn’t accept the request.'),
  ).toBeVisible();
  await expect(button(page, `Accept request from ${bob.username}`)).toBeVisible();
  await page.unrouteAll();

  await button(page, `Accept request from ${bob.username}`).click();
  await expect(bobs.getByRole('status')).toHaveText('You’re connected.');
  await expect(bobs.getByRole('link')).toBeFocused();
  await expect(bobs.getByRole('button')).toHaveCount(0);
  await button(page, `Decline request from ${eve.username}`).click();
  await expect(eves.getByRole('status')).toHaveText('You declined the request.');
  await expectUnread(page, 0);

  const readState = async (person: Person) =>
    (
      await me.graphql<{ node: { viewerRelation: { connection: { status: string } } } }>(
        'query ($id: ID!) { node(id: $id) { ... on Profile { viewerRelation { connection { status } } } } }',
        { id: person.id },
      )
    ).node.viewerRelation.connection.status;
  await expect.poll(() => readState(bob)).toBe('ACCEPTED');
  await expect.poll(() => readState(eve)).toBe('REJECTED');
  await page.reload();
  await openPanel(page);
  await expect(bobs.getByRole('status')).toHaveText('You’re connected.');
  await expect(panel(page).getByRole('button', { name: /^(Accept|Decline)/ })).toHaveCount(0);
});

test('two tabs agree: reading and clearing in one is seen in the other', async ({ page, browser }) => {
  const [me, bob] = [await signUp(page.context(), 'mara'), await signUpWithoutPage(browser, 'bob')];
  for (const text of ['One', 'Two', 'Three']) await like(bob, await publish(me, text));
  const other = await page.context().newPage();
  await open(page);
  await open(other);
  for (const tab of [page, other]) await expectUnread(tab, 3);

  await openPanel(other);
  await openPanel(page);
  await row(page, 'Two').getByRole('link').click();
  await expectUnread(other, 2);
  await expect(row(other, 'Two').getByText('Unread')).toHaveCount(0);
  await openPanel(page);
  await button(page, 'Mark all as read').click();
  await expectUnread(other, 0);
  await expect(button(page, 'Mark all as read')).toBeDisabled();
  await expect(panel(page).getByText('Unread')).toHaveCount(0);

  const question = page.getByRole('alertdialog', { name: 'Clear all notifications?' });
  await button(page, 'Clear all').click();
  // The toast covers the panel: a click on its text would reach it.
  await question.getByRole('heading').click({ trial: true });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(3);
  await button(page, 'Clear all').click();
  await question.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel(page)).toContainText('No notifications yet.');
  await expect(button(page, 'Clear all')).toBeFocused();
  await expect(panel(other)).toContainText('No notifications yet.');
  const { notifications } = await me.graphql<{ notifications: { edges: unknown[] } }>(
    '{ notifications { edges { cursor } } }',
  );
  expect(notifications.edges).toEqual([]);

  await button(page, 'Write a post').click();
  await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('a disabled kind does not notify', async ({ page, browser }) => {
  const [me, bob] = [await signUp(page.context(), 'mara'), await signUpWithoutPage(browser, 'bob')];
  const mine = await publish(me, 'Quiet, please');
  await open(page);
  await openPanel(page);
  await panel(page).getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/settings#notifications');
  await expect(panel(page)).toBeHidden();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetNotificationSwitch') ?? false,
  );
  await page.getByRole('switch', { name: 'Likes', exact: true }).click();
  await saved;
  await like(bob, mine);
  await comment(bob, mine, 'Psst');
  await expectUnread(page, 1, 'Settings');
  await openPanel(page);
  await expect(rows(page)).toHaveText([/commented on your post/]);
});
