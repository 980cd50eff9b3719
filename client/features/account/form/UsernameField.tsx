import { TextField, type TextFieldProps } from '../../../ui/TextField';

/** A username as a person types it: nothing is capitalised, corrected or spelt for them. */
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
