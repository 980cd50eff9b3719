import { scoreMeaning, type ReportSection } from '../../../../shared/contracts/analysis';
import { Enrichment } from '../enrichment/Enrichment';
import { OtherComments } from '../comments/OtherComments';
import { findVerdictSentence } from '../parts/findVerdictSentence';
import { AssumptionBoard } from './AssumptionBoard';
import { OnwardActions } from './actions/OnwardActions';
import { Breakdown } from './Breakdown';
import { DealBreakers } from './DealBreakers';
import { HighlightProvider } from './highlight/HighlightProvider';
import { TextPanel } from './highlight/TextPanel';
import { LeanCanvas } from './LeanCanvas';
import { Questions } from './Questions';
import { ReportHeader } from './ReportHeader';
import { Section } from './Section';
import { SentenceList } from './SentenceList';
import { stepsAfterTests } from './stepsAfterTests';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';

export interface ReportProps {
  analysis: Report_AnalysisFragment;
  /** The latest version, on which its owner can act. */
  isLatest: boolean;
}

/** A report: on wide screens with the founder's text beside it. */
export function Report({ analysis, isLatest }: ReportProps) {
  const { owner, sentences, viewerCanEdit, dealBreakers } = analysis;
  // The next step is to change it, not to plan its money.
  const isForbidden = dealBreakers.some(({ key, state }) => key === 'legal' && state === 'fail');
  const verdict = findVerdictSentence(sentences);
  /** The verdict and what a score means are in the header already. */
  const sentencesOf = (section: ReportSection) =>
    sentences.filter(
      (sentence) => sentence.section === section && sentence !== verdict && sentence.text !== scoreMeaning,
    );
  return (
    <HighlightProvider>
      <article data-print="dense" className="print:text-[0.875rem]/[1.1875rem]">
        {!viewerCanEdit && (
          <p className="border-b border-line bg-info-soft px-4 py-2 text-on-info-soft md:px-6 print:px-0 print:pt-0">
            Written for <bdi>{owner.displayName}</bdi>: “you” is the founder.
          </p>
        )}
        <ReportHeader analysis={analysis} isLatest={isLatest} />
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_336px] lg:grid-rows-[auto_1fr] print:block">
          <div className="lg:col-start-1">
            <Section title="Summary">
              <SentenceList analysis={analysis} sentences={sentencesOf('summary')} />
            </Section>
            {viewerCanEdit && isLatest && <Enrichment analysisId={analysis.id} />}
            <DealBreakers analysis={analysis} />
          </div>
          <div className="border-line lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l">
            <TextPanel analysis={analysis} />
          </div>
          <div className="lg:col-start-1">
            <Breakdown analysis={analysis} />
            <LeanCanvas analysis={analysis} />
            <Section title="Market" intro="From the numbers in the text only.">
              <SentenceList analysis={analysis} sentences={sentencesOf('market')} />
            </Section>
            <Section title="Competition">
              <SentenceList analysis={analysis} sentences={sentencesOf('competition')} />
            </Section>
            <AssumptionBoard analysis={analysis} isLatest={isLatest} />
            <Questions analysis={analysis} isLatest={isLatest} />
            <Section title="Next steps">
              <SentenceList analysis={analysis} sentences={stepsAfterTests(analysis)} />
              {viewerCanEdit && isLatest && !isForbidden && (
                <div className="mt-5 flex flex-wrap gap-2 empty:hidden print:hidden">
                  <OnwardActions analysis={analysis} />
                </div>
              )}
            </Section>
            {isLatest && <OtherComments analysis={analysis} />}
          </div>
        </div>
      </article>
    </HighlightProvider>
  );
}
