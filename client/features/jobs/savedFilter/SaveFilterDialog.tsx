import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { jobLimits } from '../../../../shared/contracts/job';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/form/Form';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { describeRemainingCharacters } from '../../profile/editor/remainingCharacters';
import type { JobSearch } from '../filter/jobFilter';
import { suggestFilterName } from './suggestFilterName';
import { SaveJobFilterDocument, SavedJobFiltersDocument } from './__generated__/SavedFilters.generated';

export interface SaveFilterDialogProps {
  search: JobSearch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Names and saves the current search. */
export function SaveFilterDialog({ search, open, onOpenChange }: SaveFilterDialogProps) {
  const toast = useToast();
  const [name, setName] = useState(() => suggestFilterName(search));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [save, { loading }] = useMutation(SaveJobFilterDocument, {
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: SavedJobFiltersDocument, data: { savedJobFilters: data.saveJobFilter } }),
  });

  async function handleSubmit() {
    if (loading) return;
    try {
      await save({ variables: { name, ...search } });
    } catch (error) {
      const { fields, message } = toCallError(error, 'Couldn’t save the filter.');
      return setErrors({ name: fields?.name ?? message });
    }
    onOpenChange(false);
    toast.show('Filter saved. We’ll notify you of new jobs.');
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Save this filter">
      <Form errors={errors} onFormSubmit={() => void handleSubmit()}>
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          hint={
            describeRemainingCharacters(name, jobLimits.filterName) ??
            'We’ll notify you of new jobs at most once a day.'
          }
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" variant="primary" loading={loading}>
            Save filter
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
