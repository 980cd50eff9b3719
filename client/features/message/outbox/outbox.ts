import { fieldErrors } from '../../../api/fieldErrors';
import { v4 as newId } from 'uuid';
import { OutboxStore, type OutboxEntry, type OutboxFile } from './outboxStore';

/** A message that is not sent yet, and why not. */
export type PendingMessage = OutboxEntry & { state: 'sending' | 'waiting' | 'failed' };

type Parts = {
  store: OutboxStore;
  /** Hands a message to the server; the same one may come again. Rejects when it was not taken. */
  send: (entry: OutboxEntry) => Promise<unknown>;
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
  add(conversationId: string, content: string, files: readonly OutboxFile[]): void {
    this.parts.store.put({ clientId: newId(), conversationId, content, files, createdAt: new Date().toISOString(), order: this.parts.store.nextOrder() });
    this.show();
    void this.drain(conversationId);
  }

  /** Sends a refused message once more, after those that wait. */
  retry(clientId: string): void {
    this.sendAnew(clientId, {});
  }

  /** What is wrong with a refused message are its files: its words go alone. */
  sendWithoutFiles(clientId: string): void {
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
    this.parts.store.put({ ...entry, ...part, failure: undefined, order: this.parts.store.nextOrder() });
    this.show();
    void this.drain(entry.conversationId);
  }

  remove(clientId: string): void {
    this.parts.store.remove(clientId);
    this.show();
  }

  /** Something may be possible now that was not: every conversation is tried, at once. */
  drainAll = (): void => {
    this.parts.store.read();
    this.show();
    for (const conversationId of new Set(this.parts.store.list().map((entry) => entry.conversationId))) void this.drain(conversationId);
  };

  /** Another tab changed what waits. */
  refresh = (): void => {
    this.parts.store.read();
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
      this.parts.store.read();
      const entry = this.next(conversationId);
      this.show();
      if (!entry) return;
      try {
        await this.parts.send(entry);
        this.stuck.delete(conversationId);
        faults = 0;
        // Changed on its way: the new words follow.
        if (this.parts.store.get(entry.clientId)?.content === entry.content) this.parts.store.remove(entry.clientId);
      } catch (error) {
        const { code, fields, message, retryAfter } = fieldErrors(error, 'The message could not be sent.');
        faults += code === 'INTERNAL' ? 1 : 0;
        if ((code && finalCodes.has(code)) || faults === MOST_FAULTS) {
          faults = 0;
          const now = this.parts.store.get(entry.clientId);
          if (now?.content === entry.content) this.parts.store.put({ ...entry, failure: Object.values(fields ?? {})[0] ?? message, hasBadFiles: fields?.attachments !== undefined });
        } else if (faults === 0) return this.tryLater(conversationId, retryAfter);
      }
    }
  }

  private tryLater(conversationId: string, seconds?: number): void {
    const tries = this.stuck.get(conversationId) ?? 0;
    this.stuck.set(conversationId, tries + 1);
    const wait = seconds ? seconds * 1_000 : Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    if (!this.isStopped) this.timers.set(conversationId, setTimeout(() => void this.drain(conversationId), wait));
  }

  private next = (conversationId: string): OutboxEntry | undefined => this.parts.store.list().find((entry) => entry.conversationId === conversationId && entry.failure === undefined);

  private show(): void {
    const stateOf = ({ failure, conversationId }: OutboxEntry) => (failure !== undefined ? 'failed' : this.stuck.has(conversationId) ? 'waiting' : 'sending');
    this.shown = this.parts.store.list().map((entry) => ({ ...entry, state: stateOf(entry) }));
    for (const listener of this.listeners) listener();
  }
}
