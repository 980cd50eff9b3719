import {
  joinSamples,
  runMonteCarlo,
  summariseSamples,
  type MonteCarloOptions,
  type Samples,
} from '../../../../shared/projection/monteCarlo';
import type { Plan } from '../../../../shared/projection/plan';
import type { FromWorker } from './messages';

/** Runs between two reports of the progress. Messages to the worker are handled there. */
const runsAtOnce = 250;

/** A Monte Carlo in parts, which can stop and continue. Equal seeds give equal results, in whatever parts. */
export class SimulationRun {
  private parts: Samples[] = [];
  private done = 0;
  private isRunning = false;
  private loop = 0;
  private readonly plan: Plan;
  private readonly options: MonteCarloOptions;
  private readonly answer: (message: FromWorker) => void;

  constructor(plan: Plan, options: MonteCarloOptions, answer: (message: FromWorker) => void) {
    this.plan = plan;
    this.options = options;
    this.answer = answer;
  }

  /** Runs the runs that are left. @throws TooLargeError */
  async run(): Promise<void> {
    const { plan, options } = this;
    if (this.isRunning || this.done === options.runs) return;
    this.isRunning = true;
    this.loop += 1;
    const { loop } = this;
    while (this.done < options.runs) {
      const to = Math.min(this.done + runsAtOnce, options.runs);
      this.parts.push(runMonteCarlo(plan, options, this.done, to));
      this.done = to;
      this.report();
      await new Promise((resolve) => setTimeout(resolve));
      // Stopped meanwhile, and perhaps started again.
      if (!this.isRunning || loop !== this.loop) return;
    }
    this.answer({ kind: 'simulated', result: summariseSamples(joinSamples(this.parts)) });
  }

  stop(): void {
    if (!this.isRunning || this.done === this.options.runs) return;
    this.isRunning = false;
    this.report();
  }

  private report(): void {
    this.answer({ kind: 'progress', done: this.done, total: this.options.runs, isStopped: !this.isRunning });
  }
}
