import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The same class, out of another copy of its package. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/** Checks the current state of the page with axe. */
export async function expectNoViolations(page: Page) {
  // What is still fading in has the contrast of its moment.
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page: page as AxePage }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    })),
  ).toEqual([]);
}
