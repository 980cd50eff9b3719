import { useApolloClient } from '@apollo/client/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectionLimits, type ProjectionIssue } from '../../../../shared/contracts/projection';
import { mergePatch } from '../../../../shared/projection/mergePatch';
import { parseInputs } from '../../../../shared/projection/parse';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { CreateProjectionDocument } from '../list/__generated__/Projections.generated';
import type { Doc } from '../model/document';
import { evictProjectionLists } from '../projectionCache';
import { ProjectionImportDocument } from './__generated__/Import.generated';
import { ImportPreview, type Preview } from './ImportPreview';
import { csvFailure, readCsv } from './readCsv';

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The model that is open, to take the values over; without it, a model is made of them. */
  into?: { inputs: Doc; apply: (values: Record<string, unknown>, count: number) => void };
}

/** Makes a model of a CSV file, or takes its values over into a model, after showing what is understood of it. */
export function ImportDialog({ open, onOpenChange, into }: ImportDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const canImport = preview?.kind === 'inputs' && preview.issues.length === 0 && preview.understood.length > 0;

  async function run(action: () => Promise<void>, describe: (failure: unknown) => string) {
    setBusy(true);
    setError('');
    try {
      await action();
    } catch (failure) {
      setError(describe(failure));
    } finally {
      setBusy(false);
    }
  }

  const read = (file: File) =>
    run(async () => {
      setPreview(null);
      const { data } = await client.query({
        query: ProjectionImportDocument,
        variables: { csv: await readCsv(file) },
        fetchPolicy: 'no-cache',
      });
      const understood = data!.projectionImport as Preview;
      setPreview(into ? { ...understood, issues: newIssues(into.inputs, understood.inputs ?? {}) } : understood);
      setName(file.name.replace(/\.[^.]*$/, '').slice(0, projectionLimits.name));
    }, csvFailure);

  const create = () =>
    run(
      async () => {
        const { data } = await client.mutate({
          mutation: CreateProjectionDocument,
          variables: { name: name.trim() || 'Imported plan', inputs: preview!.inputs },
        });
        evictProjectionLists(client.cache);
        await navigate(`/financial-projections/${data!.createProjection.id}`);
      },
      (failure) => toCallError(failure, 'Couldn’t create the projection.').message,
    );

  function take() {
    into!.apply(preview!.inputs!, preview!.understood.length);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={into ? 'Import inputs' : 'Import a projection'}
      description={`From a CSV file with the columns path and value, as “Export inputs” writes it. ${
        into
          ? 'Inputs that the file lacks stay. Undo takes the import back.'
          : 'Nothing is stored before you create it.'
      }`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          {canImport && (
            <Button variant="primary" loading={isBusy} onClick={() => (into ? take() : void create())}>
              {into ? 'Import' : 'Create'}
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
        {canImport && !into && (
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

/** What is wrong in a model with the values of a file, and wasn't before. */
function newIssues(inputs: Doc, values: Record<string, unknown>): ProjectionIssue[] {
  const issuesOf = (one: unknown) => {
    const parsed = parseInputs(one);
    return parsed.ok ? [] : parsed.issues;
  };
  const known = new Set(issuesOf(inputs).map(({ path, message }) => `${path} ${message}`));
  return issuesOf(mergePatch(inputs, values)).filter(({ path, message }) => !known.has(`${path} ${message}`));
}
