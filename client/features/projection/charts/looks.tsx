import type { ReactNode } from 'react';

/** Colours in DESIGN.md's order. No two of them are alike to colour-blind people. */
const colours = ['laurel', 'ochre', 'blue', 'plum', 'rust', 'sky'].map((name) => `var(--series-${name})`);
/** The first dash is for a series of its own kind; forecasts are dashed. */
const dashes = ['7 4', '2 4', '12 4', '10 3 2 3', '4 2', '14 3 2 3 2 3'];
export const colourOf = (index: number): string => colours[index % colours.length]!;

/** A second set of six series has other dashes. */
export const dashOf = (index: number): string => dashes[(index + Math.floor(index / colours.length)) % dashes.length]!;

type Pattern = 'plain' | 'rising' | 'dots' | 'falling' | 'rows' | 'columns';
const patterns: Pattern[] = ['plain', 'rising', 'dots', 'falling', 'rows', 'columns'];

const marks: Record<Pattern, ReactNode> = {
  plain: null,
  rising: <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />,
  dots: <circle cx="4" cy="4" r="1" />,
  falling: <path d="M-2 6L2 10M0 0L8 8M6 -2L10 2" />,
  rows: <path d="M0 4H8" />,
  columns: <path d="M4 0V8" />,
};

/** Pattern and colour of each series of bars: the pattern carries the meaning without colour. */
export function FillPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern key={index} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colourOf(index)} />
          <g stroke="var(--surface)" strokeWidth="1.5" fill="none">
            {marks[patterns[(index + Math.floor(index / patterns.length)) % patterns.length]!]}
          </g>
        </pattern>
      ))}
    </defs>
  );
}

export const fillOf = (id: string, index: number): string => `url(#${id}-${index})`;

/** Shapes of the markers of lines, by series. */
export function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  const colour = colourOf(index);
  const shape = index % 4;
  if (shape === 0) return <circle cx={x} cy={y} r="4" fill={colour} />;
  if (shape === 1) return <rect x={x - 3.5} y={y - 3.5} width="7" height="7" fill={colour} />;
  if (shape === 2) return <path d={`M${x} ${y - 5}L${x + 5} ${y + 4}H${x - 5}Z`} fill={colour} />;
  return <path d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} fill={colour} />;
}

export type LegendEntry = { label: string; kind: 'line' | 'fill' | 'band' | 'thinBand'; index: number };

/** What lines and fills mean. */
export function Legend({ id, entries }: { id: string; entries: readonly LegendEntry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
      {entries.map((entry) => (
        <li key={entry.label} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="12" className="shrink-0">
            <LegendMark id={id} entry={entry} />
          </svg>
          <bdi className="break-words">{entry.label}</bdi>
        </li>
      ))}
    </ul>
  );
}

export function LegendMark({ id, entry: { kind, index } }: { id: string; entry: LegendEntry }) {
  if (kind === 'fill') return <rect width="28" height="12" fill={fillOf(id, index)} />;
  if (kind !== 'line')
    return (
      <rect
        width="28"
        height="12"
        fill={colourOf(index)}
        fillOpacity={kind === 'band' ? bandOpacity : 2 * bandOpacity}
      />
    );
  return (
    <>
      <line x1="0" x2="28" y1="6" y2="6" stroke={colourOf(index)} strokeWidth="2.5" strokeDasharray={dashOf(index)} />
      <Marker index={index} x={14} y={6} />
    </>
  );
}

export const bandOpacity = 0.22;
export const axisTick = { fill: 'var(--ink-3)', fontSize: 12 };
export const chartHeight = 300;
