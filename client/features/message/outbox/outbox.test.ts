import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox';
import { OutboxStore, type OutboxEntry } from './outboxStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeStorage implements Storage {
  [name: string]: unknown;
  private readonly values = new Map<string, string>();
  get length() {
    return this.values.size;
  }
  clear = () => this.values.clear();
  key = (index: number) => [...this.values.keys()][index] ?? null;
  getItem = (name: string) => this.values.get(name) ?? null;
  setItem = (name: string, value: string) => void this.values.set(name, value);
  removeItem = (name: string) => void this.values.delete(name);
}

const refusal = (code: string, field = 'content') =>
  new CombinedGraphQLErrors({
    errors: [
      {
        message: 'No.',
        extensions: { code, fields: code === 'BAD_USER_INPUT' ? { [field]: 'Too long.' } : undefined },
      },
    ],
  });
const noAnswer = new TypeError('Failed to fetch');

/** A browser with tabs, and a server that notes what it takes. */
function setUp() {
  const storage = new FakeStorage();
  const world = {
    taken: [] as string[],
    answer: (entry: OutboxEntry): unknown => void entry,
    readSent: async () => {},
    kept: new Map<string, readonly File[]>(),
  };
  const turns = new Map<string, Promise<void>>();
  const openTab = () => {
    const outbox = new Outbox({
      store: new OutboxStore('ana', () => storage),
      alone(name, work) {
        const turn = (turns.get(name) ?? Promise.resolve()).then(work);
        turns.set(name, turn);
        return turn;
      },
      async send(entry) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        const failure = world.answer(entry);
        if (failure) throw failure;
        world.taken.push(entry.content);
      },
      readSent: () => world.readSent(),
      files: {
        keep: async (clientId, files) => world.kept.set(clientId, files),
        uploadAgain: async (clientId) =>
          world.kept.get(clientId)?.map(({ name }) => ({ url: `new ${name}`, name, isImage: true })) ?? null,
        drop: async (clientId) => world.kept.delete(clientId),
      },
    });
    outbox.start();
    return outbox;
  };
  const states = (outbox: Outbox) => outbox.list().map(({ content, state }) => `${content} ${state}`);
  const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms);
  return { storage, world, openTab, states, settle };
}

test('messages are sent in order, one at a time, and are gone when taken', async () => {
  const { world, openTab, states, settle } = setUp();
  const tab = openTab();
  for (const words of ['one', 'two', 'three']) tab.add('c', words, []);
  expect(states(tab)).toEqual(['one sending', 'two sending', 'three sending']);
  await settle();
  expect([world.taken, states(tab)]).toEqual([['one', 'two', 'three'], []]);
});

test('what is written without a network waits, survives a reload, and goes when there is a network', async () => {
  const { world, openTab, states, settle } = setUp();
  world.answer = () => noAnswer;
  const before = openTab();
  before.add('c', 'one', []);
  before.add('c', 'two', []);
  before.stop();
  const after = openTab();
  await settle();
  expect([states(after), world.taken]).toEqual([['one waiting', 'two waiting'], []]);
  world.answer = () => undefined;
  after.drainAll();
  await settle();
  expect([world.taken, states(after)]).toEqual([['one', 'two'], []]);
});

test('words changed while a message waits, or is on its way, are the ones that are sent', async () => {
  const { world, openTab, states, settle } = setUp();
  world.answer = () => noAnswer;
  const tab = openTab();
  tab.add('c', 'frist', []);
  await settle();
  expect(states(tab)).toEqual(['frist waiting']);
  tab.change(tab.list()[0]!, 'first');
  world.answer = () => undefined;
  tab.change(tab.list()[0]!, 'the first');
  await settle(2_000);
  expect([world.taken.at(-1), states(tab)]).toEqual(['the first', []]);

  tab.add('c', 'secnod', []);
  const [pending] = tab.list();
  await settle(5);
  tab.change(pending!, 'second');
  await settle();
  expect([world.taken.slice(-2), states(tab)]).toEqual([['secnod', 'second'], []]);
});

test('a message whose files are refused goes without them', async () => {
  const { world, openTab, states, settle } = setUp();
  const files = [{ url: '/x', name: 'fake.png', isImage: true, file: new File(['not a picture'], 'fake.png') }];
  const refused = new CombinedGraphQLErrors({
    errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT', fields: { attachments: 'Damaged.' } } }],
  });
  world.answer = (entry) => entry.files.length > 0 && refused;
  const tab = openTab();
  tab.add('c', 'look', files);
  await settle();
  expect(tab.list()).toMatchObject([{ state: 'failed', failure: 'Damaged.', hasBadFiles: true }]);
  tab.sendWithoutFiles(tab.list()[0]!.clientId);
  await settle();
  expect([world.taken, states(tab)]).toEqual([['look'], []]);
});

test('two tabs send everything once', async () => {
  const { world, openTab, states, settle } = setUp();
  world.answer = () => noAnswer;
  const [one, other] = [openTab(), openTab()];
  one.add('c', 'one', []);
  other.refresh();
  other.add('c', 'two', []);
  world.answer = () => undefined;
  one.drainAll();
  other.drainAll();
  await settle();
  for (const tab of [one, other]) tab.refresh();
  expect([world.taken, states(one), states(other)]).toEqual([['one', 'two'], [], []]);
});

