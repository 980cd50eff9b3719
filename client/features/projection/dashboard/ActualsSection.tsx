import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Status } from '../../../ui/feedback/Status';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import type { Chosen } from '../chosen/ChosenModel';
import { ActualsChart } from './ActualsChart';
import { ActualsTable } from './ActualsTable';
import { tableMonths } from './actualValues';
import { ApiExample } from './ApiExample';
import { describeDeviation } from './describeActuals';
import { describeFaults } from './faults';
import type { ActualsState } from './useActuals';

const ImportDialog = lazyDialog('ImportDialog', async () => (await import('./ImportDialog')).ImportDialog);

/** Months that the table grows by. */
const step = 6;

export interface ActualsSectionProps {
  chosen: Chosen;
  state: ActualsState;
  /** Calendar month of today. */
  currentMonth: number;
}

/** Actual figures against the plan: typed, imported or pushed. */
export function ActualsSection({ chosen: { projection, computed }, state, currentMonth }: ActualsSectionProps) {
  const [more, setMore] = useState(0);
  const dialog = useDialogState<'import'>();
  const { actuals, error, loading, refetch, status, faults, failure } = state;
  const problem = describeFaults(faults, failure);
  const canEdit = projection.viewerCanEdit;
  const isEmpty = actuals && Object.keys(actuals.months).length === 0;
  const months = actuals && tableMonths(computed.start, currentMonth, actuals.months, more);
  return (
    <section aria-labelledby="actuals" className="px-4 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="actuals" className="text-section">
          Actuals against plan
        </h2>
        {canEdit && (
          <Button icon={FileUp} onClick={() => dialog.open('import')}>
            Import CSV
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-160 text-pretty text-ink-2">
        {actuals &&
          (isEmpty
            ? canEdit
              ? 'No actual figures yet. Type those of the first month, import a CSV file, or push them from your accounting. Leave out what you don’t know.'
              : 'No actual figures yet.'
            : (describeDeviation(actuals, computed) ??
              'Add closing cash to see what the deviation does to the runway.'))}
      </p>
      {error && (
        <div className="-mx-4 mt-3">
          <ErrorState onRetry={() => void refetch().catch(() => undefined)} retrying={loading}>
            {toCallError(error, 'Couldn’t load the actual figures.').message}
          </ErrorState>
        </div>
      )}
      {!actuals && !error && (
        <SkeletonGroup label="Loading the actual figures" className="mt-4">
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {actuals && months && (
        <>
          <ActualsChart computed={computed} months={actuals.months} />
          <ActualsTable computed={computed} actuals={actuals} months={months} canEdit={canEdit} state={state} />
          <div className="mt-2 flex min-h-control flex-wrap items-center justify-between gap-3">
            {months.length < 60 && (
              <Button variant="quiet" icon={Plus} onClick={() => setMore(more + step)} className="-ml-4">
                Show {Math.min(step, 60 - months.length)} more months
              </Button>
            )}
            <Status className="text-meta text-ink-2">
              {status === 'saving' && 'Saving…'}
              {status === 'saved' && 'Saved'}
            </Status>
          </div>
          {problem && (
            <p role="alert" className="text-meta font-medium text-danger">
              {problem}
            </p>
          )}
          {canEdit && <ApiExample id={projection.id} computed={computed} />}
          {dialog.name === 'import' && (
            <ImportDialog
              open={dialog.isOpen}
              onOpenChange={dialog.setOpen}
              stored={actuals.months}
              model={computed}
              onImport={state.save}
            />
          )}
        </>
      )}
    </section>
  );
}
