import { ChevronRight } from 'lucide-react';
import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { parseMonth } from '../../../../shared/projection/months';
import { useInput } from '../editor/EditorContext';
import { byKey } from '../inputs/entries';
import type { EntryKind } from '../inputs/sections';
import { isObject } from '../model/document';
import { rowClasses } from './rowClasses';
import { januariesOf } from './spans';
import { TimelineRow } from './TimelineRow';

const kinds: { kind: EntryKind; title: string }[] = [
  { kind: 'hires', title: 'People' },
  { kind: 'costs', title: 'Costs' },
  { kind: 'rounds', title: 'Funding rounds' },
];

/** When people, costs and rounds start and end. Bars can be dragged, and moved by keys. */
export const Timeline = memo(function Timeline() {
  const [isOpen, setOpen] = useState(true);
  const startMonth = useInput(['startMonth']);
  const start = typeof startMonth === 'string' ? parseMonth(startMonth) : undefined;
  if (start === undefined) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="isolate mb-4 border-y border-line"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-fill">
        <ChevronRight aria-hidden="true" className={clsx('size-4 shrink-0 text-ink-3', isOpen && 'rotate-90')} />
        <h2 className="flex-1 text-lead">Timeline</h2>
      </summary>
      {isOpen && (
        <div className="px-4 pb-4">
          <p className="text-meta text-ink-2">
            Drag a bar, or its end. With the keyboard, arrow keys move it by a month and Page Up and Page Down by a
            year.
          </p>
          <Years start={start} />
          {kinds.map(({ kind, title }) => (
            <Rows key={kind} kind={kind} title={title} start={start} />
          ))}
        </div>
      )}
    </details>
  );
});

/** Each year at its January. */
function Years({ start }: { start: number }) {
  return (
    <div aria-hidden="true" className={clsx(rowClasses, 'mt-2 text-badge text-ink-3 tabular-nums')}>
      <div className="relative h-4 md:col-start-2">
        {januariesOf(start).map((month) => (
          <span key={month} className="absolute" style={{ left: `${(month / projectionLimits.months) * 100}%` }}>
            {(start + month) / 12}
          </span>
        ))}
      </div>
    </div>
  );
}

function Rows({ kind, title, start }: { kind: EntryKind; title: string; start: number }) {
  const entries = useInput([kind]);
  const list = isObject(entries) ? Object.entries(entries).filter(([, entry]) => isObject(entry)) : [];
  if (list.length === 0) return null;
  return (
    <section aria-label={`Timeline of ${title.toLowerCase()}`}>
      <h3 className="mt-3 text-body font-bold">{title}</h3>
      <ul>
        {list.toSorted(byKey).map(([key, entry]) => (
          <TimelineRow key={key} kind={kind} id={key} entry={entry as Record<string, unknown>} start={start} />
        ))}
      </ul>
    </section>
  );
}
