import { useApolloClient } from '@apollo/client/react';
import type { CallError } from '../../../http/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { useToast } from '../../../ui/toast/Toast';
import { afterStartup } from '../../../lib/startup';
import { isConnected, type RelationAction } from './relation';

type Person = { id: string; username: string; displayName: string };

/** Changes what posts, messages and requests have in the cache, whose code the first content of a profile does not need. */
const loadChanges = async () => {
  const [{ changeRelation }, { deferDecline }, { readRelation }] = await Promise.all([
    import('./cache/changeRelation'),
    import('./cache/deferDecline'),
    import('./cache/relationCache'),
  ]);
  return { changeRelation, deferDecline, readRelation };
};
void afterStartup()
  .then(loadChanges)
  .catch(() => {});

const successMessages: Partial<Record<RelationAction, (person: Person) => string>> = {
  accept: ({ displayName }) => `You’re now connected with ${displayName}.`,
  withdraw: () => 'Request withdrawn.',
  remove: ({ displayName }) => `You’re no longer connected with ${displayName}.`,
  unfollow: ({ displayName }) => `You unfollowed ${displayName}.`,
  mute: ({ username }) => `You muted @${username}. They won’t know.`,
  unmute: ({ username }) => `You unmuted @${username}.`,
};

const inverseActions: Partial<Record<RelationAction, 'follow' | 'unmute'>> = { unfollow: 'follow', mute: 'unmute' };

/** Message of a failed relation mutation, as the viewer sees it. */
export function relationErrorMessage({ code, status, message }: CallError): string {
  return code === 'UNAUTHENTICATED' || status === 401 ? 'Authentication required. Please log in again.' : message;
}

/**
 * Actions that change the viewer's relation to a person, with optimistic updates. A toast confirms changes that the page
 * does not show, and reports errors.
 * @returns `change`, which resolves to whether the mutation succeeded, and `decline`, which can be undone for a while
 */
export function useRelationActions(person: Person) {
  const client = useApolloClient();
  const toast = useToast();
  const viewerId = useAuth().user?.id ?? '';

  const showError = (failure: CallError) => void toast.show(relationErrorMessage(failure), { failed: true });
  const load = async () => {
    try {
      return await loadChanges();
    } catch {
      toast.show('Couldn’t do this. Check your connection and try again.', { failed: true });
      return null;
    }
  };

  async function change(action: Exclude<RelationAction, 'decline'>): Promise<boolean> {
    const changes = await load();
    if (!changes) return false;
    const failure = await changes.changeRelation(client, { personId: person.id, viewerId, action });
    if (failure) {
      showError(failure);
      return false;
    }
    const inverse = inverseActions[action];
    // A request to a person who sent one meanwhile connects both.
    const successMessage =
      action === 'connect' && isConnected(changes.readRelation(client.cache, person.id))
        ? successMessages.accept
        : successMessages[action];
    if (successMessage) toast.show(successMessage(person), inverse ? { undo: () => void change(inverse) } : {});
    return true;
  }

  async function decline(): Promise<void> {
    const changes = await load();
    changes?.deferDecline(client, { personId: person.id, viewerId }, showError);
  }

  return { change, decline };
}
