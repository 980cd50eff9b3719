import Papa from 'papaparse';
import type { ProjectionIssue } from '../contracts/projection';
import { parseDecimal } from './decimals';
import { actualFields } from './fields';
import { formatMonth } from './months';
import { parseInputs } from './parse';
import type { PresentedProjection } from './present';
import { isObject } from './readInputs';

/** Text that a spreadsheet would run as a formula gets a quote before it. Numbers and lists of them stay. */
const formula = /^[=@\t\r]|^[+-](?![\d. -]*$)/;
export const toCsv = (rows: (string | number | null)[][]): string => Papa.unparse(rows, { escapeFormulae: formula });
const withoutQuote = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** Monthly lines and metrics as a table: a row for each, a column for each month. */
export function resultCsv({ monthly, metrics }: PresentedProjection, start: number): string {
  const months = Array.from({ length: 60 }, (_, index) => formatMonth(start + index));
  return toCsv([
    ['line', ...months],
    ...[...Object.entries(monthly), ...Object.entries(metrics)].map(([name, values]) => [name, ...values]),
  ]);
}

/** Every value of inputs by its path, lists with spaces. */
export function inputRows(inputs: unknown): [path: string, value: string][] {
  const rows: [string, string][] = [];
  const collect = (value: unknown, path: string) => {
    if (isObject(value))
      for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
    else if (Array.isArray(value)) rows.push([path, value.join(' ')]);
    else if (value !== null && value !== undefined) rows.push([path, String(value)]);
  };
  collect(inputs, '');
  return rows;
}

/** Every value of inputs by its path. `parseCsv` understands it. */
export const inputsCsv = (inputs: unknown): string => toCsv([['path', 'value'], ...inputRows(inputs)]);

/** What a CSV file was understood as. Nothing is stored. */
export type CsvPreview = {
  /** Inputs of a model, by path; or actual figures, by month. */
  kind: 'inputs' | 'actuals';
  inputs: Record<string, unknown> | null;
  months: Record<string, Record<string, unknown>> | null;
  understood: { row: number; path: string; value: string }[];
  ignored: { row: number; text: string; reason: string }[];
  /** What is wrong with the inputs that were understood. */
  issues: ProjectionIssue[];
};

const listSeparator = /[\s;|]+/;
/** Inputs that are words. Any comma in them is one. */
const words = /(^|\.)(name|title)$/;

/** Inputs whose values are text even when they look like numbers. */
const textFields =
  /(^|\.)(name|title|template|currency|category|kind|startMonth|endMonth|month|price|setupFee|openingMrr|averageOrderValue|hourlyRate|amount|annualSalary|preMoney|postMoneyCap|costPerPaidCustomer|opening(Cash|Receivables|Payables|TaxLosses))$/;
const lists = /(^|\.)(seasonalityPercent|monthlyGrowthPercent)$/;

function valueOf(path: string, text: string): unknown {
  if (lists.test(path)) return text.split(listSeparator).filter(Boolean).map(Number);
  if (textFields.test(path)) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : text;
}

/** Sets a value at a path. Ids of maps may be any text without dots. */
function setAt(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [key, ...rest] = path;
  if (rest.length === 0) {
    Object.defineProperty(target, key!, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  if (!Object.hasOwn(target, key!) || !isObject(target[key!])) setAt(target, [key!], {});
  setAt(target[key!] as Record<string, unknown>, rest, value);
}

/** "path;value": what stands between the columns, which tells commas of decimals from those between columns. */
const header = /^\s*"?(?:path|month|line)"?[ ]*([,;\t|])/i;

/** "1.200,50" as "1200.50". */
const decimalComma = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/;
const withDecimalPoint = (text: string): string =>
  decimalComma.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;

/**
 * Reads a CSV file of inputs (path, value) or of actual figures (month and a column for each figure). Columns are divided by
 * commas, semicolons or tabs; where it isn't commas, decimals may have one.
 * @returns what is understood, or why it can't be read at all
 */
export function parseCsv(text: string): CsvPreview | { fault: string } {
  // The parser knows one kind of line ends in a file, and a text that was edited elsewhere may have several.
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (lines.trim() === '') return { fault: 'The file is empty.' };
  if (/[\0\uFFFD]/.test(lines)) return { fault: 'This is no text file. Save the spreadsheet as CSV.' };
  const { data, errors, meta } = Papa.parse<string[]>(lines, { delimiter: header.exec(lines)?.[1] ?? '' });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) return { fault: `A quote in row ${(open.row ?? 0) + 1} is not closed.` };
  const read = (cell: string): string => withoutQuote(cell.trim());
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(read) }))
    .filter(({ cells }) => cells.some(Boolean));
  const hasDecimalCommas = meta.delimiter !== ',';
  const isActuals = rows[0]?.cells[0]?.toLowerCase() === 'month';
  const preview = isActuals ? readActuals(rows, hasDecimalCommas) : readInputRows(rows, hasDecimalCommas);
  if (!isActuals && preview.understood.length === 0 && !header.test(lines))
    return { fault: 'The columns path and value are missing, or month and a column for each figure.' };
  preview.ignored.sort((one, other) => one.row - other.row);
  return preview;
}

