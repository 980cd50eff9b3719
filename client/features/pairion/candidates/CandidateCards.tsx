import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { PairionInvitationsDocument, SavedPairionCandidatesDocument } from '../__generated__/Pairion.generated';
import type { Person } from '../PersonHead';
import { CandidateCard } from './CandidateCard';
import { InviteDialog } from './InviteDialog';
import { useCandidateActions, type Candidate } from './useCandidateActions';

/** The first button of the card that took the place of an invited person's; undefined while that is there. */
function findNext(list: HTMLElement | null, { person, index }: { person: Person; index: number }) {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-candidate]') ?? [])];
  if (cards.some((card) => card.dataset.candidate === person.id)) return undefined;
  return cards[Math.min(index, cards.length - 1)]?.querySelector('button');
}

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
  const list = useRef<HTMLUListElement>(null);
  const [invited, setInvited] = useState<{ person: Person; index: number }>();
  const [isInviting, setInviting] = useState(false);
  const savedIds = new Set(data?.savedPairionCandidates.map(({ user }) => user.id));
  const inviters = new Set(
    received?.pairionInvitations.flatMap(({ isSent, status, user }) =>
      !isSent && status === 'PENDING' ? [user.id] : [],
    ),
  );
  return (
    <>
      <ul ref={list} aria-label={label} className="flex flex-col gap-4 p-4">
        {candidates.map((candidate, index) => (
          <li key={candidate.user.id}>
            <CandidateCard
              candidate={candidate}
              isSaved={savedIds.has(candidate.user.id)}
              hasInvited={inviters.has(candidate.user.id)}
              onInvite={() => {
                setInvited({ person: candidate.user, index });
                setInviting(true);
              }}
              onPass={canPass ? () => void pass(candidate, index) : undefined}
              onSave={(saved) => void save(candidate, saved)}
            />
          </li>
        ))}
      </ul>
      {invited && (
        <InviteDialog
          key={invited.person.id}
          person={invited.person}
          open={isInviting}
          onOpenChange={setInviting}
          finalFocus={() => findNext(list.current, invited)}
        />
      )}
    </>
  );
}
