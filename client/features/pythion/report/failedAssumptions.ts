import type { Report_AnalysisFragment } from './__generated__/Report.generated';

type Assumption = Pick<Report_AnalysisFragment['assumptions'][number], 'claim' | 'text'>;
type Result = Pick<Report_AnalysisFragment['results'][number], 'claim' | 'outcome'>;

/**
 * The assumptions of a version whose test failed. Results belong to the analysis, each with the key of its assumption: a version
 * that no longer rests on that one is not concerned.
 */
export function findFailedAssumptions<One extends Assumption>({
  assumptions,
  results,
}: {
  assumptions: readonly One[];
  results: readonly Result[];
}): One[] {
  const failed = new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ claim }) => claim));
  return assumptions.filter(({ claim }) => failed.has(claim));
}

/** A sentence as a quote within another one. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
