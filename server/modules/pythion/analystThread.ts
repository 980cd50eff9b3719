import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '../../core/errors';
import type { AnalysisResult } from './analyst/analyse';

/** A failure of the analyst itself. The text is the one of the specification. */
const analysisFailed = (cause?: unknown) =>
  Object.assign(
    new AppError('UNAVAILABLE', 'Quick analysis failed. Please try again in a moment.', { retryAfterSeconds: 5 }),
    { cause },
  );

type Limits = {
  /** Analyses that wait for the thread. One takes a tenth of a second at most. */
  waiting: number;
  timeoutMs: number;
  /** Idle time after which the thread ends and frees about 100 MB. */
  idleMs: number;
};

const defaultLimits: Limits = { waiting: 50, timeoutMs: 10_000, idleMs: 60_000 };
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** In the bundle the thread is the file beside this one. */
const defaultUrl = new URL(
  import.meta.url.endsWith('.ts') ? './pythion.sourceThread.mjs' : './pythion.thread.js',
  import.meta.url,
);

/**
 * Runs the built-in analyst in a worker thread, one analysis at a time, so that no other request waits for it. The thread
 * starts with the first analysis, because its language model takes half a second and 100 MB to load.
 */
export class AnalystThread {
  private readonly queue = pLimit(1);
  private worker: Worker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits = defaultLimits,
    private readonly url = defaultUrl,
  ) {}

  /** @throws AppError UNAVAILABLE when too many analyses wait, or when this one fails or takes too long */
  async analyse(text: string, language?: string): Promise<AnalysisResult> {
    if (this.queue.pendingCount >= this.limits.waiting) throw analysisFailed();
    return this.queue(() => this.run(text, language));
  }

  /** Ends the thread. The next analysis starts another one. */
  async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.url, { resourceLimits, env: {} });
    // An error while nothing waits for an answer must not end the process.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    return worker;
  }

  private async run(text: string, language: string | undefined): Promise<AnalysisResult> {
    clearTimeout(this.idleTimer);
    const worker = (this.worker ??= this.start());
    worker.ref();
    // Also rejects with the error of the thread, such as one over its memory.
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(this.limits.timeoutMs) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ text, language });
    try {
      const [result] = await answered;
      return result as AnalysisResult;
    } catch (error) {
      await this.stop();
      throw analysisFailed(error);
    } finally {
      this.worker?.unref();
      this.idleTimer = setTimeout(() => void this.stop(), this.limits.idleMs).unref();
    }
  }
}
