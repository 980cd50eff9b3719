import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { messageLimits } from '../../../../shared/contracts/message';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/form/TextField';
import { RenameConversationDocument } from '../__generated__/Conversation.generated';

/** Form for a group's title, which every participant can change. */
export function GroupTitle({ id, title }: { id: string; title: string }) {
  const client = useApolloClient();
  const [draft, setDraft] = useState(title);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isUnchanged = draft.trim() === title;

  async function save() {
    if (isUnchanged || isSaving) return;
    setSaving(true);
    setError(undefined);
    try {
      await client.mutate({ mutation: RenameConversationDocument, variables: { id, title: draft.trim() } });
    } catch (failure) {
      const { fields, message } = toCallError(failure, 'Couldn’t rename the group.');
      setError(fields?.title ?? message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="flex items-start gap-2"
    >
      <TextField
        label="Group name"
        error={error}
        maxLength={messageLimits.title}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" loading={isSaving} aria-disabled={isUnchanged} className="mt-[26px]">
        Save
      </Button>
    </form>
  );
}
