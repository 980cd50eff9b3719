import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { TextLink } from '../../../ui/text/TextLink';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** Settings section: what deleting the account removes, when, and until when it can be undone. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-130 flex-col items-start gap-3 px-4 text-body text-pretty text-ink-2">
      <p>
        Deleting your account hides your profile, posts, comments, likes, messages and pictures right away and logs you
        out on all devices.
      </p>
      <p>
        We’ll email you a link to undo this for <strong className="font-medium text-ink">14 days</strong>. After that,
        everything is permanently erased.
      </p>
      <p>
        Want to keep a copy? <TextLink to="#data">Download your data</TextLink> first.
      </p>
      <Button variant="danger" className="mt-1" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