test('files whose upload the server forgot are uploaded again, once, and let go when the message is taken', async () => {
  const { world, openTab, states, settle } = setUp();
  const file = new File(['x'], 'plan.png', { type: 'image/png' });
  const chosen = { url: 'old plan.png', name: 'plan.png', isImage: true, file };
  const urls: string[] = [];
  world.answer = ({ files }) => {
    urls.push(files[0]!.url);
    return urls.at(-1)!.startsWith('old') && refusal('BAD_USER_INPUT', 'attachments');
  };
  const tab = openTab();
  tab.add('c', 'the plan', [chosen]);
  await settle();
  expect([urls, world.taken, states(tab), world.kept.size]).toEqual([
    ['old plan.png', 'new plan.png'],
    ['the plan'],
    [],
    0,
  ]);

  world.answer = ({ files }) => {
    urls.push(files[0]!.url);
    return refusal('BAD_USER_INPUT', 'attachments');
  };
  tab.add('c', 'no plan', [chosen]);
  await settle();
  expect([urls.slice(2), states(tab), world.kept.size]).toEqual([
    ['old plan.png', 'new plan.png'],
    ['no plan failed'],
    1,
  ]);
  tab.remove(tab.list()[0]!.clientId);
  expect(world.kept.size).toBe(0);
});

test('what another tab has sent stays on the page until it is here as a message; what was deleted there goes at once', async () => {
  const { world, openTab, states, settle } = setUp();
  const [one, other] = [openTab(), openTab()];
  const read = Promise.withResolvers<void>();
  world.readSent = () => read.promise;
  one.add('c', 'one', []);
  other.refresh();
  await settle();
  other.refresh();
  expect([states(one), states(other)]).toEqual([[], ['one sending']]);
  read.resolve();
  await settle();
  expect(states(other)).toEqual([]);

  world.answer = () => refusal('BAD_USER_INPUT');
  one.add('c', 'bad', []);
  await settle();
  other.refresh();
  one.remove(one.list()[0]!.clientId);
  other.refresh();
  expect(states(other)).toEqual([]);
});

test('a list that did not change is the same list', async () => {
  const { world, openTab, settle } = setUp();
  world.answer = () => noAnswer;
  const tab = openTab();
  tab.add('c', 'one', []);
  await settle();
  const before = tab.list();
  tab.refresh();
  expect(tab.list()).toBe(before);
});

test('an answer that did not come is asked for again with the same id, ever later, and nothing overtakes it', async () => {
  const { world, openTab, states, settle } = setUp();
  const ids: string[] = [];
  world.answer = ({ clientId }) => {
    ids.push(clientId);
    return noAnswer;
  };
  const tab = openTab();
  tab.add('c', 'one', []);
  tab.add('c', 'two', []);
  await settle(50);
  expect(states(tab)).toEqual(['one waiting', 'two waiting']);
  await settle(1_000);
  expect(ids).toHaveLength(2);
  await settle(1_000);
  expect(ids).toHaveLength(2);
  await settle(1_000);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  world.answer = () => undefined;
  await settle(10_000);
  expect(world.taken).toEqual(['one', 'two']);
});

test('a refused message holds up nobody, says why, and is sent again or deleted', async () => {
  const { world, openTab, states, settle } = setUp();
  world.answer = ({ content }) => content.startsWith('bad') && refusal('BAD_USER_INPUT');
  const tab = openTab();
  for (const words of ['bad', 'good', 'bad too']) tab.add('c', words, []);
  tab.add('other', 'elsewhere', []);
  await settle();
  expect(world.taken.toSorted()).toEqual(['elsewhere', 'good']);
  expect(tab.list().map(({ failure }) => failure)).toEqual(['Too long.', 'Too long.']);
  const [first, second] = tab.list();
  tab.remove(second!.clientId);
  world.answer = () => undefined;
  tab.retry(first!.clientId);
  await settle();
  expect([world.taken.at(-1), states(tab)]).toEqual(['bad', []]);
});

test('one conversation that cannot be reached does not keep another waiting', async () => {
  const { world, openTab, states, settle } = setUp();
  world.answer = ({ conversationId }) => conversationId === 'c' && noAnswer;
  const tab = openTab();
  tab.add('c', 'stuck', []);
  tab.add('other', 'free', []);
  await settle(50);
  expect([world.taken, states(tab)]).toEqual([['free'], ['stuck waiting']]);
});

test('a server with a fault of its own is asked three times, one that is busy until it has time', async () => {
  const { world, openTab, states, settle } = setUp();
  let asked = 0;
  world.answer = () => {
    asked += 1;
    return refusal('INTERNAL');
  };
  const tab = openTab();
  tab.add('c', 'one', []);
  await settle(20_000);
  expect([asked, states(tab)]).toEqual([3, ['one failed']]);
  world.answer = () => refusal('UNAVAILABLE');
  tab.retry(tab.list()[0]!.clientId);
  await settle(20_000);
  expect(states(tab)).toEqual(['one waiting']);
});

test('after sign-out nothing is sent, and somebody else does not see it', async () => {
  const { storage, world, openTab, settle } = setUp();
  world.answer = () => noAnswer;
  const tab = openTab();
  tab.add('c', 'mine', []);
  await settle();
  tab.stop();
  world.answer = () => undefined;
  await settle(60_000);
  expect(world.taken).toEqual([]);
  expect(new OutboxStore('bob', () => storage).list()).toEqual([]);
});

test('without a place to store it a message is still sent', async () => {
  const { world, settle } = setUp();
  const outbox = new Outbox({
    store: new OutboxStore('ana', () => {
      throw new Error('SecurityError');
    }),
    alone: (_, work) => work(),
    send: async ({ content }) => void world.taken.push(content),
    readSent: async () => {},
    files: { keep: async () => {}, uploadAgain: async () => null, drop: async () => {} },
  });
  outbox.add('c', 'one', []);
  await settle();
  expect([world.taken, outbox.list()]).toEqual([['one'], []]);
});
