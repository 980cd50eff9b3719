import { describe, expect, it } from 'vitest';
import { compareActuals } from '../../../../shared/projection/actuals';
import type { ProjectionInputs } from '../../../../shared/projection/inputs';
import { parseInputs } from '../../../../shared/projection/parse';
import { project } from '../../../../shared/projection/project';
import type { Computed } from '../chosen/messages';
import { changedMonth, shownActual, tableMonths, type ActualMonths } from './actualValues';
import { describeActualRunway, describeAlerts, describeDeviation, signedPercent } from './describeActuals';
import { cashWithoutRounds, defaultMonth, explainRunway, keyFigures } from './figures';
import { segmentsOf } from '../result/segments';
import { actualSeries, linesWithActuals } from './actualSeries';

const inputs: ProjectionInputs = {
  template: 'saas',
  currency: 'EUR',
  startMonth: '2027-01',
  openingCash: '100000.00',
  customers: { opening: 10, newPerMonth: 2, monthlyChurnPercent: 5 },
  subscription: { price: '50.00' },
  costs: { office: { name: 'Office', category: 'generalAdmin', kind: 'fixed', amount: '9000.00' } },
};

function projectionOf(changes: Partial<ProjectionInputs> = {}) {
  const parsed = parseInputs({ ...inputs, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const projection = project(parsed.model);
  const { lines, metrics, summary, plan } = projection;
  const { digits, currency, start, subscription } = plan.model;
  const computed = { lines, metrics, summary, digits, currency, start, hasSubscription: subscription !== null };
  return { projection, computed: computed as Computed };
}

describe('key figures', () => {
  const reasonOf = (changes: Partial<ProjectionInputs>, id: string, month: number) => {
    const figure = keyFigures(projectionOf(changes).computed).find((one) => one.id === id)!;
    expect(figure.values[month - 1]).toBeNull();
    return figure.whyNot(month);
  };

  it('have a reason wherever they have no value', () => {
    expect(reasonOf({}, 'burnMultiple', 3)).toBe('it needs the rise over three months, so it starts in Apr 2027.');
    expect(reasonOf({}, 'ruleOf40', 14)).toBe('it needs the same months a year earlier, so it starts in Mar 2028.');
    expect(reasonOf({}, 'ltvToCac', 2)).toContain('nothing is spent on sales and marketing');
    expect(reasonOf({ customers: { opening: 10 } }, 'cacPaybackMonths', 5)).toBe('nobody signs up in these 3 months.');
    expect(reasonOf({ customers: {} }, 'ltvToCac', 1)).toBe('there are no customers yet.');
    expect(reasonOf({ customers: {} }, 'grossMarginPercent', 1)).toBe('there is no revenue this month.');
    expect(reasonOf({ customers: {} }, 'ruleOf40', 20)).toBe('there was no revenue a year earlier.');
    expect(reasonOf({ customers: { opening: 10 } }, 'burnMultiple', 6)).toContain('MRR doesn’t rise');
    expect(reasonOf({ subscription: null }, 'mrr', 1)).toBe('this projection has no subscription.');
    const costly = { cloud: { name: 'Cloud', category: 'cogs', kind: 'perCustomer', amount: '80.00' } } as const;
    expect(reasonOf({ costs: costly }, 'cacPaybackMonths', 5)).toContain('gross profit per customer isn’t above zero');
  });

  it('show amounts in the currency and ratios with one decimal', () => {
    const figures = keyFigures(projectionOf().computed);
    expect(figures[0]!.format(figures[0]!.values[0]!)).toBe('8,425 EUR');
    expect(figures.find(({ id }) => id === 'grossMarginPercent')!.format(100)).toBe('100.0 %');
  });
});

it('explains the runway with its values', () => {
  const { computed } = projectionOf();
  const { values } = explainRunway(computed)!;
  const [, months, cash, burn, result] = /^(\d+) \+ ([\d,.]+) \/ ([\d,.]+) = ([\d.]+) months$/.exec(values)!;
  const number = (text: string) => Number(text.replaceAll(',', ''));
  expect(number(months!) + number(cash!) / number(burn!)).toBeCloseTo(number(result!), 2);
  expect(cashWithoutRounds(computed)[0]).toBe(computed.lines.closingCash[1]! / 100);
  expect(explainRunway(projectionOf({ costs: {} }).computed)).toBeNull();
});

it('starts with the latest actual month, else the current one, else the end of the first year', () => {
  const start = 2027 * 12;
  expect(defaultMonth(start, start + 4, 3)).toBe(3);
  expect(defaultMonth(start, start + 4, null)).toBe(5);
  expect(defaultMonth(start, start - 1, null)).toBe(12);
  expect(defaultMonth(start, start + 80, null)).toBe(12);
});

it('draws a gap where a figure has no value', () => {
  expect(segmentsOf([1, null, null, 2, 3])).toEqual([
    [{ month: 1, value: 1 }],
    [
      { month: 4, value: 2 },
      { month: 5, value: 3 },
    ],
  ]);
});

describe('actual figures', () => {
  it('are sent alone, and removed when nothing is typed', () => {
    expect(changedMonth('closingCash', '90,000')).toEqual({ closingCash: '90000' });
    expect(changedMonth('revenue', '')).toEqual({ revenue: null });
    expect(changedMonth('revenue', 'many')).toEqual({ revenue: 'many' });
    expect(shownActual('closingCustomers', '11.500000')).toBe('11.5');
    expect(shownActual('revenue', '500.00')).toBe('500.00');
  });

  it('are shown up to the current month or the latest one', () => {
    const start = 2027 * 12;
    expect(tableMonths(start, start - 5, {}, 0)).toEqual(['2027-01', '2027-02', '2027-03']);
    expect(tableMonths(start, start + 4, {}, 0)).toHaveLength(5);
    expect(tableMonths(start, start, { '2027-09': {} }, 6)).toHaveLength(15);
    expect(tableMonths(start, start + 90, {}, 6)).toHaveLength(60);
  });

  it('say what they do to the runway, and raise alerts', () => {
    const { projection, computed } = projectionOf();
    const compare = (months: ActualMonths) => ({ months, ...compareActuals(projection, months) });
    const late = compare({ '2027-02': { closingCash: '40000.00', revenue: '100.00' } });
    expect(describeDeviation(late, computed)).toMatch(
      /^At the end of Feb 2027, cash was 43,\d{3} EUR below the plan\. With the planned cash flow and no new funding, it lasts \d\.\d months: \d\.\d months less than planned\.$/,
    );
    expect(describeAlerts(late)).toEqual([
      'Your cash lasts less than 6 months.',
      'Revenue and closing cash of Feb 2027 are 20 % or more off the plan.',
    ]);
    expect(describeActualRunway(late)).toMatch(/^Without new funding, the cash of Feb 2027 lasts \d+\.\d months\.$/);
    const gone = compare({ '2027-01': { closingCash: '-5.00' } });
    expect(describeActualRunway(gone)).toBe('Cash had run out at the end of Jan 2027.');
    expect(describeAlerts(gone)).toEqual(['Closing cash of Jan 2027 is 20 % or more off the plan.']);
    expect(describeActualRunway(compare({ '2027-01': { revenue: '5.00' } }))).toBeNull();
    const asPlanned = compare({ '2027-01': { closingCash: '91575.00' } });
    expect(describeDeviation(asPlanned, computed)).toContain('cash was as planned');
    expect(describeAlerts(asPlanned)).toEqual([]);
    expect(describeDeviation(compare({ '2027-01': { revenue: '5.00' } }), computed)).toBeNull();
    expect(signedPercent('12.50')).toBe('+12.5 %');
    expect(signedPercent('-3.00')).toBe('−3.0 %');
  });
});

it('draws actual figures beside the plan, with gaps, over at least a year', () => {
  const { computed } = projectionOf();
  const months: ActualMonths = { '2027-01': { closingCash: '99000.00' }, '2027-03': { closingCash: '80000.00' } };
  const chart = actualSeries('closingCash', months, computed);
  expect(chart.actual.slice(0, 4)).toEqual([99_000, null, 80_000, null]);
  expect(chart.plan[0]).toBe(computed.lines.closingCash[1]! / 100);
  expect([chart.plan.length, chart.actual.length]).toEqual([12, 12]);
  expect(chart.title).toBe('Closing cash in Mar 2027 was above the plan');
  // A model that starts later has no place for earlier figures.
  expect(linesWithActuals(months, computed.start + 3)).toEqual([]);
  const last: ActualMonths = { '2028-06': { newCustomers: '2.000000' } };
  expect(actualSeries('newCustomers', last, computed)).toMatchObject({
    title: 'New customers in Jun 2028 were as planned',
    unit: 'customers',
  });
  expect(actualSeries('newCustomers', last, computed).plan).toHaveLength(18);
});
