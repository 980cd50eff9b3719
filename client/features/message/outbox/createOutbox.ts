import type { ApolloClient } from '@apollo/client';
import { config } from '../../../config';
import { applyInboxState, applyMessage } from '../conversationCache';
import { EditMessageDocument, SendMessageDocument } from '../__generated__/Message.generated';
import { refetchConversation } from '../refresh';
import { threadsOf } from '../thread/threads';
import { Outbox } from './outbox';
import { browserFiles } from './outboxFiles';
import { OutboxStore, type OutboxEntry } from './outboxStore';

async function send(
  client: ApolloClient,
  { conversationId, content, clientId, files, isChanged }: OutboxEntry,
): Promise<void> {
  const attachments = files.map(({ url }) => url);
  const { data } = await client.mutate({
    mutation: SendMessageDocument,
    variables: { conversationId, content, clientId, attachments },
    fetchPolicy: 'no-cache',
  });
  let message = data!.sendMessage;
  // It was taken before its words were changed, and only the answer was lost.
  if (isChanged && message.content !== content) {
    const edit = await client.mutate({
      mutation: EditMessageDocument,
      variables: { id: message.id, content },
      fetchPolicy: 'no-cache',
    });
    message = edit.data!.editMessage;
  }
  const { seq } = message;
  await threadsOf(client).receive(message, message);
  const isKnown = applyMessage(client.cache, message);
  // To write is to have read, and to accept a request.
  if (isKnown) applyInboxState(client.cache, { conversationId, lastSeq: seq, readSeq: seq, state: 'joined' });
  else void refetchConversation(client, conversationId, { isOnTop: true });
}

/** A message takes no longer; a tab that was put to sleep may keep its turn for ever. */
const TURN_MS = 2 * config.apiTimeoutMs;

/**
 * Web Locks exist on secure origins; elsewhere, and when another tab does not let go, the message's own id keeps it
 * from being taken twice.
 */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  let hasTurn = false;
  const workInTurn = () => {
    hasTurn = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(TURN_MS) }, workInTurn);
  } catch (error) {
    if (hasTurn) throw error;
    await work();
  }
}

const made = new WeakMap<ApolloClient, { outbox: Outbox; store: OutboxStore }>();

/** The outbox of the signed-in person, whose client this is. */
export function getOutbox(client: ApolloClient, userId: string): { outbox: Outbox; store: OutboxStore } {
  const known = made.get(client);
  if (known) return known;
  const store = new OutboxStore(userId, () => localStorage);
  const outbox = new Outbox({
    store,
    files: browserFiles(userId),
    send: (entry) => send(client, entry),
    async readSent({ conversationId, clientId }) {
      const threads = threadsOf(client);
      const isHere = threads.get(conversationId)?.messages.some((message) => message.clientId === clientId);
      if (!isHere) await threads.loadNewer(conversationId);
    },
    alone: (conversationId, work) => alone(`venturion-outbox-${userId}-${conversationId}`, work),
  });
  made.set(client, { outbox, store });
  return { outbox, store };
}
