import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { teamLimits } from '../../../../shared/contracts/team';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { PeoplePicker, type PersonChoice } from '../../message/people/PeoplePicker';
import { describeRemainingCharacters } from '../../profile/editor/remainingCharacters';
import { InviteToTeamDocument } from './__generated__/Members.generated';

export interface InviteDialogProps {
  team: { id: string; members: readonly { person: { id: string } }[] };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Invites people by name, with what they do. They join when they accept. */
export function InviteDialog({ team, open, onOpenChange }: InviteDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [people, setPeople] = useState<readonly PersonChoice[]>([]);
  const [title, setTitle] = useState('');
  const [errors, setErrors] = useState<{ people?: string; title?: string }>({});
  const [isSending, setSending] = useState(false);

  async function invite() {
    if (isSending) return;
    if (people.length === 0) return setErrors({ people: 'Select at least one person.' });
    setErrors({});
    setSending(true);
    const failed: PersonChoice[] = [];
    const found: { people?: string; title?: string } = {};
    for (const person of people)
      try {
        await client.mutate({
          mutation: InviteToTeamDocument,
          variables: { teamId: team.id, userId: person.id, title: title.trim() },
        });
      } catch (error) {
        failed.push(person);
        const { fields, message } = toCallError(error, 'Couldn’t send the invitation.');
        if (fields?.title) found.title = fields.title;
        else found.people = `${person.displayName}: ${fields?.userId ?? message}`;
      }
    setSending(false);
    // Those who could not be invited stay selected.
    setPeople(failed);
    setErrors(found);
    if (failed.length > 0) return;
    setTitle('');
    onOpenChange(false);
    toast.show(people.length === 1 ? `${people[0]!.displayName} is invited.` : `${people.length} people are invited.`);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite to the team"
      description="They see the team, and join when they accept."
      dismissible={people.length === 0}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isSending} onClick={() => void invite()}>
            Send invitation
          </Button>
        </>
      }
    >
      <PeoplePicker
        value={people}
        onChange={(next) => {
          setPeople(next);
          setErrors({});
        }}
        formsGroup={false}
        exceptIds={team.members.map(({ person }) => person.id)}
        focusOnMount
      >
        {errors.people && <FieldError id="invite-error">{errors.people}</FieldError>}
        <TextField
          label="What they do"
          name="title"
          autoComplete="off"
          hint={describeRemainingCharacters(title, teamLimits.memberTitle) ?? 'Optional, such as “Advisor, pricing”.'}
          error={errors.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className="mb-3"
        />
      </PeoplePicker>
    </Dialog>
  );
}
