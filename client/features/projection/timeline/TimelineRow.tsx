import { clsx } from 'clsx';
import { memo } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { useEditing } from '../editor/EditorContext';
import { describeEntry } from '../inputs/entries';
import type { EntryKind } from '../inputs/sections';
import { monthName } from '../result/format';
import { rowClasses } from './rowClasses';
import { januariesOf, moveEnd, moveSpan, spanOf, withSpan, type Span } from './spans';
import { useDrag } from './useDrag';

const { months } = projectionLimits;

export interface TimelineRowProps {
  kind: EntryKind;
  id: string;
  entry: Record<string, unknown>;
  /** Calendar month of month 1. */
  start: number;
}

/** A person, cost or round as a bar over the months of the model. */
export const TimelineRow = memo(function TimelineRow({ kind, id, entry, start }: TimelineRowProps) {
  const { title } = describeEntry(kind, entry);
  const span = spanOf(kind, entry, start);
  return (
    <li
      className={clsx(
        rowClasses,
        'items-center border-b border-line py-1 [contain-intrinsic-block-size:auto_46px] [content-visibility:auto]',
      )}
    >
      <p className="flex min-w-0 items-baseline justify-between gap-2 md:block">
        <bdi className="block min-w-0 truncate">{title}</bdi>
        <span className="block shrink-0 text-meta whitespace-nowrap text-ink-3 tabular-nums">
          {span ? describeSpan(kind, span, start) : 'Fix its months'}
        </span>
      </p>
      <div data-track="" className="relative h-7 touch:h-11">
        {januariesOf(start).map((month) => (
          <span
            key={month}
            aria-hidden="true"
            className="absolute inset-y-0 border-l border-line"
            style={{ left: `${(month / months) * 100}%` }}
          />
        ))}
        {span && span.first <= months && <Bar {...{ kind, id, entry, start, span, title }} />}
      </div>
    </li>
  );
});

/** "Apr 2027 – Mar 2028", "from Apr 2027", "Jan 2028". */
function describeSpan(kind: EntryKind, { first, last }: Span, start: number): string {
  const name = (month: number) => monthName(start + month - 1);
  if (kind === 'rounds') return name(first);
  if (last === null) return first === 1 ? 'always' : `from ${name(first)}`;
  return `${name(first)} – ${name(last)}`;
}

function Bar({ kind, id, entry, start, span, title }: TimelineRowProps & { span: Span; title: string }) {
  const { inputs, canEdit } = useEditing();
  const apply = (next: Span, gesture: string) =>
    inputs.set([kind, id], withSpan(kind, entry, next, start), `gesture ${gesture}`);
  const body = useDrag({ value: span, move: moveSpan, onMove: apply });
  const end = useDrag({ value: span, move: moveEnd, onMove: apply });
  const isRound = kind === 'rounds';
  const last = Math.min(span.last ?? months, months);
  const width = ((last - span.first + 1) / months) * 100;
  const text = describeSpan(kind, span, start);
  const slider = {
    role: 'slider',
    tabIndex: canEdit ? 0 : -1,
    'aria-disabled': !canEdit,
    'aria-valuemin': 1,
    'aria-valuemax': months,
    'aria-valuetext': text,
  } as const;
  return (
    <div
      className={clsx(
        'absolute inset-y-1 flex rounded-chip touch:inset-y-2',
        kind === 'hires' && 'bg-series-laurel',
        kind === 'costs' && 'bg-series-ochre',
        isRound && 'bg-series-blue',
        span.last === null && 'rounded-r-none',
      )}
      style={
        isRound
          ? { left: `calc(${((span.first - 1) / months) * 100}% - 8px)`, width: 16 }
          : { left: `${((span.first - 1) / months) * 100}%`, width: `max(${width}%, 12px)` }
      }
    >
      <div
        {...slider}
        {...(canEdit && body)}
        aria-label={isRound ? title : `${title}, start`}
        aria-valuenow={span.first}
        className={clsx('relative min-w-0 flex-1 rounded-chip', dragClasses(canEdit, 'cursor-grab'))}
      />
      {!isRound && canEdit && (
        <div
          {...slider}
          {...end}
          aria-label={`${title}, end`}
          aria-valuenow={last}
          className={clsx(
            'absolute -inset-y-1 -right-3 w-6 rounded-chip touch:-inset-y-2 touch:-right-5 touch:w-11',
            'after:absolute after:inset-y-2 after:left-1/2 after:border-l-2 after:border-surface after:content-[""]',
            dragClasses(true, 'cursor-ew-resize'),
          )}
        />
      )}
    </div>
  );
}

const dragClasses = (isActive: boolean, cursor: string) => clsx(isActive && ['touch-pan-y select-none', cursor]);
