import { useApolloClient } from '@apollo/client/react';
import type { CallError } from '../../../api/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { useToast } from '../../../ui/Toast';
import { changeRelation } from './changeRelation';
import { deferDecline } from './deferDecline';
import { isConnected, type RelationAction } from './relation';
import { readRelation } from './relationCache';

type Somebody = { id: string; username: string; displayName: string };

const done: Partial<Record<RelationAction, (person: Somebody) => string>> = {
  accept: ({ displayName }) => `You and ${displayName} are connected.`,
  withdraw: () => 'Request withdrawn.',
  remove: ({ displayName }) => `You and ${displayName} are no longer connected.`,
  unfollow: ({ displayName }) => `You no longer follow ${displayName}.`,
  mute: ({ username }) => `@${username} is muted. They are not told.`,
  unmute: ({ username }) => `@${username} is unmuted.`,
};

const undone: Partial<Record<RelationAction, 'follow' | 'unmute'>> = { unfollow: 'follow', mute: 'unmute' };

/** What a failed call is called towards the person who made it. */
export function failureMessage({ code, status, message }: CallError): string {
  return code === 'UNAUTHENTICATED' || status === 401 ? 'Authentication required. Please log in again.' : message;
}

/**
 * The means to change how the viewer stands to a person. Each is seen at once; a message says how it went where the
 * page does not show it, and why it failed.
 * @returns `change`, which answers whether it was done, and `decline`, which can be taken back for a while
 */
export function useRelation(person: Somebody) {
  const client = useApolloClient();
  const toast = useToast();
  const viewerId = useAuth().user?.id ?? '';

  const tellFailure = (failure: CallError) => void toast.show(failureMessage(failure), { failed: true });

  async function change(action: Exclude<RelationAction, 'decline'>): Promise<boolean> {
    const failure = await changeRelation(client, { personId: person.id, viewerId, action });
    if (failure) {
      tellFailure(failure);
      return false;
    }
    const back = undone[action];
    // Asking somebody who has asked meanwhile connects.
    const told =
      action === 'connect' && isConnected(readRelation(client.cache, person.id)) ? done.accept : done[action];
    if (told) toast.show(told(person), back ? { undo: () => void change(back) } : {});
    return true;
  }

  const decline = () => deferDecline(client, { personId: person.id, viewerId }, tellFailure);

  return { change, decline };
}
