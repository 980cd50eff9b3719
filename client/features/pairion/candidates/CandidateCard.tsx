import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { roleLabel } from '../pairionLabels';
import { PersonHead } from '../PersonHead';
import { CandidateFit } from './CandidateFit';
import type { Candidate } from './useCandidateActions';

export interface CandidateCardProps {
  candidate: Candidate;
  isSaved: boolean;
  /** Their invitation waits for the viewer's answer. */
  hasInvited: boolean;
  onInvite: () => void;
  onPass?: () => void;
  onSave: (saved: boolean) => void;
}

/** A candidate: who they are, how they fit, and what the viewer can decide. */
export function CandidateCard({ candidate, isSaved, hasInvited, onInvite, onPass, onSave }: CandidateCardProps) {
  const { user, card, score } = candidate;
  return (
    <article
      aria-label={user.displayName}
      className="rounded-card border border-line bg-surface p-4 text-body"
      data-candidate={user.id}
    >
      <PersonHead
        person={user}
        end={
          <p className="shrink-0 text-right leading-none">
            <span className="block text-page font-bold tabular-nums">{score}</span>
            <span className="text-meta text-ink-3">of 100</span>
          </p>
        }
      >
        <p className="mt-1 font-medium">{roleLabel(card.role)} co-founder</p>
      </PersonHead>
      <CandidateFit candidate={candidate} />
      <div className="mt-4 flex flex-wrap gap-2">
        {hasInvited ? (
          <ButtonLink to="/pairion?tab=invitations" variant="primary">
            Read their invitation
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={onInvite}>
            Invite
          </Button>
        )}
        <Button icon={isSaved ? BookmarkCheck : Bookmark} aria-pressed={isSaved} onClick={() => onSave(!isSaved)}>
          {isSaved ? 'Saved' : 'Save'}
        </Button>
        {onPass && (
          <Button variant="quiet" onClick={onPass}>
            Not now
          </Button>
        )}
      </div>
    </article>
  );
}
