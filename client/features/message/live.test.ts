import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ConversationsDocument,
  MessageRequestsDocument,
  UnreadMessagesDocument,
  type ConversationsQuery,
} from './__generated__/Conversation.generated';
import { applyOwnRead, readConversation, type CachedConversation } from './conversationCache';
import { handlers } from './live';
import { hideInConversations } from './blockCache';
import { threadsOf } from './thread/threads';
import type { MessagePayload } from './thread/threadWindow';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = (id: string) => ({
  __typename: 'Profile' as const,
  id,
  username: id,
  displayName: id,
  headline: '',
  avatarUrl: null,
});
const conversation = (id: string, part: Partial<CachedConversation> = {}) => ({
  __typename: 'Conversation' as const,
  id,
  isGroup: false,
  title: '',
  participants: [person('bob'), person('ana')],
  lastMessage: {
    __typename: 'LastMessage',
    id: `${id}-3`,
    seq: 3,
    senderId: 'bob',
    content: 'three',
    attachmentCount: 0,
    isDeleted: false,
    createdAt: '2026-01-01T00:00:00Z',
  },
  lastSeq: 3,
  readSeq: 3,
  unreadCount: 0,
  readMarks: [],
  isRequest: false,
  updatedAt: '2026-01-01T00:00:00Z',
  ...part,
});
const message = (conversationId: string, seq: number, part: Partial<MessagePayload> = {}): MessagePayload => ({
  id: `${conversationId}-${seq}`,
  conversationId,
  seq,
  sender: person('bob'),
  content: `number ${seq}`,
  clientId: null,
  attachments: [],
  createdAt: `2026-01-01T00:00:0${seq}Z`,
  editedAt: null,
  isDeleted: false,
  ...part,
});
const list = (...nodes: ReturnType<typeof conversation>[]) =>
  ({
    __typename: 'ConversationConnection',
    edges: nodes.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  }) as ConversationsQuery['conversations'];

function setUp() {
  const server = {
    asked: [] as string[],
    conversations: new Map<string, ReturnType<typeof conversation>>(),
    unread: 0,
    fail: undefined as Error | undefined,
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        server.asked.push(operationName ?? '');
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
  const cache = new InMemoryCache({
    typePolicies: {
      Query: { fields: { conversations: relayStylePagination(), messageRequests: relayStylePagination() } },
      Conversation: {
        fields: { participants: { merge: false }, lastMessage: { merge: false }, readMarks: { merge: false } },
      },
    },
  });
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
    hear: (type: string, data: object) => handlers[type]!(data, { cache, client }),
    settle: () => vi.advanceTimersByTimeAsync(2_000),
    inbox: () => cache.readQuery({ query: ConversationsDocument })!.conversations.edges.map(({ node }) => node.id),
    requests: () =>
      cache.readQuery({ query: MessageRequestsDocument })!.messageRequests.edges.map(({ node }) => node.id),
    unread: () => cache.readQuery({ query: UnreadMessagesDocument })?.unreadMessageCount,
  };
}

const created = (told: MessagePayload) => ({
  id: told.id,
  conversationId: told.conversationId,
  seq: told.seq,
  message: told,
});

test('a message is the last of its conversation, which comes to the top, once', () => {
  const { cache, hear, inbox } = setUp();
  hear('message.created', created(message('b', 4)));
  hear('message.created', created(message('b', 4)));
  expect(inbox()).toEqual(['b', 'a']);
  expect(readConversation(cache, 'b')).toMatchObject({
    lastSeq: 4,
    lastMessage: { seq: 4, content: 'number 4', senderId: 'bob' },
    updatedAt: '2026-01-01T00:00:04Z',
  });
  hear('message.created', created(message('a', 2)));
  expect([inbox(), readConversation(cache, 'a')!.lastMessage!.seq]).toEqual([['b', 'a'], 3]);
});

test('a change of the last message shows in the list, of an earlier one does not', () => {
  const { cache, hear, inbox } = setUp();
  hear('message.changed', created(message('b', 3, { content: '', isDeleted: true })));
  hear('message.changed', created(message('a', 2, { content: 'edited' })));
  expect(readConversation(cache, 'b')!.lastMessage).toMatchObject({ isDeleted: true });
  expect([readConversation(cache, 'a')!.lastMessage!.content, inbox()]).toEqual(['three', ['a', 'b']]);
});

