import { threadUrl, WorkerThread } from '../../core/workerThread';
import type { AnalysisResult } from './analyst/analyse';

/** The text of the specification for an analysis that fails, and for one without a stored session. */
export const analysisFailure = 'Quick analysis failed. Please try again in a moment.';

/**
 * The rules and their compiled code take 220 MB when texts of all languages have been read. With a limit of 256 MB a fifth of
 * the time of an analysis went to the garbage collector, and with 384 MB some 5 % more than with this one, which takes 30 MB more.
 */
export const analystHeapMb = 640;

/**
 * Runs the built-in analyst in a worker thread. It starts when somebody opens the list of analyses or asks for
 * one, because its rules take a second or two and 100 MB to load, and ends after ten minutes without an analysis. One at the
 * limit of length takes 0.1 to 0.3 seconds, by language and machine.
 */
export class AnalystThread extends WorkerThread<{ text: string; language?: string }, AnalysisResult> {
  constructor() {
    super({
      url: threadUrl(import.meta.url, 'pythion.thread'),
      failure: analysisFailure,
      waiting: 50,
      timeoutMs: 10_000,
      idleMs: 600_000,
      maxHeapMb: analystHeapMb,
    });
  }

  /** @throws AppError UNAVAILABLE when too many analyses wait, or when this one fails or takes too long */
  analyse(text: string, language?: string): Promise<AnalysisResult> {
    return this.run({ text, language });
  }
}
