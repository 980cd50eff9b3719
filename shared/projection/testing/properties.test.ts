import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeProjection } from '../compute';
import { computeCohorts } from '../cohorts';
import { explainCell, explainMetric } from '../explain';
import type { ProjectionInputs } from '../inputs';
import { lineNames, type LineName } from '../lines';
import { mergePatch } from '../mergePatch';
import { metricNames } from '../metrics';
import { joinSamples, runMonteCarlo } from '../monteCarlo';
import { parseInputs } from '../parse';
import { project, type Projection } from '../project';
import { createDraws } from '../random';
import { arbitraryInputs } from './generators';
import { goldenModels } from './goldenModels';

const numRuns = Number(process.env.PROJECTION_RUNS ?? 40);
const months = Array.from({ length: 60 }, (_, index) => index + 1);

/** Skips the few models whose annualised growth is beyond computing. */
function projectOrSkip(inputs: ProjectionInputs): Projection {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  try {
    return project(parsed.model);
  } catch {
    return fc.pre(false) as never;
  }
}

const holds = (check: (projection: Projection, inputs: ProjectionInputs) => void) =>
  fc.assert(
    fc.property(arbitraryInputs, (inputs) => check(projectOrSkip(inputs), inputs)),
    { numRuns },
  );

const goldenProjection = (name: string) => projectOrSkip(goldenModels[name]!);

describe('identities', () => {
  test('customers, MRR, receivables, payables and cash roll forward', () => {
    const rolls: [closing: LineName, ...added: (LineName | `-${LineName}`)[]][] = [
      ['closingCustomers', 'newCustomers', '-churnedCustomers'],
      ['closingMrr', 'newMrr', 'expansionMrr', '-contractionMrr', '-churnedMrr'],
      ['receivables', 'revenue', '-collected'],
      ['payables', 'lineCosts', '-costPayments'],
      ['closingCash', 'operatingCashFlow', 'financing'],
    ];
    holds(({ lines }) => {
      for (const [closing, ...changes] of rolls)
        for (const month of months) {
          let value = lines[closing][month - 1]!;
          for (const change of changes)
            value += change.startsWith('-')
              ? -lines[change.slice(1) as LineName][month]!
              : lines[change as LineName][month]!;
          expect(lines[closing][month]).toBe(value);
        }
    });
  });

  test('cash changes by profit, receivables, payables and financing', () => {
    holds(({ lines }) => {
      const sum = (line: LineName) => lines[line].subarray(1, 61).reduce((total, value) => total + value, 0);
      const change = (line: LineName) => lines[line][60]! - lines[line][0]!;
      expect(change('closingCash')).toBe(
        sum('netProfit') - change('receivables') + change('payables') + sum('financing'),
      );
    });
  });

  test('an empty patch is the base, and the order of maps changes nothing', () => {
    const reversed = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, inner]) => [key, reversed(inner)]),
          )
        : value;
    holds((_, inputs) => {
      const result = computeProjection({ inputs, scenarios: { same: { name: 'Same', patch: {} } } });
      const other = computeProjection({ inputs: reversed(inputs) });
      if (!result.ok || !other.ok) return fc.pre(false);
      expect(result.projection.scenarios.same).toEqual(result.projection.base);
      expect(other.projection).toEqual({ ...result.projection, scenarios: {} });
    });
  });

  test('without spreads, every percentile is the base', () => {
    const none = { acquisitionPercent: 0, churnPercent: 0, pricePercent: 0, cacPercent: 0, maxRoundDelayMonths: 0 };
    holds((_, inputs) => {
      const result = computeProjection({ inputs, monteCarlo: { runs: 7, ...none } });
      if (!result.ok) return fc.pre(false);
      const { base, monteCarlo } = result.projection;
      for (const cash of Object.values(monteCarlo!.cash)) expect(cash).toEqual(base.monthly.closingCash);
      for (const month of Object.values(monteCarlo!.cashOutMonth)) expect(month).toBe(base.summary.cashOutMonth ?? 61);
    });
  });

  test('a cohort starts with its new customers and ends as one when nobody churns', () => {
    const { plan, lines } = goldenProjection('no churn');
    const cohorts = computeCohorts(plan.model, lines);
    expect(cohorts.map(([first]) => first)).toEqual([...lines.newCustomers.subarray(1, 61)]);
    expect(cohorts[0]).toEqual(Array.from({ length: 60 }, () => lines.newCustomers[1]));
    const { plan: other, lines: otherLines } = goldenProjection('everything');
    const left = computeCohorts(other.model, otherLines).reduce((total, cohort) => total + cohort.at(-1)!, 0);
    const opening = computeCohorts(other.model, {
      ...otherLines,
      newCustomers: Float64Array.from(otherLines.newCustomers, () => otherLines.closingCustomers[0]!),
    })[0]!.at(-1)!;
    // The opening customers churn once more, in month 1.
    expect(left + opening).toBeGreaterThanOrEqual(otherLines.closingCustomers[60]! - 100);
  });
});

