import { formatNumber } from '../result/format';

export type ChartTableData = {
  /** Unit of the figures: "EUR". */
  unit: string;
  /** Title of the first column. */
  first: string;
  columns: readonly string[];
  /** Null where there is no figure. */
  rows: readonly { head: string; cells: readonly (number | string | null)[] }[];
  /** Of all figures, or by column. */
  decimals?: number | readonly number[];
};

/** The figures behind a chart. The first column stays in view. */
export function ChartTable({ name, table }: { name: string; table: ChartTableData }) {
  const { unit, first, columns, rows, decimals = 0 } = table;
  return (
    // A scrolling region needs the focus to be scrolled by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={`${name}, table`} tabIndex={0} className="mt-1 max-h-100 overflow-auto">
      <table className="min-w-full border-separate border-spacing-0 text-meta whitespace-nowrap tabular-nums">
        <caption className="sr-only">
          {name}, {unit}
        </caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-2 border-r border-b border-line bg-surface px-3 py-2 text-left font-medium"
            >
              {first}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="sticky top-0 z-1 border-b border-line bg-surface px-3 py-2 text-right font-medium"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th
                scope="row"
                className="sticky left-0 z-1 max-w-40 truncate border-r border-line bg-surface px-3 py-1 text-left font-normal text-ink-2"
              >
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="px-3 py-1 text-right">
                  {cell === null ? (
                    <span className="text-ink-3">n/a</span>
                  ) : typeof cell === 'string' ? (
                    cell
                  ) : (
                    formatNumber(cell, typeof decimals === 'number' ? decimals : decimals[index])
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
