import { Link } from 'react-router-dom';
import type { PreferenceKey } from '../../../../shared/matching/profile';
import { pairionLimits } from '../../../../shared/contracts/pairion';
import type { PairionCandidatesQuery } from '../__generated__/Pairion.generated';
import { preferenceLabels } from '../pairionLabels';

type Limit = NonNullable<PairionCandidatesQuery['pairionCandidates']['limits']>[number];

/** Limits that exclude somebody, the largest first. */
export const sortLimits = (limits: readonly Limit[]): Limit[] =>
  limits.filter(({ people }) => people > 0).toSorted((one, other) => other.people - one.people);

const countPeople = (people: number): string =>
  people >= pairionLimits.limitPeople
    ? `${pairionLimits.limitPeople} or more people`
    : people === 1
      ? '1 person'
      : `${people} people`;

/** Why there are few candidates: which must-have excludes how many people, each with a link to loosen it. */
export function Limits({ limits }: { limits: readonly Limit[] | null }) {
  const shown = sortLimits(limits ?? []);
  return (
    <section aria-labelledby="pairion-limits" className="border-t border-line px-4 py-5">
      <h2 id="pairion-limits" className="text-section font-bold">
        Why there are few
      </h2>
      {shown.length === 0 ? (
        <p className="mt-1 max-w-120 text-ink-2">
          None of your must-haves excludes anybody. Few people are here yet who fit you and whom you fit. New candidates
          come every day.
        </p>
      ) : (
        <>
          <p className="mt-1 text-ink-2">
            “{preferenceLabels[shown[0]!.preference as PreferenceKey]}” costs you the most people.
          </p>
          <ul className="mt-3 border-t border-line">
            {shown.map(({ preference, people }) => {
              const label = preferenceLabels[preference as PreferenceKey];
              return (
                <li key={preference} className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line py-2">
                  <span className="min-w-0 flex-1 basis-50">
                    <span className="font-medium">{label}</span>{' '}
                    <span className="text-ink-2 tabular-nums">excludes {countPeople(people)}</span>
                  </span>
                  <Link
                    to={`/pairion/profile?step=wishes#wish-${preference}`}
                    className="target font-medium text-primary hover:underline"
                  >
                    Loosen {label.toLowerCase()}
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
