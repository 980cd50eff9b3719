import { describe, expect, it } from 'vitest';
import { computeCohorts } from '../../../../shared/projection/cohorts';
import { computeProjection } from '../../../../shared/projection/compute';
import type { ProjectionInputs } from '../../../../shared/projection/inputs';
import { parseInputs } from '../../../../shared/projection/parse';
import { project } from '../../../../shared/projection/project';
import { computeSensitivity } from '../../../../shared/projection/sensitivity';
import { goldenModels } from '../../../../shared/projection/testing/goldenModels';
import type { Computed } from '../chosen/messages';
import { bandPoints, describeRisk } from './cashBand';
import { cohortRows, shareLeft } from './cohorts';
import { overlayPoints } from './overlay';
import { ownershipPoints } from './ownership';
import { defaultOptions, readOptions, typedOptions, urlOptions } from './simulationOptions';
import { roundTicks } from './ticks';
import { tornadoOf } from './tornado';
import { waterfallSteps } from './waterfall';

function computedOf(inputs: ProjectionInputs): Computed {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { plan, lines, metrics, summary, ownership } = project(parsed.model);
  const { digits, currency, start, rounds } = parsed.model;
  return {
    lines,
    metrics,
    summary,
    ownership,
    digits,
    currency,
    start,
    foundersPercent: 0,
    roundNames: Object.fromEntries(rounds.map(({ id, name }) => [id, name])),
    hasSubscription: parsed.model.subscription !== null,
    sensitivity: computeSensitivity(plan, lines),
    cohorts: computeCohorts(parsed.model, lines),
  };
}

const small: ProjectionInputs = {
  template: 'saas',
  currency: 'EUR',
  startMonth: '2027-01',
  openingCash: '100000.00',
  customers: { opening: 100, newPerMonth: 10, monthlyChurnPercent: 5 },
  subscription: { price: '10.00', expansionPercent: 1 },
};

describe('waterfallSteps', () => {
  it('leads from the opening to the closing MRR without gaps', () => {
    const computed = computedOf(small);
    const steps = waterfallSteps(computed, 1, 12);
    expect(steps.map(({ name }) => name)).toEqual(['Opening', 'New', 'Expansion', 'Contraction', 'Churned', 'Closing']);
    expect(steps[0]!.amount).toBe(1000);
    expect(steps[1]).toMatchObject({ amount: 1200, range: [1000, 2200] });
    expect(steps[5]!.amount).toBe(computed.lines.closingMrr[12]! / 100);
    expect(steps[4]!.range[0]).toBeCloseTo(steps[5]!.amount, 6);
    expect(steps[4]!.amount).toBeLessThan(0);
  });
});

describe('cohortRows', () => {
  const { cohorts, start } = computedOf(small);

  it('adds months up to quarters, whose members leave from their second month', () => {
    const [first, ...rest] = cohortRows(cohorts, 3, start);
    expect(first).toMatchObject({ first: 1, label: 'Jan 2027', joined: 30 });
    expect(first!.left).toHaveLength(20);
    expect(first!.left[0]).toBeCloseTo(10 * (0.95 ** 2 + 0.95 + 1), 4);
    expect(shareLeft(first!, 1)).toBeCloseTo((first!.left[0]! * 0.95 ** 3) / 30, 5);
    expect(rest.map(({ left }) => left.length)).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
  });

  it('leaves out periods in which nobody joins', () => {
    expect(cohortRows(computedOf({ ...small, customers: { opening: 5 } }).cohorts, 12, start)).toEqual([]);
  });
});

describe('tornadoOf', () => {
  it('measures the runway when it moves, and cash otherwise', () => {
    const burning = computedOf({
      ...small,
      costs: { office: { name: 'Office', category: 'generalAdmin', kind: 'fixed', amount: '9000.00' } },
    });
    const runway = tornadoOf(burning.sensitivity, 2);
    expect(runway.measure).toBe('runway');
    for (const { low, high, range } of runway.rows) {
      expect(range[0]).toBeLessThanOrEqual(Math.min(low, high, runway.base));
      expect(range[1]).toBeGreaterThanOrEqual(Math.max(low, high, runway.base));
    }
    const { sensitivity, lines } = computedOf(small);
    expect(tornadoOf(sensitivity, 2)).toMatchObject({ measure: 'cash', base: lines.closingCash[60]! / 100 });
  });
});

