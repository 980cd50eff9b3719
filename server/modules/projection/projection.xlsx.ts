import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { inputRows } from '../../../shared/projection/csv';
import { metricNames } from '../../../shared/projection/metrics';
import { formatMonth } from '../../../shared/projection/months';
import { presentProjection } from '../../../shared/projection/present';
import type { Projection } from '../../../shared/projection/project';
import { sheetRows } from '../../../shared/projection/spreadsheet';

const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

/**
 * A workbook of a projection: the monthly lines with formulas that a spreadsheet computes again, the metrics as values, and
 * the inputs by path.
 */
export async function projectionXlsx(projection: Projection, inputs: unknown): Promise<Uint8Array> {
  const months = Array.from({ length: 60 }, (_, index) => formatMonth(projection.plan.model.start + index));
  const header = [bold('Line'), ...months.map(bold)];
  const rows = sheetRows(projection);
  const monthly: SheetData = [
    header,
    ...rows.map(({ line, decimals, cells }) => [
      bold(line),
      ...cells.map(({ value, formula }) => {
        const format = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(Math.min(decimals, 3))}`;
        // The file format has formulas without the equals sign, and the library writes them as they are.
        return formula
          ? { value: formula.slice(1), type: 'Formula' as const, format }
          : { value, type: Number, format };
      }),
    ]),
  ];
  const { metrics } = presentProjection(projection);
  const metricRows: SheetData = [
    header,
    ...metricNames.map((name) => [
      bold(name),
      ...metrics[name].map((value) => (value === null ? null : { value: Number(value), type: Number })),
    ]),
  ];
  const inputSheet: SheetData = [
    [bold('path'), bold('value')],
    ...inputRows(inputs).map((row) => row.map((value) => ({ value, type: String }))),
  ];
  const sheet = (name: string, data: SheetData) => ({ sheet: name, data, stickyRowsCount: 1, stickyColumnsCount: 1 });
  const { toBuffer } = writeXlsxFile(
    [
      sheet('Monthly', monthly),
      sheet('Metrics', metricRows),
      { sheet: 'Inputs', data: inputSheet, columns: [{ width: 40 }, { width: 30 }] },
    ],
    { features: [withResults(rows)] },
  );
  return new Uint8Array(await toBuffer());
}

/**
 * Adds the results to cells with formulas, which the library writes without. Programs that compute nothing, such as previews
 * of files, would show empty cells.
 */
function withResults(rows: ReturnType<typeof sheetRows>) {
  const transform = (xml: string) =>
    xml.replaceAll(
      /<c r="([A-Z]+)(\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g,
      (_, letters: string, row: string, attributes: string, formula: string) => {
        const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
        const { value } = rows[Number(row) - 2]!.cells[column - 2]!;
        return `<c r="${letters}${row}"${attributes}><f>${formula}</f><v>${value}</v></c>`;
      },
    );
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}
