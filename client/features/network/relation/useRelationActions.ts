import { useApolloClient } from '@apollo/client/react';
import type { CallError } from '../../../http/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { useToast } from '../../../ui/toast/Toast';
import { changeRelation } from './cache/changeRelation';
import { deferDecline } from './cache/deferDecline';
import { isConnected, type RelationAction } from './relation';
import { readRelation } from './cache/relationCache';

type Person = { id: string; username: string; displayName: string };

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

  async function change(action: Exclude<RelationAction, 'decline'>): Promise<boolean> {
    const failure = await changeRelation(client, { personId: person.id, viewerId, action });
    if (failure) {
      showError(failure);
      return false;
    }
    const inverse = inverseActions[action];
    // A request to a person who sent one meanwhile connects both.
    const successMessage =
      action === 'connect' && isConnected(readRelation(client.cache, person.id))
        ? successMessages.accept
        : successMessages[action];
    if (successMessage) toast.show(successMessage(person), inverse ? { undo: () => void change(inverse) } : {});
    return true;
  }

  const decline = () => deferDecline(client, { personId: person.id, viewerId }, showError);

  return { change, decline };
}
