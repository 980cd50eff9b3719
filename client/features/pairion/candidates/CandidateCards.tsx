import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { PairionInvitationsDocument, SavedPairionCandidatesDocument } from '../__generated__/Pairion.generated';
import type { Person } from '../PersonHead';
import { CandidateCard } from './CandidateCard';
import { InviteDialog } from './InviteDialog';
import { useCandidateActions, type Candidate } from './useCandidateActions';

/** Cards of candidates with their actions. */
export function CandidateCards({
  label,
  candidates,
  canPass = false,
}: {
  label: string;
  candidates: readonly Candidate[];
  canPass?: boolean;
}) {
  const { pass, save } = useCandidateActions();
  const { data } = useQuery(SavedPairionCandidatesDocument);
  const { data: received } = useQuery(PairionInvitationsDocument);
  const [invited, setInvited] = useState<Person>();
  const [isInviting, setInviting] = useState(false);
  const savedIds = new Set(data?.savedPairionCandidates.map(({ user }) => user.id));
  const inviters = new Set(
    received?.pairionInvitations.flatMap(({ isSent, status, user }) =>
      !isSent && status === 'PENDING' ? [user.id] : [],
    ),
  );
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-4 p-4">
        {candidates.map((candidate, index) => (
          <li key={candidate.user.id}>
            <CandidateCard
              candidate={candidate}
              isSaved={savedIds.has(candidate.user.id)}
              hasInvited={inviters.has(candidate.user.id)}
              onInvite={() => {
                setInvited(candidate.user);
                setInviting(true);
              }}
              onPass={canPass ? () => void pass(candidate, index) : undefined}
              onSave={(saved) => void save(candidate, saved)}
            />
          </li>
        ))}
      </ul>
      {invited && <InviteDialog key={invited.id} person={invited} open={isInviting} onOpenChange={setInviting} />}
    </>
  );
}
