import { TooLargeError } from '../../../../shared/projection/exact';
import { explainCell, explainMetric } from '../../../../shared/projection/explain';
import { parseInputs, tooLarge } from '../../../../shared/projection/parse';
import { project, type Projection } from '../../../../shared/projection/project';
import type { FromWorker, ToWorker } from './messages';

/** The last valid projection, whose cells are explained. */
let last: Projection | null = null;

// A worker's answer has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: FromWorker): void => self.postMessage(message);

function compute(id: number, inputs: unknown): void {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) return answer({ id, issues: parsed.issues });
  const { model } = parsed;
  try {
    last = project(model);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return answer({ id, issues: [tooLarge(model.customers.growth)] });
  }
  const { lines, metrics, summary, ownership } = last;
  const foundersPercent = (ownership.at(-1)?.percent.get('founders') ?? 0) / 10_000;
  const { digits, currency, start } = model;
  answer({ id, result: { lines, metrics, summary, foundersPercent, digits, currency, start } });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('inputs' in data) return compute(data.id, data.inputs);
  const { id, cell, month } = data;
  if (!last) return answer({ id, explanation: null });
  answer({
    id,
    explanation: 'line' in cell ? explainCell(last, cell.line, month) : explainMetric(last, cell.metric, month),
  });
});
