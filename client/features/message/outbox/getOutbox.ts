import type { ApolloClient } from '@apollo/client';
import { config } from '../../../config';
import { applyInboxState, applyMessage } from '../conversationCache';
import { EditMessageDocument, SendMessageDocument } from '../__generated__/Message.generated';
import { refetchConversation } from '../refetch';
import { getThreadStore } from '../thread/store/threadStore';
import { Outbox } from './outbox';
import { createOutboxFileStore } from './outboxFileStore';
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
  // An earlier attempt succeeded without a response, and the content was edited afterwards.
  if (isChanged && message.content !== content) {
    const edit = await client.mutate({
      mutation: EditMessageDocument,
      variables: { id: message.id, content },
      fetchPolicy: 'no-cache',
    });
    message = edit.data!.editMessage;
  }
  const { seq } = message;
  await getThreadStore(client).receiveMessage(message, message);
  const isCached = applyMessage(client.cache, message);
  // Sending marks the conversation as read and accepts a message request.
  if (isCached) applyInboxState(client.cache, { conversationId, lastSeq: seq, readSeq: seq, state: 'joined' });
  else void refetchConversation(client, conversationId, { isListed: true });
}

/** Longer than sending one message takes. A suspended tab may never release its lock. */
const LOCK_TIMEOUT_MS = 2 * config.apiTimeoutMs;

/**
 * Runs work under a Web Lock. Without Web Locks (insecure origins) or after the timeout it runs unlocked: the clientId
 * keeps a message from being created twice.
 */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  let hasLock = false;
  const lockedWork = () => {
    hasLock = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, lockedWork);
  } catch (error) {
    if (hasLock) throw error;
    await work();
  }
}

const outboxes = new WeakMap<ApolloClient, { outbox: Outbox; store: OutboxStore }>();

/** @returns the outbox of the signed-in person, one per Apollo client */
export function getOutbox(client: ApolloClient, userId: string): { outbox: Outbox; store: OutboxStore } {
  const existing = outboxes.get(client);
  if (existing) return existing;
  const store = new OutboxStore(userId, () => localStorage);
  const outbox = new Outbox({
    store,
    files: createOutboxFileStore(userId),
    send: (entry) => send(client, entry),
    async loadSent({ conversationId, clientId }) {
      const threadStore = getThreadStore(client);
      const isLoaded = threadStore.get(conversationId)?.messages.some((message) => message.clientId === clientId);
      if (!isLoaded) await threadStore.loadNewer(conversationId);
    },
    withLock: (conversationId, work) => withLock(`venturion-outbox-${userId}-${conversationId}`, work),
  });
  outboxes.set(client, { outbox, store });
  return { outbox, store };
}
