import { TextField, type TextFieldProps } from '../../../ui/form/TextField';

/** Username field without auto-capitalisation, autocorrect and spell check. */
export function UsernameField(props: TextFieldProps) {
  return (
    <TextField
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
