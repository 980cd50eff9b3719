import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Select } from '../../../ui/form/Select';
import { Status } from '../../../ui/feedback/Status';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import type { Computed } from '../chosen/messages';
import { formatNumber } from '../result/format';
import { ChartFrame } from './ChartFrame';
import { cohortRows, shareLeft, type CohortRow } from './cohorts';
import { MissingChart } from './MissingChart';

type Step = 'quarter' | 'year';
const lengths: Record<Step, number> = { quarter: 3, year: 12 };
const left = 68;
const top = 24;
/** Narrower cells have no room for a figure. */
const labelledWidth = 26;

const percent = (share: number) => `${formatNumber(share * 100)} %`;

/** How many customers of each cohort are left, by colour and figure. */
export function CohortHeatMap({ computed, editor }: { computed: Computed; editor: string }) {
  const isNarrow = useMediaQuery('(max-width: 699px)');
  const [chosen, setStep] = useState<Step | null>(null);
  const step = chosen ?? (isNarrow ? 'year' : 'quarter');
  const rows = cohortRows(computed.cohorts, lengths[step], computed.start);
  if (rows.length === 0)
    return (
      <MissingChart name="Cohort retention" to={editor} action="Add new customers">
        No customers join in this plan, so there are no cohorts.
      </MissingChart>
    );
  const periods = Math.max(...rows.map((row) => row.left.length));
  const yearly = cohortRows(computed.cohorts, 12, computed.start).find((row) => row.left.length > 1);
  return (
    <ChartFrame
      name="Cohort retention"
      finding={
        yearly
          ? `${percent(shareLeft(yearly, 1))} of a year’s new customers are left a year later`
          : `${percent(shareLeft(rows[0]!, 0))} of new customers are left at the end of their ${step}`
      }
      summary={`Each row is the customers who joined in one ${step}. The stronger the colour, the more of them are left at the end of that ${step} and of each later one.`}
      controls={
        <Select
          label="Cohorts by"
          options={[
            { value: 'quarter', label: 'Quarter' },
            { value: 'year', label: 'Year' },
          ]}
          value={step}
          onValueChange={setStep}
          className="w-40"
        />
      }
      table={{
        unit: 'per cent left',
        first: 'Joined from',
        columns: ['Customers', ...Array.from({ length: periods }, (_, index) => String(index))],
        rows: rows.map((row) => ({
          head: row.label,
          cells: [
            formatNumber(row.joined, 1),
            ...Array.from({ length: periods }, (_, index) =>
              index < row.left.length ? formatNumber(shareLeft(row, index) * 100, 1) : '',
            ),
          ],
        })),
      }}
    >
      <HeatMap key={step} rows={rows} periods={periods} step={step} />
    </ChartFrame>
  );
}

type Active = { row: number; column: number };

function HeatMap({ rows, periods, step }: { rows: readonly CohortRow[]; periods: number; step: Step }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  const [active, setActive] = useState<Active | null>(null);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  const cell = { width: (width - left) / periods, height: step === 'year' ? 36 : 20 };
  const move = ({ row, column }: Active) => {
    const nextRow = Math.max(0, Math.min(rows.length - 1, row));
    setActive({ row: nextRow, column: Math.max(0, Math.min(rows[nextRow]!.left.length - 1, column)) });
  };

  function point(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const row = Math.floor((event.clientY - box.top - top) / cell.height);
    const column = Math.floor((event.clientX - box.left - left) / cell.width);
    setActive(rows[row]?.left[column] === undefined ? null : { row, column });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = {
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Home: [0, -periods],
      End: [0, periods],
    }[event.key];
    if (event.key === 'Escape') setActive(null);
    if (!by) return;
    event.preventDefault();
    const from = active ?? { row: 0, column: 0 };
    move({ row: from.row + by[0]!, column: from.column + by[1]! });
  }

  const row = active && rows[active.row];
  return (
    <div ref={frame}>
      {/* Arrow keys move between its cells, which are read below it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Cohort retention. Arrow keys move between cohorts and periods."
        width={width}
        height={top + rows.length * cell.height}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setActive(null)}
        onKeyDown={handleKeyDown}
        onFocus={() => setActive((old) => old ?? { row: 0, column: 0 })}
        onBlur={() => setActive(null)}
        className="block touch-pan-y"
      >
        {Array.from({ length: periods }, (_, column) =>
          column % (cell.width < 20 ? 4 : 1) === 0 ? (
            <text
              key={column}
              x={left + (column + 0.5) * cell.width}
              y={14}
              textAnchor="middle"
              fill="var(--ink-3)"
              fontSize="12"
            >
              {column}
            </text>
          ) : null,
        )}
        <text x={left - 8} y={14} textAnchor="end" fill="var(--ink-3)" fontSize="12">
          {step === 'year' ? 'Years on' : 'Quarters'}
        </text>
        {rows.map((cohort, rowIndex) => (
          <g key={cohort.first}>
            <text
              x={left - 8}
              y={top + (rowIndex + 0.5) * cell.height}
              dy="0.35em"
              textAnchor="end"
              fill="var(--ink-3)"
              fontSize="12"
            >
              {cohort.label}
            </text>
            {cohort.left.map((_left, column) => (
              <Cell
                key={column}
                share={shareLeft(cohort, column)}
                x={left + column * cell.width}
                y={top + rowIndex * cell.height}
                isLabelled={cell.width >= labelledWidth}
                {...cell}
              />
            ))}
          </g>
        ))}
        {active && (
          <rect
            x={left + active.column * cell.width + 1}
            y={top + active.row * cell.height + 1}
            width={cell.width - 2}
            height={cell.height - 2}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
          />
        )}
      </svg>
      <Status className={clsx('mt-2 min-h-10 text-meta tabular-nums md:min-h-5', row ? 'text-ink' : 'text-ink-2')}>
        {row
          ? `Joined from ${row.label}: ${formatNumber(row.left[active.column]!, 1)} of ${formatNumber(row.joined, 1)} customers left, ${percent(shareLeft(row, active.column))}, ${active.column === 0 ? `at the end of the same ${step}` : `${active.column} ${step}${active.column === 1 ? '' : 's'} later`}`
          : 'Point at a cell, or move with the arrow keys, to read it.'}
      </Status>
    </div>
  );
}

type CellProps = { share: number; x: number; y: number; width: number; height: number; isLabelled: boolean };

/** At most this much colour: figures on it have a contrast of 4.5 in both themes. */
const strongest = 60;

/** Lightness carries the share, so it is read without hue. */
function Cell({ share, x, y, width, height, isLabelled }: CellProps) {
  const strength = Math.round(6 + share * (strongest - 6));
  return (
    <g>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={Math.max(1, width - 1)}
        height={height - 1}
        fill={`color-mix(in oklab, var(--series-laurel) ${strength}%, var(--surface))`}
      />
      {isLabelled && (
        <text x={x + width / 2} y={y + height / 2} dy="0.35em" textAnchor="middle" fontSize="12" fill="var(--ink)">
          {formatNumber(share * 100)}
        </text>
      )}
    </g>
  );
}
