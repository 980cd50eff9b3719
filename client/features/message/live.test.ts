import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchEvent, type LiveHandlers } from '../../live/handlers';
import {
  ConversationsDocument,
  MessageRequestsDocument,
  UnreadMessagesDocument,
} from './__generated__/Conversation.generated';
import { cache as policies } from './cache';
import { applyOwnRead, readConversation } from './conversationCache';
import { handlers } from './live';
import { hidePersonInConversations } from './conversationBlocks';
import { conversation, list, message, person } from './testing';
import { getThreadStore } from './thread/store/threadStore';
import type { MessageUpdate } from './thread/store/threadWindow';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const server = {
    operations: [] as string[],
    conversations: new Map<string, ReturnType<typeof conversation>>(),
    unread: 0,
    fail: undefined as Error | undefined,
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        server.operations.push(operationName ?? '');
        if (server.fail) return observer.error(server.fail);
        if (operationName === 'Conversation' && !server.conversations.has(String(variables.id)))
          observer.next({
            data: null,
            errors: [{ message: 'Conversation not found.', extensions: { code: 'NOT_FOUND' } }],
          });
        else
          observer.next({
            data:
              operationName === 'Conversation'
                ? { conversation: server.conversations.get(String(variables.id)) ?? null }
                : { unreadMessageCount: server.unread, messageRequestCount: 0 },
          });
        observer.complete();
        return undefined;
      }),
  );
  const cache = new InMemoryCache({ typePolicies: policies });
  const client = new ApolloClient({ link, cache, dataMasking: true });
  cache.writeQuery({
    query: ConversationsDocument,
    data: { conversations: list(conversation('a'), conversation('b')) },
  });
  cache.writeQuery({
    query: MessageRequestsDocument,
    data: { messageRequests: list(conversation('r', { isRequest: true })) },
  });
  return {
    server,
    cache,
    client,
    emit: (type: keyof LiveHandlers, data: object) => dispatchEvent(handlers, type, data, { cache, client }),
    settle: () => vi.advanceTimersByTimeAsync(2_000),
    inbox: () => cache.readQuery({ query: ConversationsDocument })!.conversations.edges.map(({ node }) => node.id),
    requests: () =>
      cache.readQuery({ query: MessageRequestsDocument })!.messageRequests.edges.map(({ node }) => node.id),
    unread: () => cache.readQuery({ query: UnreadMessagesDocument })?.unreadMessageCount,
  };
}

const payload = (update: MessageUpdate) => ({
  id: update.id,
  conversationId: update.conversationId,
  seq: update.seq,
  message: update,
});

test('message.created updates the preview and moves the conversation to the top once', () => {
  const { cache, emit, inbox } = setUp();
  emit('message.created', payload(message('b', 4)));
  emit('message.created', payload(message('b', 4)));
  expect(inbox()).toEqual(['b', 'a']);
  expect(readConversation(cache, 'b')).toMatchObject({
    lastSeq: 4,
    lastMessage: { seq: 4, content: 'number 4', senderId: 'bob' },
    updatedAt: '2026-01-01T00:00:04Z',
  });
  emit('message.created', payload(message('a', 2)));
  expect([inbox(), readConversation(cache, 'a')!.lastMessage!.seq]).toEqual([['b', 'a'], 3]);
});

test('message.changed updates the preview only for the last message', () => {
  const { cache, emit, inbox } = setUp();
  emit('message.changed', payload(message('b', 3, { content: '', isDeleted: true })));
  emit('message.changed', payload(message('a', 2, { content: 'edited' })));
  expect(readConversation(cache, 'b')!.lastMessage).toMatchObject({ isDeleted: true });
  expect([readConversation(cache, 'a')!.lastMessage!.content, inbox()]).toEqual(['three', ['a', 'b']]);
});

test('message.changed without content refetches the conversation only for the last message', async () => {
  const { server, emit, settle } = setUp();
  const { message: _content, ...ids } = payload(message('a', 2));
  emit('message.changed', ids);
  await settle();
  expect(server.operations).toEqual([]);
  emit('message.changed', { ...ids, id: 'a-3', seq: 3 });
  await settle();
  expect(server.operations).toEqual(['Conversation']);
});

test('inbox.changed never decreases sequence numbers', () => {
  const { cache, emit } = setUp();
  const state = { conversationId: 'a', state: 'joined' };
  emit('inbox.changed', { ...state, lastSeq: 6, readSeq: 4 });
  expect(readConversation(cache, 'a')).toMatchObject({ lastSeq: 6, readSeq: 4, unreadCount: 2 });
  emit('inbox.changed', { ...state, lastSeq: 5, readSeq: 3 });
  expect(readConversation(cache, 'a')).toMatchObject({ lastSeq: 6, readSeq: 4, unreadCount: 2 });
  emit('inbox.changed', { ...state, lastSeq: 6, readSeq: 6 });
  expect(readConversation(cache, 'a')!.unreadCount).toBe(0);
});

