import { ChevronUp, FileDown, FileImage, Table2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { showToast } from '../../../ui/toast/toastQueue';
import { download, drawPng, fileName, standaloneSvg } from './chartFile';
import { ChartTable, type ChartTableData } from './ChartTable';
import { Legend, type LegendEntry } from './looks';
import { moveByKey } from './moveByKey';

export interface ChartFrameProps {
  /** What the chart is: "MRR waterfall". Names its files. */
  name: string;
  /** What it shows: "MRR grows by 12,000 EUR in year 1". */
  finding: string;
  /** A second sentence, with the unit. */
  summary: ReactNode;
  legend?: readonly LegendEntry[];
  /** Of the legend's patterns. */
  patternId?: string;
  /** Choices that change what is drawn. */
  controls?: ReactNode;
  table: ChartTableData;
  /** Its bars lie one below the other. */
  isVertical?: boolean;
  /** An SVG. */
  children: ReactNode;
  /** Below the chart. */
  footer?: ReactNode;
}

/** A chart with its finding, legend, table, and files. */
export function ChartFrame(props: ChartFrameProps) {
  const { name, finding, summary, legend = [], patternId = '', controls, table, isVertical = false } = props;
  const { children, footer } = props;
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const [hasTable, setTable] = useState(false);

  async function saveChart(format: 'png' | 'svg') {
    const svg = drawing.current?.querySelector('svg');
    if (!svg) return;
    try {
      const file = standaloneSvg(svg, {
        title: finding,
        notes: [`${name}, ${table.unit}`],
        legend: legend.flatMap(({ label }, index) => {
          const mark = marks.current?.querySelectorAll('svg')[index];
          return mark ? [{ label, mark }] : [];
        }),
      });
      download(
        format === 'svg' ? new Blob([file.text], { type: 'image/svg+xml' }) : await drawPng(file),
        fileName(name, format),
      );
    } catch {
      showToast('Couldn’t create the picture.', { failed: true });
    }
  }

  async function saveTable() {
    try {
      const { toCsv } = await import('../../../../shared/projection/csv');
      const rows = table.rows.map(({ head, cells }) => [head, ...cells]);
      download(
        new Blob([toCsv([[table.first, ...table.columns], ...rows])], { type: 'text/csv;charset=utf-8' }),
        fileName(name, 'csv'),
      );
    } catch {
      showToast('Couldn’t create the file.', { failed: true });
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line px-4 py-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-meta text-ink-3">{name}</p>
          <h2 id={`${id}-title`} className="text-section text-pretty">
            {finding}
          </h2>
        </div>
        <Menu trigger={<IconButton label={`Save ${name}`} icon={FileDown} className="-mt-1 -mr-2" />} align="end">
          <MenuItem icon={FileImage} onSelect={() => void saveChart('png')}>
            Picture (PNG)
          </MenuItem>
          <MenuItem icon={FileImage} onSelect={() => void saveChart('svg')}>
            Drawing (SVG)
          </MenuItem>
          <MenuItem icon={Table2} onSelect={() => void saveTable()}>
            Table (CSV)
          </MenuItem>
        </Menu>
      </div>
      <p className="mt-1 max-w-160 text-pretty text-ink-2">{summary}</p>
      {controls && <div className="mt-3 flex flex-wrap items-end gap-3">{controls}</div>}
      {legend.length > 0 && (
        <div ref={marks} className="mt-3">
          <Legend id={patternId} entries={legend} />
        </div>
      )}
      {/* The chart in it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={drawing}
        onKeyDownCapture={(event) => moveByKey(event, { points: table.rows.length, isVertical })}
        className="mt-3 text-badge tabular-nums"
      >
        {children}
      </div>
      {footer}
      <Button
        variant="quiet"
        icon={hasTable ? ChevronUp : Table2}
        aria-expanded={hasTable}
        aria-controls={`${id}-table`}
        onClick={() => setTable(!hasTable)}
        className="mt-2 -ml-4"
      >
        {hasTable ? 'Hide the table' : 'View as table'}
      </Button>
      <div id={`${id}-table`}>{hasTable && <ChartTable name={name} table={table} />}</div>
    </section>
  );
}
