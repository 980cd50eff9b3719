import { expect, test } from '../fixtures';
import { publish, signUp, signUpWithoutPage } from '../support/people';
import { like, open, openPanel, rows, row, expectUnread, panel, bell, heading } from '../support/notifications';

test('a long list loads on scrolling, and new rows do not move the scroll position', async ({ page, browser }) => {
  test.slow();
  const [me, bob] = [await signUp(page.context(), 'mara'), await signUpWithoutPage(browser, 'bob')];
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

test('a list that fails to load shows an error and reloads on Retry', async ({ page, browser }) => {
  const [me, bob] = [await signUp(page.context(), 'mara'), await signUpWithoutPage(browser, 'bob')];
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

test('keys open and close the panel, and focus is restored', async ({ page }) => {
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

test('on phones the panel covers the page and is closed by following a row or going back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [me, bob] = [await signUp(page.context(), 'mara'), await signUpWithoutPage(browser, 'bob')];
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
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`/post/${mine}`);
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('the daily email is off by default and can be enabled', async ({ page }) => {
  const me = await signUp(page.context());
  await open(page, '/settings#notifications');
  const daily = page.getByRole('group', { name: 'Email' }).getByRole('switch', { name: 'Daily email' });
  await expect(daily).not.toBeChecked();
  await expect(daily).toHaveAccessibleDescription('Get one email a day with your unread notifications.');
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetMailDigest') ? route.abort() : route.fallback(),
  );
  await daily.click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Couldn’t turn on “Daily email”.'),
  ).toBeVisible();
  await expect(daily).not.toBeChecked();
  await page.unrouteAll();
  await daily.click();
  await expect(daily).toBeChecked();
  await expect.poll(async () => (await me.graphql<{ mailDigest: boolean }>('{ mailDigest }')).mailDigest).toBe(true);
  await page.reload();
  await expect(daily).toBeChecked();
});
