import type { ReactNode } from 'react';
import { Form } from '../../../ui/form/Form';
import { FormError } from './FormError';
import type { FormSubmission } from './useSubmit';

type Props = {
  /** Accessible name of the form. */
  label: string;
  form: FormSubmission;
  /** For a submit button outside the form. */
  id?: string;
  children: ReactNode;
};

/** A form that shows errors: those of a field under it, others above the form. Values stay on errors. */
export function SubmitForm({ label, form, id, children }: Props) {
  return (
    <Form
      id={id}
      aria-label={label}
      errors={form.fieldErrors}
      onBlur={({ target, relatedTarget }) => {
        // The submission validates every field.
        const isSubmitting = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (target instanceof HTMLInputElement && !isSubmitting) form.validate(target.name, target.value);
      }}
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
