import { useState } from 'react';
import { Select } from '../../../ui/form/Select';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Status } from '../../../ui/feedback/Status';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { useBaseResult, useEditing, useHasEngineFailed, useIssues, useResult } from '../editor/EditorContext';
import { Timeline } from '../timeline/Timeline';
import { CashChart } from './CashChart';
import { KeyFigures } from './KeyFigures';
import { periodsOf, type Step } from './periods';
import { ResultTable } from './ResultTable';

const steps: { value: Step; label: string }[] = [
  { value: 'month', label: 'Months' },
  { value: 'quarter', label: 'Quarters' },
  { value: 'year', label: 'Years' },
];

/** What follows from the inputs. */
export function ResultPanel() {
  const { engine, model, inputs } = useEditing();
  const result = useResult(inputs.scenario);
  const base = useBaseResult();
  const issues = useIssues();
  const hasFailed = useHasEngineFailed();
  const [step, setStep] = useState<Step>('month');
  const failure = hasFailed && (
    <ErrorState onRetry={() => engine.compute(model.get())}>Couldn’t compute the projection.</ErrorState>
  );
  if (!result)
    return (
      failure ||
      (issues.length > 0 ? (
        <p className="px-4 py-6 text-ink-2">The projection appears when the inputs are complete.</p>
      ) : (
        <SkeletonGroup label="Computing the projection" className="px-4 py-4">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-14 w-full" />
          <Skeleton className="mt-4 h-60 w-full" />
        </SkeletonGroup>
      ))
    );
  return (
    <section aria-label="Projection">
      {failure}
      {issues.length > 0 && (
        <Status className="bg-warn-soft px-4 py-2 text-on-warn-soft">
          These are the figures before the last change. Fix{' '}
          {issues.length === 1 ? 'one input' : `${issues.length} inputs`} to update them.
        </Status>
      )}
      <KeyFigures result={result} />
      <CashChart result={result} />
      <Timeline />
      <div className="flex items-end justify-between gap-4 px-4 pb-3">
        <p className="text-meta text-ink-2">
          Select a figure to see its formula.{base && ' Bold figures with a bar differ from the base.'}
        </p>
        <Select label="Show" options={steps} value={step} onValueChange={setStep} className="w-36" />
      </div>
      <ResultTable result={result} base={base} periods={periodsOf(step, result.start)} />
    </section>
  );
}
