import { findFailedAssumptions, withoutStop } from './failedAssumptions';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';

type Analysis = Pick<Report_AnalysisFragment, 'sentences' | 'assumptions' | 'results'>;
type Sentence = Report_AnalysisFragment['sentences'][number];

/**
 * The next steps of a report, which was written before its tests. After one that held, the next one is due; after one that
 * failed, the idea has to change before anything else is tested.
 */
export function stepsAfterTests({ sentences, assumptions, results }: Analysis): Sentence[] {
  const steps = sentences.filter(({ section }) => section === 'nextSteps');
  const tests = new Map(assumptions.map((assumption) => [weekOf(assumption.test), assumption]));
  const outcomes = new Map(results.map(({ claim, outcome }) => [claim, outcome]));
  const failed = findFailedAssumptions({ assumptions, results });
  const due = assumptions.find(({ claim }) => !/^(?:passed|failed)$/.test(outcomes.get(claim) ?? ''));
  return steps.flatMap((step) => {
    if (!tests.has(step.text)) return [step];
    if (failed.length > 0)
      return failed.map(({ claim, text }) => ({
        ...step,
        claim,
        text: `Your test spoke against this: “${withoutStop(text)}”. Change the idea until it no longer rests on that, or stop.`,
      }));
    return due ? [{ ...step, text: weekOf(due.test) }] : [];
  });
}

const weekOf = (test: string): string => `This week: ${test.charAt(0).toLowerCase()}${test.slice(1)}`;
