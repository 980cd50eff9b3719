import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Explanation } from '../../../../shared/projection/explanation';
import { afterPaint } from './afterPaint';
import { computeScenario } from './computeScenario';
import { BASE, getAt, isObject, type Doc } from './document';
import type { Cell, FromWorker, Outcome, Result, ToWorker } from './messages';

/** Longest computation in the page, in milliseconds. Slower ones delay the frame that shows what is typed. */
const slowMs = 12;
/** So many slow ones in a row, and the page leaves them to the worker. The first are slow because the code isn't compiled yet. */
const maxSlow = 4;
/** So many that the page left to the worker, and it tries one again: it may have been slow because of something else. */
const maxLeft = 8;

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

/**
 * Computes documents. The scenario that is shown is computed in the page, so that the frame of a keystroke has its figures; the
 * others, and all of them on slow devices, in a worker. While it computes, only the latest of the documents that follow is kept.
 */
export class Engine {
  /** The scenario that is shown. */
  private shown = BASE;
  /** Slow computations of the page in a row. */
  private slow = 0;
  /** Computations since then that the page left to the worker. */
  private left = 0;
  /** Documents so far. */
  private count = 0;
  /** The scenario that the page computed last, and of which document. */
  private inPage: { scenario: string; document: number } | null = null;
  private worker: Worker | null = null;
  private running: { id: number; doc: Doc; document: number; invalid: string[] } | null = null;
  private next: Doc | null = null;
  /** Cancels the start of the worker's computation. */
  private cancelStart: (() => void) | null = null;
  private lastId = 0;
  /** To explain once the worker has the latest document. */
  private questions: ToWorker[] = [];
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
    this.count += 1;
    this.next = doc;
    const isInPage = this.isPageFast();
    if (isInPage) this.inPage = { scenario: this.computeInPage(doc), document: this.count };
    if (this.running) return;
    // The message and the worker would take time from the frame that shows the page's figures.
    if (isInPage) this.cancelStart ??= afterPaint(() => this.runNext());
    else this.runNext();
  }

  explain(scenario: string, cell: Cell, month: number): Promise<Explanation | null> {
    if (this.cancelStart) this.runNext();
    const id = (this.lastId += 1);
    return new Promise((resolve) => {
      this.explanations.set(id, resolve);
      // The worker explains the figures of the document that it got last: the latest has to come before.
      if (this.next) this.questions.push({ id, scenario, cell, month });
      else this.post({ id, scenario, cell, month });
    });
  }

  stop(): void {
    this.cancelStart?.();
    this.cancelStart = null;
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
    this.next = null;
    this.questions = [];
    for (const resolve of this.explanations.values()) resolve(null);
    this.explanations.clear();
  }

  private isPageFast(): boolean {
    if (this.slow < maxSlow) return true;
    this.left += 1;
    if (this.left <= maxLeft) return false;
    this.left = 0;
    return true;
  }

  /** @returns the scenario */
  private computeInPage(doc: Doc): string {
    const patches = patchesOf(doc);
    const scenario = Object.hasOwn(patches, this.shown) ? this.shown : BASE;
    const start = performance.now();
    const { outcome } = computeScenario(scenario, doc.inputs, patches[scenario]);
    this.slow = performance.now() - start > slowMs ? this.slow + 1 : 0;
    this.showOutcome(scenario, outcome);
    return scenario;
  }

  /** Starts the worker with the latest document. */
  private runNext(): void {
    this.cancelStart?.();
    this.cancelStart = null;
    const { next: doc } = this;
    this.next = null;
    if (!doc) return;
    const id = (this.lastId += 1);
    this.running = { id, doc, document: this.count, invalid: [] };
    this.post({ id, inputs: doc.inputs, patches: patchesOf(doc), first: this.shown });
    for (const question of this.questions.splice(0)) this.post(question);
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
    if (!('result' in outcome)) running.invalid.push(scenario);
    const { inPage } = this;
    const hasPage = inPage?.scenario === scenario && inPage.document >= running.document;
    // Else the page has these figures, or newer ones.
    if (!hasPage) this.showOutcome(scenario, outcome);
  }

  private showOutcome(scenario: string, outcome: Outcome): void {
    const isValid = 'result' in outcome;
    const { results, issues } = this.state;
    this.set({
      results: isValid ? { ...results, [scenario]: outcome.result } : results,
      issues: { ...issues, [scenario]: isValid ? [] : outcome.issues },
      hasFailed: false,
    });
  }

  private finish({ doc, invalid }: { doc: Doc; invalid: string[] }): void {
    this.running = null;
    this.runNext();
    this.onComputed(doc, invalid);
  }

  private set(state: Computed): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
