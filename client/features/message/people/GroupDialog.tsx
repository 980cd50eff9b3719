import { useApolloClient } from '@apollo/client/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { FieldError } from '../../../ui/form/FieldError';
import { AddToConversationDocument, LeaveConversationDocument } from '../__generated__/Conversation.generated';
import { evictConversation, placeInList, type CachedConversation } from '../conversationCache';
import { conversationName, formatNames } from '../conversationText';
import { refetchUnreadDebounced } from '../refetch';
import { GroupPeople } from './GroupPeople';
import { GroupTitle } from './GroupTitle';
import { PeoplePicker, type PersonChoice } from './PeoplePicker';

export interface GroupDialogProps {
  conversation: CachedConversation;
  viewerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Title and participants of a group, with actions to add people and to leave. */
export function GroupDialog({ conversation, viewerId, open, onOpenChange }: GroupDialogProps) {
  const { id, title, participants, ownerId } = conversation;
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [added, setAdded] = useState<readonly PersonChoice[] | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [hasNoSelection, setNoSelection] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function attempt(action: () => Promise<unknown>, fallback: string) {
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      const { fields, message } = toCallError(error, fallback);
      toast.show(Object.values(fields ?? {})[0] ?? message, { failed: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function add() {
    const chosen = added ?? [];
    if (chosen.length === 0) return setAdded(null);
    const isDone = await attempt(async () => {
      const { data } = await client.mutate({
        mutation: AddToConversationDocument,
        variables: { id, participantIds: chosen.map((person) => person.id) },
      });
      placeInList(client.cache, id, 'conversations');
      const participantIds = new Set(data!.addToConversation.participants.map((person) => person.id));
      const invitedNames = chosen
        .filter((person) => !participantIds.has(person.id))
        .map(({ displayName }) => displayName);
      if (invitedNames.length > 0)
        toast.show(
          `${formatNames(invitedNames)} ${invitedNames.length === 1 ? 'was' : 'were'} in this group before, so we’ve invited them to rejoin.`,
        );
    }, 'Couldn’t add people.');
    if (isDone) setAdded(null);
  }

  async function leave() {
    if (
      !(await attempt(
        () => client.mutate({ mutation: LeaveConversationDocument, variables: { id } }),
        'Couldn’t leave the group.',
      ))
    )
      return;
    void navigate('/messages');
    evictConversation(client.cache, id);
    refetchUnreadDebounced(client);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={added ? 'Add people' : conversationName(conversation, viewerId)}
      description={added ? 'They’ll be able to read all earlier messages.' : undefined}
      footer={
        added ? (
          <>
            <Button onClick={() => setAdded(null)}>Back</Button>
            <Button
              variant="primary"
              loading={isBusy}
              onClick={() => (added.length === 0 ? setNoSelection(true) : void add())}
            >
              Add
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setLeaving(true)} className="mr-auto text-danger!">
              Leave group
            </Button>
            <Button icon={UserPlus} onClick={() => setAdded([])}>
              Add people
            </Button>
          </>
        )
      }
    >
      {added ? (
        <PeoplePicker
          value={added}
          onChange={(next) => {
            setAdded(next);
            setNoSelection(false);
          }}
          onlyConnections
          focusOnMount
          exceptIds={participants.map((person) => person.id)}
        >
          {hasNoSelection && <FieldError id="add-people-error">Select at least one person.</FieldError>}
        </PeoplePicker>
      ) : (
        <>
          <GroupTitle id={id} title={title} />
          <GroupPeople conversation={conversation} viewerId={viewerId} />
        </>
      )}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={`Leave ${conversationName(conversation, viewerId)}?`}
        confirmLabel="Leave group"
        loading={isBusy}
        onConfirm={() => void leave()}
      >
        You’ll lose access to its messages. Someone in the group can invite you back.
        {ownerId === viewerId && participants.length > 1 && ' The member who joined first becomes the owner.'}
      </ConfirmDialog>
    </Dialog>
  );
}
