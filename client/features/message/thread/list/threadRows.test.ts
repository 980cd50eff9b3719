import { expect, test } from 'vitest';
import type { PendingMessage } from '../../outbox/outbox';
import { buildThreadRows } from './threadRows';
import type { ThreadMessage } from '../store/threadWindow';

const person = (id: string) => ({ id, username: id, displayName: id, headline: '', avatarUrl: null });
const message = (seq: number, by: string, at: string, clientId: string | null = null): ThreadMessage => ({
  id: `m${seq}`,
  conversationId: 'c',
  seq,
  sender: person(by),
  content: `${seq}`,
  clientId,
  attachments: [],
  job: null,
  reactions: [],
  createdAt: `2026-03-${at}:00`,
  editedAt: null,
  isDeleted: false,
  change: null,
});
const pending = (clientId: string): PendingMessage => ({
  clientId,
  conversationId: 'c',
  content: clientId,
  files: [],
  createdAt: '2026-03-02T09:02:30',
  order: 1,
  state: 'sending',
});
const marks = (rows: ReturnType<typeof buildThreadRows>) =>
  rows.map(({ key, startsDay, startsUnread, startsRun }) =>
    [key, startsDay && 'day', startsUnread && 'unread', startsRun && 'run'].filter(Boolean).join(' '),
  );

test('marks the start of days, of runs and of unread messages', () => {
  const messages = [
    message(1, 'bob', '01T09:00'),
    message(2, 'bob', '01T09:04'),
    message(3, 'bob', '01T09:10'),
    message(4, 'ana', '02T09:00'),
    message(5, 'bob', '02T09:01'),
    message(6, 'bob', '02T09:02'),
  ];
  expect(marks(buildThreadRows(messages, [], { viewerId: 'ana', readSeq: 3 }))).toEqual([
    'm1 day run',
    'm2',
    'm3 run',
    'm4 day run',
    'm5 unread run',
    'm6',
  ]);
  expect(marks(buildThreadRows(messages, [], { viewerId: 'ana', readSeq: null })).at(4)).toBe('m5 run');
});

test('the viewer’s own message keeps its key when it is sent and appears once', () => {
  const before = buildThreadRows([message(1, 'ana', '02T09:02')], [pending('x'), pending('y')], {
    viewerId: 'ana',
    readSeq: null,
  });
  expect(marks(before)).toEqual(['m1 day run', 'x', 'y']);
  const after = buildThreadRows(
    [message(1, 'ana', '02T09:02'), message(2, 'ana', '02T09:02', 'x')],
    [pending('x'), pending('y')],
    { viewerId: 'ana', readSeq: null },
  );
  expect(marks(after)).toEqual(['m1 day run', 'x', 'y']);
});

test('a client id of another sender does not hide a pending message', () => {
  expect(
    buildThreadRows([message(1, 'bob', '02T09:02', 'x')], [pending('x')], { viewerId: 'ana', readSeq: null }),
  ).toHaveLength(2);
});

test('a line of the group’s history ends a run and has dividers like a message', () => {
  const line = (seq: number, at: string): ThreadMessage => ({
    ...message(seq, 'bob', at),
    content: '',
    change: { kind: 'joined', person: null, title: null },
  });
  const messages = [
    message(1, 'bob', '01T09:00'),
    line(2, '01T09:00'),
    message(3, 'bob', '01T09:01'),
    line(4, '02T09:00'),
    line(5, '02T09:00'),
  ];
  expect(marks(buildThreadRows(messages, [], { viewerId: 'ana', readSeq: 4 }))).toEqual([
    'm1 day run',
    'm2 run',
    'm3 run',
    'm4 day run',
    'm5 unread run',
  ]);
});
