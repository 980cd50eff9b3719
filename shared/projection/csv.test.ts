import { expect, it } from 'vitest';
import { inputsCsv, parseCsv, resultCsv, type CsvPreview } from './csv';
import { parseInputs } from './parse';
import { presentProjection } from './present';
import { project } from './project';
import { goldenModels } from './testing/goldenModels';

function read(text: string): CsvPreview {
  const preview = parseCsv(text);
  if ('fault' in preview) throw new Error(preview.fault);
  return preview;
}

/** Without what is absent. */
const compact = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner === null ? undefined : inner)));

it.each(Object.entries(goldenModels))('reads the inputs that it wrote: %s', (_, inputs) => {
  const preview = read(inputsCsv(inputs));
  expect(preview).toMatchObject({ kind: 'inputs', ignored: [], issues: [] });
  const parsed = [preview.inputs, inputs].map((one) => parseInputs(one));
  expect(parsed[0]).toEqual(parsed[1]);
  expect(Object.keys(compact(inputs) as object)).toEqual(expect.arrayContaining(Object.keys(preview.inputs!)));
});

it('says what it does not understand', () => {
  const preview = read(
    'path;value\ntemplate;saas\ncurrency;EUR\nvat;19\ncosts.a.color;red\n a b.c.d.e;1\ntaxPercent;\ntaxPercent;200',
  );
  expect(preview.ignored.map(({ row, text }) => [row, text])).toEqual([
    [4, 'vat'],
    [5, 'costs.a.color'],
    [6, 'a b.c.d.e'],
    [7, 'taxPercent'],
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
  const preview = read(resultCsv(presentProjection(project(parsed.model)), parsed.model.start));
  expect(preview.understood).toEqual([]);
  expect(preview.ignored.find(({ text }) => text === 'orders')?.reason).toBe(
    'This is a result. Export the inputs to import them.',
  );
});

it('reads actual figures by name or label', () => {
  const preview = read(
    '\uFEFFMonth,Revenue,closing_cash,closingCustomers,Mood\n2027-01,100.50,"5",7,good\nJan 2027,1,2,3,4\n',
  );
  expect(preview.months).toEqual({ '2027-01': { revenue: '100.50', closingCash: '5', closingCustomers: 7 } });
  expect(preview.ignored.map(({ text }) => text)).toEqual(['Mood', 'Jan 2027']);
});

it('writes no formulas of names, and keeps negative numbers', () => {
  const csv = inputsCsv({ name: '=cmd()', openingCash: '-5.00' });
  expect(csv).toContain("'=cmd()");
  expect(csv).toContain(',-5.00');
  expect(read(csv).inputs).toEqual({ name: '=cmd()', openingCash: '-5.00' });
});

it.each(["+1+cmd|' /C calc'!A0", "-2+3+cmd|' /C calc'!D2", '+.5*A1', '@SUM(A1)', '-A1'])(
  'writes no formula: %s',
  (name) => {
    const csv = inputsCsv({ name, customers: { monthlyGrowthPercent: [-1, -0.5, 0, 0, 0] } });
    expect(csv).toContain(`'${name}`);
    expect(read(csv).inputs).toEqual({ name, customers: { monthlyGrowthPercent: [-1, -0.5, 0, 0, 0] } });
  },
);

it('leaves out actual figures that aren’t numbers', () => {
  const preview = read('month,revenue,closingCustomers\n2027-01,"1,200",many\n2027-02,-5,1e3\n2027-03,7,2.5\n');
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
  const { understood } = read('path,value\r\ntemplate,saas\r\nopeningCash,5\ncurrency,EUR\n');
  expect(understood.map(({ path, value }) => [path, value])).toEqual([
    ['template', 'saas'],
    ['openingCash', '5'],
    ['currency', 'EUR'],
  ]);
});

it('takes the last of repeated values, says so, and counts blank rows', () => {
  const inputs = read('\npath,value\n\ntaxPercent,5\n,\ntaxPercent,7\n');
  expect(inputs.understood).toEqual([{ row: 6, path: 'taxPercent', value: '7' }]);
  expect(inputs.inputs).toEqual({ taxPercent: 7 });
  expect(inputs.ignored).toEqual([{ row: 4, text: 'taxPercent', reason: 'Row 6 has it again, and is taken.' }]);

  const actuals = read('month,revenue,Revenue,net_burn\n2027-01,1,2,\n\n2027-01,3,4,5\n');
  expect(actuals.months).toEqual({ '2027-01': { revenue: '3', netBurn: '5' } });
  expect(actuals.ignored).toEqual([
    { row: 1, text: 'Revenue', reason: 'Another column has this figure already.' },
    { row: 2, text: '2027-01, revenue', reason: 'Row 4 has it again, and is taken.' },
  ]);
});

it('reads what spreadsheets write where decimals have a comma', () => {
  const german =
    'path;value\nname;Plan 1,5\nopeningCash;1.200,50\ncustomers.monthlyChurnPercent;3,5\n' +
    'customers.monthlyGrowthPercent;5,5 4 3 2 1\nhires.a.annualSalary;60000,00\n';
  expect(read(german).inputs).toEqual({
    name: 'Plan 1,5',
    openingCash: '1200.50',
    customers: { monthlyChurnPercent: 3.5, monthlyGrowthPercent: [5.5, 4, 3, 2, 1] },
    hires: { a: { annualSalary: '60000.00' } },
  });
  const actuals = read('Month;Revenue;Closing customers\n2027-01;4000,50;1.200,5\n2027-02;7;8\n');
  expect(actuals.months).toEqual({
    '2027-01': { revenue: '4000.50', closingCustomers: 1200.5 },
    '2027-02': { revenue: '7', closingCustomers: 8 },
  });
  expect(actuals.ignored).toEqual([]);
  expect(read('month\trevenue\n2027-01\t5,5\n').months).toEqual({ '2027-01': { revenue: '5.5' } });
});

it.each([
  ['\n \n', 'The file is empty.'],
  ['PK\u0003\u0004\0\0', 'This is no text file. Save the spreadsheet as CSV.'],
  ['foo,bar\n1,2\n', 'The columns path and value are missing, or month and a column for each figure.'],
  ['path,value\nname,"Plan\ntemplate,saas\n', 'A quote in row 2 is not closed.'],
])('says why a file can’t be read: %j', (text, fault) => {
  expect(parseCsv(text)).toEqual({ fault });
});
