import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../http/toCallError';
import type { PairionStatus } from '../../__generated__/types';
import { ButtonLink } from '../../ui/button/Button';
import { useToast } from '../../ui/toast/Toast';
import type { PairionProfileQuery } from './__generated__/Pairion.generated';
import { ChoiceField } from './ChoiceField';
import { statuses } from './pairionLabels';
import { refetchPairion } from './refetchPairion';
import { useSaveProfile } from './useSaveProfile';

export type OwnProfile = PairionProfileQuery['pairionProfile'];

/** Saves the availability at once, optimistically unless it ends a pause: candidates are read after that is stored. */
export function useSetStatus(profile: OwnProfile | undefined) {
  const client = useApolloClient();
  const toast = useToast();
  const [save, { loading }] = useSaveProfile();
  async function setStatus(status: PairionStatus) {
    if (!profile) return;
    try {
      await save({
        variables: { input: { status } },
        ...(profile.status !== 'PAUSED' && { optimisticResponse: { savePairionProfile: { ...profile, status } } }),
      });
      refetchPairion(client, ['candidates']);
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t change your availability.').message, { failed: true });
    }
  }
  return { setStatus, loading };
}

/** Availability of the viewer, and the link to the profile. Its height is the same while it loads. */
export function AvailabilityBar({ profile }: { profile: OwnProfile | undefined }) {
  const { setStatus } = useSetStatus(profile);
  return (
    <section
      aria-label="Your availability"
      className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-b border-line px-4 py-3"
    >
      <div className="min-w-0 max-md:w-full">
        <ChoiceField
          label="Availability"
          name="availability"
          options={statuses.map(({ value, label }) => ({ value, label }))}
          value={profile?.status ?? null}
          disabled={!profile}
          layout="thirds"
          onChange={(status) => void setStatus(status)}
        />
        <p className="mt-1 min-h-5 text-meta text-ink-2">
          {statuses.find(({ value }) => value === profile?.status)?.description}
        </p>
      </div>
      <ButtonLink to="/pairion/profile" className="md:mb-6">
        Edit profile
      </ButtonLink>
    </section>
  );
}
