import { clsx } from 'clsx';
import { useState, type KeyboardEvent } from 'react';
import type { ActualLine } from '../../../../shared/projection/actuals';
import { isFarOff, signedPercent } from './describeActuals';

export interface ActualCellProps {
  month: string;
  line: ActualLine;
  /** "Revenue, Nov 2026". */
  label: string;
  /** The stored figure; empty without one. */
  value: string;
  planned: string;
  /** Per cent off the plan; null where the plan is 0. */
  deviation: string | null | undefined;
  error: string | undefined;
  canEdit: boolean;
  onCommit: (typed: string) => void;
  /** What was typed is gone, and the stored figure is shown again. */
  onRevert: () => void;
}

/** One figure of a month: typed, with the plan and the deviation below it. */
export function ActualCell({
  month,
  line,
  label,
  value,
  planned,
  deviation,
  error,
  canEdit,
  onCommit,
  onRevert,
}: ActualCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;

  // What was typed stays until another figure is stored, so that nothing is lost when it isn't.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(null);
  }

  function commit() {
    if (typed === null) return;
    const isSame = value === '' ? typed.trim() === '' : Number(typed.replaceAll(',', '')) === Number(value);
    if (isSame && (typed.trim() !== '' || value === '')) revert();
    else onCommit(typed);
  }

  function revert() {
    setTyped(null);
    onRevert();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') revert();
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const cells = [
      ...event.currentTarget.closest('table')!.querySelectorAll<HTMLInputElement>(`input[data-line="${line}"]`),
    ];
    const next = cells[cells.indexOf(event.currentTarget) + by];
    if (next) next.focus();
    else commit();
  }

  return (
    <td className="min-w-30 border-b border-line px-2 py-2 text-right align-top">
      {canEdit ? (
        <input
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${month}-${line}-plan`}
          data-line={line}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={handleKeyDown}
          className={clsx(
            'h-control w-full rounded-control border bg-surface px-2 text-right text-control tabular-nums',
            error ? 'border-danger' : 'border-line-strong hover:border-ink-3 focus:border-primary',
          )}
        />
      ) : (
        <span className="block py-2">{value || <span className="text-ink-3">n/a</span>}</span>
      )}
      <span id={`${month}-${line}-plan`} className="mt-1 block text-meta text-ink-3">
        plan {planned}
      </span>
      {error ? (
        <span className="block max-w-44 text-meta font-medium whitespace-normal text-danger">{error}</span>
      ) : (
        value !== '' &&
        deviation && (
          <span className={clsx('block text-meta', isFarOff(deviation) ? 'font-bold text-on-warn-soft' : 'text-ink-2')}>
            {signedPercent(deviation)}
            {isFarOff(deviation) && ' off'}
          </span>
        )
      )}
    </td>
  );
}
