import { ArrowRight } from 'lucide-react';
import { scoreMeaning } from '../../../../shared/contracts/analysis';
import { ButtonLink } from '../../../ui/button/Button';
import { PageTitle } from '../../../ui/text/PageTitle';
import { AnswerQuestions } from '../parts/AnswerQuestions';
import { confidenceLabels, dealBreakerLabels, labelOf } from '../parts/analysisLabels';
import { DealBreakerBadge } from '../parts/DealBreakerBadge';
import { findVerdictSentence } from '../parts/findVerdictSentence';
import { HeldDown } from '../parts/HeldDown';
import { HowWeScoreLink } from '../parts/HowWeScoreLink';
import { ScoreNumber } from '../parts/ScoreNumber';
import { VerdictBadge } from '../parts/VerdictBadge';
import { countOpen } from '../questions/round';
import type { QuickResult_AnalysisFragment } from './__generated__/QuickResult.generated';

/** Score, verdict, deal-breakers, and what holds the score down. */
export function QuickResult({ analysis }: { analysis: QuickResult_AnalysisFragment }) {
  const { id, title, score, verdict, confidence, dealBreakers, sentences, viewerCanEdit } = analysis;
  const open = countOpen(analysis);
  const hasQuestions = viewerCanEdit && open > 0;
  // Answers don't undo a failed deal-breaker.
  const hasFailed = dealBreakers.some(({ state }) => state === 'fail');
  const leadsToQuestions = hasQuestions && !hasFailed;
  return (
    <article>
      <header className="px-4 pt-6 pb-6 max-md:pt-4">
        <PageTitle title="Quick result" className="text-section! break-words">
          <bdi>{title}</bdi>
        </PageTitle>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            <ScoreNumber
              score={score}
              scale={<span className="text-body text-ink-3"> of 100</span>}
              className="text-landing"
            />
          </p>
          <p className="flex items-center gap-2">
            <VerdictBadge verdict={verdict} />
            <span className="text-ink-2">{confidenceLabels[confidence]}</span>
          </p>
        </div>
        <p className="mt-2 max-w-140 text-lead text-pretty">{findVerdictSentence(sentences)?.text}</p>
        <p className="mt-2 text-meta text-ink-3">
          {scoreMeaning} <HowWeScoreLink />
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {leadsToQuestions && (
            <AnswerQuestions id={id} count={open} variant="primary" icon={ArrowRight} className="max-md:w-full" />
          )}
          <ButtonLink
            to={`/analyses/${id}`}
            variant={leadsToQuestions ? 'secondary' : 'primary'}
            className="max-md:w-full"
          >
            Open the full report
          </ButtonLink>
          {hasQuestions && hasFailed && (
            <AnswerQuestions id={id} count={open} variant="quiet" className="max-md:w-full" />
          )}
        </div>
      </header>
      <section aria-labelledby="deal-breakers" className="border-t border-line px-4 py-6">
        <h2 id="deal-breakers" className="text-section">
          Deal-breakers
        </h2>
        <ul className="mt-2">
          {dealBreakers.map(({ key, state, reason }) => (
            <li key={key} className="border-b border-line py-3 last:border-b-0">
              <p className="flex items-center justify-between gap-4">
                <span className="font-bold">{labelOf(dealBreakerLabels, key)}</span>
                <DealBreakerBadge state={state} />
              </p>
              <p dir="auto" className="mt-1 break-words text-ink-2">
                {reason}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <HeldDown analysis={analysis} className="border-t border-line px-4 py-6" />
    </article>
  );
}
