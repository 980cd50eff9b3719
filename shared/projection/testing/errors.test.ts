import { describe, expect, test } from 'vitest';
import { computeProjection } from '../compute';

const valid = {
  template: 'saas',
  currency: 'EUR',
  startMonth: '2027-01',
  openingCash: '1000.00',
  subscription: { price: '49.00' },
};
const cost = { category: 'cogs', kind: 'fixed', amount: '5' };
const hire = { title: 'Ana', category: 'cogs', annualSalary: '50000', startMonth: '2027-02' };
const equity = { kind: 'equity', month: '2027-05', amount: '100', preMoney: '400' };
const safe = { kind: 'safe', month: '2027-05', amount: '50', postMoneyCap: '100' };
const many = (count: number, value: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`id${index}`, value]));

function issuesOf(request: unknown) {
  const result = computeProjection(request);
  return result.ok ? [] : result.issues;
}

const pathsOf = (changes: object) =>
  issuesOf({ inputs: { ...valid, ...changes } }).map(({ path, code }) => `${code} ${path}`);

describe('invalid inputs', () => {
  test.each<[string, object, ...string[]]>([
    [
      'a missing frame',
      { template: null, currency: null, startMonth: null, openingCash: null },
      'REQUIRED template',
      'REQUIRED currency',
      'REQUIRED startMonth',
      'REQUIRED openingCash',
    ],
    ['a missing price', { subscription: {} }, 'REQUIRED subscription.price'],
    ['money as a number', { openingCash: 1000 }, 'WRONG_TYPE openingCash'],
    ['money with a sign', { openingCash: '+5' }, 'WRONG_TYPE openingCash'],
    ['money with an exponent', { openingCash: '1e3' }, 'WRONG_TYPE openingCash'],
    ['money without digits after the point', { openingCash: '5.' }, 'WRONG_TYPE openingCash'],
    ['empty money', { openingCash: '' }, 'WRONG_TYPE openingCash'],
    ['negative money', { openingPayables: '-0.01' }, 'OUT_OF_RANGE openingPayables'],
    ['money above the range', { openingCash: '100000000000.01' }, 'OUT_OF_RANGE openingCash'],
    ['money with too many decimals', { openingCash: '5.001' }, 'TOO_PRECISE openingCash'],
    ['yen with decimals', { currency: 'JPY', subscription: null, openingCash: '5.0' }, 'TOO_PRECISE openingCash'],
    ['an unknown currency', { currency: 'EURO' }, 'WRONG_TYPE currency'],
    ['a small letter in a currency', { currency: 'eur' }, 'WRONG_TYPE currency'],
    ['an unknown template', { template: 'shop' }, 'WRONG_TYPE template'],
    ['a month 13', { startMonth: '2027-13' }, 'WRONG_TYPE startMonth'],
    ['a day for a month', { startMonth: '2027-01-01' }, 'WRONG_TYPE startMonth'],
    ['a percentage as text', { taxPercent: '20' }, 'WRONG_TYPE taxPercent'],
    ['a percentage above the range', { taxPercent: 100.0001 }, 'OUT_OF_RANGE taxPercent'],
    ['a huge percentage', { taxPercent: 1e300 }, 'OUT_OF_RANGE taxPercent'],
    ['a percentage below the range', { loadedCostPercent: 99.9 }, 'OUT_OF_RANGE loadedCostPercent'],
    ['a percentage with five decimals', { taxPercent: 20.00001 }, 'TOO_PRECISE taxPercent'],
    ['a tiny percentage', { taxPercent: 1e-7 }, 'TOO_PRECISE taxPercent'],
    ['a fraction of a month', { collectionDelayMonths: 1.5 }, 'WRONG_TYPE collectionDelayMonths'],
    ['a delay above the range', { collectionDelayMonths: 7 }, 'OUT_OF_RANGE collectionDelayMonths'],
    ['a short list', { seasonalityPercent: [100, 100] }, 'WRONG_TYPE seasonalityPercent'],
    [
      'wrong entries of a list',
      { customers: { monthlyGrowthPercent: [5, '4', 3, null, 2000] } },
      'WRONG_TYPE customers.monthlyGrowthPercent.1',
      'WRONG_TYPE customers.monthlyGrowthPercent.3',
      'OUT_OF_RANGE customers.monthlyGrowthPercent.4',
    ],
    ['a count with seven decimals', { customers: { newPerMonth: 0.0000001 } }, 'TOO_PRECISE customers.newPerMonth'],
    ['a count above the range', { customers: { opening: 1e9 + 1 } }, 'OUT_OF_RANGE customers.opening'],
    ['text that is a number', { name: 5 }, 'WRONG_TYPE name'],
    ['a block that is a list', { customers: [] }, 'WRONG_TYPE customers'],
    ['a map that is text', { costs: 'none' }, 'WRONG_TYPE costs'],
    ['an entry that is a number', { hires: { ana: 5 } }, 'WRONG_TYPE hires.ana'],
    ['a flag as text', { hires: { ana: { ...hire, billable: 'yes' } } }, 'WRONG_TYPE hires.ana.billable'],
    ['half a person', { hires: { ana: { ...hire, count: 0.5 } } }, 'WRONG_TYPE hires.ana.count'],
    ['nobody', { hires: { ana: { ...hire, count: 0 } } }, 'OUT_OF_RANGE hires.ana.count'],
    [
      'unknown fields',
      { vat: 19, orders: { averageOrderValue: '5', tips: 1 }, costs: { a: { ...cost, note: '' } } },
      'UNKNOWN_FIELD orders.tips',
      'UNKNOWN_FIELD costs.a.note',
      'UNKNOWN_FIELD vat',
    ],
    [
      'a cost without its amount',
      { costs: { a: { category: 'cogs', kind: 'perOrder', percent: 5 } } },
      'REQUIRED costs.a.amount',
    ],
    ['a cost without its percent', { costs: { a: { ...cost, kind: 'percentOfGmv' } } }, 'REQUIRED costs.a.percent'],
    ['too many costs', { costs: many(201, cost) }, 'TOO_MANY costs'],
    ['too many hires', { hires: many(201, hire) }, 'TOO_MANY hires'],
    ['too many rounds', { rounds: many(21, equity) }, 'TOO_MANY rounds'],
    ['churn above 100 %', { customers: { monthlyChurnPercent: 120 } }, 'CHURN_OVER_100 customers.monthlyChurnPercent'],
    [
      'churn and contraction above 100 %',
      { customers: { monthlyChurnPercent: 60 }, subscription: { price: '5', contractionPercent: 40.0001 } },
      'CHURN_PLUS_CONTRACTION_OVER_100 subscription.contractionPercent',
    ],
    [
      'a start before the model',
      {
        hires: { ana: { ...hire, startMonth: '2026-11' } },
        costs: { a: { ...cost, startMonth: '2026-12' } },
        rounds: { b: { ...equity, month: '2026-01' } },
      },
      'BEFORE_START costs.a.startMonth',
      'BEFORE_START hires.ana.startMonth',
      'BEFORE_START rounds.b.month',
    ],
    [
      'an end before the start',
      { hires: { ana: { ...hire, endMonth: '2027-01' } }, costs: { a: { ...cost, endMonth: '2026-12' } } },
      'ENDS_BEFORE_START costs.a.endMonth',
      'ENDS_BEFORE_START hires.ana.endMonth',
    ],
    [
      'rounds without a valuation',
      { rounds: { a: { ...equity, preMoney: null }, b: { ...safe, postMoneyCap: '0' } } },
      'ROUND_NEEDS_VALUATION rounds.a.preMoney',
      'ROUND_NEEDS_VALUATION rounds.b.postMoneyCap',
    ],
    [
      'a pool that leaves nothing',
      { rounds: { a: { ...equity, amount: '400', preMoney: '100', optionPoolPercent: 20 } } },
      'ROUND_TOO_DILUTIVE rounds.a.optionPoolPercent',
    ],
    ['SAFEs of 100 %', { rounds: { b: safe, a: safe } }, 'ROUND_TOO_DILUTIVE rounds.b.amount'],
    ['a cap table of 90 %', { capTable: { foundersPercent: 80, optionPoolPercent: 10 } }, 'CAP_TABLE_NOT_100 capTable'],
    ['a cap table of 110 % by its default', { capTable: { optionPoolPercent: 10 } }, 'CAP_TABLE_NOT_100 capTable'],
    ['a round that is called as a holder', { rounds: { founders: equity } }, 'WRONG_TYPE rounds.founders'],
    [
      'growth beyond computing',
      { customers: { newPerMonth: 1000, monthlyGrowthPercent: [40, 40, 40, 40, 40] } },
      'TOO_LARGE ',
    ],
    [
      'an opening MRR beyond computing',
      { customers: { opening: 1e9 }, subscription: { price: '90000000' } },
      'TOO_LARGE ',
    ],
  ])('%s', (_, changes, ...expected) => {
    expect(pathsOf(changes)).toEqual(expected);
  });

  test.each<[object, string]>([
    [{ orders: 5 }, 'Orders must be an object.'],
    [{ capTable: [] }, 'Ownership at the start must be an object.'],
    [{ hires: 'many' }, 'People must be an object with an entry for each id.'],
    [{ costs: { a: 5 } }, 'A cost must be an object.'],
    [{ rounds: many(21, equity) }, 'A projection can have up to 20 funding rounds.'],
  ])('are named as the editor names them: %j', (changes, message) => {
    expect(issuesOf({ inputs: { ...valid, ...changes } })[0]!.message).toBe(message);
  });

  test('a long id is cut in its path, and what is within isn’t read', () => {
    const id = 'x'.repeat(101);
    const issue = {
      path: `costs.${'x'.repeat(100)}…`,
      code: 'WRONG_TYPE',
      message: 'An id can have up to 100 characters.',
    };
    expect(issuesOf({ inputs: { ...valid, costs: { [id]: {} } } })).toEqual([issue]);
    expect(issuesOf({ inputs: valid, scenarios: { [id]: {} } })[0]!.path).toBe(`scenarios.${'x'.repeat(100)}…`);
    expect(issuesOf({ inputs: { ...valid, costs: { [id.slice(1)]: cost } } })).toEqual([]);
  });

  test('a steep rise of revenue is named instead of the growth of customers', () => {
    const seasonalityPercent = [0, 0, 0, 1000, 1000, 1000, 100, 100, 100, 100, 100, 100];
    const inputs = {
      ...valid,
      subscription: null,
      seasonalityPercent,
      customers: { opening: 0, newPerMonth: 1_000_000, monthlyGrowthPercent: [1, 0, 0, 0, 0] },
      orders: { averageOrderValue: '5000.00' },
      services: { hourlyRate: '1.00', hoursPerCustomer: 0.000001 },
      hires: { a: { ...hire, startMonth: '2027-01', billable: true } },
    };
    expect(issuesOf({ inputs })).toEqual([
      {
        path: '',
        code: 'TOO_LARGE',
        message: 'The growth of revenue in the three months up to 2028-06, as of a year, is beyond computing.',
      },
    ]);
  });

  test('are reported all at once: fields first, then what spans fields', () => {
    const inputs = {
      ...valid,
      taxPercent: 101,
      customers: { monthlyChurnPercent: 99 },
      subscription: { price: '5', contractionPercent: 2 },
      capTable: { foundersPercent: 1 },
      rounds: { a: { kind: 'loan', month: '2027-01', amount: '5' } },
    };
    expect(pathsOf(inputs)).toEqual([
      'OUT_OF_RANGE taxPercent',
      'WRONG_TYPE rounds.a.kind',
      'CHURN_PLUS_CONTRACTION_OVER_100 subscription.contractionPercent',
      'CAP_TABLE_NOT_100 capTable',
    ]);
  });

  test('have the sentences of FINANCE.md', () => {
    const message = (changes: object) => issuesOf({ inputs: { ...valid, ...changes } })[0]?.message;
    expect(message({ taxPercent: -1 })).toBe('Tax must be between 0 and 100 %.');
    expect(message({ customers: { monthlyChurnPercent: 120 } })).toBe(
      'Monthly churn is 120 %. It cannot exceed 100 %: no more customers can leave than you have.',
    );
    expect(message({ hires: { ana: { ...hire, startMonth: '2026-11' } } })).toBe(
      'Ana starts 2026-11, before the model (2027-01). Use 2027-01 for people already there.',
    );
    expect(message({ customers: { newPerMonth: 1e6, monthlyGrowthPercent: [5, 40, 4, 40, 40] } })).toBe(
      'Growth of 40 % a month for 60 months is beyond computing.',
    );
    expect(message({ openingPayables: '-1' })).toBe(
      'Opening payables must be between 0.00 and 100,000,000,000.00 EUR.',
    );
  });

  test('of scenarios and options name their place, and repeat nothing of the base', () => {
    const request = {
      inputs: { ...valid, taxPercent: 200 },
      scenarios: {
        frame: { patch: { currency: 'USD', taxPercent: 5 } },
        wrong: { name: 'Wrong', patch: { subscription: { price: '5.001' } } },
        none: {},
      },
      monteCarlo: { runs: 0, seed: 2 ** 32, spread: 1 },
      other: 1,
    };
    expect(issuesOf(request).map(({ path, code }) => `${code} ${path}`)).toEqual([
      'OUT_OF_RANGE taxPercent',
      'SCENARIO_CHANGES_FRAME scenarios.frame.patch.currency',
      'TOO_PRECISE scenarios.wrong.patch.subscription.price',
      'REQUIRED scenarios.none.patch',
      'OUT_OF_RANGE monteCarlo.runs',
      'OUT_OF_RANGE monteCarlo.seed',
      'UNKNOWN_FIELD monteCarlo.spread',
      'UNKNOWN_FIELD other',
    ]);
  });

  test.each([
    null,
    5,
    'inputs',
    [],
    {},
    { inputs: 5 },
    { inputs: valid, scenarios: [] },
    { inputs: valid, monteCarlo: 5 },
  ])('are rejected whatever the request is: %j', (request) => {
    expect(issuesOf(request)).toHaveLength(1);
  });

  test('of a patch are reported beside the same of its base', () => {
    const issues = issuesOf({
      inputs: { ...valid, taxPercent: 101 },
      scenarios: { own: { patch: { taxPercent: 400 } }, same: { patch: {} } },
    });
    expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'OUT_OF_RANGE taxPercent',
      'OUT_OF_RANGE scenarios.own.patch.taxPercent',
    ]);
  });

  test('nest deeply without harm', () => {
    const deep = JSON.parse(`${'{"customers":'.repeat(50_000)}5${'}'.repeat(50_000)}`);
    expect(issuesOf({ inputs: valid, scenarios: { a: { patch: deep } } }).map(({ code }) => code)).toEqual([
      'UNKNOWN_FIELD',
    ]);
  });
});

test('what is on the edge of its range is valid', () => {
  expect(
    pathsOf({
      openingCash: '-100000000000.00',
      taxPercent: 100,
      customers: { opening: 0.000001, monthlyChurnPercent: 60 },
      subscription: { price: '0', contractionPercent: 40 },
      hires: many(200, { ...hire, count: 10_000 }),
      capTable: { foundersPercent: 33.3333, optionPoolPercent: 33.3333, investorsPercent: 33.3334 },
    }),
  ).toEqual([]);
});
