import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import type { FirstResultsProps, ResultsProps, SearchKind } from '../../../shell/feature';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';

interface ResultViews {
  Results: ComponentType<ResultsProps>;
  FirstResults: ComponentType<FirstResultsProps>;
}

/** Lazy components by kind id. Reused by later searches, which then render without loading. */
const loadedViews = new Map<string, ResultViews>();

function loadViews({ id, load }: SearchKind): ResultViews {
  const views = {
    Results: lazy(async () => ({ default: (await load()).Results })),
    FirstResults: lazy(async () => ({ default: (await load()).FirstResults })),
  };
  loadedViews.set(id, views);
  return views;
}

export type SearchKindResultsProps = { kind: SearchKind } & (
  | ({ view: 'Results' } & ResultsProps)
  | ({ view: 'FirstResults' } & FirstResultsProps)
);

/** Results of one kind. Loads its code lazily and fails independently of the other kinds. */
export function SearchKindResults({ kind, ...props }: SearchKindResultsProps) {
  const [views, setViews] = useState(() => loadedViews.get(kind.id) ?? loadViews(kind));
  return (
    <ErrorBoundary fallback={<LoadFailure kind={kind} />} onReset={() => setViews(loadViews(kind))}>
      <Suspense fallback={<SkeletonRows label={`Loading ${kind.label.toLowerCase()}`} />}>
        {props.view === 'Results' ? (
          <views.Results query={props.query} empty={props.empty} />
        ) : (
          <views.FirstResults query={props.query} onFound={props.onFound} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadFailure({ kind }: { kind: SearchKind }) {
  const { resetBoundary } = useErrorBoundary();
  return <ErrorState onRetry={resetBoundary}>Couldn’t load {kind.label.toLowerCase()}.</ErrorState>;
}
