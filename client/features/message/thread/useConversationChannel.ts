import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { MessageEventPayload } from '../../../../shared/contracts/message';
import { useAuth } from '../../../auth/AuthProvider';
import { useLiveChannel, useLiveTrigger } from '../../../live/LiveProvider';
import { refetchConversation } from '../refetch';
import { createTypingEmitter, TypingTracker } from './typing/typing';

/** Presence payloads of pusher-js. */
type Members = { members?: Record<string, unknown> };
type Member = { id?: unknown };

const TYPING = 'client-typing';

/**
 * Subscribes to the channel of an open conversation and tracks who else is present or typing. The viewer's own id is
 * excluded. A message request is not subscribed to, so the sender does not see the viewer's presence; its new messages
 * arrive on the viewer's own channel.
 */
export function useConversationChannel({ id, isRequest }: { id: string; isRequest: boolean }): {
  presentIds: readonly string[];
  typingIds: readonly string[];
  emitTyping: () => void;
} {
  const name = `presence-conversation-${id}`;
  const viewerId = useAuth().user?.id;
  const client = useApolloClient();
  const trigger = useLiveTrigger();
  const [presentIds, setPresentIds] = useState<readonly string[]>([]);
  const [typingIds, setTypingIds] = useState<readonly string[]>([]);
  const [typingTracker] = useState(() => new TypingTracker(setTypingIds));
  const [emitTyping] = useState(() => createTypingEmitter(() => trigger(name, TYPING, {})));
  useEffect(() => () => typingTracker.clear(), [typingTracker]);

  const isOther = useCallback(
    (memberId: unknown): memberId is string => typeof memberId === 'string' && memberId !== viewerId,
    [viewerId],
  );

  useLiveChannel(isRequest ? null : name, {
    'pusher:subscription_succeeded': (data) =>
      setPresentIds(Object.keys((data as Members).members ?? {}).filter(isOther)),
    // The viewer left in another tab, or a block exists. With a block, a group conversation is still readable.
    'pusher:subscription_error': () => {
      setPresentIds([]);
      void refetchConversation(client, id, { isListed: false });
    },
    'pusher:member_added': (data) => {
      const { id: memberId } = data as Member;
      if (isOther(memberId)) setPresentIds((ids) => [...ids.filter((each) => each !== memberId), memberId]);
    },
    'pusher:member_removed': (data) => {
      const { id: memberId } = data as Member;
      if (!isOther(memberId)) return;
      setPresentIds((ids) => ids.filter((each) => each !== memberId));
      typingTracker.remove(memberId);
    },
    [TYPING]: (_, metadata) => isOther(metadata?.user_id) && typingTracker.add(metadata.user_id),
    'message.created': (data) => {
      const { message } = data as MessageEventPayload;
      if (message?.sender && !message.change) typingTracker.remove(message.sender.id);
    },
  });

  return { presentIds, typingIds, emitTyping };
}
