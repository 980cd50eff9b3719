import { SquarePen } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { lazyDialog } from '../../../shell/lazyDialog';
import { useDialogState } from '../../../ui/overlay/useDialogState';

const NewConversationDialog = lazyDialog(
  'NewConversationDialog',
  async () => (await import('./NewConversationDialog')).NewConversationDialog,
);

/** Opens the dialog that starts a conversation. */
export function NewConversationButton({ isIcon = false }: { isIcon?: boolean }) {
  const dialog = useDialogState<'new'>();
  const open = () => dialog.open('new');
  return (
    <>
      {isIcon ? (
        <IconButton label="New conversation" icon={SquarePen} onClick={open} />
      ) : (
        <Button icon={SquarePen} onClick={open}>
          New conversation
        </Button>
      )}
      {dialog.name && <NewConversationDialog open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </>
  );
}
