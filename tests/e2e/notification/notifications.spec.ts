import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { publish, signUp, type Person } from '../support/people';

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const rows = (page: Page) => panel(page).getByRole('listitem');
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

/** Somebody who is not at the browser. */
const somebody = async (browser: Browser, name: string): Promise<Person> => signUp(await browser.newContext(), name);

const like = (person: Person, id: string) =>
  person.graphql('mutation ($id: ID!) { setPostLike(id: $id, liked: true) { id } }', { id });
const comment = async (person: Person, postId: string, content: string): Promise<string> =>
  (
    await person.graphql<{ createComment: { id: string } }>(
      'mutation ($postId: ID!, $content: String!) { createComment(postId: $postId, content: $content) { id } }',
      { postId, content },
    )
  ).createComment.id;
const ask = (person: Person, { id }: Person, message = '') =>
  person.graphql(
    'mutation ($id: ID!, $message: String) { requestConnection(personId: $id, message: $message) { id } }',
    { id, message },
  );
const countUnread = async (person: Person) =>
  (await person.graphql<{ unreadNotificationCount: number }>('{ unreadNotificationCount }')).unreadNotificationCount;

/** Opens a page, and waits until it hears what happens. */
async function open(page: Page, path = '/home') {
  const subscribed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) =>
          /subscription_succeeded.*private-user-/.test(String(payload).replaceAll('\\', '')) && resolve(),
      ),
    );
  });
  await page.goto(path);
  await expect(bell(page)).toBeVisible();
  await subscribed;
}

async function openPanel(page: Page) {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
}

async function expectUnread(page: Page, count: number, title = 'Home') {
  await expect(page).toHaveTitle(count > 0 ? `(${count}) ${title} · Venturion` : `${title} · Venturion`);
  await expect(bell(page)).toHaveAccessibleName(count > 0 ? `Notifications ${count} unread` : 'Notifications');
}

