import { expect, test, vi } from 'vitest';
import { ThreadStore } from './threadStore';
import type { ThreadMessage } from './threadWindow';

const message = (seq: number): ThreadMessage => ({
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
});

/** A stub server with numbered messages, some of which are hidden from the viewer. */
function setUp(count: number, hidden: readonly number[] = []) {
  const server = { count, requestCount: 0, gate: Promise.resolve() };
  const threadStore = new ThreadStore(
    async ({ beforeSeq, afterSeq, first }) => {
      server.requestCount += 1;
      const { gate } = server;
      const all = Array.from({ length: server.count }, (_, n) => n + 1).filter((seq) => !hidden.includes(seq));
      const matching =
        afterSeq != null
          ? all.filter((seq) => seq > afterSeq)
          : all.filter((seq) => beforeSeq == null || seq < beforeSeq).toReversed();
      const page = { messages: matching.slice(0, first).map(message), hasMore: matching.length > first };
      await gate;
      return page;
    },
    async (id) => ({ ...message(Number(id.slice(1))), content: 'refetched' }),
  );
  const emit = (seq: number, hasContent = true) => {
    server.count = Math.max(server.count, seq);
    return threadStore.receiveMessage(message(seq), hasContent ? message(seq) : undefined);
  };
  const shown = () => threadStore.get('c')!.messages.map(({ seq }) => seq);
  return { server, threadStore, emit, shown };
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

test('shows consecutive messages from events without a request', async () => {
  const { server, threadStore, emit, shown } = setUp(3);
  await threadStore.openLatest('c');
  for (const seq of [4, 5, 5, 4]) await emit(seq);
  expect([shown(), server.requestCount]).toEqual([upTo(5), 1]);
});

test('fetches a gap of any length, and later events inside it change nothing', async () => {
  const { threadStore, emit, shown } = setUp(3);
  await threadStore.openLatest('c');
  await emit(130);
  await vi.waitFor(() => expect(shown()).toEqual(upTo(130)));
  expect(threadStore.get('c')!.hasNewer).toBe(false);
  await emit(77);
  expect(shown()).toEqual(upTo(130));
});

test('keeps an event that arrives while the first page is loading', async () => {
  const { server, threadStore, emit, shown } = setUp(3);
  let respond = () => {};
  server.gate = new Promise((resolve) => {
    respond = resolve;
  });
  const opened = threadStore.openLatest('c');
  await emit(4);
  respond();
  await opened;
  await vi.waitFor(() => expect(shown()).toEqual(upTo(4)));
});

test('requests a sequence number hidden from the viewer once', async () => {
  const { server, threadStore, emit, shown } = setUp(3, [4]);
  await threadStore.openLatest('c');
  await emit(4, false);
  await vi.waitFor(() => expect(threadStore.get('c')!.upTo).toBe(4));
  const { requestCount } = server;
  await emit(5);
  expect([shown(), server.requestCount]).toEqual([[1, 2, 3, 5], requestCount]);
});

test('fetches a message whose event has no content: a new one as a gap, a loaded one by id', async () => {
  const { threadStore, emit, shown } = setUp(3);
  await threadStore.openLatest('c');
  await emit(4, false);
  await vi.waitFor(() => expect(shown()).toEqual(upTo(4)));
  await emit(2, false);
  expect(threadStore.get('c')!.messages[1]!.content).toBe('refetched');
});

test('a window in the middle grows at both ends and ignores new messages until it reaches the end', async () => {
  const { threadStore, emit, shown } = setUp(200);
  await threadStore.openAround('c', 100);
  expect([shown(), threadStore.get('c')!.hasNewer]).toEqual([upTo(140, 81), true]);
  await emit(201);
  expect(shown()).toEqual(upTo(140, 81));
  await Promise.all([threadStore.loadOlder('c'), threadStore.loadOlder('c'), threadStore.loadNewer('c')]);
  expect(shown()).toEqual(upTo(180, 41));
  await threadStore.loadNewer('c');
  expect([shown(), threadStore.get('c')!.hasNewer]).toEqual([upTo(201, 41), false]);
});

test('an event during a gap request does not count as hidden', async () => {
  const { server, threadStore, emit, shown } = setUp(3);
  await threadStore.openLatest('c');
  let respond = () => {};
  server.gate = new Promise((resolve) => {
    respond = resolve;
  });
  await emit(5);
  await emit(6);
  respond();
  await vi.waitFor(() => expect(shown()).toEqual(upTo(6)));
});

test('keeps an event that arrives while the last page is loading', async () => {
  const { server, threadStore, emit, shown } = setUp(50);
  await threadStore.openAround('c', 5);
  let respond = () => {};
  server.gate = new Promise((resolve) => {
    respond = resolve;
  });
  const loading = threadStore.loadNewer('c');
  await emit(51);
  respond();
  await loading;
  await vi.waitFor(() => expect(shown()).toEqual(upTo(51)));
});

test('discards the result of an opening after a later opening or after closing', async () => {
  const { server, threadStore, shown } = setUp(200);
  let respond = () => {};
  server.gate = new Promise((resolve) => {
    respond = resolve;
  });
  const around = threadStore.openAround('c', 50);
  server.gate = Promise.resolve();
  await threadStore.openLatest('c');
  respond();
  await around;
  expect(shown()).toEqual(upTo(200, 161));
  const late = threadStore.openLatest('c');
  threadStore.close('c');
  await late;
  expect(threadStore.get('c')).toBeUndefined();
});
