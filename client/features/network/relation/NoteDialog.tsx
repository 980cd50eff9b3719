import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { networkLimits } from '../../../../shared/contracts/network';
import type { CallError } from '../../../http/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { TextArea } from '../../../ui/form/TextArea';
import { useToast } from '../../../ui/toast/Toast';
import { useDraftText } from '../../../lib/useDraftText';
import { countGraphemes } from '../../../../shared/graphemes';
import { LimitNote } from '../../../ui/form/LimitNote';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { changeRelation } from './cache/changeRelation';
import type { RelatedPerson } from './relation';
import { relationErrorMessage } from './useRelationActions';

export interface NoteDialogProps {
  person: RelatedPerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sends a connection request with a note. The draft is stored on this device until it is sent. */
export function NoteDialog({ person, open, onOpenChange }: NoteDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const viewerId = useAuth().user?.id ?? '';
  const [{ text: note }, setNote] = useDraftText(`draft:note:${viewerId}:${person.id}`);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);

  async function send() {
    const message = note.trim();
    if (countGraphemes(message) > networkLimits.note) {
      setError({ message: `Notes can have up to ${networkLimits.note} characters.` });
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
          hint="Optional. Mention how you know each other or what you’d like to talk about."
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
          error={error && (error.fields?.message ?? relationErrorMessage(error))}
        />
        <LimitNote text={note} max={networkLimits.note} />
      </div>
    </Dialog>
  );
}
