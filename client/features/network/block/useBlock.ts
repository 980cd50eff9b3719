import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useToast } from '../../../ui/Toast';
import { applyBlock, applyUnblock } from './blockCache';
import { BlockPersonDocument, UnblockPersonDocument } from './__generated__/Block.generated';

type Somebody = { id: string; username: string };

/**
 * The means to block and to take it back. Both tell how it went, and resolve when the page shows it.
 * @returns `block` and `unblock`, which answer whether it was done
 */
export function useBlock() {
  const client = useApolloClient();
  const toast = useToast();

  async function change(person: Somebody, isBlocked: boolean, done: string): Promise<boolean> {
    try {
      await client.mutate({
        mutation: isBlocked ? BlockPersonDocument : UnblockPersonDocument,
        variables: { id: person.id },
      });
    } catch (error) {
      toast.show(fieldErrors(error, isBlocked ? 'Failed to block user' : 'Failed to unblock user').message, {
        failed: true,
      });
      return false;
    }
    toast.show(done, isBlocked ? { undo: () => void unblock(person) } : {});
    await (isBlocked ? applyBlock : applyUnblock)(client, person.id);
    return true;
  }

  const block = (person: Somebody) => change(person, true, `@${person.username} is blocked.`);
  const unblock = (person: Somebody) => change(person, false, `@${person.username} is unblocked.`);
  return { block, unblock };
}
