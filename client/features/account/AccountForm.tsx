import type { ReactNode } from 'react';
import type { CallError } from '../../api/errors';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { PageTitle } from '../../ui/PageTitle';
import { FormError } from './FormError';

type Props = {
  title: string;
  /** The verb on the button. */
  submit: string;
  /** Names of the fields, as the server calls them. */
  fields: readonly string[];
  error: CallError | undefined;
  isSending: boolean;
  onSubmit: (values: FormData) => void;
  /** Called with a field's name as it is typed in. */
  onChange: (name: string) => void;
  /** What to know before the form. */
  notice?: ReactNode;
  /** Other ways on. */
  footer: ReactNode;
  children: ReactNode;
};

/** The frame that login and sign-up share. What was typed stays, whatever the server says. */
export function AccountForm({ title, submit, fields, error, isSending, onSubmit, onChange, notice, footer, children }: Props) {
  return (
    <div className="mx-auto flex max-w-90 flex-col gap-6 px-4 py-12">
      <PageTitle title={title} />
      {notice}
      <Form
        aria-label={title}
        errors={error?.fields}
        onChange={({ nativeEvent }) => onChange((nativeEvent.target as HTMLInputElement).name)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        <FormError error={error} fields={fields} />
        {children}
        <Button type="submit" variant="primary" wide loading={isSending} className="mt-2">
          {submit}
        </Button>
      </Form>
      <div className="flex flex-col gap-2 text-body text-ink-2">{footer}</div>
    </div>
  );
}
