import { CircleAlert } from 'lucide-react';
import { CandidateFacts } from './CandidateFacts';
import { MainBars, ScoreBreakdown } from './ScoreBreakdown';
import type { Candidate } from './useCandidateActions';

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

/** Why a person fits, what to talk about, the conflict that would matter most, what they state, and how the score adds up. */
export function CandidateFit({ candidate }: { candidate: Omit<Candidate, 'user'> }) {
  const { card, mine, theirs, fits, talkAbout, conflict } = candidate;
  return (
    <>
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
    </>
  );
}