describe('ownershipPoints', () => {
  it('lists holders with a share, in the order in which they came', () => {
    const computed = computedOf({
      ...small,
      rounds: {
        seed: { name: 'Seed', kind: 'equity', month: '2027-06', amount: '500000.00', preMoney: '2000000.00' },
        grant: { name: 'Grant', kind: 'grant', month: '2028-01', amount: '10000.00' },
      },
      capTable: { foundersPercent: 90, optionPoolPercent: 10, investorsPercent: 0 },
    });
    const { holders, points } = ownershipPoints(computed);
    expect(holders.map(({ label }) => label)).toEqual(['Founders', 'Option pool', 'Seed']);
    expect(points.map(({ label }) => label)).toEqual(['Today', 'Seed, Jun 2027', 'Grant, Jan 2028']);
    expect(points[1]).toMatchObject({ postMoney: 2_500_000, percent: { founders: 72, optionPool: 8, seed: 20 } });
  });
});

describe('bandPoints', () => {
  it('has the same percentiles as the API', () => {
    const inputs = goldenModels.saas!;
    const computed = computedOf(inputs);
    const monteCarlo = { runs: 50, seed: 7 };
    const answer = computeProjection({ inputs, monteCarlo });
    if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
    const { cash, cashOutProbabilityPercent } = answer.projection.monteCarlo!;
    const scaled = (values: readonly string[]) => values.map((text) => Number(text.replace('.', '')));
    const simulated = {
      cash: Object.fromEntries(Object.entries(cash).map(([key, values]) => [key, scaled(values)])),
      cashOutProbabilityPercent: {},
      cashOutMonth: {},
    } as never;
    const points = bandPoints(computed, simulated);
    expect(points[59]!.wide).toEqual([Number(cash.p5[59]), Number(cash.p95[59])]);
    expect(points[0]!.plan).toBe(computed.lines.closingCash[1]! / 10 ** computed.digits);
    expect(Object.keys(cashOutProbabilityPercent)).toEqual(['12', '24', '36', '48', '60']);
    expect(bandPoints(computed, null)[0]).not.toHaveProperty('wide');
  });

  it('names the first year in which cash can run out', () => {
    const risk = (percents: number[]) =>
      describeRisk({
        cash: {},
        cashOutMonth: {},
        cashOutProbabilityPercent: Object.fromEntries(
          percents.map((percent, year) => [String(12 * (year + 1)), percent]),
        ),
      } as never);
    expect(risk([0, 0, 1250, 2000, 2000])).toBe('Cash runs out within 36 months in 12.5 % of runs');
    expect(risk([0, 0, 0, 0, 0])).toBe('In every run, cash lasts five years');
  });
});

it('overlays a line of each variant by month', () => {
  const base = { key: null, name: 'Base', computed: computedOf(small) };
  const bigger = { key: 'more', name: 'More', computed: computedOf({ ...small, openingCash: '200000.00' }) };
  const points = overlayPoints([base, bigger], 'closingCash');
  expect(points).toHaveLength(60);
  expect(points[59]!.series1! - points[59]!.series0!).toBeCloseTo(100_000, 6);
});

describe('options of the simulation', () => {
  it('are in the URL when they differ from the defaults', () => {
    const typed = { ...defaultOptions, seed: '42', churnPercent: '12.5' };
    const url = Object.entries(urlOptions(typed)).filter(([, value]) => value !== null) as [string, string][];
    expect(url).toEqual([
      ['seed', '42'],
      ['churnPercent', '12.5'],
    ]);
    expect(typedOptions(new URLSearchParams(url))).toEqual(typed);
  });

  it('are read as the engine reads them, with its sentences', () => {
    expect(readOptions({ ...defaultOptions, runs: '2,000' }).options).toMatchObject({
      runs: 2000,
      seed: 1,
      acquisitionPercent: 300_000,
      maxRoundDelayMonths: 3,
    });
    const { errors } = readOptions({ ...defaultOptions, seed: 'abc', runs: '0', pricePercent: '101' });
    expect(Object.keys(errors!)).toEqual(['runs', 'seed', 'pricePercent']);
    expect(errors!.pricePercent).toBe('Spread of the price must be between 0 and 100 %.');
  });
});

it('rounds ticks outwards', () => {
  expect(roundTicks(1.83, 2.97)).toEqual([1.5, 2, 2.5, 3]);
  expect(roundTicks(0, 0)).toEqual([0, 0.5]);
  expect(roundTicks(7, 7)[0]).toBeLessThanOrEqual(7);
});
