import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { pairionLimits } from '../../../../shared/contracts/pairion';
import { useAuth } from '../../../auth/AuthProvider';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useDraftText } from '../../../lib/useDraftText';
import { Button } from '../../../ui/button/Button';
import { LimitNote } from '../../../ui/form/LimitNote';
import { SubmitError } from '../../../ui/form/SubmitError';
import { TextArea } from '../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { InvitePairionCandidateDocument } from '../__generated__/Pairion.generated';
import type { Person } from '../PersonHead';
import { refetchPairion } from '../refetchPairion';
import { removeCandidate } from './useCandidateActions';

/** Invites a candidate with an optional note, which is stored until it is sent. */
export function InviteDialog({
  person,
  open,
  onOpenChange,
  finalFocus,
}: {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What has the focus after the invitation is sent. */
  finalFocus: () => HTMLElement | null | undefined;
}) {
  const client = useApolloClient();
  const viewerId = useAuth().user?.id ?? '';
  const toast = useToast();
  const [{ text }, setText] = useDraftText(`draft:pairionInvitation:${viewerId}:${person.id}`);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [invite, { loading }] = useMutation(InvitePairionCandidateDocument);

  async function send() {
    if (loading) return;
    setError(undefined);
    try {
      const { data } = await invite({ variables: { userId: person.id, note: text } });
      setText('');
      onOpenChange(false);
      removeCandidate(client.cache, person.id);
      refetchPairion(client, ['invitations', 'matches']);
      toast.show(
        data?.invitePairionCandidate.status === 'ACCEPTED'
          ? `You and ${person.displayName} match.`
          : `Invitation sent to ${person.displayName}.`,
      );
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t send your invitation.'));
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Invite <bdi>{person.displayName}</bdi>
        </>
      }
      description={`They have ${pairionLimits.invitationDays} days to answer. When they accept, a conversation opens.`}
      finalFocus={finalFocus}
      dismissible={text === ''}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={loading} onClick={() => void send()}>
            Send invitation
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <TextArea
          label="Note"
          name="note"
          rows={4}
          hint="Optional. Say what you’d like to build and why with them."
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
          error={error?.fields?.note}
        />
        <LimitNote text={text} max={pairionLimits.note} />
        {error && !error.fields?.note && (
          <div className="-mx-6 mt-3">
            <SubmitError error={error} retrying={loading} onRetry={() => void send()} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