describe('the Monte Carlo', () => {
  test('has the draws of FINANCE.md, at any place of the stream', () => {
    const draw = createDraws(1);
    expect([draw(), draw(), draw()]).toEqual([2693262067, 11749833, 2265367787]);
    expect(createDraws(1, 2)()).toBe(2265367787);
  });

  test('is the same in parts', () => {
    const { plan } = goldenProjection('everything');
    const options = {
      runs: 60,
      seed: 42,
      acquisitionPercent: 300_000,
      churnPercent: 200_000,
      pricePercent: 150_000,
      cacPercent: 250_000,
      maxRoundDelayMonths: 3,
    };
    const parts = [
      runMonteCarlo(plan, options, 0, 7),
      runMonteCarlo(plan, options, 7, 40),
      runMonteCarlo(plan, options, 40),
    ];
    expect(joinSamples(parts)).toEqual(runMonteCarlo(plan, options));
  });
});

describe('a scenario', () => {
  test('merges maps, removes with null and replaces lists', () => {
    expect(
      mergePatch({ a: { b: 1, c: 2 }, list: [1, 2], gone: 1 }, { a: { b: null, d: 3 }, list: [3], gone: null }),
    ).toEqual({ a: { c: 2, d: 3 }, list: [3] });
  });

  test('has "__proto__" as an ordinary key', () => {
    const inputs = JSON.parse(
      '{"template":"saas","currency":"EUR","startMonth":"2027-01","openingCash":"5","costs":{"__proto__":{"category":"cogs","kind":"fixed","amount":"1"}}}',
    );
    const patch = JSON.parse('{"costs":{"__proto__":{"amount":"2"}}}');
    const result = computeProjection({ inputs, scenarios: { a: { patch } } });
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
    expect(result.projection.base.monthly.cogs[0]).toBe('1.00');
    expect(result.projection.scenarios.a!.monthly.cogs[0]).toBe('2.00');
  });
});

/** The value of an explanation's text, computed with ordinary numbers and without its rounding. */
function evaluate(values: string): number {
  const script = values
    .replaceAll(/(\d+(?:\.\d+)?) %/g, '($1 / 100)')
    .replaceAll('×', '*')
    .replaceAll('−', '-')
    .replaceAll('^', '**')
    .replaceAll('R(', '(')
    .replaceAll(/\b(min|max)\(/g, 'Math.$1(')
    // "a - -b" is no script.
    .replaceAll(/(^|[-+*/(,] ?)-(\d+(?:\.\d+)?)/g, '$1(0 - $2)');
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- arithmetic of this test's own models
  return new Function(`return ${script}`)() as number;
}

describe('the explanation of a cell', () => {
  test.each(['saas', 'everything', 'agency', 'stock six months ahead in a season'])(
    'computes its value: %s',
    (name) => {
      const projection = goldenProjection(name);
      for (const month of [1, 2, 5, 14, 27, 60]) {
        for (const line of lineNames) {
          const { value, values, formula } = explainCell(projection, line, month);
          const close = 0.011 + Math.abs(Number(value)) * 1e-9;
          expect(Math.abs(evaluate(values) - Number(value)), `${line} ${month}: ${formula} = ${values}`).toBeLessThan(
            close,
          );
        }
        for (const metric of metricNames) {
          const { value, values } = explainMetric(projection, metric, month);
          if (value === null || values.startsWith('0,')) continue;
          const isZero = metric === 'burnMultiple' && value === '0.00';
          if (!isZero)
            expect(Math.abs(evaluate(values) - Number(value)), `${metric} ${month}: ${values}`).toBeLessThan(0.011);
        }
      }
    },
  );

  test('names the operands and their values', () => {
    const projection = goldenProjection('saas');
    expect(explainCell(projection, 'churnedCustomers', 1)).toEqual({
      value: '3.600000',
      formula: 'R(openingCustomers × monthlyChurnPercent)',
      values: 'R(120.000000 × 3 %)',
      operands: [
        { name: 'openingCustomers', value: '120.000000' },
        { name: 'monthlyChurnPercent', value: '3 %' },
      ],
    });
    expect(explainCell(projection, 'cogs', 1).formula).toBe('Hosting (10 % × revenue) + Card fees (2.9 % × revenue)');
  });
});
