import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  /** Hint shown before typing. */
  hint?: ReactNode;
  /** The error and how to fix it. Inside `Form`, pass errors to the form by field name instead: they clear on input. */
  error?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** Associates label, control, hint and error. Works with any control of this folder. */
export function Field({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <BaseField.Root name={name} disabled={disabled} invalid={error ? true : undefined} className={className}>
      <BaseField.Label className="mb-1 block w-fit text-body font-medium text-ink">{label}</BaseField.Label>
      {children}
      <FieldMessages hint={hint} error={error} />
    </BaseField.Root>
  );
}

/** Renders the error below the control, or the hint without one. */
export function FieldMessages({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <BaseField.Description className="mt-1 text-meta text-ink-2 data-invalid:hidden">{hint}</BaseField.Description>
      )}
      <BaseField.Error
        match={error ? true : undefined}
        // Otherwise a cleared error stays until its animation ends, and then moves what is pressed below it.
        className="mt-1 flex animate-appear gap-1 text-meta font-medium text-danger data-ending-style:hidden"
        render={(props) => (
          <div {...props}>
            <CircleAlert aria-hidden="true" className="mt-px size-4" />
            <span>{props.children}</span>
          </div>
        )}
        {...(error && { children: error })}
      />
    </>
  );
}
