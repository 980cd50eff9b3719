import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Explanation } from '../../../../shared/projection/explanation';
import type { Doc } from './document';
import type { Cell, FromWorker, Result, ToWorker } from './messages';

export type Computed = {
  /** The last valid result. It stays while inputs are invalid. */
  result: Result | null;
  issues: readonly ProjectionIssue[];
  /** The engine itself failed, such as when its code can't be loaded. */
  hasFailed: boolean;
};

/** Computes documents in a worker. While one is computed, only the latest of those that follow is kept. */
export class Engine {
  private worker: Worker | null = null;
  private running: { id: number; doc: Doc } | null = null;
  private next: Doc | null = null;
  private lastId = 0;
  private explanations = new Map<number, (explanation: Explanation | null) => void>();
  private listeners = new Set<() => void>();
  private state: Computed = { result: null, issues: [], hasFailed: false };
  private readonly onComputed: (doc: Doc, isValid: boolean) => void;

  /** @param onComputed called for each document that was computed */
  constructor(onComputed: (doc: Doc, isValid: boolean) => void) {
    this.onComputed = onComputed;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): Computed => this.state;

  compute(doc: Doc): void {
    if (this.running) this.next = doc;
    else this.run(doc);
  }

  explain(cell: Cell, month: number): Promise<Explanation | null> {
    const id = (this.lastId += 1);
    return new Promise((resolve) => {
      this.explanations.set(id, resolve);
      this.post({ id, cell, month });
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
    this.next = null;
  }

  private run(doc: Doc): void {
    const id = (this.lastId += 1);
    this.running = { id, doc };
    this.post({ id, inputs: doc.inputs });
  }

  private post(message: ToWorker): void {
    this.worker ??= this.start();
    // A worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.handle(data));
    worker.addEventListener('error', () => {
      this.stop();
      this.set({ ...this.state, hasFailed: true });
    });
    return worker;
  }

  private handle(message: FromWorker): void {
    if ('explanation' in message) {
      this.explanations.get(message.id)?.(message.explanation);
      this.explanations.delete(message.id);
      return;
    }
    const { running, next } = this;
    if (running?.id !== message.id) return;
    this.running = null;
    this.next = null;
    if (next) this.run(next);
    const isValid = 'result' in message;
    this.set({
      result: isValid ? message.result : this.state.result,
      issues: isValid ? [] : message.issues,
      hasFailed: false,
    });
    this.onComputed(running.doc, isValid);
  }

  private set(state: Computed): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
