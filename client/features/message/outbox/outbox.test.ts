import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox';
import { OutboxStore } from './outboxStore';
import { networkError, rejection, setUp } from './testing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends messages in order, one at a time, and removes accepted ones', async () => {
  const { stub, openTab, states, settle } = setUp();
  const tab = openTab();
  for (const content of ['one', 'two', 'three']) tab.add('c', content, []);
  expect(states(tab)).toEqual(['one sending', 'two sending', 'three sending']);
  await settle();
  expect([stub.accepted, states(tab)]).toEqual([['one', 'two', 'three'], []]);
});

test('queues messages while offline, survives a reload, and sends them when online', async () => {
  const { stub, openTab, states, settle } = setUp();
  stub.respond = () => networkError;
  const before = openTab();
  before.add('c', 'one', []);
  before.add('c', 'two', []);
  before.stop();
  const after = openTab();
  await settle();
  expect([states(after), stub.accepted]).toEqual([['one queued', 'two queued'], []]);
  stub.respond = () => undefined;
  after.drainAll();
  await settle();
  expect([stub.accepted, states(after)]).toEqual([['one', 'two'], []]);
});

test('sends the edited content of a queued message and of one in flight', async () => {
  const { stub, openTab, states, settle } = setUp();
  stub.respond = () => networkError;
  const tab = openTab();
  tab.add('c', 'frist', []);
  await settle();
  expect(states(tab)).toEqual(['frist queued']);
  tab.edit(tab.getSnapshot()[0]!, 'first');
  stub.respond = () => undefined;
  tab.edit(tab.getSnapshot()[0]!, 'the first');
  await settle(2_000);
  expect([stub.accepted.at(-1), states(tab)]).toEqual(['the first', []]);

  tab.add('c', 'secnod', []);
  const [pending] = tab.getSnapshot();
  await settle(5);
  tab.edit(pending!, 'second');
  await settle();
  expect([stub.accepted.slice(-2), states(tab)]).toEqual([['secnod', 'second'], []]);
});

test('sends a message without its rejected files', async () => {
  const { stub, openTab, states, settle } = setUp();
  const files = [{ url: '/x', name: 'fake.png', isImage: true, file: new File(['not a picture'], 'fake.png') }];
  const rejected = new CombinedGraphQLErrors({
    errors: [{ message: 'No.', extensions: { code: 'BAD_USER_INPUT', fields: { attachments: 'Damaged.' } } }],
  });
  stub.respond = (entry) => entry.files.length > 0 && rejected;
  const tab = openTab();
  tab.add('c', 'look', files);
  await settle();
  expect(tab.getSnapshot()).toMatchObject([{ state: 'failed', failure: 'Damaged.', hasBadFiles: true }]);
  tab.sendWithoutFiles(tab.getSnapshot()[0]!.clientId);
  await settle();
  expect([stub.accepted, states(tab)]).toEqual([['look'], []]);
});

test('two tabs send each message once', async () => {
  const { stub, openTab, states, settle } = setUp();
  stub.respond = () => networkError;
  const [one, other] = [openTab(), openTab()];
  one.add('c', 'one', []);
  other.sync();
  other.add('c', 'two', []);
  stub.respond = () => undefined;
  one.drainAll();
  other.drainAll();
  await settle();
  for (const tab of [one, other]) tab.sync();
  expect([stub.accepted, states(one), states(other)]).toEqual([['one', 'two'], [], []]);
});

test('uploads expired files again, once, and deletes them when the message is accepted', async () => {
  const { stub, openTab, states, settle } = setUp();
  const file = new File(['x'], 'plan.png', { type: 'image/png' });
  const upload = { url: 'old plan.png', name: 'plan.png', isImage: true, file };
  const urls: string[] = [];
  stub.respond = ({ files }) => {
    urls.push(files[0]!.url);
    return urls.at(-1)!.startsWith('old') && rejection('BAD_USER_INPUT', 'attachments');
  };
  const tab = openTab();
  tab.add('c', 'the plan', [upload]);
  await settle();
  expect([urls, stub.accepted, states(tab), stub.storedFiles.size]).toEqual([
    ['old plan.png', 'new plan.png'],
    ['the plan'],
    [],
    0,
  ]);

  stub.respond = ({ files }) => {
    urls.push(files[0]!.url);
    return rejection('BAD_USER_INPUT', 'attachments');
  };
  tab.add('c', 'no plan', [upload]);
  await settle();
  expect([urls.slice(2), states(tab), stub.storedFiles.size]).toEqual([
    ['old plan.png', 'new plan.png'],
    ['no plan failed'],
    1,
  ]);
  tab.remove(tab.getSnapshot()[0]!.clientId);
  expect(stub.storedFiles.size).toBe(0);
});

