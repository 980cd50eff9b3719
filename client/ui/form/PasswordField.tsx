import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlClasses } from './controlClasses';
import { Field } from './Field';
import { IconButton } from '../button/IconButton';
import type { TextFieldProps } from './TextField';

/** Password input with a visibility toggle. The toggle keeps the caret; pasting is never blocked. */
export function PasswordField({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  ...input
}: Omit<TextFieldProps, 'type' | 'ref'>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);

  function handleToggle() {
    const input = inputRef.current;
    const [start, end] = [input?.selectionStart ?? null, input?.selectionEnd ?? null];
    // Changing the type of an input resets its caret, so it is restored afterwards.
    flushSync(() => setShown(!shown));
    input?.setSelectionRange(start, end);
  }

  return (
    <Field label={label} hint={hint} error={error} name={name} disabled={disabled} className={className}>
      <div className="relative">
        <BaseField.Control
          {...input}
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={clsx(controlClasses, 'h-control pr-12')}
        />
        <IconButton
          label="Show password"
          aria-pressed={shown}
          icon={shown ? EyeOff : Eye}
          disabled={disabled}
          // Pressing must not move the focus, and the caret with it, from the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleToggle}
          className="absolute! inset-y-0 right-0"
        />
      </div>
    </Field>
  );
}
