import { expect, test, vi } from 'vitest';
import { Threads } from './threads';
import type { ThreadMessage } from './threadWindow';

const message = (seq: number): ThreadMessage => ({
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
});

/** A server with numbered messages, some of which the reader may not see. */
function setUp(count: number, hidden: readonly number[] = []) {
  const server = { count, reads: 0, hold: Promise.resolve() };
  const threads = new Threads(
    async ({ beforeSeq, afterSeq, first }) => {
      server.reads += 1;
      const { hold } = server;
      const all = Array.from({ length: server.count }, (_, n) => n + 1).filter((seq) => !hidden.includes(seq));
      const wanted =
        afterSeq != null
          ? all.filter((seq) => seq > afterSeq)
          : all.filter((seq) => beforeSeq == null || seq < beforeSeq).toReversed();
      const page = { messages: wanted.slice(0, first).map(message), hasMore: wanted.length > first };
      await hold;
      return page;
    },
    async (id) => ({ ...message(Number(id.slice(1))), content: 'read again' }),
  );
  const tell = (seq: number, isWhole = true) => {
    server.count = Math.max(server.count, seq);
    return threads.receive(message(seq), isWhole ? message(seq) : undefined);
  };
  const shown = () => threads.get('c')!.messages.map(({ seq }) => seq);
  return { server, threads, tell, shown };
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

test('messages told one after the other are shown without a reading', async () => {
  const { server, threads, tell, shown } = setUp(3);
  await threads.openLatest('c');
  for (const seq of [4, 5, 5, 4]) await tell(seq);
  expect([shown(), server.reads]).toEqual([upTo(5), 1]);
});

test('a gap is read, however long, and the events of it change nothing more', async () => {
  const { threads, tell, shown } = setUp(3);
  await threads.openLatest('c');
  await tell(130);
  await vi.waitFor(() => expect(shown()).toEqual(upTo(130)));
  expect(threads.get('c')!.hasNewer).toBe(false);
  await tell(77);
  expect(shown()).toEqual(upTo(130));
});

test('what is told while the first page is under way is not lost', async () => {
  const { server, threads, tell, shown } = setUp(3);
  let answer = () => {};
  server.hold = new Promise((resolve) => {
    answer = resolve;
  });
  const opened = threads.openLatest('c');
  await tell(4);
  answer();
  await opened;
  await vi.waitFor(() => expect(shown()).toEqual(upTo(4)));
});

test('a number that is hidden from the reader is asked for once', async () => {
  const { server, threads, tell, shown } = setUp(3, [4]);
  await threads.openLatest('c');
  await tell(4, false);
  await vi.waitFor(() => expect(threads.get('c')!.upTo).toBe(4));
  const { reads } = server;
  await tell(5);
  expect([shown(), server.reads]).toEqual([[1, 2, 3, 5], reads]);
});

test('a message that is too long to travel is read: a new one with its gap, a known one by itself', async () => {
  const { threads, tell, shown } = setUp(3);
  await threads.openLatest('c');
  await tell(4, false);
  await vi.waitFor(() => expect(shown()).toEqual(upTo(4)));
  await tell(2, false);
  expect(threads.get('c')!.messages[1]!.content).toBe('read again');
});

test('opened in the middle it grows at both ends, and what comes live stays out until then', async () => {
  const { threads, tell, shown } = setUp(200);
  await threads.openAround('c', 100);
  expect([shown(), threads.get('c')!.hasNewer]).toEqual([upTo(140, 81), true]);
  await tell(201);
  expect(shown()).toEqual(upTo(140, 81));
  await Promise.all([threads.loadOlder('c'), threads.loadOlder('c'), threads.loadNewer('c')]);
  expect(shown()).toEqual(upTo(180, 41));
  await threads.loadNewer('c');
  expect([shown(), threads.get('c')!.hasNewer]).toEqual([upTo(201, 41), false]);
});

test('what is told while a gap is being read is not taken for hidden', async () => {
  const { server, threads, tell, shown } = setUp(3);
  await threads.openLatest('c');
  let answer = () => {};
  server.hold = new Promise((resolve) => {
    answer = resolve;
  });
  await tell(5);
  await tell(6);
  answer();
  await vi.waitFor(() => expect(shown()).toEqual(upTo(6)));
});

test('what is told while the last page is read by scrolling is there as well', async () => {
  const { server, threads, tell, shown } = setUp(50);
  await threads.openAround('c', 5);
  let answer = () => {};
  server.hold = new Promise((resolve) => {
    answer = resolve;
  });
  const reading = threads.loadNewer('c');
  await tell(51);
  answer();
  await reading;
  await vi.waitFor(() => expect(shown()).toEqual(upTo(51)));
});

test('an opening that is answered after a later one, or after the thread is closed, shows nothing', async () => {
  const { server, threads, shown } = setUp(200);
  let answer = () => {};
  server.hold = new Promise((resolve) => {
    answer = resolve;
  });
  const around = threads.openAround('c', 50);
  server.hold = Promise.resolve();
  await threads.openLatest('c');
  answer();
  await around;
  expect(shown()).toEqual(upTo(200, 161));
  const late = threads.openLatest('c');
  threads.forget('c');
  await late;
  expect(threads.get('c')).toBeUndefined();
});
