import { expect, test } from '../fixtures';
import { publish, signUp, signUpWithoutPage } from '../support/people';
import { expectNoViolations } from '../support/violations';
import { open, openPanel, panel, like, comment, requestConnection, rows, row } from '../support/notifications';

for (const width of [360, 1280]) {
  test(`the open panel has no violations, ${width}`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 800 });
    const [me, bob, eve] = [
      await signUp(page.context(), 'mara'),
      await signUpWithoutPage(browser, 'bob'),
      await signUpWithoutPage(browser, 'eve'),
    ];
    const check = () => expectNoViolations(page, '[role=dialog]');
    await open(page);
    await openPanel(page);
    await expect(panel(page)).toContainText('No notifications yet.');
    await test.step('empty', check);
    const mine = await publish(me, 'Look at this');
    await like(bob, mine);
    await like(eve, mine);
    await comment(bob, mine, 'I do');
    await requestConnection(eve, me, 'Hello');
    await expect(rows(page)).toHaveCount(3);
    await row(page, 'commented').getByRole('link').click();
    await expect(page).toHaveTitle(/^\(2\) /);
    await openPanel(page);
    await expect(rows(page)).toHaveCount(3);
    await test.step('read and unread rows', check);
  });
}
