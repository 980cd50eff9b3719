import { SquarePen } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { useLayer } from '../../post/useLayer';

const NewConversationDialog = lazyPart(async () => (await import('./NewConversationDialog')).NewConversationDialog);

/** Begins a conversation with one person or a group. */
export function NewConversationButton({ isQuiet = false }: { isQuiet?: boolean }) {
  const dialog = useLayer<'new'>();
  const open = () => dialog.open('new');
  return (
    <>
      {isQuiet ? (
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
