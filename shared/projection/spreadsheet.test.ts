import { expect, it } from 'vitest';
import { parseInputs } from './parse';
import { project } from './project';
import { sheetRows } from './spreadsheet';
import { goldenModels } from './testing/goldenModels';

/** What a spreadsheet computes of a formula, from the values of the other cells. */
function evaluate(formula: string, valueAt: (cell: string) => number): number {
  const script = formula
    .slice(1)
    .replaceAll(/\b([A-Z]{1,2})(\d+)\b/g, (cell) => `(${valueAt(cell)})`)
    .replaceAll(/(\d+(?:\.\d+)?)%/g, '($1/100)')
    .replaceAll(/\b(MIN|MAX)\(/g, (_, name: string) => `Math.${name.toLowerCase()}(`)
    .replaceAll('--', '+');
  const round = (value: number, digits: number) =>
    Math.sign(value) * (Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- arithmetic of this test's own models
  return new Function('ROUND', `return ${script}`)(round) as number;
}

it.each(['saas', 'everything', 'agency', 'yen without decimals'])('formulas compute their cells: %s', (name) => {
  const parsed = parseInputs(goldenModels[name]);
  if (!parsed.ok) throw new Error('invalid');
  const rows = sheetRows(project(parsed.model));
  const column = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 2;
  const valueAt = (cell: string) => {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(cell)!;
    return rows[Number(row) - 2]!.cells[column(letters)]!.value;
  };
  let count = 0;
  for (const { line, decimals, cells } of rows)
    for (const [index, { value, formula }] of cells.entries()) {
      if (formula === undefined) continue;
      count++;
      const tolerance = 1.5 * 10 ** -decimals + Math.abs(value) * 1e-9;
      expect(Math.abs(evaluate(formula, valueAt) - value), `${line} ${index + 1}: ${formula}`).toBeLessThan(tolerance);
    }
  expect(count).toBeGreaterThan(1_500);
});

it('refers to other lines, and has inputs as values', () => {
  const parsed = parseInputs(goldenModels.saas);
  if (!parsed.ok) throw new Error('invalid');
  const rows = sheetRows(project(parsed.model));
  const formulaOf = (line: string, month: number) => rows.find((row) => row.line === line)!.cells[month - 1]!.formula;
  expect(formulaOf('base', 1)).toBeUndefined();
  expect(formulaOf('base', 2)).toBe('=ROUND(B2*(1+5%),6)');
  expect(formulaOf('closingCustomers', 1)).toBe('=B4+B5-B6');
  expect(formulaOf('acquisitionSpend', 1)).toBe('=ROUND(ROUND(B3*(1-40%),6)*180.00,2)');
});

it('has a value where the formula is longer than a spreadsheet takes', () => {
  const cost = { category: 'cogs', kind: 'fixed', amount: '1234567.89', paymentDelayMonths: -6 };
  const parsed = parseInputs({
    ...goldenModels.saas,
    costs: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`c${index}`, cost])),
  });
  if (!parsed.ok) throw new Error('invalid');
  const payments = sheetRows(project(parsed.model)).find(({ line }) => line === 'costPayments')!;
  expect(payments.cells[0]!.formula).toBeUndefined();
  expect(payments.cells[1]!.formula).toBeDefined();
});
