import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { RenameConversationDocument } from '../__generated__/Conversation.generated';

/** A group's title, which everybody in it can change. */
export function GroupTitle({ id, title }: { id: string; title: string }) {
  const client = useApolloClient();
  const [name, setName] = useState(title);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isSame = name.trim() === title;

  async function save() {
    if (isSame || isSaving) return;
    setSaving(true);
    setError(undefined);
    try {
      await client.mutate({ mutation: RenameConversationDocument, variables: { id, title: name.trim() } });
    } catch (failure) {
      const { fields, message } = fieldErrors(failure, 'The title could not be changed.');
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
        label="Title"
        error={error}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" loading={isSaving} aria-disabled={isSame} className="mt-[26px]">
        Save
      </Button>
    </form>
  );
}