test('shows a message sent by another tab until it is loaded, and removes one deleted there at once', async () => {
  const { stub, openTab, states, settle } = setUp();
  const [one, other] = [openTab(), openTab()];
  const loading = Promise.withResolvers<void>();
  stub.loadSent = () => loading.promise;
  one.add('c', 'one', []);
  other.sync();
  await settle();
  other.sync();
  expect([states(one), states(other)]).toEqual([[], ['one sending']]);
  loading.resolve();
  await settle();
  expect(states(other)).toEqual([]);

  stub.respond = () => rejection('BAD_USER_INPUT');
  one.add('c', 'bad', []);
  await settle();
  other.sync();
  one.remove(one.getSnapshot()[0]!.clientId);
  other.sync();
  expect(states(other)).toEqual([]);
});

test('returns the same snapshot when nothing changed', async () => {
  const { stub, openTab, settle } = setUp();
  stub.respond = () => networkError;
  const tab = openTab();
  tab.add('c', 'one', []);
  await settle();
  const before = tab.getSnapshot();
  tab.sync();
  expect(tab.getSnapshot()).toBe(before);
});

test('retries with the same client id and exponential backoff, and keeps the order', async () => {
  const { stub, openTab, states, settle } = setUp();
  const ids: string[] = [];
  stub.respond = ({ clientId }) => {
    ids.push(clientId);
    return networkError;
  };
  const tab = openTab();
  tab.add('c', 'one', []);
  tab.add('c', 'two', []);
  await settle(50);
  expect(states(tab)).toEqual(['one queued', 'two queued']);
  await settle(1_000);
  expect(ids).toHaveLength(2);
  await settle(1_000);
  expect(ids).toHaveLength(2);
  await settle(1_000);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  stub.respond = () => undefined;
  await settle(10_000);
  expect(stub.accepted).toEqual(['one', 'two']);
});

test('backs off from the start again after a message was accepted', async () => {
  const { stub, openTab, settle } = setUp();
  const attempts: string[] = [];
  const fail = ({ content }: { content: string }) => {
    attempts.push(content);
    return networkError;
  };
  stub.respond = fail;
  const tab = openTab();
  tab.add('c', 'one', []);
  await settle(4_000);
  stub.respond = () => undefined;
  await settle(10_000);
  expect(stub.accepted).toEqual(['one']);
  stub.respond = fail;
  tab.add('c', 'two', []);
  await settle(1_500);
  expect(attempts).toEqual(['one', 'one', 'one', 'two', 'two']);
});

test('a rejected message does not block others, exposes the error, and can be retried or removed', async () => {
  const { stub, openTab, states, settle } = setUp();
  stub.respond = ({ content }) => content.startsWith('bad') && rejection('BAD_USER_INPUT');
  const tab = openTab();
  for (const content of ['bad', 'good', 'bad too']) tab.add('c', content, []);
  tab.add('other', 'elsewhere', []);
  await settle();
  expect(stub.accepted.toSorted()).toEqual(['elsewhere', 'good']);
  expect(tab.getSnapshot().map(({ failure }) => failure)).toEqual(['Too long.', 'Too long.']);
  const [first, second] = tab.getSnapshot();
  tab.remove(second!.clientId);
  stub.respond = () => undefined;
  tab.retry(first!.clientId);
  await settle();
  expect([stub.accepted.at(-1), states(tab)]).toEqual(['bad', []]);
});

test('a conversation that backs off does not block another one', async () => {
  const { stub, openTab, states, settle } = setUp();
  stub.respond = ({ conversationId }) => conversationId === 'c' && networkError;
  const tab = openTab();
  tab.add('c', 'stuck', []);
  tab.add('other', 'free', []);
  await settle(50);
  expect([stub.accepted, states(tab)]).toEqual([['free'], ['stuck queued']]);
});

test('fails after three INTERNAL errors, and retries UNAVAILABLE without a limit', async () => {
  const { stub, openTab, states, settle } = setUp();
  let attempts = 0;
  stub.respond = () => {
    attempts += 1;
    return rejection('INTERNAL');
  };
  const tab = openTab();
  tab.add('c', 'one', []);
  await settle(20_000);
  expect([attempts, states(tab)]).toEqual([3, ['one failed']]);
  stub.respond = () => rejection('UNAVAILABLE');
  tab.retry(tab.getSnapshot()[0]!.clientId);
  await settle(20_000);
  expect(states(tab)).toEqual(['one queued']);
});

test('sends nothing after sign-out, and hides entries from another account', async () => {
  const { storage, stub, openTab, settle } = setUp();
  stub.respond = () => networkError;
  const tab = openTab();
  tab.add('c', 'mine', []);
  await settle();
  tab.stop();
  stub.respond = () => undefined;
  await settle(60_000);
  expect(stub.accepted).toEqual([]);
  expect(new OutboxStore('bob', () => storage).list()).toEqual([]);
});

test('sends a message without storage', async () => {
  const { stub, settle } = setUp();
  const outbox = new Outbox({
    store: new OutboxStore('ana', () => {
      throw new Error('SecurityError');
    }),
    withLock: (_, work) => work(),
    send: async ({ content }) => void stub.accepted.push(content),
    loadSent: async () => {},
    files: { save: async () => {}, reupload: async () => null, remove: async () => {} },
  });
  outbox.add('c', 'one', []);
  await settle();
  expect([stub.accepted, outbox.getSnapshot()]).toEqual([['one'], []]);
});
