import { clsx } from 'clsx';
import { memo } from 'react';
import type { Result } from '../model/messages';
import { figureLook } from './figureLook';
import type { Period } from './periods';
import type { Row } from './rows';

export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

export interface FigureRowProps {
  result: Result;
  /** The base of a scenario: figures that differ are marked. */
  base: Result | null;
  row: Row;
  index: number;
  periods: readonly Period[];
  /** Columns that are rendered, the last one excluded. */
  firstColumn: number;
  endColumn: number;
  /** The column of the active cell, in its row. */
  activeColumn: number | undefined;
}

/** One line of the table. */
export const FigureRow = memo(function FigureRow(props: FigureRowProps) {
  const { result, base, row, index, periods, firstColumn, endColumn, activeColumn } = props;
  return (
    <tr aria-rowindex={index + 2} data-row={index} className={clsx(row.isTotal && 'font-bold')}>
      <th
        scope="row"
        className={clsx(
          'sticky left-0 z-1 truncate border-r border-line bg-surface px-3 py-1 text-left',
          row.isTotal ? 'border-t font-bold' : 'font-normal text-ink-2',
        )}
      >
        {row.label}
      </th>
      {firstColumn > 0 && <td aria-hidden="true" />}
      {periods.slice(firstColumn, endColumn).map((period, offset) => {
        const column = firstColumn + offset;
        const { text, isMissing, isLoss, differs } = figureLook(result, base, row, period);
        return (
          <td
            key={period.first}
            id={cellId(index, column)}
            aria-colindex={column + 2}
            className={clsx(
              'cursor-pointer truncate px-2 py-1 text-right hover:bg-fill touch:py-3',
              row.isTotal && 'border-t border-line',
              isLoss && 'text-danger',
              differs && 'font-bold shadow-[inset_3px_0_var(--color-primary)]',
              column === activeColumn && 'outline-focus -outline-offset-2 group-focus-visible/grid:outline-2',
            )}
          >
            {isMissing ? <span className="text-ink-3">{text}</span> : text}
          </td>
        );
      })}
      {endColumn < periods.length && <td aria-hidden="true" />}
    </tr>
  );
});
