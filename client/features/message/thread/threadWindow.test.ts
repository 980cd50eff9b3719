import { expect, test } from 'vitest';
import {
  addNewer,
  addOlder,
  openWindow,
  upsertMessage,
  upsertReaction,
  withoutPerson,
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
  reactions: [],
  createdAt: '2026-01-01T00:00:00Z',
  editedAt: null,
  isDeleted: false,
  ...part,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => message(from + n));
const end = (from: number, to: number) =>
  openWindow(range(from, to), { upTo: 0, hasOlder: from > 1, hasNewer: false, opening: 1 });
const seqs = ({ messages }: ThreadWindow) => messages.map(({ seq }) => seq);

test('the next message is put at the end, and once', () => {
  const next = upsertMessage(upsertMessage(end(5, 7), message(8)), message(8));
  expect([seqs(next), next.upTo]).toEqual([[5, 6, 7, 8], 8]);
});

test('a message after a gap, or after the part that is shown, waits to be read in its place', () => {
  const window = end(5, 7);
  expect(upsertMessage(window, message(9))).toBe(window);
  const middle = { ...window, hasNewer: true };
  expect(upsertMessage(middle, message(8))).toBe(middle);
});

test('older messages go before the first, whose position stays the same', () => {
  const window = end(5, 7);
  const grown = addOlder(window, range(2, 4).toReversed(), true);
  expect(seqs(grown)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(grown.firstIndex + 3).toBe(window.firstIndex);
  expect(addOlder(grown, range(2, 4), true).firstIndex).toBe(grown.firstIndex);
});

test('numbers that are hidden from the reader count as read', () => {
  const window = addNewer(end(5, 7), [message(9)], { upTo: 11, hasNewer: false });
  expect([seqs(window), window.upTo]).toEqual([[5, 6, 7, 9], 11]);
  expect(seqs(upsertMessage(window, message(12)))).toEqual([5, 6, 7, 9, 12]);
});

test('what comes late does not undo what is newer', () => {
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

test('an event of the words leaves reactions, and a deleted message loses them', () => {
  const { reactions: _, ...told } = message(1, { content: 'edited', editedAt: '2026-01-02T00:00:00Z' });
  const reacted = upsertReaction(end(1, 1), 'm1', 'ana', '👍');
  expect(upsertMessage(reacted, told).messages[0]).toMatchObject({
    content: 'edited',
    reactions: [{ emoji: '👍', personIds: ['ana'] }],
  });
  expect(upsertMessage(reacted, { ...told, isDeleted: true }).messages[0]!.reactions).toEqual([]);
});

test('each person has one reaction: it moves, repeats harmlessly, and goes', () => {
  const react = (window: ThreadWindow, person: string, emoji: string | null) =>
    upsertReaction(window, 'm1', person, emoji);
  const reactions = (window: ThreadWindow) =>
    window.messages[0]!.reactions.map(({ emoji, personIds }) => `${emoji} ${personIds.join(' ')}`);
  const both = react(react(react(end(1, 1), 'ana', '👍'), 'bob', '👍'), 'ana', '👍');
  expect(reactions(both)).toEqual(['👍 ana bob']);
  expect(reactions(react(both, 'ana', '🎉'))).toEqual(['👍 bob', '🎉 ana']);
  expect(reactions(react(react(both, 'ana', null), 'bob', null))).toEqual([]);
});

test('a person behind a block is gone with their words and reactions', () => {
  const bob = { id: 'bob', username: 'bob', displayName: 'Bob', headline: '', avatarUrl: null };
  const window = openWindow([message(1, { sender: bob }), message(2)], {
    upTo: 0,
    hasOlder: false,
    hasNewer: false,
    opening: 1,
  });
  const left = withoutPerson(upsertReaction(upsertReaction(window, 'm2', 'bob', '👍'), 'm2', 'ana', '👍'), 'bob');
  expect([seqs(left), left.upTo, left.messages[0]!.reactions]).toEqual([[2], 2, [{ emoji: '👍', personIds: ['ana'] }]]);
});
