import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Switch } from '../../../ui/Switch';
import { useToast } from '../../../ui/Toast';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { MailDigestDocument, SetMailDigestDocument } from './__generated__/MailDigest.generated';

/** Whether what was not read also comes by mail. */
export function DigestSwitch({ isOn }: { isOn: boolean }) {
  const client = useApolloClient();
  const toast = useToast();

  async function handleTurn() {
    try {
      await optimisticToggle({
        key: 'mailDigest',
        isOn,
        cache: client.cache,
        show: (cache, mailDigest) => void cache.writeQuery({ query: MailDigestDocument, data: { mailDigest } }),
        send: (wanted) =>
          client.mutate({
            mutation: SetMailDigestDocument,
            variables: { isOn: wanted },
            update: (cache, { data: answer }) =>
              void (
                answer && cache.writeQuery({ query: MailDigestDocument, data: { mailDigest: answer.setMailDigest } })
              ),
          }),
      });
    } catch (error) {
      toast.show(
        fieldErrors(error, `“Daily mail” could not be turned ${isOn ? 'off' : 'on'}. Try again in a moment.`).message,
        { failed: true },
      );
    }
  }

  return (
    <fieldset className="mt-4">
      <legend className="px-4 pb-2 text-meta text-ink-2">By mail</legend>
      <div className="border-t border-line px-4 py-1">
        <Switch
          label="Daily mail"
          hint="A mail once a day with what you have not read."
          checked={isOn}
          onCheckedChange={() => void handleTurn()}
        />
      </div>
    </fieldset>
  );
}
