import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as newId } from 'uuid';
import { messageLimits } from '../../../../shared/contracts/message';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { TextField } from '../../../ui/form/TextField';
import { FieldError } from '../../../ui/form/FieldError';
import { StartConversationDocument } from '../__generated__/Conversation.generated';
import { placeInList } from '../conversationCache';
import { isConnected, PeoplePicker, type PersonChoice } from './PeoplePicker';

export interface NewConversationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts a conversation with one person, or a group of connections with a title. */
export function NewConversationDialog({ open, onOpenChange }: NewConversationDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [people, setPeople] = useState<readonly PersonChoice[]>([]);
  const [title, setTitle] = useState('');
  const [error, setError] = useState('');
  const [isStarting, setStarting] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newId());
  const isGroup = people.length > 1;
  const [first] = people;

  function close() {
    onOpenChange(false);
    setPeople([]);
    setTitle('');
    setError('');
    setIdempotencyKey(newId());
  }

  async function start() {
    if (people.length === 0) return setError('Select at least one person.');
    setStarting(true);
    try {
      const { data } = await client.mutate({
        mutation: StartConversationDocument,
        variables: { participantIds: people.map((person) => person.id), title: isGroup ? title.trim() : '' },
        // A retry after a lost response must not create a second group.
        context: { headers: { 'Idempotency-Key': idempotencyKey } },
      });
      const { id } = data!.startConversation;
      if (isGroup) placeInList(client.cache, id, 'conversations');
      close();
      void navigate(`/messages?conversation=${id}`);
    } catch (failure) {
      const { fields, message } = toCallError(failure, 'Couldn’t start the conversation.');
      setError(Object.values(fields ?? {})[0] ?? message);
    } finally {
      setStarting(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="New conversation"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={isStarting} onClick={() => void start()}>
            {isGroup ? 'Start group' : 'Start conversation'}
          </Button>
        </>
      }
    >
      <PeoplePicker
        value={people}
        onlyConnections={first !== undefined && !isConnected(first)}
        onChange={(next) => {
          setPeople(next);
          setIdempotencyKey(newId());
          setError('');
        }}
      >
        {isGroup && (
          <TextField
            label="Group name"
            hint="Optional. Anyone in the group can change it."
            maxLength={messageLimits.title}
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              setIdempotencyKey(newId());
            }}
          />
        )}
        {first && !isGroup && !isConnected(first) && (
          <p className="text-meta text-ink-2">
            {first.displayName} isn’t connected with you, so this will be sent as a message request.
          </p>
        )}
        {error && <FieldError id="new-conversation-error">{error}</FieldError>}
      </PeoplePicker>
    </Dialog>
  );
}