test('what others do comes live: counted, said once, grouped, and each leads to its thing', async ({
  page,
  browser,
}) => {
  const [me, bob, eve] = [
    await signUp(page.context(), 'mara'),
    await somebody(browser, 'bob'),
    await somebody(browser, 'eve'),
  ];
  const text = `Churn is a mirror, says ${me.username}`;
  const mine = await publish(me, text);
  const theirs = await publish(bob, 'Where I stand');
  await open(page);
  await expectUnread(page, 0);

  await like(bob, mine);
  await comment(bob, mine, 'Whose?');
  const mention = await comment(bob, theirs, `Ask @${me.username}`);
  await ask(bob, me, 'We met in Leeds.');
  await expectUnread(page, 4);
  await expect(page.getByRole('status').filter({ hasText: 'new notification' })).toBeAttached();

  await openPanel(page);
  await expect(rows(page)).toHaveText([
    /bob_\S+ wants to connect\s*We met in Leeds\./,
    /mentioned you in a comment\s*Ask/,
    /commented on your post\s*Churn is/,
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

test('a request to connect is answered where it stands, and stays when that fails', async ({ page, browser }) => {
  const [me, bob, eve] = [
    await signUp(page.context(), 'mara'),
    await somebody(browser, 'bob'),
    await somebody(browser, 'eve'),
  ];
  await ask(bob, me);
  await ask(eve, me);
  await open(page);
  await openPanel(page);
  const [bobs, eves] = [row(page, bob.username), row(page, eve.username)];

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AcceptRequest') ? route.abort() : route.fallback(),
  );
  await button(page, `Accept ${bob.username}`).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Failed to accept connection request'),
  ).toBeVisible();
  await expect(button(page, `Accept ${bob.username}`)).toBeVisible();
  await page.unrouteAll();

  await button(page, `Accept ${bob.username}`).click();
  await expect(bobs.getByRole('status')).toHaveText('You are connected.');
  await expect(bobs.getByRole('link')).toBeFocused();
  await expect(bobs.getByRole('button')).toHaveCount(0);
  await button(page, `Decline ${eve.username}`).click();
  await expect(eves.getByRole('status')).toHaveText('You declined.');
  await expectUnread(page, 0);

  const stateOf = async (person: Person) =>
    (
      await me.graphql<{ node: { viewerRelation: { connection: { status: string } } } }>(
        'query ($id: ID!) { node(id: $id) { ... on Profile { viewerRelation { connection { status } } } } }',
        { id: person.id },
      )
    ).node.viewerRelation.connection.status;
  await expect.poll(() => stateOf(bob)).toBe('ACCEPTED');
  await expect.poll(() => stateOf(eve)).toBe('REJECTED');
  await page.reload();
  await openPanel(page);
  await expect(bobs.getByRole('status')).toHaveText('You are connected.');
  await expect(panel(page).getByRole('button', { name: /^(Accept|Decline)/ })).toHaveCount(0);
});

test('two tabs agree: reading and clearing in one is seen in the other', async ({ page, browser }) => {
  const [me, bob] = [await signUp(page.context(), 'mara'), await somebody(browser, 'bob')];
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
  // It stands above the panel: a press on its words would reach it.
  await question.getByRole('heading').click({ trial: true });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(3);
  await button(page, 'Clear all').click();
  await question.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel(page)).toContainText('Nothing here yet.');
  await expect(button(page, 'Clear all')).toBeFocused();
  await expect(panel(other)).toContainText('Nothing here yet.');
  const { notifications } = await me.graphql<{ notifications: { edges: unknown[] } }>(
    '{ notifications { edges { cursor } } }',
  );
  expect(notifications.edges).toEqual([]);

  await button(page, 'Write a post').click();
  await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('a kind that is switched off does not come', async ({ page, browser }) => {
  const [me, bob] = [await signUp(page.context(), 'mara'), await somebody(browser, 'bob')];
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

test('a long list is read on scrolling, and who is down in it stays there when something comes', async ({
  page,
  browser,
}) => {
  test.slow();
  const [me, bob] = [await signUp(page.context(), 'mara'), await somebody(browser, 'bob')];
  for (let n = 1; n <= 45; n++) await like(bob, await publish(me, `Number ${n} of many`));
  const last = await publish(me, 'The last');
  await open(page);
  await openPanel(page);
  await expect(rows(page).first()).toContainText('Number 45');
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(40);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(45);
  const place = async () => Math.round((await row(page, 'Number 6 of').boundingBox())!.y);
  const before = await place();
  await like(bob, last);
  await expectUnread(page, 46);
  await expect(rows(page)).toHaveCount(46);
  await expect(rows(page).first()).toContainText('The last');
  expect(await place()).toBe(before);
});

test('a list that cannot be read says so, and is read again on Retry', async ({ page, browser }) => {
  const [me, bob] = [await signUp(page.context(), 'mara'), await somebody(browser, 'bob')];
  await like(bob, await publish(me, 'Here'));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query Notifications(') ? route.abort() : route.fallback(),
  );
  await open(page);
  await openPanel(page);
  await expect(panel(page).getByRole('alert')).toContainText('Failed to fetch notifications');
  await page.unrouteAll();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveText([/liked your post/]);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('keys open the panel and close it, and focus is back where it was', async ({ page }) => {
  await signUp(page.context());
  await open(page);
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await home.focus();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(panel(page)).toBeVisible();
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(
    page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .locator('dl > div')
      .filter({ hasText: /^Notifications\s*GB$/i }),
  ).toBeVisible();
});

test('on phones the panel covers the page; following a row and going back close it', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [me, bob] = [await signUp(page.context(), 'mara'), await somebody(browser, 'bob')];
  const mine = await publish(me, 'Small screens');
  await like(bob, mine);
  await open(page);
  await expectUnread(page, 1);
  await openPanel(page);
  await expect(async () => {
    const { y, height } = (await panel(page).boundingBox())!;
    expect([Math.round(y), Math.round(y + height)]).toEqual([48, 740]);
  }).toPass();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await rows(page).getByRole('link').click();
  await expect(page).toHaveURL(`/post/${mine}`);
  await expect(panel(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^(?!\()/);
  await openPanel(page);
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('the daily mail is off until it is asked for', async ({ page }) => {
  const me = await signUp(page.context());
  await open(page, '/settings#notifications');
  const daily = page.getByRole('group', { name: 'By mail' }).getByRole('switch', { name: 'Daily mail' });
  await expect(daily).not.toBeChecked();
  await expect(daily).toHaveAccessibleDescription('A mail once a day with what you have not read.');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetMailDigest') ? route.abort() : route.fallback(),
  );
  await daily.click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('“Daily mail” could not be turned on.'),
  ).toBeVisible();
  await expect(daily).not.toBeChecked();
  await page.unrouteAll();
  await daily.click();
  await expect(daily).toBeChecked();
  await expect.poll(async () => (await me.graphql<{ mailDigest: boolean }>('{ mailDigest }')).mailDigest).toBe(true);
  await page.reload();
  await expect(daily).toBeChecked();
});

/** The same class, out of another copy of its package. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`the open panel has no violations: ${colorScheme}, ${width}`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const [me, bob, eve] = [
        await signUp(page.context(), 'mara'),
        await somebody(browser, 'bob'),
        await somebody(browser, 'eve'),
      ];
      const check = async () => {
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
              .map(({ finished }) => finished),
          ),
        );
        const { violations } = await new AxeBuilder({ page: page as AxePage }).analyze();
        expect(
          violations.map(({ id, nodes }) => ({
            id,
            at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
          })),
        ).toEqual([]);
      };
      await open(page);
      await openPanel(page);
      await expect(panel(page)).toContainText('Nothing here yet.');
      await test.step('empty', check);
      const mine = await publish(me, 'Look at this');
      await like(bob, mine);
      await like(eve, mine);
      await comment(bob, mine, 'I do');
      await ask(eve, me, 'Hello');
      await expect(rows(page)).toHaveCount(3);
      await row(page, 'commented').getByRole('link').click();
      await expect(page).toHaveTitle(/^\(2\) /);
      await openPanel(page);
      await expect(rows(page)).toHaveCount(3);
      await test.step('read and unread rows', check);
    });
  }
}
