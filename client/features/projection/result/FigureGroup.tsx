import { useRef } from 'react';
import type { Result } from '../model/messages';
import { FigureRow } from './FigureRow';
import type { Period } from './periods';
import type { RowGroup } from './rows';
import { useIsInView, useValueInView } from './useInView';

export interface FigureGroupProps {
  result: Result;
  /** The base of a scenario: figures that differ are marked. */
  base: Result | null;
  group: RowGroup;
  /** Place of the first row in the table. */
  firstRow: number;
  periods: readonly Period[];
  /** Columns that are rendered. */
  view: { first: number; end: number };
  /** The active cell of the table. */
  active: { row: number; column: number };
}

/** Lines of the table under a title. */
export function FigureGroup({ group, firstRow, periods, view, active, ...props }: FigureGroupProps) {
  const part = useRef<HTMLTableSectionElement>(null);
  const isInView = useIsInView(part);
  const result = useValueInView(isInView, props.result);
  const base = useValueInView(isInView, props.base);
  return (
    <tbody ref={part} className="isolate">
      <tr>
        <th
          scope="rowgroup"
          className="sticky left-0 z-1 border-r border-line bg-surface px-3 pt-4 pb-1 text-left text-body font-bold"
        >
          {group.title}
        </th>
      </tr>
      {group.rows.map((row, offset) => {
        const index = firstRow + offset;
        return (
          <FigureRow
            key={row.label}
            result={result}
            base={base}
            row={row}
            index={index}
            periods={periods}
            firstColumn={view.first}
            endColumn={view.end}
            activeColumn={index === active.row ? active.column : undefined}
          />
        );
      })}
    </tbody>
  );
}