test('numbers of an inbox only go up', () => {
  const { cache, hear } = setUp();
  const state = { conversationId: 'a', state: 'joined' };
  hear('inbox.changed', { ...state, lastSeq: 6, readSeq: 4 });
  expect(readConversation(cache, 'a')).toMatchObject({ lastSeq: 6, readSeq: 4, unreadCount: 2 });
  hear('inbox.changed', { ...state, lastSeq: 5, readSeq: 3 });
  expect(readConversation(cache, 'a')).toMatchObject({ lastSeq: 6, readSeq: 4, unreadCount: 2 });
  hear('inbox.changed', { ...state, lastSeq: 6, readSeq: 6 });
  expect(readConversation(cache, 'a')!.unreadCount).toBe(0);
});

test('a burst in a conversation that is not on the page is one reading of it and one count', async () => {
  const { server, hear, settle, inbox, unread } = setUp();
  server.conversations.set('new', conversation('new', { lastSeq: 5 }));
  server.unread = 5;
  for (const lastSeq of [1, 2, 3, 4, 5])
    hear('inbox.changed', { conversationId: 'new', lastSeq, readSeq: 0, state: 'joined' });
  await settle();
  expect(server.asked.toSorted()).toEqual(['Conversation', 'UnreadMessages']);
  expect([inbox(), unread()]).toEqual([['new', 'a', 'b'], 5]);
});

test('an accepted request moves to the inbox, a declined one goes', () => {
  const { hear, inbox, requests } = setUp();
  hear('inbox.changed', { conversationId: 'r', lastSeq: 3, readSeq: 3, state: 'joined' });
  expect([inbox(), requests()]).toEqual([['r', 'a', 'b'], []]);
  hear('inbox.changed', { conversationId: 'r', lastSeq: 3, readSeq: 3, state: 'left' });
  expect([inbox(), requests()]).toEqual([['a', 'b'], []]);
});

test('read marks of others only move on', () => {
  const { cache, hear } = setUp();
  for (const seq of [2, 3, 1]) hear('conversation.read', { conversationId: 'a', personId: 'bob', seq });
  expect(readConversation(cache, 'a')!.readMarks).toMatchObject([{ personId: 'bob', seq: 3 }]);
});

test('counting is tried three times, and a closed message channel counts as nothing unread', async () => {
  const { server, hear, settle, unread } = setUp();
  server.unread = 2;
  const state = { conversationId: 'a', lastSeq: 3, readSeq: 3, state: 'joined' };
  hear('inbox.changed', state);
  await settle();
  expect(unread()).toBe(2);
  server.asked = [];
  server.fail = new TypeError('Failed to fetch');
  hear('inbox.changed', state);
  await settle();
  expect([server.asked.length, unread()]).toEqual([3, 2]);
  server.asked = [];
  server.fail = new Error(
    'A listener indicated an asynchronous response, but the message channel closed before a response was received',
  );
  hear('inbox.changed', state);
  await settle();
  expect([server.asked.length, unread()]).toEqual([1, 0]);
});

test('a change is read where the conversation is known, and what cannot be read any more goes', async () => {
  const { server, hear, settle, inbox } = setUp();
  server.conversations.set('b', conversation('b', { title: 'Board' }));
  for (const conversationId of ['a', 'b', 'elsewhere']) hear('conversation.changed', { conversationId });
  await settle();
  expect([server.asked, inbox()]).toEqual([['Conversation', 'Conversation'], ['b']]);
});

test('a block closes the conversation of the two, and reads a group again', async () => {
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
  hideInConversations(client, 'bob');
  await settle();
  expect([inbox(), requests(), server.asked.toSorted()]).toEqual([
    ['team', 'eve'],
    [],
    ['Conversation', 'UnreadMessages'],
  ]);
  expect(readConversation(cache, 'team')!.lastMessage).toBeNull();
});

test('somebody whom a block hides has read nothing and reacts to nothing', () => {
  const { cache, client, hear } = setUp();
  const react = vi.spyOn(threadsOf(client), 'react');
  hear('conversation.read', { conversationId: 'a', personId: 'hidden', seq: 3 });
  for (const personId of ['hidden', 'bob'])
    hear('message.reacted', { id: 'a-3', conversationId: 'a', seq: 3, personId, emoji: '👍' });
  expect(readConversation(cache, 'a')!.readMarks).toEqual([]);
  expect(react.mock.calls).toEqual([['a', 'a-3', 'bob', '👍']]);
});

test('reading moves numbers on, and leaves a request as it was answered meanwhile', () => {
  const { cache, hear, inbox } = setUp();
  hear('inbox.changed', { conversationId: 'r', lastSeq: 5, readSeq: 3, state: 'joined' });
  applyOwnRead(cache, 'r', 4);
  applyOwnRead(cache, 'r', 2);
  expect(readConversation(cache, 'r')).toMatchObject({ readSeq: 4, unreadCount: 1, isRequest: false });
  expect(inbox()).toEqual(['r', 'a', 'b']);
});
