import { useState } from 'react';
import { parseMonth } from '../../../../shared/projection/months';
import { TextLink } from '../../../ui/text/TextLink';
import { PageTitle } from '../../../ui/text/PageTitle';
import { ChosenModel, type Chosen } from '../chosen/ChosenModel';
import { FinanceNav } from '../chosen/FinanceNav';
import { ActualsSection } from './ActualsSection';
import { describeActualRunway, describeAlerts } from './describeActuals';
import { defaultMonth } from './figures';
import { KeyFigureGrid } from './KeyFigureGrid';
import { RunwayHeadline } from './RunwayHeadline';
import { useActuals } from './useActuals';

/** Key figures of a model, and actual figures against its plan. */
export function Component() {
  return (
    <>
      <PageTitle title="Financial dashboard" hidden />
      <FinanceNav />
      <ChosenModel purpose="The dashboard shows a projection.">{(chosen) => <Dashboard chosen={chosen} />}</ChosenModel>
    </>
  );
}

/** Calendar month of today. */
const monthOf = (date: Date): number => date.getFullYear() * 12 + date.getMonth();

function Dashboard({ chosen }: { chosen: Chosen }) {
  const { projection, computed, choice } = chosen;
  const state = useActuals(projection.id, computed);
  const { actuals } = state;
  const { start } = computed;
  const [currentMonth] = useState(() => monthOf(new Date()));
  const numberOf = (text: string | null | undefined) => {
    const calendarMonth = text ? parseMonth(text) : undefined;
    return calendarMonth === undefined ? null : calendarMonth - start + 1;
  };
  const inUrl = Number(choice.params.get('month'));
  const month =
    Number.isInteger(inUrl) && inUrl >= 1 && inUrl <= 60
      ? inUrl
      : defaultMonth(start, currentMonth, numberOf(actuals?.latestMonth));
  const alerts = actuals ? describeAlerts(actuals) : [];
  return (
    <>
      {alerts.length > 0 && (
        <div className="mx-4 mt-4 rounded-card bg-warn-soft px-4 py-3 text-on-warn-soft">
          {alerts.map((alert) => (
            <p key={alert} className="font-medium">
              {alert}
            </p>
          ))}
          <p className="mt-1">
            <a href="#actuals" className="underline underline-offset-3">
              See the actual figures
            </a>
            , or{' '}
            <TextLink to={`/advanced-financial-charts?model=${projection.id}`} className="text-inherit!">
              what buys most runway
            </TextLink>
            .
          </p>
        </div>
      )}
      <RunwayHeadline computed={computed} month={month} actual={actuals ? describeActualRunway(actuals) : null} />
      <KeyFigureGrid chosen={chosen} month={month} onMonthChange={(next) => choice.change({ month: String(next) })} />
      <ActualsSection chosen={chosen} state={state} currentMonth={currentMonth} />
    </>
  );
}
