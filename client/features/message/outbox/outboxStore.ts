/** A file that was uploaded and goes with the message. */
export type OutboxFile = { url: string; name: string; isImage: boolean };

export type OutboxEntry = {
  /** The message's own id, by which the server knows it when it comes twice. */
  clientId: string;
  conversationId: string;
  content: string;
  files: readonly OutboxFile[];
  createdAt: string;
  /** Lower was written first. */
  order: number;
  /** Why the server refused it. */
  failure?: string;
  /** It was refused because of its files. */
  hasBadFiles?: boolean;
  /** Its words were changed while it waited: the server may have taken it with the former ones. */
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

const isSame = (one: OutboxEntry, other: OutboxEntry | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function parseEntry(text: string | null): OutboxEntry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Unsent messages of one person, kept in the browser. Each has an entry of its own: tabs write at the same time, and
 * none may undo what another did. Where nothing can be stored, they last as long as the page.
 */
export class OutboxStore {
  private readonly entries = new Map<string, OutboxEntry>();
  private readonly unstored = new Set<string>();
  private readonly prefix: string;

  constructor(
    userId: string,
    /** Browsers may refuse it altogether. */
    private readonly openStorage: () => Storage,
  ) {
    this.prefix = `outbox:${userId}:`;
    this.read();
  }

  /** Whether a key of the storage belongs to this outbox; null stands for all keys. */
  owns = (key: string | null): boolean => key === null || key.startsWith(this.prefix);

  /** Takes over what other tabs did. @returns what they took out */
  read(): OutboxEntry[] {
    let found: OutboxEntry[];
    try {
      const storage = this.openStorage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      found = keys.flatMap((key) => (key?.startsWith(this.prefix) ? (parseEntry(storage.getItem(key)) ?? []) : []));
    } catch {
      return [];
    }
    const ids = new Set(found.map(({ clientId }) => clientId));
    const gone = [...this.entries.values()].filter(
      ({ clientId }) => !ids.has(clientId) && !this.unstored.has(clientId),
    );
    for (const { clientId } of gone) this.entries.delete(clientId);
    for (const entry of found)
      if (!isSame(entry, this.entries.get(entry.clientId))) this.entries.set(entry.clientId, entry);
    return gone;
  }

  list = (): OutboxEntry[] => [...this.entries.values()].toSorted((a, b) => a.order - b.order);

  get = (clientId: string): OutboxEntry | undefined => this.entries.get(clientId);

  /** Later than all that wait, whatever the clock says. */
  nextOrder = (): number => Math.max(Date.now(), 1 + Math.max(0, ...this.list().map(({ order }) => order)));

  put(entry: OutboxEntry): void {
    this.entries.set(entry.clientId, entry);
    try {
      this.openStorage().setItem(this.prefix + entry.clientId, JSON.stringify(entry));
      this.unstored.delete(entry.clientId);
    } catch {
      this.unstored.add(entry.clientId);
    }
  }

  remove(clientId: string): void {
    this.entries.delete(clientId);
    this.unstored.delete(clientId);
    try {
      this.openStorage().removeItem(this.prefix + clientId);
    } catch {
      // Then it was never stored.
    }
  }
}
