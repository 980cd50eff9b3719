import { Send } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Button } from '../../../ui/button/Button';
import { RoleApplicationPanel } from '../apply/RoleApplicationPanel';
import type { Role_RoleFragment, TeamDetails_TeamFragment } from './__generated__/TeamDetails.generated';

const ApplyForRoleDialog = lazyDialog(
  'ApplyForRoleDialog',
  async () => (await import('../apply/ApplyForRoleDialog')).ApplyForRoleDialog,
);

export interface ApplicantActionsProps {
  team: TeamDetails_TeamFragment;
  role: Role_RoleFragment;
}

/** Applying for a role, or the state of the viewer's application. */
export function ApplicantActions({ team, role }: ApplicantActionsProps) {
  const [isApplying, setApplying] = useState<boolean>();
  const { viewerApplicationId, viewerApplicationStatus, viewerCanApply } = role;
  return (
    <>
      {viewerApplicationId && viewerApplicationStatus && (
        <RoleApplicationPanel
          team={team}
          roleId={role.id}
          applicationId={viewerApplicationId}
          status={viewerApplicationStatus}
        />
      )}
      {viewerCanApply && (
        <div className="mt-4">
          <Button icon={Send} aria-label={`Apply for ${role.title}`} onClick={() => setApplying(true)}>
            Apply
          </Button>
        </div>
      )}
      {isApplying !== undefined && (
        <ApplyForRoleDialog team={team} role={role} open={isApplying} onOpenChange={setApplying} />
      )}
    </>
  );
}
