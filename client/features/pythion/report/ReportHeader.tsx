import { Printer } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { PersonLink } from '../../network/personCard/PersonLink';
import { PageTitle } from '../../../ui/text/PageTitle';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { scoreMeaning } from '../../../../shared/contracts/analysis';
import { Commentable } from '../comments/Commentable';
import { confidenceLabels } from '../parts/analysisLabels';
import { findVerdictSentence } from '../parts/findVerdictSentence';
import { findHoldingCap, HeldDown } from '../parts/HeldDown';
import { HowWeScoreLink } from '../parts/HowWeScoreLink';
import { OriginBadge } from '../parts/OriginBadge';
import { VerdictBadge } from '../parts/VerdictBadge';
import { FailedTests } from './FailedTests';
import { ReportActions } from './actions/ReportActions';
import { ScoreDial } from './ScoreDial';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';

export interface ReportHeaderProps {
  analysis: Report_AnalysisFragment;
  /** The latest version: its owner can act on it. */
  isLatest: boolean;
}

/** Score, verdict with its reason, and what holds the score down. */
export function ReportHeader({ analysis, isLatest }: ReportHeaderProps) {
  const { title, score, verdict, confidence, sentences, owner, number, version, updatedAt, viewerCanEdit } = analysis;
  const sentence = findVerdictSentence(sentences);
  return (
    <header className="px-4 pt-6 pb-6 md:px-6 md:pt-5 md:pb-5 print:px-0 print:pt-0 print:pb-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 md:items-start md:gap-x-8 print:gap-x-6">
        <PageTitle
          title={title}
          className="col-span-2 text-balance break-words max-md:text-section! md:col-span-1 md:col-start-2 print:col-span-1 print:col-start-2"
        >
          <bdi>{title}</bdi>
        </PageTitle>
        <ScoreDial
          score={score}
          limit={findHoldingCap(analysis)?.limit}
          className="max-md:mt-3 max-md:w-24! print:mt-0 print:w-24! md:col-start-1 md:row-span-3 md:row-start-1 print:row-span-3 print:row-start-1"
        />
        <div className="max-md:mt-3 md:col-start-2 print:mt-0">
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <VerdictBadge verdict={verdict} />
            <span className="text-ink-2">{confidenceLabels[confidence]}</span>
          </p>
          <FailedTests analysis={analysis} />
        </div>
        <div className="max-md:col-span-2 max-md:mt-2 md:col-start-2 print:col-span-1 print:mt-0 print:col-start-2">
          {sentence && (
            <Commentable claim={sentence.claim} label={sentence.text} className="mt-2 print:mt-1">
              <div className="md:flex md:items-start md:gap-4 print:block">
                <p className="min-w-0 flex-1 text-lead text-pretty print:inline">{sentence.text}</p>
                <p className="flex shrink-0 max-md:mt-1 print:ml-1 print:inline">
                  <OriginBadge origin={sentence.origin} isOwner={viewerCanEdit} />
                </p>
              </div>
            </Commentable>
          )}
          <HeldDown analysis={analysis} isBrief className="mt-3 print:mt-1" />
          <div className="mt-3 flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6 print:mt-1">
            <div className="shrink-0 print:hidden">
              {viewerCanEdit && isLatest ? (
                <ReportActions analysis={analysis} />
              ) : (
                <Button icon={Printer} onClick={() => window.print()}>
                  Print or save as PDF
                </Button>
              )}
            </div>
            <div className="min-w-0">
              <p className="text-meta text-pretty text-ink-2">{scoreMeaning}</p>
              <p className="flex flex-wrap gap-x-2 text-meta text-ink-3 print:mt-1">
                <span className={viewerCanEdit ? 'hidden print:inline' : undefined}>
                  By{' '}
                  <PersonLink person={owner} className="target font-medium text-ink-2 hover:underline">
                    <bdi>{owner.displayName}</bdi>
                  </PersonLink>
                  <span aria-hidden="true" className="pl-2">
                    ·
                  </span>
                </span>
                <span>
                  Version {number}, <RelativeTime value={updatedAt} />
                </span>
                <span aria-hidden="true">·</span>
                <HowWeScoreLink className="text-ink-2!">Analyst {version}</HowWeScoreLink>
              </p>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
