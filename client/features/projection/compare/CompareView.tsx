import { clsx } from 'clsx';
import { useState, useSyncExternalStore } from 'react';
import { Status } from '../../../ui/feedback/Status';
import { useEditing } from '../editor/EditorContext';
import { BASE } from '../model/document';
import type { Result } from '../model/messages';
import { amountsOf } from '../result/CashChart';
import { MonthChart } from '../result/MonthChart';
import type { Scenarios } from '../scenarios/useScenarios';
import { compareRows } from './compareRows';

/** Scenarios beside the base. */
const MAX_SHOWN = 3;

const looks = [
  { stroke: 'var(--series-laurel)', dash: '7 4' },
  { stroke: 'var(--series-ochre)', dash: '2 4' },
  { stroke: 'var(--series-blue)', dash: '12 4' },
  { stroke: 'var(--series-plum)', dash: '10 3 2 3' },
];

type Column = { key: string; name: string; result: Result };

/** Key figures and cash of the base and of up to three scenarios, side by side. */
export function CompareView({ scenarios }: { scenarios: Scenarios }) {
  const { engine } = useEditing();
  const { results, issues } = useSyncExternalStore(engine.subscribe, engine.getState);
  const [hidden, setHidden] = useState<readonly string[]>(() => scenarios.list.slice(MAX_SHOWN).map(({ key }) => key));
  const chosen = scenarios.list.filter(({ key }) => !hidden.includes(key)).slice(0, MAX_SHOWN);
  const columns = [{ key: BASE, name: 'Base' }, ...chosen].flatMap(({ key, name }): Column[] =>
    results[key] ? [{ key, name, result: results[key] }] : [],
  );
  const invalid = chosen.filter(({ key }) => (issues[key]?.length ?? 0) > 0);
  const [base] = columns;
  if (!base) return <p className="px-4 py-6 text-ink-2">The comparison appears when the inputs are complete.</p>;

  const toggle = (key: string, isShown: boolean) =>
    setHidden(isShown ? hidden.filter((one) => one !== key) : [...hidden, key]);

  return (
    <section aria-label="Comparison">
      <fieldset className="flex flex-wrap gap-x-5 border-b border-line px-4 py-2">
        <legend className="sr-only">Scenarios to compare</legend>
        {scenarios.list.map(({ key, name }) => {
          const isShown = chosen.some((one) => one.key === key);
          return (
            <label key={key} className="flex min-h-control cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={isShown}
                disabled={!isShown && chosen.length >= MAX_SHOWN}
                onChange={(event) => toggle(key, event.target.checked)}
                className="size-4 accent-primary"
              />
              <bdi className="max-w-60 truncate">{name}</bdi>
            </label>
          );
        })}
        {scenarios.list.length > MAX_SHOWN && (
          <span className="self-center text-meta text-ink-3">Up to {MAX_SHOWN} beside the base</span>
        )}
      </fieldset>
      {invalid.length > 0 && (
        <Status className="bg-warn-soft px-4 py-2 text-on-warn-soft">
          {invalid.map(({ name }) => `“${name}”`).join(', ')} can’t be computed until{' '}
          {invalid.length === 1 ? 'its' : 'their'} inputs are fixed.
        </Status>
      )}
      <MonthChart
        title={describeBest(columns)}
        start={base.result.start}
        unit={base.result.currency}
        series={columns.map(({ name, result }, index) => ({
          label: name,
          values: amountsOf(result, 'closingCash'),
          ...looks[index]!,
        }))}
      />
      <CompareTable columns={columns} />
    </section>
  );
}

/** Which of the columns has most cash at the end. */
function describeBest(columns: readonly Column[]): string {
  const best = columns.reduce((one, other) =>
    other.result.summary.month60Cash > one.result.summary.month60Cash ? other : one,
  );
  return columns.length === 1 ? 'Cash of the base' : `“${best.name}” has the most cash after five years`;
}

function CompareTable({ columns }: { columns: readonly Column[] }) {
  const [base] = columns;
  return (
    <div className="overflow-x-auto border-t border-line">
      <table className="w-full border-separate border-spacing-0 tabular-nums" aria-label="Key figures">
        <thead>
          <tr>
            <th className="sticky left-0 z-1 border-r border-b border-line bg-surface px-4 py-2 text-left font-medium">
              {base!.result.currency}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className="min-w-28 border-b border-line px-3 py-2 text-right font-medium">
                <bdi className="ml-auto line-clamp-2 max-w-36 break-words">{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows.map(({ label, value, show }) => (
            <tr key={label}>
              <th
                scope="row"
                className="sticky left-0 z-1 w-(--first-column) min-w-(--first-column) border-r border-b border-line bg-surface px-4 py-2 text-left font-normal text-ink-2"
              >
                {label}
              </th>
              {columns.map(({ key, result }) => {
                const differs = key !== BASE && value(result) !== value(base!.result);
                return (
                  <td
                    key={key}
                    className={clsx(
                      'border-b border-line px-3 py-2 text-right whitespace-nowrap',
                      // At the figure's side: columns are wide, and figures stand right.
                      differs && 'font-bold shadow-[inset_-3px_0_var(--color-primary)]',
                      (value(result) ?? 0) < 0 && 'text-danger',
                    )}
                  >
                    {show(value(result), result)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-4 py-3 text-meta text-ink-2">Bold figures with a bar differ from the base.</p>
    </div>
  );
}
