import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/rest';
import { TextLink } from '../../../ui/TextLink';
import { AccountForm } from '../form/AccountForm';
import { EmailField } from '../form/EmailField';
import { noAnswer } from '../form/noResponseMessage';
import { Notice } from '../form/FormNotice';
import { useSubmit } from '../form/useSubmit';

/**
 * Asks for a mail with a link to choose a new password. Whether an account has the address is not said.
 * @param isAgain a link was refused just now: the field to type in is next, before the heading
 * @param typed the address that was tried at login
 */
export function RequestResetLink({ isAgain, typed = '' }: { isAgain: boolean; typed?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState({ to: '', times: 0 });
  const address = email.trim();
  const isRepeat = sent.to !== '' && sent.to === address;

  const form = useSubmit({
    fields: ['email'],
    async send() {
      const result = await callApi('/auth/forgot-password', {
        method: 'POST',
        json: { email: address },
        fallback: noAnswer,
      });
      if (!result.error) setSent({ to: address, times: isRepeat ? sent.times + 1 : 1 });
      return result;
    },
  });

  useEffect(() => {
    if (isAgain) field.current?.focus();
  }, [isAgain]);

  return (
    <AccountForm
      title="Forgot your password?"
      submit={isRepeat ? 'Send again' : 'Send link'}
      form={form}
      intro={
        <>
          <p className="text-body text-pretty text-ink-2">
            Give the address of your account. You get a mail with a link to choose a new password; it works once, for an
            hour.
          </p>
          <Notice>
            {sent.to && (
              <>
                <span className="block font-bold">{sent.to}</span>
                {sent.times > 1 && 'Sent again. '}
                If an account has this address, a mail is on its way. It can take a few minutes; look into the spam
                folder too.
              </>
            )}
          </Notice>
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
