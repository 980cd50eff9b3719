import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/rest';
import { TextLink } from '../../../ui/text/TextLink';
import { AccountForm } from '../form/AccountForm';
import { EmailField } from '../form/EmailField';
import { emailRule } from '../form/fieldRules';
import { noResponseMessage } from '../form/noResponseMessage';
import { FormNotice } from '../form/FormNotice';
import { useSubmit } from '../form/useSubmit';

/**
 * Requests an email with a reset link. The response does not reveal whether an account has the address.
 * @param focusField whether the field gets focus instead of the heading: after an invalid link
 * @param initialEmail the address typed on the login page
 */
export function RequestResetLink({ focusField, initialEmail = '' }: { focusField: boolean; initialEmail?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(initialEmail);
  const [sent, setSent] = useState({ to: '', times: 0 });
  const trimmedEmail = email.trim();
  const isRepeat = sent.to !== '' && sent.to === trimmedEmail;

  const form = useSubmit({
    fields: ['email'],
    rules: { email: emailRule },
    async send() {
      const result = await callApi('/auth/forgot-password', {
        method: 'POST',
        json: { email: trimmedEmail },
        fallback: noResponseMessage,
      });
      if (!result.error) setSent({ to: trimmedEmail, times: isRepeat ? sent.times + 1 : 1 });
      return result;
    },
  });

  useEffect(() => {
    if (focusField) field.current?.focus();
  }, [focusField]);

  return (
    <AccountForm
      title="Forgot your password?"
      submit={isRepeat ? 'Send again' : 'Send link'}
      form={form}
      intro={
        <>
          <p className="text-body text-pretty text-ink-2">
            Enter your email address and we’ll send you a link to choose a new password. The link works once and expires
            in an hour.
          </p>
          <FormNotice>
            {sent.to && (
              <>
                <span className="block font-bold">{sent.to}</span>
                {sent.times > 1 && 'Sent again. '}
                If there’s an account with this email, we’ve sent a link to it. It can take a few minutes to arrive.
                Check your spam folder, too.
              </>
            )}
          </FormNotice>
        </>
      }
      footer={
        <p>
          <TextLink to="/login">Back to log in</TextLink>
        </p>
      }
    >
      <EmailField ref={field} label="Email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
    </AccountForm>
  );
}
