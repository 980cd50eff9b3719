import type { ReactNode } from 'react';
import { Form } from '../../../ui/Form';
import { FormError } from './FormError';
import type { Submit } from './useSubmit';

type Props = {
  /** Names the form to those who listen. */
  label: string;
  form: Submit;
  /** For a button outside the form. */
  id?: string;
  children: ReactNode;
};

/** A form that says what the server says: of a field under it, of the whole above it. What was typed stays. */
export function SubmitForm({ label, form, id, children }: Props) {
  return (
    <Form
      id={id}
      aria-label={label}
      errors={form.error?.fields}
      onChange={({ nativeEvent }) => form.clear((nativeEvent.target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(new FormData(event.currentTarget));
      }}
    >
      <FormError error={form.error} fields={form.fields} />
      {children}
    </Form>
  );
}
