import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Explanation } from '../../../../shared/projection/explanation';
import { BASE, getAt, isObject, type Doc } from './document';
import type { Cell, FromWorker, Result, ToWorker } from './messages';

export type Computed = {
  /** The last valid results by scenario. They stay while inputs are invalid. */
  results: Readonly<Record<string, Result>>;
  /** What is wrong, by scenario. */
  issues: Readonly<Record<string, readonly ProjectionIssue[]>>;
  /** The engine itself failed, such as when its code can't be loaded. */
  hasFailed: boolean;
};

/** Patches of a document's scenarios by key. */
const patchesOf = (doc: Doc): Record<string, unknown> => {
  const { scenarios } = doc;
  if (!isObject(scenarios)) return {};
  return Object.fromEntries(Object.entries(scenarios).map(([key, scenario]) => [key, getAt(scenario, ['patch'])]));
};

/** Computes documents in a worker. While one is computed, only the latest of those that follow is kept. */
export class Engine {
  /** The scenario that is shown. */
  private shown = BASE;
  private worker: Worker | null = null;
  private running: { id: number; doc: Doc; invalid: string[] } | null = null;
  private next: Doc | null = null;
  private lastId = 0;
  private explanations = new Map<number, (explanation: Explanation | null) => void>();
  private listeners = new Set<() => void>();
  private state: Computed = { results: {}, issues: {}, hasFailed: false };
  private readonly onComputed: (doc: Doc, invalid: readonly string[]) => void;

  /** @param onComputed called for each document that was computed, with the scenarios that are invalid */
  constructor(onComputed: (doc: Doc, invalid: readonly string[]) => void) {
    this.onComputed = onComputed;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): Computed => this.state;

  /** The scenario that is shown is computed first. */
  show(scenario: string): void {
    this.shown = scenario;
  }

  compute(doc: Doc): void {
    if (this.running) this.next = doc;
    else this.run(doc);
  }

  explain(scenario: string, cell: Cell, month: number): Promise<Explanation | null> {
    const id = (this.lastId += 1);
    return new Promise((resolve) => {
      this.explanations.set(id, resolve);
      this.post({ id, scenario, cell, month });
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
    this.running = { id, doc, invalid: [] };
    this.post({ id, inputs: doc.inputs, patches: patchesOf(doc), first: this.shown });
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
    const { running } = this;
    if (running?.id !== message.id) return;
    if ('isDone' in message) return this.finish(running);
    const { scenario, outcome } = message;
    const isValid = 'result' in outcome;
    if (!isValid) running.invalid.push(scenario);
    const { results, issues } = this.state;
    this.set({
      results: isValid ? { ...results, [scenario]: outcome.result } : results,
      issues: { ...issues, [scenario]: isValid ? [] : outcome.issues },
      hasFailed: false,
    });
  }

  private finish({ doc, invalid }: { doc: Doc; invalid: string[] }): void {
    const { next } = this;
    this.running = null;
    this.next = null;
    if (next) this.run(next);
    this.onComputed(doc, invalid);
  }

  private set(state: Computed): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
