import { segmentsOf } from '../result/segments';

const width = 120;
const height = 32;
const edge = 4;

export interface SparklineProps {
  values: readonly (number | null)[];
  /** The month that is marked, from 1. */
  month: number;
}

/** A figure over 60 months, without axes. Its text is beside it. */
export function Sparkline({ values, month }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => edge + ((at - 1) / (values.length - 1)) * (width - 2 * edge);
  const y = (value: number) =>
    high === low ? height / 2 : edge + ((high - value) / (high - low)) * (height - 2 * edge);
  const marked = values[month - 1] ?? null;
  return (
    <svg aria-hidden="true" width={width} height={height} className="shrink-0">
      {low < 0 && high > 0 && <line x1="0" x2={width} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />}
      {segmentsOf(values).map((segment) => (
        <polyline
          key={segment[0]!.month}
          fill="none"
          stroke="var(--series-laurel)"
          strokeWidth="2"
          strokeLinejoin="round"
          points={segment.map(({ month: at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
        />
      ))}
      {marked !== null && <circle cx={x(month)} cy={y(marked)} r="3.5" fill="var(--ink)" />}
    </svg>
  );
}