test('coalesces a burst of events for an uncached conversation to one refetch and one count', async () => {
  const { server, emit, settle, inbox, unread } = setUp();
  server.conversations.set('new', conversation('new', { lastSeq: 5 }));
  server.unread = 5;
  for (const lastSeq of [1, 2, 3, 4, 5])
    emit('inbox.changed', { conversationId: 'new', lastSeq, readSeq: 0, state: 'joined' });
  await settle();
  expect(server.operations.toSorted()).toEqual(['Conversation', 'UnreadMessages']);
  expect([inbox(), unread()]).toEqual([['new', 'a', 'b'], 5]);
});

test('inbox.changed moves an accepted request to the inbox and evicts a left conversation', () => {
  const { emit, inbox, requests } = setUp();
  emit('inbox.changed', { conversationId: 'r', lastSeq: 3, readSeq: 3, state: 'joined' });
  expect([inbox(), requests()]).toEqual([['r', 'a', 'b'], []]);
  emit('inbox.changed', { conversationId: 'r', lastSeq: 3, readSeq: 3, state: 'left' });
  expect([inbox(), requests()]).toEqual([['a', 'b'], []]);
});

test('conversation.read never decreases read marks', () => {
  const { cache, emit } = setUp();
  for (const seq of [2, 3, 1]) emit('conversation.read', { conversationId: 'a', personId: 'bob', seq });
  expect(readConversation(cache, 'a')!.readMarks).toMatchObject([{ personId: 'bob', seq: 3 }]);
});

test('retries the unread count three times, and writes 0 for a closed message channel', async () => {
  const { server, emit, settle, unread } = setUp();
  server.unread = 2;
  const state = { conversationId: 'a', lastSeq: 3, readSeq: 3, state: 'joined' };
  emit('inbox.changed', state);
  await settle();
  expect(unread()).toBe(2);
  server.operations = [];
  server.fail = new TypeError('Failed to fetch');
  emit('inbox.changed', state);
  await settle();
  expect([server.operations.length, unread()]).toEqual([4, 2]);
  server.operations = [];
  server.fail = new Error(
    'A listener indicated an asynchronous response, but the message channel closed before a response was received',
  );
  emit('inbox.changed', state);
  await settle();
  expect([server.operations.length, unread()]).toEqual([1, 0]);
});

test('conversation.changed refetches cached conversations and evicts those not found', async () => {
  const { server, emit, settle, inbox } = setUp();
  server.conversations.set('b', conversation('b', { title: 'Board' }));
  for (const conversationId of ['a', 'b', 'elsewhere']) emit('conversation.changed', { conversationId });
  await settle();
  expect([server.operations, inbox()]).toEqual([['Conversation', 'Conversation'], ['b']]);
});

test('a block evicts the conversation of two and refetches the group', async () => {
  const { server, client, cache, settle, inbox, requests } = setUp();
  const team = conversation('team', { isGroup: true });
  cache.writeQuery({
    query: ConversationsDocument,
    data: {
      conversations: list(
        conversation('a'),
        team,
        conversation('eve', { participants: [person('eve'), person('ana')] }),
      ),
    },
  });
  server.conversations.set('team', { ...team, participants: [person('ana')], lastMessage: null });
  hidePersonInConversations(client, 'bob');
  await settle();
  expect([inbox(), requests(), server.operations.toSorted()]).toEqual([
    ['team', 'eve'],
    [],
    ['Conversation', 'UnreadMessages'],
  ]);
  expect(readConversation(cache, 'team')!.lastMessage).toBeNull();
});

test('ignores read marks and reactions of a hidden person', () => {
  const { cache, client, emit } = setUp();
  const setReaction = vi.spyOn(getThreadStore(client), 'setReaction');
  emit('conversation.read', { conversationId: 'a', personId: 'hidden', seq: 3 });
  for (const personId of ['hidden', 'bob'])
    emit('message.reacted', { id: 'a-3', conversationId: 'a', seq: 3, personId, emoji: '👍' });
  expect(readConversation(cache, 'a')!.readMarks).toEqual([]);
  expect(setReaction.mock.calls).toEqual([['a', 'a-3', 'bob', '👍']]);
});

test('applyOwnRead advances sequence numbers and preserves an accepted request', () => {
  const { cache, emit, inbox } = setUp();
  emit('inbox.changed', { conversationId: 'r', lastSeq: 5, readSeq: 3, state: 'joined' });
  applyOwnRead(cache, 'r', 4);
  applyOwnRead(cache, 'r', 2);
  expect(readConversation(cache, 'r')).toMatchObject({ readSeq: 4, unreadCount: 1, isRequest: false });
  expect(inbox()).toEqual(['r', 'a', 'b']);
});
