import { useApolloClient } from '@apollo/client/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { CreateProjectionDocument } from '../list/__generated__/Projections.generated';
import { evictProjectionLists } from '../projectionCache';
import { ProjectionImportDocument } from './__generated__/Import.generated';
import { ImportPreview, type Preview } from './ImportPreview';

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a model of a CSV file, after showing what is understood of it. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const canCreate = preview?.kind === 'inputs' && preview.issues.length === 0 && preview.understood.length > 0;

  async function run(action: () => Promise<void>, fallback: string) {
    setBusy(true);
    setError('');
    try {
      await action();
    } catch (failure) {
      const { fields, message } = toCallError(failure, fallback);
      setError(fields?.csv ?? message);
    } finally {
      setBusy(false);
    }
  }

  const read = (file: File) =>
    run(async () => {
      setPreview(null);
      const { data } = await client.query({
        query: ProjectionImportDocument,
        variables: { csv: await file.text() },
        fetchPolicy: 'no-cache',
      });
      setPreview(data!.projectionImport as Preview);
      setName(file.name.replace(/\.[^.]*$/, '').slice(0, projectionLimits.name));
    }, 'Couldn’t read the file.');

  const create = () =>
    run(async () => {
      const { data } = await client.mutate({
        mutation: CreateProjectionDocument,
        variables: { name: name.trim() || 'Imported plan', inputs: preview!.inputs },
      });
      evictProjectionLists(client.cache);
      await navigate(`/financial-projections/${data!.createProjection.id}`);
    }, 'Couldn’t create the projection.');

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import a projection"
      description="From a CSV file with the columns path and value, as “Export inputs” writes it. Nothing is stored before you create it."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          {canCreate && (
            <Button variant="primary" loading={isBusy} onClick={() => void create()}>
              Create
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void read(file);
              // Reset, so that the same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
          <Button icon={FileUp} loading={isBusy && !preview} onClick={() => input.current?.click()}>
            {preview ? 'Choose another file' : 'Choose a file'}
          </Button>
        </div>
        {error && <FieldError id="import-error">{error}</FieldError>}
        {preview && <ImportPreview preview={preview} />}
        {canCreate && (
          <TextField
            label="Name"
            value={name}
            maxLength={projectionLimits.name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
