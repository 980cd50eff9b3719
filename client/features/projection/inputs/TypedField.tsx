import { useState } from 'react';
import type { Field } from '../../../../shared/projection/fields';
import { TextField } from '../../../ui/form/TextField';
import { formatTyped, parseTyped } from '../model/typedValues';

interface TypedFieldProps {
  label: string;
  error?: string;
  disabled: boolean;
  field: Pick<Field, 'kind'> & { default?: unknown };
  value: unknown;
  onType: (value: unknown) => void;
}

/** A field for a number, an amount, a month or a text. What is typed stays as typed while it means the same value. */
export function TypedField({ label, error, disabled, field, value, onType }: TypedFieldProps) {
  const [typed, setTyped] = useState(() => formatTyped(value));
  const isCurrent = JSON.stringify(parseTyped(field.kind, typed) ?? null) === JSON.stringify(value ?? null);
  const isMonth = field.kind === 'month';
  const placeholder = field.default === undefined ? undefined : String(field.default);
  return (
    <TextField
      label={label}
      error={error}
      disabled={disabled}
      inputMode={field.kind === 'text' || isMonth ? undefined : 'decimal'}
      type={isMonth ? 'month' : 'text'}
      autoComplete="off"
      placeholder={isMonth ? 'YYYY-MM' : placeholder}
      value={isCurrent ? typed : formatTyped(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(parseTyped(field.kind, event.target.value));
      }}
    />
  );
}
