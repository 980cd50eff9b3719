import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeProjection } from '../compute';
import { lineNames } from '../lines';
import { arbitraryInputs } from './generators';
import { goldenModels } from './goldenModels';
import { referenceProjection, referenceSensitivity } from './reference';
import { referenceMonteCarlo } from './referenceMonteCarlo';
import type { ProjectionInputs } from '../inputs';

function compute(request: object) {
  const result = computeProjection(request);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.projection;
}

/** Whether a result of the reference is beyond ±(2^53−1) at its scale. */
function isTooLarge({ monthly, metrics }: ReturnType<typeof referenceProjection>): boolean {
  const shown = [...Object.values(monthly), ...Object.values(metrics)].flat();
  return shown.some((text) => text && Math.abs(Number(text.replace('.', ''))) > Number.MAX_SAFE_INTEGER);
}

/** Everything that both compute. The tax losses are a line of the engine only. */
function expectEqual(inputs: ProjectionInputs): void {
  const reference = referenceProjection(inputs);
  if (isTooLarge(reference)) {
    expect(computeProjection({ inputs })).toMatchObject({ issues: [{ path: '', code: 'TOO_LARGE' }] });
    return;
  }
  const { base, sensitivity } = compute({ inputs });
  const { taxLosses: _, ...monthly } = base.monthly;
  expect({ ...base, monthly }).toEqual(reference);
  expect(sensitivity).toEqual(referenceSensitivity(inputs));
}

describe('the engine and the reference', () => {
  test.each(Object.entries(goldenModels))('agree to the minor unit over 60 months: %s', (_, inputs) => {
    expectEqual(inputs);
  });

  test('compute the same lines', () => {
    const [inputs] = Object.values(goldenModels);
    const reference = Object.keys(referenceProjection(inputs!).monthly);
    expect([...reference, 'taxLosses'].toSorted()).toEqual(lineNames.toSorted());
  });

  test('agree on arbitrary models', () => {
    fc.assert(fc.property(arbitraryInputs, expectEqual), { numRuns: Number(process.env.PROJECTION_RUNS ?? 12) });
  });

  test('agree close to the largest number', () => {
    const customers = { opening: 10 ** 9, newPerMonth: 999_999_999.99, monthlyChurnPercent: 99.99 };
    expectEqual({
      template: 'saas',
      currency: 'EUR',
      startMonth: '2027-01',
      openingCash: '0',
      seasonalityPercent: Array.from({ length: 12 }, (_, month) => 500 + month / 10_000),
      customers,
    });
  });

  test.each([
    ['defaults', {}],
    ['a seed and no delays', { seed: 4_294_967_295, maxRoundDelayMonths: 0 }],
    ['the widest spreads', { acquisitionPercent: 100, churnPercent: 100, pricePercent: 100, cacPercent: 100 }],
  ])('agree on a Monte Carlo with %s', (_, options) => {
    const all = {
      runs: 25,
      seed: 1,
      acquisitionPercent: 30,
      churnPercent: 20,
      pricePercent: 15,
      cacPercent: 25,
      maxRoundDelayMonths: 3,
      ...options,
    };
    const { saas, everything } = goldenModels;
    for (const inputs of [saas!, everything!])
      expect(compute({ inputs, monteCarlo: { runs: 25, ...options } }).monteCarlo).toEqual(
        referenceMonteCarlo(inputs, all),
      );
  });
});
