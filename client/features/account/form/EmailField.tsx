import { TextField, type TextFieldProps } from '../../../ui/form/TextField';

/** Email field with the email keyboard. Not `type="email"`, because browsers would validate first, with messages of their own. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
