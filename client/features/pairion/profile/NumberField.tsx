import { useState, type ReactNode } from 'react';
import { TextField } from '../../../ui/form/TextField';

/**
 * A whole number or nothing. Text that is no number is a change as well, which the server refuses, so that it is kept and shown
 * as not saved.
 */
export function NumberField({
  label,
  hint,
  error,
  name,
  value,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const isNumber = /^\d*$/.test(text.trim());
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={isNumber ? error : 'Enter a whole number.'}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        if (/^\d*$/.test(typed.trim())) onChange(typed.trim() === '' ? null : Number(typed));
        else onChange(typed as unknown as number);
      }}
    />
  );
}
