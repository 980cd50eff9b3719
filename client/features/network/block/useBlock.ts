import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { applyBlock, applyUnblock } from './blockCache';
import { BlockPersonDocument, UnblockPersonDocument } from './__generated__/Block.generated';

type Person = { id: string; username: string };

/**
 * Blocks and unblocks people. Both functions show the outcome as a toast and resolve once the cache is up to date.
 * @returns `block` and `unblock`; each resolves to whether the mutation succeeded
 */
export function useBlock() {
  const client = useApolloClient();
  const toast = useToast();

  async function change(person: Person, isBlocked: boolean, successMessage: string): Promise<boolean> {
    try {
      await client.mutate({
        mutation: isBlocked ? BlockPersonDocument : UnblockPersonDocument,
        variables: { id: person.id },
      });
    } catch (error) {
      toast.show(toCallError(error, isBlocked ? 'Failed to block user' : 'Couldn’t unblock this person.').message, {
        failed: true,
      });
      return false;
    }
    toast.show(successMessage, isBlocked ? { undo: () => void unblock(person) } : {});
    await (isBlocked ? applyBlock : applyUnblock)(client, person.id);
    return true;
  }

  const block = (person: Person) => change(person, true, `You blocked @${person.username}.`);
  const unblock = (person: Person) => change(person, false, `You unblocked @${person.username}.`);
  return { block, unblock };
}
