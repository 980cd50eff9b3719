import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { Result } from '../model/messages';
import { CellExplanation } from './CellExplanation';
import { FigureGroup } from './FigureGroup';
import { cellId } from './FigureRow';
import type { Period } from './periods';
import { usedGroups, type Row } from './rows';
import { COLUMN, useColumnsInView } from './useColumnsInView';

type Place = { row: number; column: number };

const moves: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
};

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

export interface ResultTableProps {
  result: Result;
  /** The base of a scenario: figures that differ are marked. */
  base: Result | null;
  periods: readonly Period[];
}

/**
 * The figures by period, with keys as in a spreadsheet. Only columns in view are rendered, and groups out of view after the
 * others.
 * @param ref of the sideways scroller
 */
export const ResultTable = memo(function ResultTable({
  result,
  base,
  periods,
  ref: scroller,
}: ResultTableProps & { ref: RefObject<HTMLDivElement | null> }) {
  const grid = useRef<HTMLTableElement>(null);
  const view = useColumnsInView(scroller, periods.length);
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [explained, setExplained] = useState<{ row: Row; period: Period; anchor: Element } | null>(null);
  const groups = usedGroups(result);
  const rows = groups.flatMap((group) => group.rows);
  const current = { row: within(active.row, rows.length), column: within(active.column, periods.length) };
  const isInView = current.column >= view.first && current.column < view.end;

  /** Scrolls a column out from under the frozen one, and a row into view. */
  function reveal({ row, column }: Place) {
    const element = scroller.current!;
    const left = column * COLUMN;
    const width = element.clientWidth - element.querySelector('th')!.offsetWidth;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (left + COLUMN > element.scrollLeft + width) element.scrollLeft = left + COLUMN - width;
    element.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  function explain(row: number, column: number) {
    setActive({ row, column });
    const anchor = document.getElementById(cellId(row, column));
    if (anchor) setExplained({ row: rows[row]!, period: periods[column]!, anchor });
  }

  function handleClick({ target }: MouseEvent) {
    const cell = (target as Element).closest<HTMLElement>('td[aria-colindex]');
    if (cell) explain(Number(cell.parentElement!.dataset.row), Number(cell.ariaColIndex) - 2);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return explain(current.row, current.column);
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const isCorner = event.ctrlKey && (event.key === 'Home' || event.key === 'End');
    const next = {
      row: within(isCorner ? move.column : current.row + move.row, rows.length),
      column: within(current.column + move.column, periods.length),
    };
    setActive(next);
    reveal(next);
  }

  const after = periods.length - view.end;
  return (
    <>
      {/* Out of view it costs a frame nothing. */}
      <div
        ref={scroller}
        className="isolate overflow-x-auto overscroll-x-contain border-y border-line [contain-intrinsic-height:auto_1600px] [content-visibility:auto]"
      >
        <table
          ref={grid}
          // A table with keys is a grid.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          tabIndex={0}
          aria-label="Figures"
          aria-rowcount={rows.length + 1}
          aria-colcount={periods.length + 1}
          aria-activedescendant={isInView ? cellId(current.row, current.column) : undefined}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          className="group/grid table-fixed border-separate border-spacing-0 text-meta tabular-nums outline-none"
          style={{ width: `calc(${periods.length * COLUMN}px + var(--first-column))` }}
        >
          <colgroup>
            <col style={{ width: 'var(--first-column)' }} />
            {view.first > 0 && <col style={{ width: view.first * COLUMN }} />}
            {periods.slice(view.first, view.end).map(({ first }) => (
              <col key={first} style={{ width: COLUMN }} />
            ))}
            {after > 0 && <col style={{ width: after * COLUMN }} />}
          </colgroup>
          <thead>
            <tr>
              <th className="sticky left-0 z-1 border-r border-b border-line bg-surface px-3 py-2 text-left font-medium">
                {result.currency}
              </th>
              {view.first > 0 && <td aria-hidden="true" />}
              {periods.slice(view.first, view.end).map(({ label, first }, offset) => (
                <th
                  key={first}
                  aria-colindex={view.first + offset + 2}
                  className="border-b border-line px-2 py-2 text-right font-medium text-ink-2"
                >
                  {label}
                </th>
              ))}
              {after > 0 && <td aria-hidden="true" />}
            </tr>
          </thead>
          {groups.map((group) => (
            <FigureGroup
              key={group.title}
              result={result}
              base={base}
              group={group}
              firstRow={rows.indexOf(group.rows[0]!)}
              periods={periods}
              view={view}
              active={current}
            />
          ))}
        </table>
      </div>
      <CellExplanation
        explained={explained}
        result={result}
        onClose={() => {
          setExplained(null);
          grid.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
});
