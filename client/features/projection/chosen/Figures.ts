import type { Explanation } from '../../../../shared/projection/explanation';
import type { Cell } from '../model/messages';
import type { FromWorker, Scenario, ToWorker, Variant } from './messages';

export type FiguresState = {
  /** The model, then its scenarios; null until the first result. */
  variants: readonly Variant[] | null;
  /** The code of the engine couldn't be loaded, or it failed. */
  hasFailed: boolean;
};

export const startWorker = (): Worker =>
  new Worker(new URL('./figures.worker.ts', import.meta.url), { type: 'module' });

/** Computes a model with its scenarios in a worker, and explains their cells. */
export class Figures {
  private worker: Worker | null = null;
  private lastId = 0;
  private explanations = new Map<number, (explanations: Explanation[]) => void>();
  private listeners = new Set<() => void>();
  private state: FiguresState = { variants: null, hasFailed: false };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): FiguresState => this.state;

  compute(inputs: unknown, scenarios: readonly Scenario[]): void {
    this.lastId += 1;
    this.post({ kind: 'compute', id: this.lastId, inputs, scenarios });
  }

  /** @param key of the scenario; null for the model itself */
  explain(key: string | null, cells: readonly Cell[], month: number): Promise<Explanation[]> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.explanations.set(id, resolve);
      this.post({ kind: 'explain', id, key, cells, month });
    });
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.explanations.clear();
  }

  private post(message: ToWorker): void {
    this.worker ??= this.start();
    // A worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'computed') this.set({ variants: data.variants, hasFailed: false });
      if (data.kind !== 'explained') return;
      this.explanations.get(data.id)?.(data.explanations);
      this.explanations.delete(data.id);
    });
    worker.addEventListener('error', () => {
      this.stop();
      this.set({ ...this.state, hasFailed: true });
    });
    return worker;
  }

  private set(state: FiguresState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
