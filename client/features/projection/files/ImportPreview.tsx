import type { CsvPreview } from '../../../../shared/projection/csv';
import { describePath } from '../inputs/describeValue';

export type Preview = Pick<CsvPreview, 'kind' | 'inputs' | 'understood' | 'ignored' | 'issues'>;

/** What a file is understood as: values, rows that are left out, and what has to be corrected. */
export function ImportPreview({ preview: { kind, inputs, understood, ignored, issues } }: { preview: Preview }) {
  if (kind === 'actuals')
    return (
      <p className="text-ink-2">
        This file has actual figures by month. Open a projection’s dashboard to import them. A projection is made of
        inputs.
      </p>
    );
  return (
    <>
      {issues.length > 0 && (
        <section aria-labelledby="import-issues">
          <h3 id="import-issues" className="font-medium text-danger">
            {issues.length === 1 ? 'Correct this in the file' : `Correct these ${issues.length} in the file`}
          </h3>
          <ul className="mt-1">
            {issues.map(({ path, message }) => (
              <li key={path + message} className="border-b border-line py-1.5 last:border-b-0">
                <span className="block">{message}</span>
                <span className="block text-meta break-words text-ink-3">{path}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="import-understood">
        <h3 id="import-understood" className="font-medium">
          {understood.length === 1 ? '1 value understood' : `${understood.length} values understood`}
        </h3>
        <dl className="mt-1 tabular-nums">
          {understood.map(({ row, path, value }) => (
            <div key={row} className="flex justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
              <dt className="min-w-0 break-words text-ink-2">{describePath(path.split('.'), inputs)}</dt>
              <dd className="max-w-1/2 shrink-0 text-right break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {ignored.length > 0 && (
        <section aria-labelledby="import-ignored">
          <h3 id="import-ignored" className="font-medium">
            {ignored.length === 1 ? '1 row left out' : `${ignored.length} rows left out`}
          </h3>
          <ul className="mt-1">
            {ignored.map(({ row, text, reason }) => (
              <li key={`${row} ${text}`} className="border-b border-line py-1.5 last:border-b-0">
                Row {row}: <b className="break-words">{text || 'empty'}</b>. {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
