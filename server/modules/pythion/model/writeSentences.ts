import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportSentence } from '../../../../shared/contracts/analysis';
import { pythionLimits } from '../../../../shared/contracts/pythion';
import { answerSchema, parseAnswer } from './answer';
import { streamChat, type LanguageModelConfig } from './chat';
import { checkSentence, readSource, type Source } from './checkSentence';
import { ModelError } from './modelError';
import { buildMessages } from './prompt';

/** Sentences of an answer so far. */
export type Progress = { accepted: number; dropped: number };

export type WrittenSentences = { sentences: ReportSentence[]; dropped: string[] };

type Run = {
  model: LanguageModelConfig;
  /** The founder's text, in which quotes are counted. */
  text: string;
  /** The report so far. A sentence that it has is dropped. */
  report: readonly Pick<ReportSentence, 'section' | 'text'>[];
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};

const maxAttempts = 3;
const maxDropped = 2 * pythionLimits.modelSentences;
const firstBackoffMs = 500;

/**
 * Lets the model write sentences, and checks each. Retries failures that may pass.
 * @throws ModelError; the reason of `signal` when it is aborted
 */
export async function writeSentences(run: Run): Promise<WrittenSentences> {
  const timeout = AbortSignal.timeout(run.model.timeoutSeconds * 1_000);
  const signal = AbortSignal.any([run.signal, timeout]);
  const source = readSource(run.text);
  let hasSchema = true;
  try {
    for (let attempt = 1; ; attempt++) {
      run.onProgress({ accepted: 0, dropped: 0 });
      try {
        return await writeOnce({ ...run, signal }, source, hasSchema);
      } catch (error) {
        if (!(error instanceof ModelError) || attempt === maxAttempts) throw error;
        // An endpoint without structured output rejects the request.
        const isSchemaRefused = error.failure === 'refused' && hasSchema;
        if (!error.canRetry && !isSchemaRefused) throw error;
        if (isSchemaRefused) hasSchema = false;
        else await sleep(Math.max(error.retryAfterMs, backoffMs(attempt)), undefined, { signal });
      }
    }
  } catch (error) {
    if (run.signal.aborted) throw run.signal.reason;
    throw timeout.aborted ? new ModelError('timeout') : error;
  }
}

/** Doubles with each attempt. Jitter spreads calls that failed together. */
const backoffMs = (attempt: number): number => firstBackoffMs * 2 ** (attempt - 1) * (0.5 + Math.random());

async function writeOnce(run: Run, source: Source, hasSchema: boolean): Promise<WrittenSentences> {
  const written: WrittenSentences = { sentences: [], dropped: [] };
  const known = new Set(run.report.map(({ text }) => text.toLowerCase()));
  const chunks = streamChat({
    model: run.model,
    messages: buildMessages(run.text, run.report),
    schema: hasSchema ? answerSchema : undefined,
    signal: run.signal,
  });
  for await (const answer of parseAnswer(chunks)) {
    const checked = answer ? checkSentence(answer, source) : { dropped: 'another form' };
    if ('dropped' in checked) written.dropped.push(checked.dropped);
    else if (known.has(checked.sentence.text.toLowerCase())) written.dropped.push('a repetition');
    else {
      known.add(checked.sentence.text.toLowerCase());
      written.sentences.push(checked.sentence);
    }
    const { sentences, dropped } = written;
    run.onProgress({ accepted: sentences.length, dropped: dropped.length });
    // A model that writes more than it was asked for is stopped.
    if (sentences.length >= pythionLimits.modelSentences || dropped.length >= maxDropped) break;
  }
  if (written.sentences.length === 0) throw new ModelError('unusable', [...new Set(written.dropped)].join('; '));
  return written;
}
