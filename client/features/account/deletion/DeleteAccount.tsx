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
        What goes: your profile, posts, comments, likes, messages and pictures. From that moment nobody sees any of it,
        and all your devices are signed out.
      </p>
      <p>
        A link in the mail you receive undoes it for <strong className="font-medium text-ink">14 days</strong>. After
        that everything is erased, and nothing brings it back.
      </p>
      <p>
        To keep a copy, <TextLink to="#data">download your data</TextLink> first.
      </p>
      <Button variant="danger" className="mt-1" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
