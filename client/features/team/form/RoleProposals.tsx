import { useQuery } from '@apollo/client/react';
import { Button } from '../../../ui/button/Button';
import { fromProposal, type RoleValues } from './roleValues';
import { RoleProposalsDocument } from './__generated__/TeamForm.generated';

export interface RoleProposalsProps {
  /** The analysis that the team was made from. */
  analysisId: string;
  team: { roles: readonly { title: string }[] };
  onChoose: (role: Pick<RoleValues, 'title' | 'description' | 'skills'>) => void;
}

/** Roles that the team's analysis lacks and the team does not have yet. Choosing one fills in the form. */
export function RoleProposals({ analysisId, team, onChoose }: RoleProposalsProps) {
  const { data } = useQuery(RoleProposalsDocument, { variables: { id: analysisId } });
  const proposals = data?.roleProposals.filter(({ title }) => !team.roles.some((role) => role.title === title)) ?? [];
  if (proposals.length === 0) return null;
  return (
    <section aria-label="From your analysis" className="border-b border-line bg-canvas px-4 py-4">
      <h2 className="font-bold">From your analysis</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {proposals.map((proposal) => (
          <li key={proposal.title} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium break-words">{proposal.title}</p>
              <p className="text-meta break-words text-ink-2">{proposal.why}</p>
            </div>
            <Button
              aria-label={`Use ${proposal.title}`}
              onClick={() => {
                const { title, description, skills } = fromProposal(proposal);
                onChoose({ title, description, skills });
              }}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
