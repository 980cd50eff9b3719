import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { vi } from 'vitest';
import { Outbox } from './outbox';
import { OutboxStore, type OutboxEntry } from './outboxStore';

/** In-memory Storage. */
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

export const rejection = (code: string, field = 'content') =>
  new CombinedGraphQLErrors({
    errors: [
      {
        message: 'No.',
        extensions: { code, fields: code === 'BAD_USER_INPUT' ? { [field]: 'Too long.' } : undefined },
      },
    ],
  });
export const networkError = new TypeError('Failed to fetch');

/** A stub browser with tabs and storage, and a stub server that records accepted messages. */
export function setUp() {
  const storage = new FakeStorage();
  const stub = {
    accepted: [] as string[],
    respond: (entry: OutboxEntry): unknown => void entry,
    loadSent: async () => {},
    storedFiles: new Map<string, readonly File[]>(),
  };
  const locks = new Map<string, Promise<void>>();
  const openTab = () => {
    const outbox = new Outbox({
      store: new OutboxStore('ana', () => storage),
      withLock(name, work) {
        const lock = (locks.get(name) ?? Promise.resolve()).then(work);
        locks.set(name, lock);
        return lock;
      },
      async send(entry) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        const failure = stub.respond(entry);
        if (failure) throw failure;
        stub.accepted.push(entry.content);
      },
      loadSent: () => stub.loadSent(),
      files: {
        save: async (clientId, files) => stub.storedFiles.set(clientId, files),
        reupload: async (clientId) =>
          stub.storedFiles.get(clientId)?.map(({ name }) => ({ url: `new ${name}`, name, isImage: true })) ?? null,
        remove: async (clientId) => stub.storedFiles.delete(clientId),
      },
    });
    outbox.start();
    return outbox;
  };
  const states = (outbox: Outbox) => outbox.getSnapshot().map(({ content, state }) => `${content} ${state}`);
  const settle = (ms = 200) => vi.advanceTimersByTimeAsync(ms);
  return { storage, stub, openTab, states, settle };
}
