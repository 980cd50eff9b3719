import { expect, test } from '../fixtures';
import { signUp } from '../support/people';
import { createModel, field } from '../support/projections';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone, figures are one tap away, and a finger drags the timeline', async ({ page }) => {
  await signUp(page.context(), 'touch');
  await createModel(page, 'Phone plan');
  await expect(page.getByRole('heading', { name: /^Add opening cash, customers and costs/ })).toBeVisible();
  await field(page, 'Opening cash').fill('90000');
  await page.locator('summary').filter({ hasText: 'People' }).first().click();
  await page.getByRole('button', { name: 'Add a role' }).click();

  // The way between inputs and figures stays in view.
  const parts = page.getByRole('navigation', { name: 'Parts of the projection' });
  await parts.getByRole('link', { name: 'Figures' }).tap();
  const runway = page.getByRole('heading', { name: /^Without new funding/ });
  await expect(runway).toBeInViewport();
  const bar = (await parts.boundingBox())!;
  expect((await runway.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await parts.getByRole('link', { name: 'Inputs' }).tap();
  await expect(field(page, 'Opening cash')).toBeInViewport();

  const start = page.getByRole('slider', { name: 'New role, start' });
  await start.scrollIntoViewIfNeeded();
  await start.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, height } = (await start.boundingBox())!;
  const { width } = (await page.locator('[data-track]').first().boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', months: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20 + (width / 60) * months, y: y + height / 2 }],
    });
  await send('touchStart', 0);
  for (const months of [2, 5, 9, 12]) await send('touchMove', months);
  await send('touchEnd', 12);
  await expect(start).toHaveAttribute('aria-valuenow', '13');
  // The drag is one step of Undo. A synthetic tap so soon after a synthetic drag would be suppressed as part of it.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(start).toHaveAttribute('aria-valuenow', '1');
});
