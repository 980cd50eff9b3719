import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { SettingsSection } from '../../shell/feature';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';

/** Loaded section components by id, cached for the next visit. */
const bodies = new Map<string, ComponentType>();

function loadBody({ id, load }: SettingsSection): ComponentType {
  const Body = lazy(async () => {
    try {
      return { default: (await load()).Component };
    } catch (error) {
      bodies.delete(id);
      throw error;
    }
  });
  bodies.set(id, Body);
  return Body;
}

/** One settings section with its heading. Loading and errors affect this section only. */
export function Section({ section }: { section: SettingsSection }) {
  const { id, title } = section;
  const [Body, setBody] = useState(() => bodies.get(id) ?? loadBody(section));
  return (
    <section id={id} className="scroll-mt-top-bar border-b border-line pt-5 pb-6 last:border-0 md:scroll-mt-0">
      <h2 tabIndex={-1} className="px-4 pb-2 text-section">
        {title}
      </h2>
      <ErrorBoundary FallbackComponent={BodyFailure} onReset={() => setBody(() => loadBody(section))}>
        <Suspense fallback={<BodySkeleton title={title} />}>
          <Body />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

function BodyFailure({ resetErrorBoundary }: FallbackProps) {
  return <ErrorState onRetry={resetErrorBoundary}>This section didn’t load.</ErrorState>;
}

function BodySkeleton({ title }: { title: string }) {
  return (
    <SkeletonGroup label={`Loading ${title}`} className="px-4">
      <Skeleton className="mt-1 h-3.5 w-4/5" />
      <Skeleton className="mt-5 h-3.5 w-2/5" />
      <Skeleton className="mt-3 h-3.5 w-3/5" />
    </SkeletonGroup>
  );
}
