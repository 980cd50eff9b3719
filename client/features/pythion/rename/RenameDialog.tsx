import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { pythionLimits } from '../../../../shared/contracts/pythion';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/form/TextField';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useOpenings } from '../../../ui/overlay/useOpenings';
import { writeTitle } from '../analysisCache';
import { RenameAnalysisDocument } from '../parts/__generated__/Analysis.generated';

export interface RenameDialogProps {
  analysis: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes the title of an analysis. */
export function RenameDialog(props: RenameDialogProps) {
  return <Rename key={useOpenings(props.open)} {...props} />;
}

function Rename({ analysis: { id, title }, open, onOpenChange }: RenameDialogProps) {
  const client = useApolloClient();
  const [typed, setTyped] = useState(title);
  const [error, setError] = useState<CallError>();
  const [isSaving, setSaving] = useState(false);
  const form = useFocusInvalid<HTMLFormElement>(error);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setError(undefined);
    try {
      const { data } = await client.mutate({ mutation: RenameAnalysisDocument, variables: { id, title: typed } });
      writeTitle(client.cache, id, data!.renameAnalysis.title);
      onOpenChange(false);
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t rename the analysis.'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Rename this analysis"
      description="New versions keep the title. Readers see it, too."
      dismissible={typed === title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={`rename-${id}`} loading={isSaving}>
            Rename
          </Button>
        </>
      }
    >
      <form ref={form} id={`rename-${id}`} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Title"
          name="title"
          value={typed}
          error={error && (error.fields?.title ?? error.message)}
          maxLength={pythionLimits.title}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
