import { useQuery } from '@apollo/client/react';
import { pairionLimits } from '../../../../shared/contracts/pairion';
import { importanceOf, preferenceKeys } from '../../../../shared/matching/profile';
import { defaultWeights } from '../../../../shared/matching/weights';
import { Button } from '../../../ui/button/Button';
import { PairionCandidatesDocument } from '../__generated__/Pairion.generated';
import { preferenceLabels } from '../pairionLabels';
import { PrivateNote } from './PrivateNote';
import { previewFit } from './scorePreview';
import type { Draft } from './profileDraft';
import type { StepProps } from './StepFields';

const PREVIEWED = 3;

/** How the weights change the fit of today's first candidates, before they are saved. */
function Preview({ draft }: { draft: Draft }) {
  const { data } = useQuery(PairionCandidatesDocument);
  const candidates = data?.pairionCandidates.candidates.slice(0, PREVIEWED) ?? [];
  const fits = candidates.flatMap((candidate) => {
    const fit = previewFit(draft, candidate);
    return fit === null ? [] : [{ candidate, fit }];
  });
  if (fits.length === 0) return null;
  return (
    <section aria-labelledby="weights-preview" className="rounded-card border border-line bg-canvas p-4">
      <h3 id="weights-preview" className="font-medium">
        With these weights
      </h3>
      <ul aria-live="polite" className="mt-1">
        {fits.map(({ candidate: { user, mine }, fit }) => (
          <li key={user.id} className="flex gap-4 py-1">
            <bdi className="min-w-0 flex-1 truncate">{user.displayName}</bdi>
            <span className="text-ink-2 tabular-nums">
              fits you {fit}
              {fit !== mine && `, ${mine} before`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much each preference counts. The defaults say why. */
export function WeightsStep({ draft, change, errors }: StepProps) {
  const hasOwn = Object.keys(draft.weights).length > 0;
  return (
    <>
      <PrivateNote>Weights decide how much each preference adds to the score.</PrivateNote>
      <Preview draft={draft} />
      <ul className="flex flex-col gap-4">
        {preferenceKeys
          .filter((key) => importanceOf(draft, key) !== 'INDIFFERENT')
          .map((key) => {
            const { weight, why } = defaultWeights[key];
            const value = draft.weights[key] ?? weight;
            return (
              <li key={key}>
                <label className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
                  <span className="font-medium">{preferenceLabels[key]}</span>
                  <span aria-hidden="true" className="text-ink-2 tabular-nums">
                    {value}
                    {value === weight && ' (default)'}
                  </span>
                  <input
                    type="range"
                    min={0}
                    max={pairionLimits.weight}
                    step={1}
                    value={value}
                    aria-describedby={`why-${key}`}
                    onChange={(event) => change({ weights: { [key]: Number(event.target.value) } })}
                    className="col-span-2 h-control w-full accent-primary"
                  />
                </label>
                <p id={`why-${key}`} className="text-meta text-ink-2">
                  {errors[`weights.${key}`] ?? why}
                </p>
              </li>
            );
          })}
      </ul>
      {hasOwn && (
        <Button
          className="self-start"
          onClick={() => change({ weights: Object.fromEntries(preferenceKeys.map((key) => [key, null])) })}
        >
          Use the defaults
        </Button>
      )}
    </>
  );
}
