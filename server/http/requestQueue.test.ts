import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestQueue, type Caller, type RejectionReason } from './requestQueue';

const limits = {
  running: 4,
  waitingCallers: 6,
  backlogMs: { signedIn: 200, visitor: 100 },
  waitMs: { signedIn: 400, visitor: 200 },
  slotMs: 2_000,
};
let queue: RequestQueue;
let started: string[];
let rejected: [name: string, reason: RejectionReason][];
let releases: Map<string, () => void>;
let cpuMs: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  cpuMs = 0;
  queue = new RequestQueue(limits, () => cpuMs);
  started = [];
  rejected = [];
  releases = new Map();
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
});

const account = (key: string): Caller => ({ key, priority: 'signedIn', maxRunning: 2, maxSlow: 0, maxRequests: 5 });
const visitor = (key: string): Caller => ({ ...account(key), priority: 'visitor' });

/** Adds requests by name. The caller is the part before the number. */
function add(names: string[], callerOf = account): void {
  for (const name of names)
    queue.add(callerOf(name.replace(/\d+$/, '')), {
      start(release) {
        started.push(name);
        releases.set(name, release);
      },
      reject: (reason) => rejected.push([name, reason]),
    });
}
async function end(...names: string[]): Promise<void> {
  for (const name of names) releases.get(name)!();
  await undefined;
}
const occupy = () => add(['w1', 'x1', 'y1', 'z1']);

it('runs requests at once while there are slots', () => {
  add(['ana1', 'ben1', 'ana2', 'cleo1']);
  expect(started).toEqual(['ana1', 'ben1', 'ana2', 'cleo1']);
  expect([queue.running, queue.waiting]).toEqual([4, 0]);
});

it('runs a limited number of one caller, whose other requests wait and delay nobody', async () => {
  add(['ana1', 'ana2', 'ana3', 'ana4', 'ben1']);
  expect(started).toEqual(['ana1', 'ana2', 'ben1']);
  vi.advanceTimersByTime(1_000);
  expect([rejected, queue.isOverloaded('visitor')]).toEqual([[], false]);
  await end('ana1');
  expect(started.slice(3)).toEqual(['ana3']);
});

it('rejects the requests of a caller who has too many', () => {
  add(['ana1', 'ana2', 'ana3', 'ana4', 'ana5', 'ana6', 'ben1']);
  expect(rejected).toEqual([['ana6', 'tooMany']]);
  expect(started).toEqual(['ana1', 'ana2', 'ben1']);
});

it('lets callers take turns, whoever has more requests', async () => {
  occupy();
  add(['ana1', 'ana2', 'ana3', 'ben1', 'cleo1']);
  await end('w1', 'x1', 'y1', 'z1');
  expect(started.slice(4)).toEqual(['ana1', 'ben1', 'cleo1', 'ana2']);
});

it('runs requests of people who are signed in ahead of those of visitors', async () => {
  occupy();
  add(['guest1'], visitor);
  add(['ana1']);
  await end('w1');
  expect(started.slice(4)).toEqual(['ana1']);
  await end('x1');
  expect(started.slice(5)).toEqual(['guest1']);
});

it('rejects new requests once another one has waited, those of visitors first', async () => {
  occupy();
  add(['ana1']);
  vi.advanceTimersByTime(101);
  add(['ben1']);
  add(['guest1'], visitor);
  expect([queue.isOverloaded('visitor'), queue.isOverloaded('signedIn')]).toEqual([true, false]);
  vi.advanceTimersByTime(100);
  add(['cleo1']);
  expect(rejected).toEqual([
    ['guest1', 'overload'],
    ['cleo1', 'overload'],
  ]);
  await end('w1', 'x1');
  add(['dora1']);
  expect(started.slice(4)).toEqual(['ana1', 'ben1']);
  expect([queue.isOverloaded('visitor'), queue.waiting]).toEqual([false, 1]);
});

