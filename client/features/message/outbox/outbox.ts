import { toCallError } from '../../../http/toCallError';
import { v4 as newId } from 'uuid';
import type { OutboxFileStore } from './outboxFileStore';
import { OutboxStore, type OutboxEntry, type OutboxFile } from './outboxStore';

/** An unsent message. It is `queued` while its conversation backs off, and `failed` after the server rejected it. */
export type PendingMessage = OutboxEntry & { state: 'sending' | 'queued' | 'failed' };

/** An uploaded file with its data, for a second upload. */
export type UploadedFile = OutboxFile & { file: File };

type OutboxDependencies = {
  store: OutboxStore;
  files: OutboxFileStore;
  /** Sends a message. Idempotent by clientId. Rejects when the server did not accept it. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Loads a message that another tab has sent into the thread. */
  loadSent: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs work under a lock that all tabs share. */
  withLock: (name: string, work: () => Promise<void>) => Promise<void>;
};

/** Error codes after which a retry cannot succeed. */
const permanentErrorCodes = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE']);
/** Attempts per message that end in an INTERNAL error. */
const MAX_INTERNAL_ERRORS = 3;
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/**
 * Queue of unsent messages. A message is stored on the device before it is sent, so a reload loses nothing. Each
 * conversation is drained in order, by one tab at a time, with exponential backoff.
 */
export class Outbox {
  /** Conversations that this tab is draining. */
  private readonly draining = new Set<string>();
  /** Number of failed attempts by conversation, while it backs off. */
  private readonly retryCounts = new Map<string, number>();
  private readonly retryTimers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  /** Messages whose files were uploaded a second time. */
  private readonly reuploadedIds = new Set<string>();
  /** Entries that another tab has sent, until the thread has loaded their messages. */
  private readonly sentElsewhere = new Map<string, OutboxEntry>();
  private readonly memoised = new WeakMap<OutboxEntry, PendingMessage>();
  private snapshot: readonly PendingMessage[] = [];
  private isStopped = false;

