import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../../../ui/toast/Toast';
import { ApplyDialog } from '../../application/apply/ApplyDialog';
import { evictTeamLists, writeViewerApplication } from '../teamCache';
import { ApplyForRoleDocument } from './__generated__/Apply.generated';

export interface ApplyForRoleDialogProps {
  team: { owner: { displayName: string } };
  role: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Applies for a role. The owner reads the note on the board; a conversation opens when they accept. */
export function ApplyForRoleDialog({ team, role, open, onOpenChange }: ApplyForRoleDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  return (
    <ApplyDialog
      subject={role}
      description={`${team.owner.displayName} sees your note and your profile. A conversation opens when they accept.`}
      open={open}
      onOpenChange={onOpenChange}
      onApply={(note) =>
        client.mutate({
          mutation: ApplyForRoleDocument,
          variables: { roleId: role.id, note },
          update(cache, { data }) {
            if (!data) return;
            writeViewerApplication(cache, role.id, data.applyForRole);
            evictTeamLists(cache, ['ownRoleApplications']);
          },
        })
      }
      onSent={() => toast.show('Application sent.')}
    />
  );
}
