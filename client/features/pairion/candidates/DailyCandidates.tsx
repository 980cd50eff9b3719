import { useApolloClient, useQuery } from '@apollo/client/react';
import { pairionLimits } from '../../../../shared/contracts/pairion';
import type { RequiredField } from '../../../../shared/matching/missing';
import { toCallError } from '../../../http/toCallError';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useRestoreRowFocus } from '../../network/people/useRestoreRowFocus';
import { PairionCandidatesDocument } from '../__generated__/Pairion.generated';
import { useSetStatus, type OwnProfile } from '../AvailabilityBar';
import { fieldLabels } from '../pairionLabels';
import { refetchPairion } from '../refetchPairion';
import { CandidateCards } from './CandidateCards';
import { CandidateSkeleton } from './CandidateSkeleton';
import { Limits } from './Limits';

/** Asks whether the viewer still looks. Saving the status counts as activity. */
function StillLooking({ profile }: { profile: OwnProfile }) {
  const client = useApolloClient();
  const { setStatus, loading } = useSetStatus(profile);
  return (
    <section aria-label="Still looking?" className="border-b border-line bg-info-soft px-4 py-4 text-on-info-soft">
      <p className="text-lead font-bold">Still looking?</p>
      <p className="mt-1">
        You haven’t been active for a while. After {pairionLimits.staleDays} days without activity others no longer see
        you.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          loading={loading}
          onClick={() => void setStatus('LOOKING').then(() => refetchPairion(client, ['profile', 'candidates']))}
        >
          Yes, still looking
        </Button>
        <Button onClick={() => void setStatus('PAUSED')}>Pause</Button>
      </div>
    </section>
  );
}

function Incomplete({ profile }: { profile: OwnProfile }) {
  return (
    <div>
      <EmptyState
        action={
          <ButtonLink to="/pairion/profile" variant="primary">
            {profile.isSaved ? 'Continue your profile' : 'Start your profile'}
          </ButtonLink>
        }
      >
        {profile.isSaved
          ? 'Finish your co-founder profile to see candidates. Others don’t see you before.'
          : 'Describe what you bring and whom you look for. It takes about five minutes and is saved as you go.'}
      </EmptyState>
      {profile.isSaved && (
        <div className="px-4 pb-6">
          <h2 className="font-medium">What’s missing</h2>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2">
            {profile.missing.map((field) => (
              <li key={field}>{fieldLabels[field as RequiredField] ?? field}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Candidates are chosen again after a change, but not at each one. */
const recomputeNote = `Changes of your profile show here within ${pairionLimits.recomputeMinutes} minutes.`;

function List() {
  const { data, error, refetch } = useQuery(PairionCandidatesDocument, { fetchPolicy: 'cache-and-network' });
  const set = data?.pairionCandidates;
  const focusProps = useRestoreRowFocus('li:has(> article)');
  return (
    <div {...focusProps}>
      {error && (
        <ErrorState onRetry={() => void refetch()}>
          {toCallError(error, 'Couldn’t load candidates.').message}
        </ErrorState>
      )}
      {!set && !error && <CandidateSkeleton />}
      {set && set.candidates.length > 0 && (
        <>
          <p className="px-4 pt-4 text-ink-2">
            {set.candidates.length === 1 ? 'One candidate' : `${set.candidates.length} candidates`} today, the best
            first.{set.limits ? '' : ' Tomorrow there are new ones.'} {recomputeNote}
          </p>
          <CandidateCards label="Candidates of the day" candidates={set.candidates} canPass />
        </>
      )}
      {set?.candidates.length === 0 && (
        <EmptyState action={<ButtonLink to="/pairion/profile?step=wishes">Review your preferences</ButtonLink>}>
          No more candidates today. New ones come every day. {recomputeNote}
        </EmptyState>
      )}
      {set?.limits && <Limits limits={set.limits} />}
    </div>
  );
}

/** Candidates of the day, or why there are none: no profile yet, an incomplete one, or a pause. */
export function DailyCandidates({
  profile,
  profileError,
  onRetry,
}: {
  profile: OwnProfile | undefined;
  profileError: Error | undefined;
  onRetry: () => void;
}) {
  const { setStatus, loading } = useSetStatus(profile);
  if (!profile && profileError)
    return (
      <ErrorState onRetry={onRetry}>{toCallError(profileError, 'Couldn’t load your profile.').message}</ErrorState>
    );
  if (!profile) return <CandidateSkeleton />;
  if (!profile.isSaved || profile.missing.length > 0) return <Incomplete profile={profile} />;
  if (profile.status === 'PAUSED')
    return (
      <EmptyState
        action={
          <Button variant="primary" loading={loading} onClick={() => void setStatus('LOOKING')}>
            Look again
          </Button>
        }
      >
        You’re paused. Nobody sees you, and you see no candidates. Your profile, invitations and matches stay.
      </EmptyState>
    );
  return (
    <>
      {profile.isStale && <StillLooking profile={profile} />}
      <List />
    </>
  );
}
