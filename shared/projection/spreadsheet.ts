import { projectionLimits } from '../contracts/projection';
import { countDecimals } from './decimals';
import { formulaParts } from './explain';
import { lineDecimals, lineNames, type LineName } from './lines';
import type { Projection } from './project';

/** Column of month 1: column A has the names of the lines. */
const firstColumn = 2;
/** Row of the first line: row 1 has the months. */
const firstRow = 2;

/** A file with a longer formula is damaged to a spreadsheet. */
const longestFormula = 8_192;

/** "A" for 1, "AA" for 27. */
function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + rest);
}

const rows = new Map<string, number>(lineNames.map((name, index) => [name, firstRow + index]));

/** The cell of a line, as operands name it: `revenue`, or `revenue-2` for two months earlier. */
function cellOf(operand: string, month: number): string | undefined {
  const [, name = '', back = '0'] = /^([A-Za-z]+)(?:-(\d+))?$/.exec(operand) ?? [];
  const row = rows.get(name);
  const at = month - Number(back);
  // The openings of month 1 are inputs with names of lines.
  return row === undefined || at < 1 ? undefined : `${columnName(firstColumn + at - 1)}${row}`;
}

/** R(…) rounds to the decimals of its line, and an R within an R to those of counts. */
function withRounding(text: string, decimals: number): string {
  let shown = '';
  const open: (number | null)[] = [];
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!;
    const isRounding = char === 'R' && text[index + 1] === '(' && !/[A-Za-z]/.test(text[index - 1] ?? '');
    if (isRounding) {
      open.push(open.some((one) => one !== null) ? countDecimals : decimals);
      shown += 'ROUND(';
      index++;
    } else if (char === '(') {
      open.push(null);
      shown += char;
    } else if (char === ')') {
      const digits = open.pop() ?? null;
      shown += digits === null ? ')' : `,${digits})`;
    } else shown += char;
  }
  return shown;
}

/**
 * The formula of a cell for a spreadsheet: other lines as cells, inputs as their values.
 * @returns such as `=B4+B5-B6`; undefined where the line is an input itself, or its sum has too many terms
 */
export function cellFormula(projection: Projection, line: LineName, month: number): string | undefined {
  const { isSum, parts } = formulaParts(projection, line, month);
  let hasCell = false;
  const text = parts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll('min(', 'MIN(').replaceAll('max(', 'MAX(');
      const cell = isSum || part.name === line ? undefined : cellOf(part.name, month);
      hasCell ||= cell !== undefined;
      return cell ?? part.value.replace(' %', '%');
    })
    .join('');
  if (!hasCell && !text.includes('+')) return undefined;
  const rounded = withRounding(text, lineDecimals(line, projection.plan.model.digits));
  const formula = `=${rounded.replaceAll('×', '*').replaceAll('−', '-').replaceAll(' ', '')}`;
  return formula.length > longestFormula ? undefined : formula;
}

export type SheetRow = { line: LineName; decimals: number; cells: { value: number; formula?: string }[] };

/** All lines as rows of a sheet, with their formulas. */
export const sheetRows = (projection: Projection): SheetRow[] =>
  lineNames.map((line) => {
    const decimals = lineDecimals(line, projection.plan.model.digits);
    const cells = Array.from({ length: projectionLimits.months }, (_, index) => ({
      value: projection.lines[line][index + 1]! / 10 ** decimals,
      formula: cellFormula(projection, line, index + 1),
    }));
    return { line, decimals, cells };
  });
