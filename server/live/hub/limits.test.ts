import { expect, it } from 'vitest';
import { Backlog } from './backlog';
import { TokenBucket } from './limits';
import { Revocations } from './revocations';

it('TokenBucket allows a burst, then the rate per second', () => {
  const bucket = new TokenBucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([500, 500, 900].map((now) => bucket.take(now))).toEqual([true, false, false]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

it('Backlog limits the bytes of a receiver, including the overhead of each frame', () => {
  const backlog = new Backlog(10_000, 1_000_000);
  expect(backlog.exceedsLimit({ bufferedBytes: 9_000 })).toBe(false);
  expect(backlog.exceedsLimit({ bufferedBytes: 10_000 })).toBe(true);
  const receiver = { bufferedBytes: 1 };
  const results = Array.from({ length: 100 }, () => backlog.exceedsLimit(receiver));
  expect(results.indexOf(true)).toBe(19);
});

it('Backlog shrinks the share of each receiver with their number', () => {
  const backlog = new Backlog(100_000, 200_000);
  const receivers = Array.from({ length: 4 }, () => ({ bufferedBytes: 60_000 }));
  expect(receivers.map((receiver) => backlog.exceedsLimit(receiver))).toEqual([false, false, false, true]);
  backlog.delete(receivers[3]!);
  expect(backlog.exceedsLimit(receivers[0]!)).toBe(false);
  for (const receiver of receivers) receiver.bufferedBytes = 0;
  backlog.deleteDrained();
  expect(backlog.exceedsLimit({ bufferedBytes: 90_000 })).toBe(false);
});

it('Revocations reject sockets that are not newer than the revocation', () => {
  const revocations = new Revocations();
  revocations.revoke('private-a', 7);
  expect([6, 7, 8].map((socket) => revocations.isStale('private-a', socket))).toEqual([true, true, false]);
  expect(revocations.isStale('private-b', 7)).toBe(false);
});

it('Revocations stay in force after eviction', () => {
  const revocations = new Revocations(10);
  for (let number = 1; number <= 25; number++) revocations.revoke(`private-${number}`, number);
  for (let number = 1; number <= 25; number++) {
    expect(revocations.isStale(`private-${number}`, number)).toBe(true);
    expect(revocations.isStale(`private-${number}`, 26)).toBe(false);
  }
  expect(revocations.isStale('private-other', 25)).toBe(false);
});