it('rejects new requests while too many callers wait', () => {
  occupy();
  add(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
  expect(rejected).toEqual([['g1', 'overload']]);
});

it('rejects a request that has waited for too long', async () => {
  occupy();
  add(['ana1', 'ana2']);
  add(['guest1'], visitor);
  vi.advanceTimersByTime(250);
  expect(rejected).toEqual([['guest1', 'overload']]);
  vi.advanceTimersByTime(200);
  expect(rejected.slice(1)).toEqual([['ana1', 'overload']]);
  await end('w1');
  expect(started.slice(4)).toEqual(['ana2']);
});

it('never sheds a caller that is exempt', async () => {
  occupy();
  add(['ana1']);
  vi.advanceTimersByTime(300);
  add(['test1'], (key) => ({ ...account(key), isNeverShed: true }));
  vi.advanceTimersByTime(1_000);
  expect(rejected).toEqual([['ana1', 'overload']]);
  await end('w1');
  expect(started.slice(4)).toEqual(['test1']);
});

it('gives the slot of a request that runs for long to another caller', async () => {
  add(['ana1', 'ana2', 'ben1', 'ben2']);
  vi.advanceTimersByTime(1_900);
  add(['ana3', 'cleo1']);
  await vi.advanceTimersByTimeAsync(160);
  expect(started.slice(4)).toEqual(['cleo1']);
  expect(queue.running).toBe(1);
  await end('ana1', 'ben1');
  expect(started.slice(5)).toEqual(['ana3']);
  expect(queue.running).toBe(2);
});

it('runs other requests of a caller beside a slow one, and a limited number of slow ones', async () => {
  const addSlow = (...names: string[]) => add(names, (key) => ({ ...account(key), maxSlow: 1 }));
  addSlow('ana1', 'ana2', 'ana3', 'ana4');
  await vi.advanceTimersByTimeAsync(2_060);
  expect([started, queue.running]).toEqual([['ana1', 'ana2', 'ana3'], 1]);
  await end('ana1');
  expect(started).toEqual(['ana1', 'ana2', 'ana3', 'ana4']);
  await end('ana2', 'ana3', 'ana4');
  addSlow('ana5', 'ana6', 'ana7');
  expect(started.slice(4)).toEqual(['ana5', 'ana6']);
});

it('evicts callers without requests', async () => {
  occupy();
  add(['ana1']);
  await end('w1', 'x1', 'y1', 'z1');
  await end('ana1');
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
  add(['ana1', 'ana2', 'ben1', 'ben2']);
  expect(started.slice(5)).toEqual(['ana1', 'ana2', 'ben1', 'ben2']);
});

it('lets the requests of a caller who has used up their CPU time wait, while others run', async () => {
  const addBounded = (...names: string[]) =>
    add(names, (key) => ({ ...account(key), cpu: { burstMs: 100, share: 0.5 } }));
  addBounded('ana1');
  cpuMs += 150;
  await end('ana1');
  addBounded('ana2', 'ana3', 'ben1');
  expect(started).toEqual(['ana1', 'ben1']);
  expect([queue.waiting, queue.isOverloaded('visitor')]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(90);
  expect(started.slice(2)).toEqual([]);
  await vi.advanceTimersByTimeAsync(60);
  expect(started.slice(2)).toEqual(['ana2']);
  await end('ana2');
  expect(started.slice(3)).toEqual(['ana3']);
  expect(rejected).toEqual([]);
});

it('runs one request at a time of a caller who has used up a third of their CPU time', async () => {
  const addBounded = (...names: string[]) =>
    add(names, (key) => ({ ...account(key), cpu: { burstMs: 90, share: 0.01 } }));
  addBounded('ana1', 'ana2');
  expect(started).toEqual(['ana1', 'ana2']);
  cpuMs += 35;
  await end('ana1', 'ana2');
  addBounded('ana3', 'ana4', 'ben1', 'ben2');
  expect(started.slice(2)).toEqual(['ana3', 'ben1', 'ben2']);
  await end('ana3');
  expect(started.slice(5)).toEqual(['ana4']);
});

it('splits the CPU time among the requests that run', async () => {
  const addBounded = (...names: string[]) =>
    add(names, (key) => ({ ...account(key), cpu: { burstMs: 100, share: 0.5 } }));
  addBounded('ana1');
  cpuMs += 60;
  addBounded('ben1');
  cpuMs += 100;
  await end('ana1', 'ben1');
  addBounded('ana2', 'ben2');
  expect(started.slice(2)).toEqual(['ben2']);
});

it('counts the CPU time of a slow request until it returns its slot', async () => {
  const addBounded = (...names: string[]) =>
    add(names, (key) => ({ ...account(key), maxSlow: 1, cpu: { burstMs: 100, share: 0.01 } }));
  addBounded('ana1');
  cpuMs += 50;
  await vi.advanceTimersByTimeAsync(2_060);
  addBounded('ben1');
  cpuMs += 90;
  await end('ana1', 'ben1');
  addBounded('ana2');
  expect(started).toEqual(['ana1', 'ben1', 'ana2']);
});

it('runs a request that waited in its own async context', async () => {
  const contexts = new AsyncLocalStorage<string>();
  occupy();
  let context: string | undefined;
  contexts.run('own', () =>
    queue.add(account('ana'), { start: () => (context = contexts.getStore()), reject: () => undefined }),
  );
  await contexts.run('of another request', () => end('w1'));
  expect(context).toBe('own');
});
