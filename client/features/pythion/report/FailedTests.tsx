import { CircleAlert } from 'lucide-react';
import { linkClasses } from '../../../ui/text/TextLink';
import { findFailedAssumptions, withoutStop } from './failedAssumptions';
import { assumptionElementId } from './highlight/backings';
import { PartLink } from './highlight/PartLink';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';

/** The assumptions of this version whose tests failed: the score and the verdict don't count them. */
export function FailedTests({ analysis }: { analysis: Report_AnalysisFragment }) {
  return findFailedAssumptions(analysis).map(({ claim, text }) => (
    <p key={claim} className="mt-2 flex gap-2 font-medium text-pretty">
      <CircleAlert aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-danger" />
      <span>
        {analysis.viewerCanEdit ? 'A test of yours failed: ' : 'A test failed: '}
        <PartLink elementId={assumptionElementId(claim)} className={`target ${linkClasses}`}>
          “{withoutStop(text)}”
        </PartLink>
      </span>
    </p>
  ));
}
