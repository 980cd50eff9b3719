import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Explanation } from '../../../../shared/projection/explanation';
import { IconButton } from '../../../ui/button/IconButton';
import { popupClasses } from '../../../ui/overlay/overlayClasses';
import { useEditing } from '../editor/EditorContext';
import type { Result } from '../model/messages';
import { formatExact, formatFormula, formatNumber, monthName } from './format';
import type { Period } from './periods';
import { figureOf, scaleOf, type Row } from './rows';

export interface CellExplanationProps {
  explained: { row: Row; period: Period; anchor: Element } | null;
  result: Result;
  onClose: () => void;
}

/** How a figure was computed: the formula, and the formula with its values. */
export function CellExplanation({ explained, result, onClose }: CellExplanationProps) {
  return (
    <Popover.Root open={explained !== null} onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={explained?.anchor} sideOffset={4} collisionPadding={16} className="z-1">
          <Popover.Popup
            className={clsx(
              popupClasses,
              'max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto p-4!',
            )}
          >
            {explained && (
              <>
                <div className="flex items-start justify-between gap-2">
                  <Popover.Title className="text-body font-bold">
                    {explained.row.label}, {explained.period.label}
                  </Popover.Title>
                  <Popover.Close render={<IconButton label="Close" icon={X} className="-mt-2 -mr-2" />} />
                </div>
                {explained.period.first === explained.period.last || explained.row.over !== 'sum' ? (
                  <MonthFormula row={explained.row} period={explained.period} result={result} />
                ) : (
                  <SumOfMonths row={explained.row} period={explained.period} result={result} />
                )}
              </>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type Part = { row: Row; period: Period; result: Result };

function MonthFormula({ row, period, result }: Part) {
  const { engine, inputs } = useEditing();
  const { scenario } = inputs;
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const { cell } = row;
  const month = row.over === 'first' ? period.first : period.last;

  useEffect(() => {
    let isCurrent = true;
    void engine.explain(scenario, cell, month).then((next) => isCurrent && setExplanation(next));
    return () => {
      isCurrent = false;
    };
  }, [engine, scenario, cell, month]);

  if (!explanation) return <p className="mt-2 text-ink-2">Reading the formula…</p>;
  return (
    <>
      {period.first !== period.last && (
        <p className="mt-1 text-meta text-ink-2">The figure of {monthName(result.start + month - 1)}.</p>
      )}
      <p className="mt-2 text-lead font-bold tabular-nums">
        {explanation.value === null ? 'Not meaningful here' : formatExact(explanation.value)}
      </p>
      <p className="mt-2 text-meta break-words text-ink-2">= {formatFormula(explanation.formula)}</p>
      <p className="mt-1 text-meta break-words tabular-nums">= {formatExact(explanation.values)}</p>
    </>
  );
}

function SumOfMonths({ row, period, result }: Part) {
  const decimals = 'line' in row.cell && scaleOf(row.cell, result.digits) === 1_000_000 ? 2 : result.digits;
  const figure = (first: number, last: number) => formatNumber(figureOf(result, row, first, last) ?? 0, decimals);
  const months = Array.from({ length: period.last - period.first + 1 }, (_, index) => period.first + index);
  return (
    <>
      <p className="mt-1 text-meta text-ink-2">The sum of its months. Show months to see how each was computed.</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 text-meta tabular-nums">
        {months.map((month) => (
          <div key={month} className="contents">
            <dt className="text-ink-2">{monthName(result.start + month - 1)}</dt>
            <dd className="text-right">{figure(month, month)}</dd>
          </div>
        ))}
        <div className="contents font-bold">
          <dt>Total</dt>
          <dd className="text-right">{figure(period.first, period.last)}</dd>
        </div>
      </dl>
    </>
  );
}
