import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { axisTicks } from './chartScale';
import { formatCompact, formatNumber, monthName } from './format';
import { segmentsOf } from './segments';

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;
const LEFT = 52;
const RIGHT = 12;

/** Values by month, null where there is none; `hasMarks` shows each of them, for those that stand alone. */
export type Series = {
  label: string;
  values: readonly (number | null)[];
  stroke: string;
  dash: string;
  hasMarks?: true;
};

export interface MonthChartProps {
  /** What the chart shows, in one sentence. */
  title: string;
  series: readonly Series[];
  /** Calendar month of month 1. */
  start: number;
  /** Of the values: "EUR". */
  unit: string;
  /** What the values are: "forecast". */
  kind?: string;
}

/** Lines over the months of a model, or its first ones, with a cursor for pointer and keys. A table beside it has the same figures. */
export function MonthChart({ title, series, start, unit, kind = 'forecast' }: MonthChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  const [month, setMonth] = useState<number | null>(null);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  const values = series.map((one) => one.values);
  const months = values[0]!.length;
  const known = values.flat().filter((value) => value !== null);
  const ticks = axisTicks(Math.min(...known), Math.max(...known));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (at: number) => LEFT + ((at - 1) / Math.max(1, months - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const named = namedMonths(months, width < 420);

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - LEFT) / (width - LEFT - RIGHT);
    setMonth(Math.max(1, Math.min(months, Math.round(share * (months - 1)) + 1)));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -12, PageDown: 12, Home: -months, End: months }[event.key];
    if (event.key === 'Escape') return setMonth(null);
    if (by === undefined) return;
    event.preventDefault();
    setMonth(Math.max(1, Math.min(months, (month ?? 1) + (month === null ? 0 : by))));
  }

  const read = (at: number) =>
    `${monthName(start + at - 1)}: ${series
      .flatMap(({ label }, index) => {
        const value = values[index]![at - 1] ?? null;
        return value === null ? [] : [`${label} ${formatNumber(value)} ${unit}`];
      })
      .join(', ')}`;

  return (
    <figure className="px-4 py-4">
      <figcaption>
        <h2 className="text-lead font-bold text-pretty">{title}</h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-meta text-ink-2">
          {series.map(({ label, stroke, dash }) => (
            <span key={label} className="inline-flex items-center gap-2">
              <svg aria-hidden="true" width="24" height="4">
                <line x1="0" x2="24" y1="2" y2="2" stroke={stroke} strokeWidth="3" strokeDasharray={dash} />
              </svg>
              {label}
            </span>
          ))}
          <span>
            in {unit}, {kind}
          </span>
        </p>
      </figcaption>
      <div ref={frame} className="mt-2">
        <svg
          // A range input can't contain the chart that it moves along.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label="Month of the chart"
          aria-valuemin={1}
          aria-valuemax={months}
          aria-valuenow={month ?? 1}
          aria-valuetext={read(month ?? 1)}
          width={width}
          height={HEIGHT}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setMonth(null)}
          onKeyDown={handleKeyDown}
          onFocus={() => setMonth((old) => old ?? 1)}
          onBlur={() => setMonth(null)}
          className="block touch-pan-y text-badge tabular-nums"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={LEFT}
                x2={width - RIGHT}
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
              />
              <text x={LEFT - 8} y={y(tick)} dy="0.35em" textAnchor="end" fill="var(--ink-3)">
                {formatCompact(tick)}
              </text>
            </g>
          ))}
          {named.map((at) => (
            <text key={at} x={x(at)} y={HEIGHT - 8} textAnchor={at === 1 ? 'start' : 'middle'} fill="var(--ink-3)">
              {monthName(start + at - 1)}
            </text>
          ))}
          {series.map(({ label, stroke, dash, hasMarks }, index) => (
            <g key={label}>
              {segmentsOf(values[index]!).map((segment) => (
                <polyline
                  key={segment[0]!.month}
                  fill="none"
                  stroke={stroke}
                  strokeWidth="2.5"
                  strokeDasharray={dash}
                  strokeLinejoin="round"
                  points={segment.map((point) => `${x(point.month)},${y(point.value)}`).join(' ')}
                />
              ))}
              {hasMarks &&
                segmentsOf(values[index]!)
                  .flat()
                  .map((point) => (
                    <circle key={point.month} cx={x(point.month)} cy={y(point.value)} r="4" fill={stroke} />
                  ))}
            </g>
          ))}
          {month !== null && (
            <g>
              <line x1={x(month)} x2={x(month)} y1={TOP} y2={HEIGHT - BOTTOM} stroke="var(--line-strong)" />
              {series.map(({ label, stroke }, index) => {
                const value = values[index]![month - 1] ?? null;
                return value === null ? null : <circle key={label} cx={x(month)} cy={y(value)} r="4" fill={stroke} />;
              })}
            </g>
          )}
        </svg>
      </div>
      <p className="mt-1 min-h-5 text-meta text-ink-2 tabular-nums">
        {month === null ? 'Point at the chart, or move along it with the arrow keys, to read a month.' : read(month)}
      </p>
    </figure>
  );
}

/** Months that the axis names: each year's first one, or each third one of a short chart. */
function namedMonths(months: number, isNarrow: boolean): number[] {
  const step = (months > 24 ? 12 : 3) * (isNarrow ? 2 : 1);
  return Array.from({ length: Math.ceil(months / step) }, (_, index) => 1 + index * step);
}
