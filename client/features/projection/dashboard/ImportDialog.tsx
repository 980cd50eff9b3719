import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { parseActuals } from '../../../../shared/projection/actuals';
import { parseMonth } from '../../../../shared/projection/months';
import { actualFields } from '../../../../shared/projection/fields';
import { freshRead } from '../../../api/freshRead';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { Computed } from '../chosen/messages';
import { csvFailure, readCsv } from '../files/readCsv';
import { formatExact, monthName } from '../result/format';
import { ActualsImportDocument } from './__generated__/Actuals.generated';
import type { ActualMonths } from './actualValues';
import type { SentMonths } from './useActuals';

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  stored: ActualMonths;
  model: Pick<Computed, 'start' | 'currency' | 'digits'>;
  /** @returns whether the months are stored */
  onImport: (months: SentMonths) => Promise<boolean>;
}

type Preview = {
  fileName: string;
  months: Record<string, Record<string, unknown>>;
  ignored: { row: number; text: string; reason: string }[];
  issues: string[];
};

/** Reads a CSV file of actual figures, shows what is understood, and stores it on request. */
export function ImportDialog({ open, onOpenChange, stored, model, onImport }: ImportDialogProps) {
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function read(file: File) {
    setError('');
    setPreview(null);
    setBusy(true);
    try {
      const csv = await readCsv(file);
      const { data } = await client.query({ query: ActualsImportDocument, variables: { csv }, ...freshRead });
      const { kind, months, ignored } = data!.projectionImport;
      if (kind !== 'actuals') setError('This file has no actual figures. Its first column must be “month”.');
      else {
        const read = months as Preview['months'];
        const parsed = parseActuals(read, model);
        setPreview({
          fileName: file.name,
          months: read,
          ignored: ignored as Preview['ignored'],
          issues: parsed.ok
            ? []
            : parsed.issues.map(({ path, message }) => `${path.replace(/^months\./, '')}: ${message}`),
        });
      }
    } catch (failure) {
      setError(csvFailure(failure));
    }
    setBusy(false);
  }

  async function store() {
    setBusy(true);
    const isStored = await onImport(preview!.months);
    setBusy(false);
    if (isStored) onOpenChange(false);
    else setError('Couldn’t store the figures. The reason is below the table.');
  }

  const months = preview ? Object.keys(preview.months).toSorted() : [];
  const canStore = preview !== null && months.length > 0 && preview.issues.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import actual figures"
      description="A CSV file with a column month (2026-11) and a column for each figure."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isBusy} disabled={!canStore} onClick={() => void store()}>
            {months.length > 1 ? `Import ${months.length} months` : 'Import'}
          </Button>
        </>
      }
    >
      <label className="block">
        <span className="mb-1 block font-medium">CSV file</span>
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
          }}
          className="block w-full text-meta file:mr-3 file:h-control file:rounded-control file:border file:border-solid file:border-line-strong file:bg-surface file:px-4 file:text-body file:font-medium file:text-ink"
        />
      </label>
      <p className="mt-3 text-meta text-pretty text-ink-2">
        Columns: month, {Object.keys(actualFields).map(toColumn).join(', ')}. All but month are optional.
      </p>
      {error && (
        <div className="mt-3">
          <FieldError id="import-error">{error}</FieldError>
        </div>
      )}
      {preview && <PreviewRows preview={preview} months={months} stored={stored} />}
    </Dialog>
  );
}

const toColumn = (line: string): string => line.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isStored = (stored: ActualMonths, month: string, line: string): boolean =>
  Object.hasOwn(stored[month] ?? {}, line);

function PreviewRows({ preview, months, stored }: { preview: Preview; months: string[]; stored: ActualMonths }) {
  const labels: Record<string, { label: string }> = actualFields;
  return (
    <div className="mt-4">
      <h3 className="font-bold">
        {months.length === 0 ? 'No figures were understood' : `Understood in ${preview.fileName}`}
      </h3>
      <dl className="mt-1 text-meta tabular-nums">
        {months.map((month) => (
          <div key={month} className="border-b border-line py-2">
            <dt className="font-medium">{monthName(parseMonth(month)!)}</dt>
            {Object.entries(preview.months[month]!).map(([line, value]) => (
              <dd key={line} className="flex justify-between gap-4 text-ink-2">
                <span>{labels[line]?.label ?? line}</span>
                <span>
                  {formatExact(String(value))}
                  {isStored(stored, month, line) && ', replaces the stored one'}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {preview.issues.length > 0 && (
        <div role="alert" className="mt-3 text-danger">
          <h3 className="font-bold">Fix these in the file</h3>
          <ul className="mt-1 list-disc pl-5 text-meta">
            {preview.issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </div>
      )}
      {preview.ignored.length > 0 && (
        <>
          <h3 className="mt-3 font-bold">Left out</h3>
          <ul className="mt-1 list-disc pl-5 text-meta text-ink-2">
            {preview.ignored.map(({ row, text, reason }) => (
              <li key={`${row} ${text}`}>
                Row {row}: “{text}”. {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
