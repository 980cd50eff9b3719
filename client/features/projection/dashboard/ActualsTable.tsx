import { actualLines } from '../../../../shared/projection/actuals';
import { actualFields } from '../../../../shared/projection/fields';
import { parseMonth } from '../../../../shared/projection/months';
import type { Computed } from '../chosen/messages';
import { formatNumber, monthName } from '../result/format';
import { scaleOf } from '../result/rows';
import { ActualCell } from './ActualCell';
import { changedMonth, shownActual } from './actualValues';
import type { Actuals, ActualsState } from './useActuals';

export interface ActualsTableProps {
  computed: Computed;
  actuals: Actuals;
  months: readonly string[];
  canEdit: boolean;
  state: Pick<ActualsState, 'save' | 'clearFault' | 'faults'>;
}

/** Actual figures by month against the plan, to be typed in. The first column stays in view. */
export function ActualsTable({ computed, actuals, months, canEdit, state }: ActualsTableProps) {
  const { start, digits, lines } = computed;
  const { save, clearFault, faults } = state;
  return (
    <section
      aria-label="Actual figures by month"
      // A scrolling region needs the focus to be scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-4 max-h-150 overflow-auto border-y border-line"
    >
      <table className="min-w-full border-separate border-spacing-0 whitespace-nowrap tabular-nums">
        <caption className="sr-only">Actual figures by month, with the plan and the deviation</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-2 border-r border-b border-line bg-surface px-3 py-2 text-left text-meta font-medium"
            >
              Month
            </th>
            {actualLines.map((line) => (
              <th
                key={line}
                scope="col"
                className="sticky top-0 z-1 border-b border-line bg-surface px-3 py-2 text-right text-meta font-medium"
              >
                {actualFields[line].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => {
            const calendarMonth = parseMonth(month)!;
            const stored = actuals.months[month];
            return (
              <tr key={month}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 border-r border-b border-line bg-surface px-3 py-4 text-left align-top font-medium"
                >
                  {monthName(calendarMonth)}
                </th>
                {actualLines.map((line) => (
                  <ActualCell
                    key={line}
                    month={month}
                    line={line}
                    label={`${actualFields[line].label}, ${monthName(calendarMonth)}`}
                    value={shownActual(line, stored?.[line])}
                    planned={formatNumber(lines[line][calendarMonth - start + 1]! / scaleOf({ line }, digits))}
                    deviation={actuals.deviations[month]?.[line]}
                    error={faults[`${month}.${line}`]}
                    canEdit={canEdit}
                    onCommit={(typed) => void save({ [month]: changedMonth(line, typed) }, [`${month}.${line}`])}
                    onRevert={() => clearFault(`${month}.${line}`)}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
