import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { AccountPage } from './AccountPage';
import { SubmitForm } from './SubmitForm';
import type { Submit } from './useSubmit';

type Props = {
  title: string;
  /** The verb on the button. */
  submit: string;
  form: Submit;
  /** What to know before the form. */
  intro?: ReactNode;
  /** Other ways on. */
  footer?: ReactNode;
  /** The fields. */
  children?: ReactNode;
};

/** A page that is one form and its button. */
export function AccountForm({ title, submit, form, intro, footer, children }: Props) {
  return (
    <AccountPage title={title} footer={footer}>
      {intro}
      <SubmitForm label={title} form={form}>
        {children}
        <Button type="submit" variant="primary" wide loading={form.isSending} className="mt-2">
          {submit}
        </Button>
      </SubmitForm>
    </AccountPage>
  );
}
