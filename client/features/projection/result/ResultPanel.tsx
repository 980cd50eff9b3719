import { memo, useMemo, useRef, useState, type ReactNode } from 'react';
import { Select } from '../../../ui/form/Select';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Status } from '../../../ui/feedback/Status';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { useBaseResult, useEditing, useHasEngineFailed, useIssues, useResult } from '../editor/EditorContext';
import { Timeline } from '../timeline/Timeline';
import { CashChart } from './CashChart';
import { FiguresTable } from './FiguresTable';
import { KeyFigures } from './KeyFigures';
import type { Result } from '../model/messages';
import { periodsOf, type Step } from './periods';
import { useIsInView, useValueInView } from './useInView';

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
  const start = result?.start;
  const periods = useMemo(() => (start === undefined ? [] : periodsOf(step, start)), [step, start]);
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
      <InView result={result} part={KeyFigures} />
      <InView result={result} part={CashChart} />
      <Timeline />
      <TableHeader hasBase={base !== null} step={step} onStepChange={setStep} />
      <FiguresTable result={result} base={base} periods={periods} />
    </section>
  );
}

/** Renders a part with a result at once while it is in view, and after that while it isn't. */
function InView({ result, part: Part }: { result: Result; part: (props: { result: Result }) => ReactNode }) {
  const block = useRef<HTMLDivElement>(null);
  const shown = useValueInView(useIsInView(block), result);
  return (
    <div ref={block} className="isolate">
      <Part result={shown} />
    </div>
  );
}

interface TableHeaderProps {
  /** A scenario is shown, with its base to compare. */
  hasBase: boolean;
  step: Step;
  onStepChange: (step: Step) => void;
}

const TableHeader = memo(function TableHeader({ hasBase, step, onStepChange }: TableHeaderProps) {
  return (
    <div className="flex items-end justify-between gap-4 px-4 pb-3">
      <p className="text-meta text-ink-2">
        Select a figure to see its formula.{hasBase && ' Bold figures with a bar differ from the base.'}
      </p>
      <Select label="Show" options={steps} value={step} onValueChange={onStepChange} className="w-36" />
    </div>
  );
});
