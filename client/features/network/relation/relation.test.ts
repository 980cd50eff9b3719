import { expect, test } from 'vitest';
import { getRelationStatus, relationReducers, type Relation } from './relation';

type Connection = NonNullable<Relation['connection']>;

const buildRelation = (connection: Connection | null = null, rest: Partial<Relation> = {}): Relation => ({
  connection,
  isFollowing: false,
  isFollower: false,
  hasMuted: false,
  ...rest,
});
const buildRequested = (
  status: Connection['status'],
  requesterId: string,
  canAskAgainFrom: string | null = null,
): Relation =>
  buildRelation({
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
  ['none', buildRelation()],
  ['sent', buildRequested('PENDING', 'ann')],
  ['received', buildRequested('PENDING', 'bob')],
  ['connected', buildRequested('ACCEPTED', 'ann')],
  ['connected', buildRequested('ACCEPTED', 'bob')],
  ['declined', buildRequested('REJECTED', 'ann', '2026-12-31')],
  ['none', buildRequested('REJECTED', 'ann')],
  ['none', buildRequested('REJECTED', 'bob')],
] as const)('%s', (status, input) => expect(getRelationStatus('bob', input)).toBe(status));

test('connect creates a pending request with the note; with a received request it connects both, who then follow each other', () => {
  const sent = relationReducers.connect(buildRelation(), ids);
  expect(getRelationStatus('bob', sent)).toBe('sent');
  expect(sent.connection?.message).toBe('Hello');
  expect([sent.isFollowing, sent.isFollower]).toEqual([false, false]);
  const connected = relationReducers.connect(buildRequested('PENDING', 'bob'), ids);
  expect(getRelationStatus('bob', connected)).toBe('connected');
  expect([connected.isFollowing, connected.isFollower]).toEqual([true, true]);
});

test('a person whose request the viewer declined can be sent a request', () => {
  const declined = relationReducers.decline(buildRequested('PENDING', 'bob'));
  expect(getRelationStatus('bob', declined)).toBe('none');
  expect(getRelationStatus('bob', relationReducers.connect(declined, ids))).toBe('sent');
});

test('remove keeps follows', () => {
  const ended = relationReducers.remove(
    buildRelation(buildRequested('ACCEPTED', 'ann').connection, { isFollowing: true, isFollower: true }),
  );
  expect(ended).toEqual(buildRelation(null, { isFollowing: true, isFollower: true }));
});
