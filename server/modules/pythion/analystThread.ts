import { threadUrl, WorkerThread } from '../../core/workerThread';
import type { AnalysisResult } from './analyst/analyse';

/** The text of the specification for an analysis that fails, and for one without a stored session. */
export const analysisFailure = 'Quick analysis failed. Please try again in a moment.';

/**
 * Runs the built-in analyst in a worker thread. It starts with the first analysis, because its language model takes half a
 * second and 100 MB to load, and ends after ten minutes without one. One analysis takes a tenth of a second at most.
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
