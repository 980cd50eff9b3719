import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { v4 as newKey } from 'uuid';
import { toCallError } from '../../../http/toCallError';
import { ButtonLink } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { fromProposal } from './roleValues';
import { TeamForm } from './TeamForm';
import { fromFacts } from './teamValues';
import { TeamFromAnalysisDocument } from './__generated__/TeamForm.generated';

/** A new team with the roles that an analysis of the viewer lacks, its first sentence as the pitch, and its stage. */
export function NewTeamFromAnalysis({ analysisId }: { analysisId: string }) {
  const { data, error, loading, refetch } = useQuery(TeamFromAnalysisDocument, { variables: { id: analysisId } });
  const saved = useMemo(
    () =>
      data && {
        ...fromFacts(data.analysisFacts),
        roles: data.roleProposals.map((proposal) => ({
          key: newKey(),
          version: 0,
          why: proposal.why,
          values: fromProposal(proposal),
        })),
      },
    [data],
  );
  if (!saved)
    return error ? (
      <>
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load the roles of this analysis.').message}
        </ErrorState>
        <div className="px-4 py-3">
          <ButtonLink to="/team-finding/new">Start without it</ButtonLink>
        </div>
      </>
    ) : (
      <SkeletonRows label="Loading roles" />
    );
  return (
    <>
      <p className="border-b border-line bg-canvas px-4 py-3 text-ink-2">
        {saved.roles.length > 0
          ? 'Filled in from your analysis. Change anything before you create the team.'
          : 'Your analysis doesn’t name any missing roles. Add the ones you’re looking for.'}
      </p>
      <TeamForm analysisId={analysisId} saved={saved} />
    </>
  );
}
