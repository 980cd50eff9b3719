import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/form/Select';
import { TextLink } from '../../../ui/text/TextLink';
import type { Figures } from './Figures';
import type { Computed, Variant } from './messages';
import { useChosenModel, useFigures, useModelChoice, type ChosenProjection } from './useChosen';

/** The chosen model and scenario with its results. */
export type Chosen = {
  projection: ChosenProjection;
  /** Key of the scenario; null for the model itself. */
  scenario: string | null;
  computed: Computed;
  variants: readonly Variant[];
  figures: Figures;
  choice: ReturnType<typeof useModelChoice>;
};

/** No scenario can have this key. */
const noScenario = '*';

export interface ChosenModelProps {
  /** Why a model is needed: "Charts need a projection." */
  purpose: string;
  children: (chosen: Chosen) => ReactNode;
}

/** Chooses a model and a scenario, kept in the URL, and renders what needs their figures. */
export function ChosenModel({ purpose, children }: ChosenModelProps) {
  const choice = useModelChoice();
  const { choices, modelId, error, loading, refetch } = choice;
  if (error && !choices && !modelId)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => undefined)} retrying={loading}>
        {toCallError(error, 'Couldn’t load the projections.').message}
      </ErrorState>
    );
  if (modelId) return <LoadedModel key={modelId} id={modelId} choice={choice} render={children} />;
  if (!choices) return <ChosenSkeleton />;
  return (
    <EmptyState
      action={
        <ButtonLink to="/financial-projections" variant="primary">
          Start a projection
        </ButtonLink>
      }
    >
      {purpose} You have none yet: a template gives you five years to change.
    </EmptyState>
  );
}

interface LoadedModelProps {
  id: string;
  choice: ReturnType<typeof useModelChoice>;
  render: ChosenModelProps['children'];
}

function LoadedModel({ id, choice, render }: LoadedModelProps) {
  const { projection, error, loading, refetch } = useChosenModel(id);
  const failure = error && toCallError(error, 'Couldn’t load this projection.');
  const choices = choice.choices ?? [];
  const known = choices.some((one) => one.id === id);
  const options = [...choices, ...(known || !projection ? [] : [projection])];
  const scenarios = projection?.scenarios ?? [];
  return (
    <>
      <div className="grid grid-cols-1 gap-3 border-b border-line px-4 py-4 md:grid-cols-2">
        {options.length > 0 && (
          <Select
            label="Projection"
            options={options.map(({ id: value, name }) => ({ value, label: name }))}
            value={known || projection ? id : null}
            onValueChange={(model) => choice.change({ model, scenario: null })}
          />
        )}
        {scenarios.length > 0 && (
          <Select
            label="Scenario"
            options={[
              { value: noScenario, label: 'Base' },
              ...scenarios.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            value={scenarios.some(({ key }) => key === choice.scenario) ? choice.scenario : noScenario}
            onValueChange={(scenario) => choice.change({ scenario: scenario === noScenario ? null : scenario })}
          />
        )}
      </div>
      {failure?.code === 'NOT_FOUND' ? (
        <EmptyState action={<ButtonLink to="/financial-projections">Your projections</ButtonLink>}>
          This projection was deleted, or it isn’t shared with you.
        </EmptyState>
      ) : (
        <>
          {failure && (
            <ErrorState onRetry={() => void refetch().catch(() => undefined)} retrying={loading}>
              {failure.message}
            </ErrorState>
          )}
          {projection ? (
            <ComputedModel projection={projection} choice={choice} render={render} />
          ) : (
            !failure && <ChosenSkeleton />
          )}
        </>
      )}
    </>
  );
}

type ComputedModelProps = Omit<LoadedModelProps, 'id'> & { projection: ChosenProjection };

function ComputedModel({ projection, choice, render }: ComputedModelProps) {
  const { figures, variants, hasFailed, retry } = useFigures(projection);
  if (!variants)
    return hasFailed ? <ErrorState onRetry={retry}>Couldn’t compute the projection.</ErrorState> : <ChosenSkeleton />;
  const chosen = variants.find(({ key }) => key === choice.scenario) ?? variants[0]!;
  const editor = `/financial-projections/${projection.id}`;
  if (!chosen.computed)
    return (
      <EmptyState action={<ButtonLink to={editor}>Open the projection</ButtonLink>}>
        {chosen.key === null ? 'This projection' : `The scenario “${chosen.name}”`} can’t be computed:{' '}
        {chosen.issues[0]?.message}
      </EmptyState>
    );
  return (
    <>
      {hasFailed && <ErrorState onRetry={retry}>Couldn’t compute the projection.</ErrorState>}
      <p className="px-4 pt-3 text-meta text-ink-2">
        {chosen.key === null ? 'The plan itself' : `The scenario “${chosen.name}”`}, in {chosen.computed.currency}.{' '}
        <TextLink to={editor}>Open the projection</TextLink>
      </p>
      {render({ projection, scenario: chosen.key, computed: chosen.computed, variants, figures, choice })}
    </>
  );
}

export function ChosenSkeleton() {
  return (
    <SkeletonGroup label="Loading the projection" className="p-4">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-4 h-60 w-full" />
      <Skeleton className="mt-6 h-6 w-2/5" />
      <Skeleton className="mt-4 h-60 w-full" />
    </SkeletonGroup>
  );
}
