import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';
import { PersonRow } from '../../network/people/PersonRow';
import { RemoveFromConversationDocument } from '../__generated__/Conversation.generated';
import type { CachedConversation } from '../conversationCache';
import type { Participant } from '../conversationText';

/** The people of a group. Its owner can remove the others. */
export function GroupPeople({ conversation, viewerId }: { conversation: CachedConversation; viewerId: string }) {
  const { id, participants, ownerId } = conversation;
  const client = useApolloClient();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState<Participant | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  async function remove({ id: personId, displayName }: Participant) {
    setRemoving(true);
    try {
      await client.mutate({ mutation: RemoveFromConversationDocument, variables: { conversationId: id, personId } });
      // The button that opened the confirmation disappears with its row.
      heading.current?.focus();
      setConfirming(false);
    } catch (error) {
      toast.show(toCallError(error, `Couldn’t remove ${displayName}.`).message, { failed: true });
    } finally {
      setRemoving(false);
    }
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mt-5 mb-1 font-bold outline-none">
        {participants.length === 1 ? '1 person' : `${participants.length} people`}
      </h3>
      <ul aria-label="People" className="-mx-6 border-t border-line px-2">
        {participants.map((person) => {
          const roles = [person.id === ownerId && 'Owner', person.id === viewerId && 'You'].filter(Boolean);
          return (
            <PersonRow
              key={person.id}
              person={person}
              action={
                <>
                  {roles.length > 0 && <span className="shrink-0 text-meta text-ink-3">{roles.join(' · ')}</span>}
                  {ownerId === viewerId && person.id !== viewerId && (
                    <Button
                      aria-label={`Remove ${person.displayName}`}
                      onClick={() => {
                        setSelected(person);
                        setConfirming(true);
                      }}
                    >
                      Remove
                    </Button>
                  )}
                </>
              }
            />
          );
        })}
      </ul>
      {selected && (
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title={`Remove ${selected.displayName} from the group?`}
          confirmLabel="Remove"
          loading={isRemoving}
          onConfirm={() => void remove(selected)}
        >
          They’ll lose access to its messages. Someone in the group can invite them back.
        </ConfirmDialog>
      )}
    </>
  );
}
