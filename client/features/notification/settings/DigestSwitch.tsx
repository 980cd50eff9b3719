import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { Switch } from '../../../ui/form/Switch';
import { useToast } from '../../../ui/toast/Toast';
import { optimisticToggle } from '../../../lib/optimisticToggle';
import { MailDigestDocument, SetMailDigestDocument } from './__generated__/MailDigest.generated';

/** Switch for the daily email with unread notifications. */
export function DigestSwitch({ isOn }: { isOn: boolean }) {
  const client = useApolloClient();
  const toast = useToast();

  async function handleChange() {
    await optimisticToggle({
      key: 'mailDigest',
      isOn,
      cache: client.cache,
      show: (cache, mailDigest) => void cache.writeQuery({ query: MailDigestDocument, data: { mailDigest } }),
      send: (wanted) =>
        client.mutate({
          mutation: SetMailDigestDocument,
          variables: { isOn: wanted },
          update: (cache, { data }) =>
            void (data && cache.writeQuery({ query: MailDigestDocument, data: { mailDigest: data.setMailDigest } })),
        }),
      onFailure: (error, wanted) =>
        toast.show(
          toCallError(error, `Couldn’t turn ${wanted ? 'on' : 'off'} “Daily email”. Try again in a moment.`).message,
          { failed: true },
        ),
    });
  }

  return (
    <fieldset className="mt-4">
      <legend className="px-4 pb-2 text-meta text-ink-2">Email</legend>
      <div className="border-t border-line px-4 py-1">
        <Switch
          label="Daily email"
          hint="Get one email a day with your unread notifications."
          checked={isOn}
          onCheckedChange={() => void handleChange()}
        />
      </div>
    </fieldset>
  );
}
