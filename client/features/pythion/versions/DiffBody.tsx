import { clsx } from 'clsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { labelOf, scoreLabels } from '../parts/analysisLabels';
import { ScoreNumber } from '../parts/ScoreNumber';
import { VerdictBadge } from '../parts/VerdictBadge';
import { formatPoints } from '../parts/formatPoints';
import { Section } from '../report/Section';
import type { AnalysisDiffQuery } from './__generated__/Versions.generated';
import { ChangedText } from './ChangedText';
import { sectionLabels } from './sectionLabels';

type Diff = AnalysisDiffQuery['analysisDiff'];

/** Scores, text and claims of two versions, and why each score moved. */
export function DiffBody({ diff }: { diff: Diff }) {
  const { from, to, text, scores, caps } = diff;
  const claims = withoutRepeated(diff.claims);
  const isSameText = text.every(({ kind }) => kind === 'same');
  return (
    <>
      <div className="px-4 pt-5 pb-6 md:px-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-section">
          <ScoreNumber score={from.score} />
          <VerdictBadge verdict={from.verdict} />
          <span aria-hidden="true" className="text-ink-3">
            →
          </span>
          <VisuallyHidden>became</VisuallyHidden>
          <ScoreNumber score={to.score} />
          <VerdictBadge verdict={to.verdict} />
        </p>
        {from.version !== to.version && (
          <p className="mt-2 text-ink-2">
            Analyst {from.version} wrote the earlier report and {to.version} the later one. Part of the difference may
            come from that.
          </p>
        )}
        <CapChanges caps={caps} />
      </div>
      <Section title="How each score moved" intro="Points are before caps.">
        <ul className="-mt-2 divide-y divide-line">
          {scores.map((score) => (
            <MovedScore key={score.key} score={score} />
          ))}
        </ul>
      </Section>
      <Section title="Text">
        {isSameText ? <p className="text-ink-2">The text is the same.</p> : <ChangedText changes={text} />}
      </Section>
      <Section title="Claims of the report">
        {claims.length === 0 && <p className="text-ink-2">All claims are the same.</p>}
        <ul className="flex flex-col gap-2">
          {claims.map((claim) => (
            <li key={`${claim.kind} ${claim.claim}`} className="flex gap-3">
              <ChangeSign isAdded={claim.kind === 'added'} />
              <p className={clsx('min-w-0 break-words', claim.kind === 'removed' && 'text-ink-2 line-through')}>
                <span className="text-meta text-ink-3">{labelOf(sectionLabels, claim.section)}: </span>
                {claim.text}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** An assumption is a claim of its own and a sentence of the report: it is listed once. */
function withoutRepeated(claims: Diff['claims']): Diff['claims'] {
  const byText = new Map(claims.map((claim) => [`${claim.kind} ${claim.section} ${claim.text}`, claim]));
  return [...byText.values()];
}

function CapChanges({ caps: { from, to } }: Pick<Diff, 'caps'>) {
  const lifted = from.filter((cap) => !to.includes(cap));
  const added = to.filter((cap) => !from.includes(cap));
  return (
    <>
      {lifted.map((cap) => (
        <p key={cap} className="mt-2">
          <span className="font-medium">No longer holds the score down: </span>
          {cap}
        </p>
      ))}
      {added.map((cap) => (
        <p key={cap} className="mt-2">
          <span className="font-medium">Now holds the score down: </span>
          {cap}
        </p>
      ))}
    </>
  );
}

function MovedScore({ score: { key, from, to, points, gained, lost, changed } }: { score: Diff['scores'][number] }) {
  const hasMoved = from !== to;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lead">{labelOf(scoreLabels, key)}</h3>
        <p className="tabular-nums">
          {hasMoved ? (
            <>
              {from.toFixed(1)} <span aria-hidden="true">→</span>
              <VisuallyHidden>to</VisuallyHidden> <span className="font-bold">{to.toFixed(1)}</span>
            </>
          ) : (
            <span className="text-ink-2">{to.toFixed(1)}, unchanged</span>
          )}
        </p>
        {points !== 0 && (
          <p
            className={clsx(
              'text-meta font-medium tabular-nums',
              points > 0 ? 'text-on-primary-soft' : 'text-on-danger-soft',
            )}
          >
            {points > 0 ? '+' : '−'}
            {formatPoints(Math.abs(points))} points
          </p>
        )}
      </div>
      {gained.length + lost.length + changed.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {gained.map((reason) => (
            <li key={reason} className="flex gap-3">
              <ChangeSign isAdded />
              <span className="min-w-0 break-words">{reason}</span>
            </li>
          ))}
          {changed.map((reason) => (
            <li key={reason} className="flex gap-3">
              <span className="w-3 shrink-0 text-center font-bold text-ink-2">
                <span aria-hidden="true">~</span>
                <VisuallyHidden>Changed: </VisuallyHidden>
              </span>
              <span className="min-w-0 break-words">{reason}</span>
            </li>
          ))}
          {lost.map((reason) => (
            <li key={reason} className="flex gap-3 text-ink-2">
              <ChangeSign isAdded={false} />
              <span className="min-w-0 break-words line-through">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A plus or minus sign at the start of a line. */
function ChangeSign({ isAdded }: { isAdded: boolean }) {
  return (
    <span
      className={clsx('w-3 shrink-0 text-center font-bold', isAdded ? 'text-on-primary-soft' : 'text-on-danger-soft')}
    >
      <span aria-hidden="true">{isAdded ? '+' : '−'}</span>
      <VisuallyHidden>{isAdded ? 'Added: ' : 'Removed: '}</VisuallyHidden>
    </span>
  );
}
