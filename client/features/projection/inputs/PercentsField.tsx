import { useId } from 'react';
import type { Field } from '../../../../shared/projection/fields';
import { FieldError } from '../../../ui/form/FieldError';
import { useEditing, useInput, useIssues } from '../editor/EditorContext';
import { TypedField } from './TypedField';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A list of percentages: growth by year of the model, seasons by month. */
export function PercentsField({
  path,
  field,
}: {
  path: readonly string[];
  field: Extract<Field, { kind: 'percents' }>;
}) {
  const { inputs, canEdit } = useEditing();
  const id = useId();
  const value = useInput(path);
  const issues = useIssues();
  const at = path.join('.');
  const issue = issues.find((one) => one.path === at || one.path.startsWith(`${at}.`));
  const values: unknown[] = Array.isArray(value) ? value : Array.from({ length: field.length }, () => field.default);

  function set(index: number, next: unknown) {
    inputs.set(path, values.with(index, next ?? field.default));
  }

  return (
    <fieldset aria-describedby={issue ? `${id}-error` : undefined}>
      <legend className="mb-1 font-medium">{field.label} (%)</legend>
      <div className="grid grid-cols-3 gap-2">
        {values.slice(0, field.length).map((percent, index) => (
          <TypedField
            // The list has a fixed length and order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={field.length === 12 ? months[index]! : `Year ${index + 1}`}
            disabled={!canEdit}
            field={{ kind: 'percent' }}
            value={percent}
            onType={(next) => set(index, next)}
          />
        ))}
      </div>
      {issue && <FieldError id={`${id}-error`}>{issue.message}</FieldError>}
    </fieldset>
  );
}