/** A row that isn't blank, with its number in the file, from 1. */
type CsvRow = { row: number; cells: string[] };

type Understood = CsvPreview['understood'][number];

/** Takes a value by its path. The last one counts, and an earlier one is left out. */
function take(values: Map<string, Understood>, value: Understood, text: string, preview: CsvPreview): void {
  const earlier = values.get(value.path);
  if (earlier) {
    values.delete(value.path);
    preview.ignored.push({ row: earlier.row, text, reason: `Row ${value.row} has it again, and is taken.` });
  }
  values.set(value.path, value);
}

function readInputRows(rows: CsvRow[], hasDecimalCommas: boolean): CsvPreview {
  const inputs: Record<string, unknown> = {};
  const preview: CsvPreview = { kind: 'inputs', inputs, months: null, understood: [], ignored: [], issues: [] };
  const values = new Map<string, Understood>();
  const [first] = rows;
  const title = first?.cells[0]?.toLowerCase();
  for (const { row, cells } of title === 'path' ? rows.slice(1) : rows) {
    const [path = '', text = ''] = cells;
    const value = hasDecimalCommas && !words.test(path) ? text.split(' ').map(withDecimalPoint).join(' ') : text;
    // Lines of a result have names that inputs have too.
    if (title === 'line')
      preview.ignored.push({ row, text: path, reason: 'This is a result. Export the inputs to import them.' });
    else if (!/^[^.\s][^.]*(\.[^.]+){0,2}$/.test(path))
      preview.ignored.push({ row, text: path, reason: 'This isn’t the path of an input.' });
    else if (value === '') preview.ignored.push({ row, text: path, reason: 'There is no value.' });
    else {
      setAt(inputs, path.split('.'), valueOf(path, value));
      take(values, { row, path, value }, path, preview);
    }
  }
  preview.understood = [...values.values()];
  const parsed = parseInputs(inputs);
  if (parsed.ok) return preview;
  // An unknown field is a row that wasn't understood.
  const unknown = new Set(parsed.issues.filter(({ code }) => code === 'UNKNOWN_FIELD').map(({ path }) => path));
  const isUnknown = (path: string) => {
    const names = path.split('.');
    return names.some((_, index) => unknown.has(names.slice(0, index + 1).join('.')));
  };
  for (const { row, path } of preview.understood.filter((one) => isUnknown(one.path)))
    preview.ignored.push({ row, text: path, reason: 'There is no such input.' });
  preview.understood = preview.understood.filter(({ path }) => !isUnknown(path));
  preview.inputs = Object.fromEntries([]);
  for (const { path, value } of preview.understood) setAt(preview.inputs, path.split('.'), valueOf(path, value));
  const remaining = parseInputs(preview.inputs);
  preview.issues = remaining.ok ? [] : remaining.issues;
  return preview;
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const figures = new Map(
  Object.entries(actualFields).flatMap(([name, field]) => [
    [name.toLowerCase(), { name, kind: field.kind }] as const,
    [snake(name), { name, kind: field.kind }] as const,
    [field.label.toLowerCase(), { name, kind: field.kind }] as const,
  ]),
);

function readActuals([titleRow, ...rows]: CsvRow[], hasDecimalCommas: boolean): CsvPreview {
  const months: Record<string, Record<string, unknown>> = {};
  const preview: CsvPreview = { kind: 'actuals', inputs: null, months, understood: [], ignored: [], issues: [] };
  const { row: first = 1, cells: titles = [] } = titleRow ?? {};
  const columns = titles.map((title) => figures.get(title.toLowerCase()));
  for (const [column, title] of titles.entries()) {
    if (column === 0) continue;
    const { name } = columns[column] ?? {};
    const isRepeated = name !== undefined && columns.findIndex((figure) => figure?.name === name) < column;
    if (isRepeated) columns[column] = undefined;
    if (!name) preview.ignored.push({ row: first, text: title, reason: 'There is no such figure.' });
    else if (isRepeated)
      preview.ignored.push({ row: first, text: title, reason: 'Another column has this figure already.' });
  }
  const values = new Map<string, Understood>();
  for (const { row, cells: all } of rows) {
    const [month = '', ...cells] = all;
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
      preview.ignored.push({ row, text: month, reason: 'A month is written such as "2027-01".' });
      continue;
    }
    for (const [at, text] of cells.entries()) {
      const cell = hasDecimalCommas ? withDecimalPoint(text) : text;
      const figure = columns[at + 1];
      if (!figure || cell === '') continue;
      if (!parseDecimal(cell)) {
        preview.ignored.push({ row, text: cell, reason: 'A figure is written such as "1200.50".' });
        continue;
      }
      const value = figure.kind === 'count' ? Number(cell) : cell;
      months[month] = { ...months[month], [figure.name]: value };
      take(values, { row, path: `${month}.${figure.name}`, value: cell }, `${month}, ${titles[at + 1]}`, preview);
    }
  }
  preview.understood = [...values.values()];
  return preview;
}
