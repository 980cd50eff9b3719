import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { PageTitle } from '../../../ui/text/PageTitle';
import { RuledLines } from '../../../ui/RuledLines';
import { TextLink } from '../../../ui/text/TextLink';
import { useBlock } from './useBlock';

/** Replaces a person's page while the viewer blocks them. */
export function BlockedPersonPage({ person }: { person: { id: string; username: string } }) {
  const { unblock } = useBlock();
  const [isSending, setSending] = useState(false);

  async function handleUnblock() {
    setSending(true);
    await unblock(person);
    setSending(false);
  }

  return (
    <div className="flex flex-col items-start gap-4 px-4 py-12">
      <RuledLines />
      <PageTitle title={`You blocked @${person.username}`} className="break-words" />
      <p className="max-w-120 text-lead text-pretty text-ink-2">
        You can’t see each other’s profiles, posts or comments. To see this profile, unblock them.
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button loading={isSending} onClick={() => void handleUnblock()}>
          Unblock
        </Button>
        <ButtonLink to="/home" variant="primary">
          Go to your feed
        </ButtonLink>
        <TextLink to="/settings#blocked">Blocked people</TextLink>
      </div>
    </div>
  );
}
