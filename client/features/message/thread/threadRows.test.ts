import { expect, test } from 'vitest';
import type { PendingMessage } from '../outbox/outbox';
import { threadRows } from './threadRows';
import type { ThreadMessage } from './threadWindow';

const person = (id: string) => ({ id, username: id, displayName: id, headline: '', avatarUrl: null });
const message = (seq: number, by: string, at: string, clientId: string | null = null): ThreadMessage => ({
  id: `m${seq}`,
  conversationId: 'c',
  seq,
  sender: person(by),
  content: `${seq}`,
  clientId,
  attachments: [],
  reactions: [],
  createdAt: `2026-03-${at}:00`,
  editedAt: null,
  isDeleted: false,
});
const waiting = (clientId: string): PendingMessage => ({
  clientId,
  conversationId: 'c',
  content: clientId,
  files: [],
  createdAt: '2026-03-02T09:02:30',
  order: 1,
  state: 'sending',
});
const marks = (rows: ReturnType<typeof threadRows>) =>
  rows.map(({ key, startsDay, startsUnread, startsRun }) =>
    [key, startsDay && 'day', startsUnread && 'unread', startsRun && 'run'].filter(Boolean).join(' '),
  );

test('days, runs of one person, and the line above what was not read', () => {
  const messages = [
    message(1, 'bob', '01T09:00'),
    message(2, 'bob', '01T09:04'),
    message(3, 'bob', '01T09:10'),
    message(4, 'ana', '02T09:00'),
    message(5, 'bob', '02T09:01'),
    message(6, 'bob', '02T09:02'),
  ];
  expect(marks(threadRows(messages, [], { viewerId: 'ana', readSeq: 3 }))).toEqual([
    'm1 day run',
    'm2',
    'm3 run',
    'm4 day run',
    'm5 unread run',
    'm6',
  ]);
  expect(marks(threadRows(messages, [], { viewerId: 'ana', readSeq: null })).at(4)).toBe('m5 run');
});

test('an own message keeps its place when it is sent, and is never there twice', () => {
  const before = threadRows([message(1, 'ana', '02T09:02')], [waiting('x'), waiting('y')], {
    viewerId: 'ana',
    readSeq: null,
  });
  expect(marks(before)).toEqual(['m1 day run', 'x', 'y']);
  const after = threadRows(
    [message(1, 'ana', '02T09:02'), message(2, 'ana', '02T09:02', 'x')],
    [waiting('x'), waiting('y')],
    { viewerId: 'ana', readSeq: null },
  );
  expect(marks(after)).toEqual(['m1 day run', 'x', 'y']);
});

test('somebody else’s client id hides nothing of one’s own', () => {
  expect(
    threadRows([message(1, 'bob', '02T09:02', 'x')], [waiting('x')], { viewerId: 'ana', readSeq: null }),
  ).toHaveLength(2);
});
