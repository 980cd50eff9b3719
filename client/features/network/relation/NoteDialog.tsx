import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CallError } from '../../../api/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextArea } from '../../../ui/TextArea';
import { useToast } from '../../../ui/Toast';
import { useStoredText } from '../../comment/useStoredText';
import { countGraphemes } from '../../post/composer/countGraphemes';
import { LimitNote } from '../../post/composer/LimitNote';
import { useFocusInvalid } from '../../post/useFocusInvalid';
import { changeRelation } from './changeRelation';
import type { RelatedPerson } from './relation';
import { failureMessage } from './useRelationActions';

/** Characters of a note as people count them; the server has the last word. */
const maxNote = 300;

export interface NoteDialogProps {
  person: RelatedPerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A request to connect with some words of one's own. They are kept on this device until they are sent. */
export function NoteDialog({ person, open, onOpenChange }: NoteDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const viewerId = useAuth().user?.id ?? '';
  const [{ text: note }, setNote] = useStoredText(`draft:note:${viewerId}:${person.id}`);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);

  async function send() {
    const message = note.trim();
    if (countGraphemes(message) > maxNote) {
      setError({ message: `Keep the note to ${maxNote} characters.` });
      return;
    }
    setSending(true);
    const failure = await changeRelation(client, { personId: person.id, viewerId, action: 'connect', message });
    setSending(false);
    setError(failure ?? undefined);
    if (failure) return;
    setNote('');
    onOpenChange(false);
    toast.show(`Request sent to ${person.displayName}.`);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Connect with ${person.displayName}`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            Send request
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <TextArea
          label="Note"
          hint="Optional. Say where you met, or what you would like to talk about."
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
          error={error && (error.fields?.message ?? failureMessage(error))}
        />
        <LimitNote text={note} max={maxNote} />
      </div>
    </Dialog>
  );
}
