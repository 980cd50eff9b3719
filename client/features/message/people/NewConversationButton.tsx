import { SquarePen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { useLayer } from '../../post/useLayer';

const NewConversationDialog = lazy(async () => ({ default: (await import('./NewConversationDialog')).NewConversationDialog }));

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
      <Suspense fallback={null}>{dialog.name && <NewConversationDialog open={dialog.isOpen} onOpenChange={dialog.setOpen} />}</Suspense>
    </>
  );
}
