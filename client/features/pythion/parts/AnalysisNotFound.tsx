import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageTitle } from '../../../ui/text/PageTitle';

/** In place of an analysis that is missing, private, or no longer shared. */
export function AnalysisNotFound() {
  return (
    <>
      <PageTitle title="Analysis not found" className="px-4 pt-8" />
      <EmptyState action={<ButtonLink to="/analyses">Go to your analyses</ButtonLink>}>
        This analysis doesn’t exist, or it isn’t shared with you anymore.
      </EmptyState>
    </>
  );
}
