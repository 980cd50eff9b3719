import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { FirstResultsProps, ResultsProps, SearchKind } from '../../../shell/feature';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';

interface Parts {
  Results: ComponentType<ResultsProps>;
  FirstResults: ComponentType<FirstResultsProps>;
}

/** Kept for the next search, which then shows them at once. */
const loaded = new Map<string, Parts>();

function loadParts({ id, load }: SearchKind): Parts {
  const parts = {
    Results: lazy(async () => ({ default: (await load()).Results })),
    FirstResults: lazy(async () => ({ default: (await load()).FirstResults })),
  };
  loaded.set(id, parts);
  return parts;
}

export type SearchKindResultsProps = { kind: SearchKind } & (
  | ({ part: 'Results' } & ResultsProps)
  | ({ part: 'FirstResults' } & FirstResultsProps)
);

/** What a search found of one kind. It arrives late, or fails, for itself alone. */
export function SearchKindResults({ kind, ...props }: SearchKindResultsProps) {
  const [parts, setParts] = useState(() => loaded.get(kind.id) ?? loadParts(kind));
  return (
    <ErrorBoundary FallbackComponent={PartFailure} onReset={() => setParts(loadParts(kind))}>
      <Suspense fallback={<SkeletonRows label={`Loading ${kind.label.toLowerCase()}`} />}>
        {props.part === 'Results' ? (
          <parts.Results query={props.query} empty={props.empty} />
        ) : (
          <parts.FirstResults query={props.query} onFound={props.onFound} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function PartFailure({ resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorState onRetry={resetErrorBoundary}>This part did not load. The rest of the search still works.</ErrorState>
  );
}
