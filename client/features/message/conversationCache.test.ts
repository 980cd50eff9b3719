import { InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { ConversationDocument, ConversationsDocument } from './__generated__/Conversation.generated';
import { cache as policies } from './cache';
import { applyMessage, placeInList, readConversation } from './conversationCache';
import { conversation, list, message } from './testing';

const at = (second: number) => `2026-01-01T00:00:0${second}Z`;

/** An inbox of the conversations a and b, last written to in seconds 3 and 1. */
function setUp({ hasNextPage = false } = {}) {
  const cache = new InMemoryCache({ typePolicies: policies });
  const conversations = list(conversation('a', { updatedAt: at(3) }), conversation('b', { updatedAt: at(1) }));
  cache.writeQuery({
    query: ConversationsDocument,
    data: { conversations: { ...conversations, pageInfo: { ...conversations.pageInfo, hasNextPage } } },
  });
  const inbox = () => cache.readQuery({ query: ConversationsDocument })!.conversations.edges.map(({ node }) => node.id);
  const place = (id: string, second: number) => {
    const row = conversation(id, { updatedAt: at(second) });
    cache.writeQuery({ query: ConversationDocument, variables: { id }, data: { conversation: row } });
    placeInList(cache, id, 'conversations');
    return inbox();
  };
  return { cache, inbox, place };
}

test('places conversations by the time of their last message', () => {
  const { place } = setUp();
  expect(place('middle', 2)).toEqual(['a', 'middle', 'b']);
  expect(place('b', 1), 'renamed').toEqual(['a', 'middle', 'b']);
  expect(place('b', 4), 'written to').toEqual(['b', 'a', 'middle']);
  expect(place('old', 0)).toEqual(['b', 'a', 'middle', 'old']);
});

test('lists no conversation that is older than the loaded pages', () => {
  const { place } = setUp({ hasNextPage: true });
  expect(place('old', 0)).toEqual(['a', 'b']);
  expect(place('new', 4)).toEqual(['new', 'a', 'b']);
});

test('a change of a group updates the preview; only added people move it to the top', () => {
  const { cache, inbox } = setUp();
  const change = { kind: 'renamed' as const, person: null, title: 'Board' };
  applyMessage(cache, message('b', 4, { content: '', change }));
  expect([inbox(), readConversation(cache, 'b')]).toMatchObject([
    ['a', 'b'],
    {
      lastSeq: 4,
      lastMessage: { seq: 4, sender: { id: 'bob', displayName: 'bob' }, change: { kind: 'renamed', title: 'Board' } },
      updatedAt: at(1),
    },
  ]);
  applyMessage(cache, message('b', 5, { content: '', change: { ...change, kind: 'added', title: null } }));
  expect([inbox(), readConversation(cache, 'b')!.updatedAt]).toEqual([['b', 'a'], at(5)]);
});
