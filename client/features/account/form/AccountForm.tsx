import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { AccountPage } from './AccountPage';
import { SubmitForm } from './SubmitForm';
import type { FormSubmission } from './useSubmit';

type Props = {
  title: string;
  /** Label of the submit button. */
  submit: string;
  form: FormSubmission;
  /** Text above the form. */
  intro?: ReactNode;
  /** Links below the form. */
  footer?: ReactNode;
  /** The fields. */
  children?: ReactNode;
};

/** A page with one form and its submit button. */
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
