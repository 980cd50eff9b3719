import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from './errors';

type Options = {
  /** The file of the thread: see `threadUrl`. It ends with `serveThread`. */
  url: URL;
  /** The sentence of a call that fails, takes too long or finds the queue full. */
  failure: string;
  /** Calls that wait for the thread. */
  waiting: number;
  /** Time of one call. Loading the thread's code is not part of it. */
  timeoutMs: number;
  /** Idle time after which the thread ends and frees its memory. */
  idleMs: number;
  maxHeapMb: number;
};

/** Time for loading a thread's code: from its sources, on a slow machine, it takes more than a call. */
const startTimeoutMs = 60_000;

/**
 * The file of a thread, which is a file of its own in the bundle, beside the process's.
 * @param importer `import.meta.url` of a file in the folder of the thread's source
 * @param name without extension, such as "pythion.thread"
 */
export const threadUrl = (importer: string, name: string): URL =>
  new URL(`./${name}${importer.endsWith('.ts') ? '.ts' : '.js'}`, importer);

/** Starts a thread from its sources when there is no bundle: in development and in tests. */
function start({ url, maxHeapMb }: Options): Worker {
  const isSource = url.href.endsWith('.ts');
  return new Worker(isSource ? new URL('./sourceThread.mjs', import.meta.url) : url, {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 32 },
    env: {},
    workerData: isSource ? url.href : undefined,
  });
}

/**
 * Runs calls in a worker thread, one at a time, so that no other request waits for them. The thread starts with the first
 * call, and again after one that failed.
 */
export class WorkerThread<Request, Response> {
  private readonly queue = pLimit(1);
  private worker: Worker | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  /** @throws AppError UNAVAILABLE when too many calls wait, or when this one fails or takes too long */
  async run(request: Request): Promise<Response> {
    if (this.queue.pendingCount >= this.options.waiting) throw this.failed();
    return this.queue(() => this.call(request));
  }

  /** Starts the thread, unless it runs, so that the next call need not wait for its code. After a failure that call starts it. */
  prepare(): void {
    if (this.worker === undefined && this.queue.activeCount === 0)
      this.queue(() => this.use(async () => {})).catch(() => {});
  }

  /** Ends the thread. The next call starts another one. */
  async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private failed(cause?: unknown): AppError {
    return Object.assign(new AppError('UNAVAILABLE', this.options.failure, { retryAfterSeconds: 5 }), { cause });
  }

  private startWorker(): Worker {
    const worker = start(this.options);
    // An error while nothing waits for an answer must not end the process.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    return worker;
  }

  private call(request: Request): Promise<Response> {
    return this.use(async (worker) => {
      const answered = nextMessage(worker, this.options.timeoutMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(request);
      return (await answered) as Response;
    });
  }

  /** Runs an action with the thread, which it starts if there is none. */
  private async use<T>(action: (worker: Worker) => Promise<T>): Promise<T> {
    clearTimeout(this.idleTimer);
    const isStarting = this.worker === undefined;
    const worker = (this.worker ??= this.startWorker());
    worker.ref();
    try {
      if (isStarting) await nextMessage(worker, startTimeoutMs);
      return await action(worker);
    } catch (error) {
      await this.stop();
      throw this.failed(error);
    } finally {
      this.worker?.unref();
      this.idleTimer = setTimeout(() => void this.stop(), this.options.idleMs).unref();
    }
  }
}

/** @throws the error of the thread, such as one over its memory, or AbortError when the time is over */
async function nextMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
  const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
  return message;
}
