import { expect, it } from 'vitest';
import { inputsCsv, parseCsv, resultCsv } from './csv';
import { parseInputs } from './parse';
import { presentProjection } from './present';
import { project } from './project';
import { goldenModels } from './testing/goldenModels';

/** Without what is absent. */
const compact = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner === null ? undefined : inner)));

it.each(Object.entries(goldenModels))('reads the inputs that it wrote: %s', (_, inputs) => {
  const preview = parseCsv(inputsCsv(inputs));
  expect(preview).toMatchObject({ kind: 'inputs', ignored: [], issues: [] });
  const parsed = [preview.inputs, inputs].map((one) => parseInputs(one));
  expect(parsed[0]).toEqual(parsed[1]);
  expect(Object.keys(compact(inputs) as object)).toEqual(expect.arrayContaining(Object.keys(preview.inputs!)));
});

it('says what it does not understand', () => {
  const preview = parseCsv(
    'path;value\ntemplate;saas\ncurrency;EUR\nvat;19\ncosts.a.color;red\n a b.c.d.e;1\ntaxPercent;\ntaxPercent;200',
  );
  expect(preview.ignored.map(({ row, text }) => [row, text])).toEqual([
    [6, 'a b.c.d.e'],
    [7, 'taxPercent'],
    [4, 'vat'],
    [5, 'costs.a.color'],
  ]);
  expect(preview.inputs).toEqual({ template: 'saas', currency: 'EUR', taxPercent: 200 });
  expect(preview.issues.map(({ path, code }) => `${code} ${path}`)).toEqual([
    'REQUIRED startMonth',
    'REQUIRED openingCash',
    'OUT_OF_RANGE taxPercent',
  ]);
});

it('takes no line of a result for an input', () => {
  const parsed = parseInputs(Object.values(goldenModels)[0]!);
  if (!parsed.ok) throw new Error('The golden model is invalid.');
  const preview = parseCsv(resultCsv(presentProjection(project(parsed.model)), parsed.model.start));
  expect(preview.understood).toEqual([]);
  expect(preview.ignored.find(({ text }) => text === 'orders')?.reason).toBe(
    'This is a result. Export the inputs to import them.',
  );
});

it('reads actual figures by name or label', () => {
  const preview = parseCsv(
    '\uFEFFMonth,Revenue,closing_cash,closingCustomers,Mood\n2027-01,100.50,"5",7,good\nJan 2027,1,2,3,4\n',
  );
  expect(preview.months).toEqual({ '2027-01': { revenue: '100.50', closingCash: '5', closingCustomers: 7 } });
  expect(preview.ignored.map(({ text }) => text)).toEqual(['Mood', 'Jan 2027']);
});

it('writes no formulas of names, and keeps negative numbers', () => {
  const csv = inputsCsv({ name: '=cmd()', openingCash: '-5.00' });
  expect(csv).toContain("'=cmd()");
  expect(csv).toContain(',-5.00');
  expect(parseCsv(csv).inputs).toEqual({ name: '=cmd()', openingCash: '-5.00' });
});

it.each(["+1+cmd|' /C calc'!A0", "-2+3+cmd|' /C calc'!D2", '+.5*A1', '@SUM(A1)', '-A1'])(
  'writes no formula: %s',
  (name) => {
    const csv = inputsCsv({ name, customers: { monthlyGrowthPercent: [-1, -0.5, 0, 0, 0] } });
    expect(csv).toContain(`'${name}`);
    expect(parseCsv(csv).inputs).toEqual({ name, customers: { monthlyGrowthPercent: [-1, -0.5, 0, 0, 0] } });
  },
);

it('leaves out actual figures that aren’t numbers', () => {
  const preview = parseCsv('month,revenue,closingCustomers\n2027-01,"1,200",many\n2027-02,-5,1e3\n2027-03,7,2.5\n');
  expect(preview.months).toEqual({ '2027-02': { revenue: '-5' }, '2027-03': { revenue: '7', closingCustomers: 2.5 } });
  expect(preview.ignored).toEqual(
    [
      [2, '1,200'],
      [2, 'many'],
      [3, '1e3'],
    ].map(([row, text]) => ({ row, text, reason: 'A figure is written such as "1200.50".' })),
  );
});

it('writes results by line and month', () => {
  const parsed = parseInputs(goldenModels.saas);
  if (!parsed.ok) throw new Error('invalid');
  const [header, first] = resultCsv(presentProjection(project(parsed.model)), parsed.model.start).split('\r\n');
  expect(header).toMatch(/^line,2027-01,2027-02,.*,2031-12$/);
  expect(first).toMatch(/^base,25\.000000,26\.250000,/);
});

it('reads a file with several kinds of line ends', () => {
  const { understood } = parseCsv('path,value\r\ntemplate,saas\r\nopeningCash,5\ncurrency,EUR\n');
  expect(understood.map(({ path, value }) => [path, value])).toEqual([
    ['template', 'saas'],
    ['openingCash', '5'],
    ['currency', 'EUR'],
  ]);
});

it('takes the last of repeated values, says so, and counts blank rows', () => {
  const inputs = parseCsv('\npath,value\n\ntaxPercent,5\n,\ntaxPercent,7\n');
  expect(inputs.understood).toEqual([{ row: 6, path: 'taxPercent', value: '7' }]);
  expect(inputs.inputs).toEqual({ taxPercent: 7 });
  expect(inputs.ignored).toEqual([{ row: 4, text: 'taxPercent', reason: 'Row 6 has it again, and is taken.' }]);

  const actuals = parseCsv('month,revenue,Revenue,net_burn\n2027-01,1,2,\n\n2027-01,3,4,5\n');
  expect(actuals.months).toEqual({ '2027-01': { revenue: '3', netBurn: '5' } });
  expect(actuals.ignored).toEqual([
    { row: 1, text: 'Revenue', reason: 'Another column has this figure already.' },
    { row: 2, text: '2027-01, revenue', reason: 'Row 4 has it again, and is taken.' },
  ]);
});
