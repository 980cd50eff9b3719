import { useApolloClient } from '@apollo/client/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { TextField } from '../../../ui/TextField';
import { useToast } from '../../../ui/Toast';
import { FieldError } from '../../post/composer/FieldError';
import { PersonRow } from '../../graph/PersonRow';
import { AddToConversationDocument, LeaveConversationDocument, RenameConversationDocument } from '../Conversation.generated';
import { placeConversation, type CachedConversation } from '../conversationCache';
import { conversationName } from '../conversationWords';
import { countSoon } from '../refresh';
import { PeoplePicker, type Choice } from './PeoplePicker';

export interface GroupDialogProps {
  conversation: CachedConversation;
  viewerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A group's title and people, more people, and the way out. */
export function GroupDialog({ conversation, viewerId, open, onOpenChange }: GroupDialogProps) {
  const { id, title, participants } = conversation;
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [name, setName] = useState(title);
  const [added, setAdded] = useState<readonly Choice[] | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [isNobody, setNobody] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function attempt(doing: () => Promise<unknown>, failed: string) {
    setBusy(true);
    try {
      await doing();
      return true;
    } catch (error) {
      const { fields, message } = fieldErrors(error, failed);
      toast.show(Object.values(fields ?? {})[0] ?? message, { failed: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const rename = () => attempt(() => client.mutate({ mutation: RenameConversationDocument, variables: { id, title: name.trim() } }), 'The title could not be changed.');

  async function add() {
    const participantIds = (added ?? []).map((person) => person.id);
    if (participantIds.length === 0) return setAdded(null);
    if (await attempt(() => client.mutate({ mutation: AddToConversationDocument, variables: { id, participantIds } }), 'They could not be added.')) setAdded(null);
  }

  async function leave() {
    if (!(await attempt(() => client.mutate({ mutation: LeaveConversationDocument, variables: { id } }), 'You could not leave the group.'))) return;
    void navigate('/messages');
    placeConversation(client.cache, id, null);
    countSoon(client);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={added ? 'Add people' : conversationName(conversation, viewerId)}
      description={added ? 'They can read everything that was written before.' : undefined}
      footer={
        added ? (
          <>
            <Button onClick={() => setAdded(null)}>Back</Button>
            <Button variant="primary" loading={isBusy} onClick={() => (added.length === 0 ? setNobody(true) : void add())}>
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
            setNobody(false);
          }}
          onlyConnections
          startsFocused
          exceptIds={participants.map((person) => person.id)}
        >
          {isNobody && <FieldError id="add-people-error">Choose somebody.</FieldError>}
        </PeoplePicker>
      ) : (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void rename();
            }}
            className="flex items-end gap-2"
          >
            <TextField label="Title" maxLength={100} value={name} onChange={(event) => setName(event.target.value)} className="min-w-0 flex-1" />
            <Button type="submit" loading={isBusy} aria-disabled={name.trim() === title}>
              Save
            </Button>
          </form>
          <h3 className="mt-5 mb-1 font-bold">{participants.length} people</h3>
          <ul aria-label="People" className="-mx-6 border-t border-line px-2">
            {participants.map((person) => (
              <PersonRow key={person.id} person={person} action={person.id === viewerId ? <span className="text-meta text-ink-3">You</span> : undefined} />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog open={isLeaving} onOpenChange={setLeaving} title={`Leave ${conversationName(conversation, viewerId)}?`} confirmLabel="Leave group" loading={isBusy} onConfirm={() => void leave()}>
        You can no longer read it. Only somebody in the group can add you again.
      </ConfirmDialog>
    </Dialog>
  );
}
