import { pythionLimits } from '../../../shared/contracts/pythion';
import type { App } from '../../context';
import { writeTransaction, type WriteTransaction } from '../../database/write';
import {
  failEnrichment,
  finishEnrichment,
  isAttemptRunning,
  startAttempt,
  updateProgress,
  type EnrichmentAttempt,
} from './enrichment.store';
import { ModelError } from './model/modelError';
import { writeSentences, type Progress } from './model/writeSentences';

/** Each attempt sends the text again, so a server that stops during each of them ends the run. */
const maxAttempts = 3;

/** How soon progress is published, and how soon a cancelled call ends. */
const tickMs = 500;

const inTransaction = <T>(app: App, work: (tx: WriteTransaction) => Promise<T>): Promise<T> =>
  writeTransaction(app.orm.em, app.relay.wake, work);

/**
 * Job: lets the language model add sentences to the report. The run ends as failed when the model does; only an outage of
 * the database, or a server that stops, leaves it to another attempt.
 */
export async function enrichAnalysis(
  app: App,
  run: { analysisId: string; runId: string },
  signal: AbortSignal,
): Promise<void> {
  const attempt = await inTransaction(app, (tx) => startAttempt(tx, run));
  if (!attempt) return;
  const fail = (failure: string) => inTransaction(app, (tx) => failEnrichment(tx, attempt, failure));
  const model = app.config.languageModel;
  if (!model) return fail('This server no longer has a language model.');
  if (attempt.attempt > maxAttempts) return fail('The server stopped while the language model was writing.');
  const watch = watchAttempt(app, attempt);
  try {
    const { sentences, dropped } = await writeSentences({
      ...attempt,
      model,
      signal: AbortSignal.any([signal, watch.signal]),
      onProgress: watch.report,
    });
    watch.stop();
    await inTransaction(app, (tx) => finishEnrichment(tx, attempt, { sentences, dropped: dropped.length }));
  } catch (error) {
    if (watch.signal.aborted) return;
    if (!(error instanceof ModelError)) throw error;
    app.log.warn({ failure: error.failure, detail: error.detail }, 'pythion: the language model failed');
    await fail(error.message);
  } finally {
    watch.stop();
  }
}

/** Stores the progress of an attempt at intervals. The signal is aborted when the attempt may not continue. */
function watchAttempt(app: App, attempt: EnrichmentAttempt) {
  const ended = new AbortController();
  let latest: Progress = { accepted: 0, dropped: 0 };
  let stored = latest;
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    const next = latest;
    const isRunning = await inTransaction(app, (tx) =>
      next === stored ? isAttemptRunning(tx, attempt) : updateProgress(tx, attempt, toColumns(next)),
    ).catch(() => true);
    stored = next;
    isBusy = false;
    if (!isRunning) ended.abort();
  };
  const timer = setInterval(() => void tick(), tickMs);
  return {
    signal: ended.signal,
    report: (progress: Progress) => void (latest = progress),
    stop: () => clearInterval(timer),
  };
}

/** The percentage is that of the sentences the model was asked for, 95 at most until all are stored. */
const toColumns = ({ accepted, dropped }: Progress) => ({
  progress: Math.min(95, Math.round(((accepted + dropped) * 100) / pythionLimits.modelSentences)),
  sentences: accepted,
  dropped,
});
