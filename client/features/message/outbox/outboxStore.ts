/** An uploaded file of an unsent message. */
export type OutboxFile = { url: string; name: string; isImage: boolean };

export type OutboxEntry = {
  /** Idempotency key of the message: the server ignores a repeated send. */
  clientId: string;
  conversationId: string;
  content: string;
  files: readonly OutboxFile[];
  createdAt: string;
  /** Sort key; lower was written first. */
  order: number;
  /** Why the server rejected it. */
  failure?: string;
  /** It was rejected because of its files. */
  hasBadFiles?: boolean;
  /** Its content was edited while pending, so the server may have accepted an older version. */
  isChanged?: boolean;
};

const isEntry = (value: unknown): value is OutboxEntry => {
  const { clientId, conversationId, content, files, createdAt, order } = (value ?? {}) as Record<string, unknown>;
  return (
    [clientId, conversationId, content, createdAt].every((each) => typeof each === 'string') &&
    Array.isArray(files) &&
    typeof order === 'number'
  );
};

const isEqual = (a: OutboxEntry, b: OutboxEntry | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function parseEntry(text: string | null): OutboxEntry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Unsent messages of one person in localStorage. Each message has its own key, because tabs write concurrently and must
 * not overwrite each other's entries. Without storage, entries live as long as the page.
 */
export class OutboxStore {
  private readonly entries = new Map<string, OutboxEntry>();
  private readonly memoryOnlyIds = new Set<string>();
  private readonly prefix: string;

  constructor(
    userId: string,
    /** May throw, because browsers can deny access. */
    private readonly openStorage: () => Storage,
  ) {
    this.prefix = `outbox:${userId}:`;
    this.sync();
  }

  /** Whether a storage event's key concerns this outbox; null means that all keys were cleared. */
  owns = (key: string | null): boolean => key === null || key.startsWith(this.prefix);

  /** Applies changes of other tabs. @returns the entries they removed */
  sync(): OutboxEntry[] {
    let stored: OutboxEntry[];
    try {
      const storage = this.openStorage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      stored = keys.flatMap((key) => (key?.startsWith(this.prefix) ? (parseEntry(storage.getItem(key)) ?? []) : []));
    } catch {
      return [];
    }
    const ids = new Set(stored.map(({ clientId }) => clientId));
    const removed = [...this.entries.values()].filter(
      ({ clientId }) => !ids.has(clientId) && !this.memoryOnlyIds.has(clientId),
    );
    for (const { clientId } of removed) this.entries.delete(clientId);
    for (const entry of stored)
      if (!isEqual(entry, this.entries.get(entry.clientId))) this.entries.set(entry.clientId, entry);
    return removed;
  }

  list = (): OutboxEntry[] => [...this.entries.values()].toSorted((a, b) => a.order - b.order);

  get = (clientId: string): OutboxEntry | undefined => this.entries.get(clientId);

  /** @returns a sort key after all entries, even when the clock went back */
  nextOrder = (): number => Math.max(Date.now(), 1 + Math.max(0, ...this.list().map(({ order }) => order)));

  put(entry: OutboxEntry): void {
    this.entries.set(entry.clientId, entry);
    try {
      this.openStorage().setItem(this.prefix + entry.clientId, JSON.stringify(entry));
      this.memoryOnlyIds.delete(entry.clientId);
    } catch {
      this.memoryOnlyIds.add(entry.clientId);
    }
  }

  remove(clientId: string): void {
    this.entries.delete(clientId);
    this.memoryOnlyIds.delete(clientId);
    try {
      this.openStorage().removeItem(this.prefix + clientId);
    } catch {
      // Without access to storage, the entry was never stored.
    }
  }
}
