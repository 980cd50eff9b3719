import { expect, it } from 'vitest';
import { Backlog } from './backlog';
import { Bucket } from './limits';
import { Revocations } from './revocations';

it('lets a burst through, then so many a second', () => {
  const bucket = new Bucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([500, 500, 900].map((now) => bucket.take(now))).toEqual([true, false, false]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

it('lets a reader hold its bytes, and counts what each waiting frame costs besides', () => {
  const backlog = new Backlog(10_000, 1_000_000);
  expect(backlog.isTooMuch({ waitingBytes: 9_000 })).toBe(false);
  expect(backlog.isTooMuch({ waitingBytes: 10_000 })).toBe(true);
  const reader = { waitingBytes: 1 };
  const answers = Array.from({ length: 100 }, () => backlog.isTooMuch(reader));
  expect(answers.indexOf(true)).toBe(19);
});

it('gives each reader a smaller share the more of them are behind', () => {
  const backlog = new Backlog(100_000, 200_000);
  const readers = Array.from({ length: 4 }, () => ({ waitingBytes: 60_000 }));
  expect(readers.map((reader) => backlog.isTooMuch(reader))).toEqual([false, false, false, true]);
  backlog.forget(readers[3]!);
  expect(backlog.isTooMuch(readers[0]!)).toBe(false);
  for (const reader of readers) reader.waitingBytes = 0;
  backlog.sweep();
  expect(backlog.isTooMuch({ waitingBytes: 90_000 })).toBe(false);
});

it('takes no signature from before a channel was closed', () => {
  const revocations = new Revocations();
  revocations.revoke('private-a', 7);
  expect([6, 7, 8].map((socket) => revocations.isStale('private-a', socket))).toEqual([true, true, false]);
  expect(revocations.isStale('private-b', 7)).toBe(false);
});

it('forgets no closing when there are too many to remember', () => {
  const revocations = new Revocations(10);
  for (let number = 1; number <= 25; number++) revocations.revoke(`private-${number}`, number);
  for (let number = 1; number <= 25; number++) {
    expect(revocations.isStale(`private-${number}`, number)).toBe(true);
    expect(revocations.isStale(`private-${number}`, 26)).toBe(false);
  }
  expect(revocations.isStale('private-other', 25)).toBe(false);
});
