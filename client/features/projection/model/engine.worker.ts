import { explainCell, explainMetric } from '../../../../shared/projection/explain';
import type { Projection } from '../../../../shared/projection/project';
import { computeScenario } from './computeScenario';
import { BASE } from './document';
import type { FromWorker, Outcome, ToWorker } from './messages';

/** The last valid projections by scenario, whose cells are explained. */
const last = new Map<string, Projection>();

// A worker's answer has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: FromWorker): void => self.postMessage(message);

function compute(scenario: string, inputs: unknown, patch: unknown): Outcome {
  const { outcome, projection } = computeScenario(scenario, inputs, patch);
  if (projection) last.set(scenario, projection);
  return outcome;
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  if ('inputs' in data) {
    const { inputs, patches, first } = data;
    const keys = [BASE, ...Object.keys(patches)];
    for (const scenario of [...keys.filter((key) => key === first), ...keys.filter((key) => key !== first)])
      answer({ id, scenario, outcome: compute(scenario, inputs, patches[scenario]) });
    return answer({ id, isDone: true });
  }
  const { scenario, cell, month } = data;
  const projection = last.get(scenario);
  if (!projection) return answer({ id, explanation: null });
  answer({
    id,
    explanation:
      'line' in cell ? explainCell(projection, cell.line, month) : explainMetric(projection, cell.metric, month),
  });
});
