import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { controlClasses } from './controlClasses';
import { Field, type FieldProps } from './Field';

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function fitToText(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}

/** An auto-growing text area without a label, for composers with their own. */
export function GrowingTextArea({
  className,
  ref,
  onInput,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'ref'> & { ref?: React.RefObject<HTMLTextAreaElement | null> }) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;

  useLayoutEffect(() => {
    if (!growsByItself && area.current) fitToText(area.current);
  });

  return (
    <textarea
      dir="auto"
      {...rest}
      ref={area}
      onInput={(event) => {
        if (!growsByItself) fitToText(event.currentTarget);
        onInput?.(event);
      }}
      className={clsx('field-sizing-content resize-none', className)}
    />
  );
}

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'defaultValue' | 'ref'> {
  defaultValue?: string;
}

/** A multi-line field with a label. Grows up to 40% of the screen. */
export function TextArea({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  rows = 3,
  onChange,
  onInput,
  ...area
}: TextAreaProps) {
  const { value, defaultValue, ...rest } = area;
  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled} className={className}>
      <BaseField.Control
        value={value}
        defaultValue={defaultValue}
        render={
          <GrowingTextArea
            {...rest}
            rows={rows}
            onChange={onChange}
            onInput={onInput}
            className={clsx(controlClasses, 'block max-h-[40dvh] min-h-20 py-2')}
          />
        }
      />
    </Field>
  );
}
