import type { MonteCarlo, MonteCarloOptions } from '../../../../shared/projection/monteCarlo';
import { startWorker } from '../chosen/Figures';
import type { FromWorker, ToWorker } from '../chosen/messages';

export type SimulationState =
  | { status: 'idle' }
  | { status: 'running' | 'stopped'; done: number; total: number }
  | { status: 'finished'; options: MonteCarloOptions; result: MonteCarlo }
  | { status: 'failed'; message: string };

/** Runs the Monte Carlo in a worker of its own. Stopped runs continue where they were. */
export class Simulation {
  private worker: Worker | null = null;
  private listeners = new Set<() => void>();
  private state: SimulationState = { status: 'idle' };
  private readonly createWorker: () => Worker;

  constructor(createWorker = startWorker) {
    this.createWorker = createWorker;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = (): SimulationState => this.state;

  /** Starts from the first run. */
  start(inputs: unknown, options: MonteCarloOptions): void {
    this.terminate();
    this.worker = this.createWorker();
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'progress')
        this.set({ status: data.isStopped ? 'stopped' : 'running', done: data.done, total: data.total });
      if (data.kind === 'simulated') this.set({ status: 'finished', options, result: data.result });
      if (data.kind === 'refused')
        this.set({ status: 'failed', message: data.issues[0]?.message ?? 'The inputs are invalid.' });
    });
    this.worker.addEventListener('error', () => {
      this.terminate();
      this.set({ status: 'failed', message: 'Couldn’t run the simulation.' });
    });
    this.set({ status: 'running', done: 0, total: options.runs });
    this.post({ kind: 'simulate', inputs, options });
  }

  stop(): void {
    this.post({ kind: 'stop' });
  }

  resume(): void {
    this.post({ kind: 'resume' });
  }

  /** Ends the worker and drops its runs. */
  end(): void {
    this.terminate();
    this.set({ status: 'idle' });
  }

  private terminate(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private post(message: ToWorker): void {
    // A worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.worker?.postMessage(message);
  }

  private set(state: SimulationState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
