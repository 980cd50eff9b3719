import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The same class, out of another copy of its package. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

/**
 * Checks the current state of the page with axe, in the dark theme and in the light one.
 * @param within - the element to check, for one that lies over the page and covers parts of its targets
 */
export async function expectNoViolations(page: Page, within = 'html') {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await endAnimations(page);
    // Legacy mode skips frames of other origins, and with them a second page for every check: the product has none.
    const { violations } = await new AxeBuilder({ page: page as AxePage })
      .include(within)
      .setLegacyMode()
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    // A toast may fade out during the check, and has the contrast of that moment.
    const found = await Promise.all(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(async ({ target, failureSummary }) => {
          const selector = target.join(' ');
          const isShown = await page
            .locator(selector)
            .evaluateAll((elements) => elements.some((element) => !element.closest('[data-ending-style]')));
          return isShown ? [`${id} at ${selector}: ${failureSummary}`] : [];
        }),
      ),
    );
    expect(found.flat(), colorScheme).toEqual([]);
  }
}

/** Waits for transitions: an element that is fading in has the contrast of that moment. */
const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
