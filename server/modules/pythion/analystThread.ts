import { threadUrl, WorkerThread } from '../../core/workerThread';
import type { AnalysisResult } from './analyst/analyse';

/** The text of the specification for an analysis that fails, and for one without a stored session. */
export const analysisFailure = 'Quick analysis failed. Please try again in a moment.';

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
      maxHeapMb: 256,
    });
  }

  /** @throws AppError UNAVAILABLE when too many analyses wait, or when this one fails or takes too long */
  analyse(text: string, language?: string): Promise<AnalysisResult> {
    return this.run({ text, language });
  }
}
