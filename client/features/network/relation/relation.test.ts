import { expect, test } from 'vitest';
import { changes, standingOf, type Relation } from './relation';

type Connection = NonNullable<Relation['connection']>;

const relation = (connection: Connection | null = null, rest: Partial<Relation> = {}): Relation => ({
  connection,
  isFollowing: false,
  isFollower: false,
  hasMuted: false,
  ...rest,
});
const asked = (status: Connection['status'], requesterId: string, canAskAgainFrom: string | null = null): Relation =>
  relation({
    id: '1',
    status,
    requesterId,
    recipientId: requesterId === 'ann' ? 'bob' : 'ann',
    message: '',
    canAskAgainFrom,
  });
const ids = { personId: 'bob', viewerId: 'ann', message: 'Hello' };

test.each([
  ['none', null],
  ['none', relation()],
  ['sent', asked('PENDING', 'ann')],
  ['received', asked('PENDING', 'bob')],
  ['connected', asked('ACCEPTED', 'ann')],
  ['connected', asked('ACCEPTED', 'bob')],
  ['declined', asked('REJECTED', 'ann', '2026-12-31')],
  ['none', asked('REJECTED', 'ann')],
  ['none', asked('REJECTED', 'bob')],
] as const)('%s', (standing, given) => expect(standingOf('bob', given)).toBe(standing));

test('asking waits for an answer, with the note; asking somebody who asked connects, and both follow', () => {
  const sent = changes.connect(relation(), ids);
  expect(standingOf('bob', sent)).toBe('sent');
  expect(sent.connection?.message).toBe('Hello');
  expect([sent.isFollowing, sent.isFollower]).toEqual([false, false]);
  const met = changes.connect(asked('PENDING', 'bob'), ids);
  expect(standingOf('bob', met)).toBe('connected');
  expect([met.isFollowing, met.isFollower]).toEqual([true, true]);
});

test('whom the viewer declined may be asked by the viewer', () => {
  const declined = changes.decline(asked('PENDING', 'bob'));
  expect(standingOf('bob', declined)).toBe('none');
  expect(standingOf('bob', changes.connect(declined, ids))).toBe('sent');
});

test('follows stay when a connection ends', () => {
  const ended = changes.remove(relation(asked('ACCEPTED', 'ann').connection, { isFollowing: true, isFollower: true }));
  expect(ended).toEqual(relation(null, { isFollowing: true, isFollower: true }));
});
