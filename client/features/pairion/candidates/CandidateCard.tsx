import { Bookmark, BookmarkCheck, CircleAlert } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { roleLabel } from '../pairionLabels';
import { PersonHead } from '../PersonHead';
import { CandidateFacts } from './CandidateFacts';
import { MainBars, ScoreBreakdown } from './ScoreBreakdown';
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

function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-ink-2 marker:text-ink-3">
        {texts.map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A candidate: who they are, why they fit, what to talk about, and the conflict that would matter most. */
export function CandidateCard({ candidate, isSaved, hasInvited, onInvite, onPass, onSave }: CandidateCardProps) {
  const { user, card, score, mine, theirs, fits, talkAbout, conflict } = candidate;
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
      <p className="mt-2 text-ink-2 tabular-nums">
        They fit you <strong className="font-bold text-ink">{mine}</strong> · You fit them{' '}
        <strong className="font-bold text-ink">{theirs}</strong>
      </p>
      <MainBars candidate={candidate} />
      <p className="mt-3 flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 text-on-warn-soft">
        <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0">
          <span className="font-medium">
            {conflict ? 'The conflict that matters most: ' : 'No conflict stands out. '}
          </span>
          <bdi>{conflict ?? 'Ask about it anyway.'}</bdi>
        </span>
      </p>
      <Sentences title="What fits" texts={fits} />
      <Sentences title="What to talk about" texts={talkAbout} />
      <CandidateFacts card={card} />
      <ScoreBreakdown candidate={candidate} />
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