  constructor(private readonly dependencies: OutboxDependencies) {
    this.updateSnapshot();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** All unsent messages, oldest first; the same array until something changes. */
  getSnapshot = (): readonly PendingMessage[] => this.snapshot;

  /** Stores a message and sends it as soon as possible. */
  add(conversationId: string, content: string, uploads: readonly UploadedFile[]): void {
    const clientId = newId();
    if (uploads.length > 0)
      void this.dependencies.files.save(
        clientId,
        uploads.map(({ file }) => file),
      );
    const files = uploads.map(({ file: _file, ...each }) => each);
    this.dependencies.store.put({
      clientId,
      conversationId,
      content,
      files,
      createdAt: new Date().toISOString(),
      order: this.dependencies.store.nextOrder(),
    });
    this.updateSnapshot();
    void this.drain(conversationId);
  }

  /** Moves a rejected message to the end of the queue. */
  retry(clientId: string): void {
    this.requeue(clientId, {});
  }

  /** Sends the text of a message whose files were rejected. */
  sendWithoutFiles(clientId: string): void {
    void this.dependencies.files.remove(clientId);
    this.requeue(clientId, { files: [], hasBadFiles: undefined });
  }

  /**
   * Replaces the content of a pending or rejected message and sends it. If it was sent meanwhile, the message is
   * edited.
   */
  edit({ state: _state, ...pending }: PendingMessage, content: string): void {
    const entry = this.dependencies.store.get(pending.clientId) ?? pending;
    this.dependencies.store.put({ ...entry, content, failure: undefined, isChanged: true });
    this.updateSnapshot();
    void this.drain(entry.conversationId);
  }

  private requeue(clientId: string, changes: Partial<OutboxEntry>): void {
    const entry = this.dependencies.store.get(clientId);
    if (!entry) return;
    this.reuploadedIds.delete(clientId);
    this.dependencies.store.put({
      ...entry,
      ...changes,
      failure: undefined,
      order: this.dependencies.store.nextOrder(),
    });
    this.updateSnapshot();
    void this.drain(entry.conversationId);
  }

  remove(clientId: string): void {
    this.delete(clientId);
    this.updateSnapshot();
  }

  /** Drains every conversation now, without waiting for the backoff. */
  drainAll = (): void => {
    this.sync();
    for (const conversationId of new Set(this.dependencies.store.list().map((entry) => entry.conversationId)))
      void this.drain(conversationId);
  };

  /** Applies changes of other tabs. */
  sync = (): void => {
    for (const entry of this.dependencies.store.sync()) {
      if (entry.failure === undefined) void this.showUntilLoaded(entry);
    }
    this.updateSnapshot();
  };

  start(): void {
    this.isStopped = false;
    this.drainAll();
  }

  /** Stops sending, because the next person to sign in must not send these messages. */
  stop(): void {
    this.isStopped = true;
    for (const timer of this.retryTimers.values()) clearTimeout(timer);
  }

  private async drain(conversationId: string): Promise<void> {
    clearTimeout(this.retryTimers.get(conversationId));
    if (this.draining.has(conversationId) || this.isStopped) return;
    this.draining.add(conversationId);
    await this.dependencies.withLock(conversationId, () => this.sendInOrder(conversationId));
    this.draining.delete(conversationId);
    this.updateSnapshot();
    // A message may have been added after the last one was sent.
    if (!this.retryCounts.has(conversationId) && this.nextEntry(conversationId)) void this.drain(conversationId);
  }

  private async sendInOrder(conversationId: string): Promise<void> {
    let internalErrors = 0;
    while (!this.isStopped) {
      // Another tab may have sent entries before this one acquired the lock.
      this.sync();
      const entry = this.nextEntry(conversationId);
      if (!entry) return;
      try {
        await this.dependencies.send(entry);
        this.retryCounts.delete(conversationId);
        internalErrors = 0;
        // If it was edited during the request, the new content is sent next.
        if (this.dependencies.store.get(entry.clientId)?.content === entry.content) this.delete(entry.clientId);
      } catch (error) {
        const { code, fields, message, retryAfter } = toCallError(error, 'Couldn’t send the message.');
        if (fields?.attachments && (await this.reuploadFiles(entry))) continue;
        internalErrors += code === 'INTERNAL' ? 1 : 0;
        if ((code && permanentErrorCodes.has(code)) || internalErrors === MAX_INTERNAL_ERRORS) {
          internalErrors = 0;
          const current = this.dependencies.store.get(entry.clientId);
          if (current?.content === entry.content)
            this.dependencies.store.put({
              ...entry,
              failure: Object.values(fields ?? {})[0] ?? message,
              hasBadFiles: fields?.attachments !== undefined,
            });
        } else if (internalErrors === 0) return this.scheduleRetry(conversationId, retryAfter);
      }
    }
  }

  /**
   * Uploads the files again, once per message, because the server may have deleted them.
   * @returns whether it succeeded
   */
  private async reuploadFiles({ clientId }: OutboxEntry): Promise<boolean> {
    if (this.reuploadedIds.has(clientId)) return false;
    this.reuploadedIds.add(clientId);
    const files = await this.dependencies.files.reupload(clientId);
    const entry = this.dependencies.store.get(clientId);
    if (files && entry) this.dependencies.store.put({ ...entry, files });
    return files !== null;
  }

  private delete(clientId: string): void {
    if (this.dependencies.store.get(clientId)?.files.length) void this.dependencies.files.remove(clientId);
    this.dependencies.store.remove(clientId);
    this.reuploadedIds.delete(clientId);
  }

  private scheduleRetry(conversationId: string, retryAfterSeconds?: number): void {
    const retryCount = this.retryCounts.get(conversationId) ?? 0;
    this.retryCounts.set(conversationId, retryCount + 1);
    const delayMs = retryAfterSeconds
      ? retryAfterSeconds * 1_000
      : Math.min(INITIAL_BACKOFF_MS * 2 ** retryCount, MAX_BACKOFF_MS);
    if (!this.isStopped)
      this.retryTimers.set(
        conversationId,
        setTimeout(() => void this.drain(conversationId), delayMs),
      );
  }

  private async showUntilLoaded(entry: OutboxEntry): Promise<void> {
    this.sentElsewhere.set(entry.clientId, entry);
    await this.dependencies.loadSent(entry).catch(() => undefined);
    this.sentElsewhere.delete(entry.clientId);
    this.updateSnapshot();
  }

  private nextEntry = (conversationId: string): OutboxEntry | undefined =>
    this.dependencies.store
      .list()
      .find((entry) => entry.conversationId === conversationId && entry.failure === undefined);

  /**
   * Rebuilds the snapshot and notifies listeners if it changed. Unchanged messages keep their identity, so their rows
   * do not render.
   */
  private updateSnapshot(): void {
    const getState = ({ failure, conversationId }: OutboxEntry): PendingMessage['state'] =>
      failure !== undefined ? 'failed' : this.retryCounts.has(conversationId) ? 'queued' : 'sending';
    const entries = [...this.dependencies.store.list(), ...this.sentElsewhere.values()].toSorted(
      (a, b) => a.order - b.order,
    );
    const next = entries.map((entry) => {
      const state = getState(entry);
      const previous = this.memoised.get(entry);
      const message = previous?.state === state ? previous : { ...entry, state };
      this.memoised.set(entry, message);
      return message;
    });
    if (next.length === this.snapshot.length && next.every((each, index) => each === this.snapshot[index])) return;
    this.snapshot = next;
    for (const listener of this.listeners) listener();
  }
}
