import type { ReportSection } from '../../../../shared/contracts/analysis';

/** Sections of a report, as its headings name them. */
export const sectionLabels: Record<ReportSection, string> = {
  summary: 'Summary',
  scores: 'Scores',
  market: 'Market',
  competition: 'Competition',
  assumptions: 'Assumption',
  tests: 'Test',
  nextSteps: 'Next step',
};
