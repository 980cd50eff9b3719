import { useMutation, useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import {
  DeleteJobFilterDocument,
  RenameJobFilterDocument,
  SavedJobFiltersDocument,
  type SavedFilter_FilterFragment,
} from './__generated__/SavedFilters.generated';

export interface SavedFiltersDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renames and deletes saved filters. */
export function SavedFiltersDialog({ open, onOpenChange }: SavedFiltersDialogProps) {
  const { data } = useQuery(SavedJobFiltersDocument);
  const saved = data?.savedJobFilters ?? [];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Saved filters">
      {saved.length === 0 ? (
        <p className="text-ink-2">You have no saved filters.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {saved.map((one) => (
            <SavedFilterRow key={one.id} saved={one} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function SavedFilterRow({ saved }: { saved: SavedFilter_FilterFragment }) {
  const toast = useToast();
  const [name, setName] = useState(saved.name);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [rename, renaming] = useMutation(RenameJobFilterDocument);
  const [remove, removing] = useMutation(DeleteJobFilterDocument, {
    update: (cache) =>
      cache.updateQuery(
        { query: SavedJobFiltersDocument },
        (data) => data && { savedJobFilters: data.savedJobFilters.filter(({ id }) => id !== saved.id) },
      ),
  });

  async function handleRename() {
    if (renaming.loading || name.trim() === saved.name) return;
    try {
      await rename({ variables: { id: saved.id, name } });
      toast.show('Filter renamed.');
    } catch (error) {
      const { fields, message } = toCallError(error, 'Couldn’t rename the filter.');
      setErrors({ name: fields?.name ?? message });
    }
  }

  async function handleDelete() {
    try {
      await remove({ variables: { id: saved.id } });
      toast.show('Filter deleted.');
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t delete the filter.').message, { failed: true });
    }
  }

  return (
    <li>
      <Form errors={errors} onFormSubmit={() => void handleRename()} className="flex-row! items-start gap-2!">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="min-w-0 flex-1"
        />
        {/* Aligned with the input, which has a label above. */}
        <Button type="submit" loading={renaming.loading} disabled={name.trim() === saved.name} className="mt-6.5">
          Rename
        </Button>
        <IconButton
          label={`Delete ${saved.name}`}
          icon={Trash2}
          disabled={removing.loading}
          onClick={() => void handleDelete()}
          className="mt-6.5"
        />
      </Form>
    </li>
  );
}
