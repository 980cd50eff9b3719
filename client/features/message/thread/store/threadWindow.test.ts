import { expect, test } from 'vitest';
import {
  appendNewer,
  prependOlder,
  createWindow,
  upsertMessage,
  setReaction,
  removePerson,
  type ThreadMessage,
  type ThreadWindow,
} from './threadWindow';

const message = (seq: number, part: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `m${seq}`,
  conversationId: 'c',
  seq,
  sender: null,
  content: `${seq}`,
  clientId: null,
  attachments: [],
  job: null,
  reactions: [],
  createdAt: '2026-01-01T00:00:00Z',
  editedAt: null,
  isDeleted: false,
  change: null,
  ...part,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => message(from + n));
const end = (from: number, to: number) =>
  createWindow(range(from, to), { upTo: 0, hasOlder: from > 1, hasNewer: false, openingId: 1 });
const seqs = ({ messages }: ThreadWindow) => messages.map(({ seq }) => seq);

test('appends the next message once', () => {
  const next = upsertMessage(upsertMessage(end(5, 7), message(8)), message(8));
  expect([seqs(next), next.upTo]).toEqual([[5, 6, 7, 8], 8]);
});

test('ignores a message after a gap or after a window that has newer pages', () => {
  const window = end(5, 7);
  expect(upsertMessage(window, message(9))).toBe(window);
  const middle = { ...window, hasNewer: true };
  expect(upsertMessage(middle, message(8))).toBe(middle);
});

test('prepends older messages and keeps the index of the first one', () => {
  const window = end(5, 7);
  const grown = prependOlder(window, range(2, 4).toReversed(), true);
  expect(seqs(grown)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(grown.firstIndex + 3).toBe(window.firstIndex);
  expect(prependOlder(grown, range(2, 4), true).firstIndex).toBe(grown.firstIndex);
});

test('counts sequence numbers hidden from the viewer as loaded', () => {
  const window = appendNewer(end(5, 7), [message(9)], { upTo: 11, hasNewer: false });
  expect([seqs(window), window.upTo]).toEqual([[5, 6, 7, 9], 11]);
  expect(seqs(upsertMessage(window, message(12)))).toEqual([5, 6, 7, 9, 12]);
});

test('a late update does not overwrite a newer state', () => {
  const edited = upsertMessage(end(1, 1), message(1, { content: 'second', editedAt: '2026-01-02T00:00:00Z' }));
  expect(
    upsertMessage(edited, message(1, { content: 'first', editedAt: '2026-01-01T12:00:00Z' })).messages[0]!.content,
  ).toBe('second');
  expect(upsertMessage(edited, message(1, { content: 'created' })).messages[0]!.content).toBe('second');
  const deleted = upsertMessage(edited, message(1, { content: '', isDeleted: true }));
  expect(deleted.messages[0]).toMatchObject({ content: '', isDeleted: true });
  expect(
    upsertMessage(deleted, message(1, { content: 'second', editedAt: '2026-01-02T00:00:00Z' })).messages[0]!.isDeleted,
  ).toBe(true);
});

test('an event without reactions keeps them, and a deleted message loses them', () => {
  const { reactions: _, ...payload } = message(1, { content: 'edited', editedAt: '2026-01-02T00:00:00Z' });
  const reacted = setReaction(end(1, 1), 'm1', 'ana', '👍');
  expect(upsertMessage(reacted, payload).messages[0]).toMatchObject({
    content: 'edited',
    reactions: [{ emoji: '👍', personIds: ['ana'] }],
  });
  expect(upsertMessage(reacted, { ...payload, isDeleted: true }).messages[0]!.reactions).toEqual([]);
});

test('a person has one reaction: it can be replaced, repeated and removed', () => {
  const react = (window: ThreadWindow, person: string, emoji: string | null) =>
    setReaction(window, 'm1', person, emoji);
  const reactions = (window: ThreadWindow) =>
    window.messages[0]!.reactions.map(({ emoji, personIds }) => `${emoji} ${personIds.join(' ')}`);
  const both = react(react(react(end(1, 1), 'ana', '👍'), 'bob', '👍'), 'ana', '👍');
  expect(reactions(both)).toEqual(['👍 ana bob']);
  expect(reactions(react(both, 'ana', '🎉'))).toEqual(['👍 bob', '🎉 ana']);
  expect(reactions(react(react(both, 'ana', null), 'bob', null))).toEqual([]);
});

test('removes the messages and reactions of a blocked person', () => {
  const bob = { id: 'bob', username: 'bob', displayName: 'Bob', headline: '', avatarUrl: null };
  const window = createWindow([message(1, { sender: bob }), message(2)], {
    upTo: 0,
    hasOlder: false,
    hasNewer: false,
    openingId: 1,
  });
  const remaining = removePerson(setReaction(setReaction(window, 'm2', 'bob', '👍'), 'm2', 'ana', '👍'), 'bob');
  expect([seqs(remaining), remaining.upTo, remaining.messages[0]!.reactions]).toEqual([
    [2],
    2,
    [{ emoji: '👍', personIds: ['ana'] }],
  ]);
});

test('removes the lines by a blocked person, and their name from the lines of others', () => {
  const [ana, bob] = ['ana', 'bob'].map((id) => ({ id, username: id, displayName: id, headline: '', avatarUrl: null }));
  const added = { kind: 'added' as const, title: null };
  const window = createWindow(
    [
      message(1, { sender: ana!, change: { ...added, person: bob! } }),
      message(2, { sender: bob!, change: { ...added, person: ana! } }),
      message(3, { sender: ana! }),
    ],
    { upTo: 0, hasOlder: false, hasNewer: false, openingId: 1 },
  );
  expect(removePerson(window, 'bob').messages.map(({ seq, change }) => [seq, change])).toEqual([
    [1, { ...added, person: null }],
    [3, null],
  ]);
});
