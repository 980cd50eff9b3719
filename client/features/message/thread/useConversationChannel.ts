import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { useLiveChannel, useLiveTrigger } from '../../../live/LiveProvider';
import { refetchConversation } from '../refresh';
import { createTypingEmitter, Typists } from './typing';

/** Presence as pusher-js hands it out. */
type Members = { members?: Record<string, unknown> };
type Member = { id?: unknown };

const TYPING = 'client-typing';

/**
 * Hears what happens in an open conversation, and who else is here or typing. Ids of the reader are left out. Who reads a
 * stranger's request is not seen to: what comes meanwhile is told by their own channel.
 */
export function useConversationChannel({ id, isRequest }: { id: string; isRequest: boolean }): {
  here: readonly string[];
  typing: readonly string[];
  tellTyping: () => void;
} {
  const name = `presence-conversation-${id}`;
  const viewerId = useAuth().user?.id;
  const client = useApolloClient();
  const trigger = useLiveTrigger();
  const [here, setHere] = useState<readonly string[]>([]);
  const [typing, setTyping] = useState<readonly string[]>([]);
  const [typists] = useState(() => new Typists(setTyping));
  const [tellTyping] = useState(() => createTypingEmitter(() => trigger(name, TYPING, {})));
  useEffect(() => () => typists.clear(), [typists]);

  const isOther = useCallback(
    (memberId: unknown): memberId is string => typeof memberId === 'string' && memberId !== viewerId,
    [viewerId],
  );

  useLiveChannel(isRequest ? null : name, {
    'pusher:subscription_succeeded': (data) => setHere(Object.keys((data as Members).members ?? {}).filter(isOther)),
    // Refused, because they have left elsewhere or because of a block; in a group with a block it can still be read.
    'pusher:subscription_error': () => {
      setHere([]);
      void refetchConversation(client, id, { isOnTop: false });
    },
    'pusher:member_added': (data) => {
      const { id: memberId } = data as Member;
      if (isOther(memberId)) setHere((all) => [...all.filter((each) => each !== memberId), memberId]);
    },
    'pusher:member_removed': (data) => {
      const { id: memberId } = data as Member;
      if (!isOther(memberId)) return;
      setHere((all) => all.filter((each) => each !== memberId));
      typists.stop(memberId);
    },
    [TYPING]: (_, metadata) => isOther(metadata?.user_id) && typists.hear(metadata.user_id),
    'message.created': (data) => {
      const senderId = (data as { message?: { sender?: { id: string } | null } }).message?.sender?.id;
      if (senderId) typists.stop(senderId);
    },
  });

  return { here, typing, tellTyping };
}
