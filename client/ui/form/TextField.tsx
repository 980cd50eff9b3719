import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClasses } from './controlClasses';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'defaultValue'> {
  defaultValue?: string;
}

/**
 * A single-line field with a label. For usernames pass `autoCapitalize="none" spellCheck={false}` and the right
 * `autoComplete`.
 */
export function TextField({ label, hint, error, name, disabled, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled} className={className}>
      <BaseField.Control dir="auto" {...input} className={clsx(controlClasses, 'h-control')} />
    </Field>
  );
}
