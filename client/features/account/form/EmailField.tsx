import { TextField, type TextFieldProps } from '../../../ui/TextField';

/** An e-mail address, with the keyboard for one. No `type="email"`: the browser would judge it first, in words of its own. */
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
