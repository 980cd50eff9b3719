import { fieldErrors } from '../../../api/fieldErrors';
import { v4 as newId } from 'uuid';
import type { OutboxFiles } from './outboxFiles';
import { OutboxStore, type OutboxEntry, type OutboxFile } from './outboxStore';

/** A message that is not sent yet, and why not. */
export type PendingMessage = OutboxEntry & { state: 'sending' | 'waiting' | 'failed' };

/** A file that was uploaded, and itself, in case that has to be done again. */
export type ChosenFile = OutboxFile & { file: File };

type Parts = {
  store: OutboxStore;
  files: OutboxFiles;
  /** Hands a message to the server; the same one may come again. Rejects when it was not taken. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  /** Brings onto the page what another tab has sent. */
  readSent: (entry: OutboxEntry) => Promise<unknown>;
  /** Runs the work while no other tab runs work of this name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
};

/** After these, sending again is no different. */
const finalCodes = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE']);
/** So often a server that answers with a fault of its own is asked. */
const MOST_FAULTS = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * What the person has written and the server has not taken yet. It is on this device before it is sent, so that a
 * reload loses nothing; each conversation is sent in order, by one tab at a time.
 */
export class Outbox {
  private readonly flights = new Set<string>();
  /** Conversations whose last try was not answered, with the number of tries. */
  private readonly stuck = new Map<string, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  /** Messages whose files were uploaded again. */
  private readonly renewed = new Set<string>();
  /** Sent by another tab, and shown until the messages they have become are here. */
  private readonly leaving = new Map<string, OutboxEntry>();
  private readonly drawn = new WeakMap<OutboxEntry, PendingMessage>();
  private shown: readonly PendingMessage[] = [];
  private isStopped = false;

  constructor(private readonly parts: Parts) {
    this.show();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** All that waits, in the order of writing; the same list until something changes. */
  list = (): readonly PendingMessage[] => this.shown;

  /** Keeps a message and sends it as soon as can be. */
  add(conversationId: string, content: string, chosen: readonly ChosenFile[]): void {
    const clientId = newId();
    if (chosen.length > 0)
      void this.parts.files.keep(
        clientId,
        chosen.map(({ file }) => file),
      );
    const files = chosen.map(({ file: _file, ...each }) => each);
    this.parts.store.put({
      clientId,
      conversationId,
      content,
      files,
      createdAt: new Date().toISOString(),
      order: this.parts.store.nextOrder(),
    });
    this.show();
    void this.drain(conversationId);
  }

  /** Sends a refused message once more, after those that wait. */
  retry(clientId: string): void {
    this.sendAnew(clientId, {});
  }

  /** What is wrong with a refused message are its files: its words go alone. */
  sendWithoutFiles(clientId: string): void {
    void this.parts.files.drop(clientId);
    this.sendAnew(clientId, { files: [], hasBadFiles: undefined });
  }

  /** Changes the words of a message that waits or was refused, and sends it. One that was sent meanwhile gets them there. */
  change({ state: _state, ...pending }: PendingMessage, content: string): void {
    const entry = this.parts.store.get(pending.clientId) ?? pending;
    this.parts.store.put({ ...entry, content, failure: undefined, isChanged: true });
    this.show();
    void this.drain(entry.conversationId);
  }

  private sendAnew(clientId: string, part: Partial<OutboxEntry>): void {
    const entry = this.parts.store.get(clientId);
    if (!entry) return;
    this.renewed.delete(clientId);
    this.parts.store.put({ ...entry, ...part, failure: undefined, order: this.parts.store.nextOrder() });
    this.show();
    void this.drain(entry.conversationId);
  }

  remove(clientId: string): void {
    this.forget(clientId);
    this.show();
  }

  /** Something may be possible now that was not: every conversation is tried, at once. */
  drainAll = (): void => {
    this.refresh();
    for (const conversationId of new Set(this.parts.store.list().map((entry) => entry.conversationId)))
      void this.drain(conversationId);
  };

  /** Takes over what other tabs did. */
  refresh = (): void => {
    for (const entry of this.parts.store.read()) {
      if (entry.failure === undefined) void this.acknowledge(entry);
    }
    this.show();
  };

  start(): void {
    this.isStopped = false;
    this.drainAll();
  }

  /** Sends nothing more: whoever signs in next must not send it as theirs. */
  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private async drain(conversationId: string): Promise<void> {
    clearTimeout(this.timers.get(conversationId));
    if (this.flights.has(conversationId) || this.isStopped) return;
    this.flights.add(conversationId);
    await this.parts.alone(conversationId, () => this.sendInOrder(conversationId));
    this.flights.delete(conversationId);
    this.show();
    // Written while the last one was on its way out of the list.
    if (!this.stuck.has(conversationId) && this.next(conversationId)) void this.drain(conversationId);
  }

  private async sendInOrder(conversationId: string): Promise<void> {
    let faults = 0;
    while (!this.isStopped) {
      // Another tab may have sent it while this one waited for its turn.
      this.refresh();
      const entry = this.next(conversationId);
      if (!entry) return;
      try {
        await this.parts.send(entry);
        this.stuck.delete(conversationId);
        faults = 0;
        // Changed on its way: the new words follow.
        if (this.parts.store.get(entry.clientId)?.content === entry.content) this.forget(entry.clientId);
      } catch (error) {
        const { code, fields, message, retryAfter } = fieldErrors(error, 'The message could not be sent.');
        if (fields?.attachments && (await this.renewFiles(entry))) continue;
        faults += code === 'INTERNAL' ? 1 : 0;
        if ((code && finalCodes.has(code)) || faults === MOST_FAULTS) {
          faults = 0;
          const now = this.parts.store.get(entry.clientId);
          if (now?.content === entry.content)
            this.parts.store.put({
              ...entry,
              failure: Object.values(fields ?? {})[0] ?? message,
              hasBadFiles: fields?.attachments !== undefined,
            });
        } else if (faults === 0) return this.tryLater(conversationId, retryAfter);
      }
    }
  }

  /** The server may know the uploads no more: once, the files are uploaded again. @returns whether they were */
  private async renewFiles({ clientId }: OutboxEntry): Promise<boolean> {
    if (this.renewed.has(clientId)) return false;
    this.renewed.add(clientId);
    const files = await this.parts.files.uploadAgain(clientId);
    const entry = this.parts.store.get(clientId);
    if (files && entry) this.parts.store.put({ ...entry, files });
    return files !== null;
  }

  private forget(clientId: string): void {
    if (this.parts.store.get(clientId)?.files.length) void this.parts.files.drop(clientId);
    this.parts.store.remove(clientId);
    this.renewed.delete(clientId);
  }

  private tryLater(conversationId: string, seconds?: number): void {
    const tries = this.stuck.get(conversationId) ?? 0;
    this.stuck.set(conversationId, tries + 1);
    const wait = seconds ? seconds * 1_000 : Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    if (!this.isStopped)
      this.timers.set(
        conversationId,
        setTimeout(() => void this.drain(conversationId), wait),
      );
  }

  private async acknowledge(entry: OutboxEntry): Promise<void> {
    this.leaving.set(entry.clientId, entry);
    await this.parts.readSent(entry).catch(() => undefined);
    this.leaving.delete(entry.clientId);
    this.show();
  }

  private next = (conversationId: string): OutboxEntry | undefined =>
    this.parts.store.list().find((entry) => entry.conversationId === conversationId && entry.failure === undefined);

  /** Tells when something is different: what stays the same is the same object, and is not drawn again. */
  private show(): void {
    const stateOf = ({ failure, conversationId }: OutboxEntry): PendingMessage['state'] =>
      failure !== undefined ? 'failed' : this.stuck.has(conversationId) ? 'waiting' : 'sending';
    const entries = [...this.parts.store.list(), ...this.leaving.values()].toSorted((a, b) => a.order - b.order);
    const next = entries.map((entry) => {
      const state = stateOf(entry);
      const before = this.drawn.get(entry);
      const now = before?.state === state ? before : { ...entry, state };
      this.drawn.set(entry, now);
      return now;
    });
    if (next.length === this.shown.length && next.every((each, index) => each === this.shown[index])) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
}
