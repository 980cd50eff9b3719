import { parseScenario } from '../../../../shared/projection/compute';
import { TooLargeError } from '../../../../shared/projection/exact';
import { explainCell, explainMetric } from '../../../../shared/projection/explain';
import { parseInputs, tooLarge } from '../../../../shared/projection/parse';
import { project, type Projection } from '../../../../shared/projection/project';
import { BASE } from './document';
import type { FromWorker, Outcome, ToWorker } from './messages';

/** The last valid projections by scenario, whose cells are explained. */
const last = new Map<string, Projection>();

// A worker's answer has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: FromWorker): void => self.postMessage(message);

function compute(scenario: string, inputs: unknown, patch: unknown): Outcome {
  const parsed = scenario === BASE ? parseInputs(inputs) : parseScenario(inputs, patch, '');
  if (!parsed.ok) return { issues: parsed.issues };
  const { model } = parsed;
  let projection: Projection;
  try {
    projection = project(model);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { issues: [tooLarge(model.customers.growth)] };
  }
  last.set(scenario, projection);
  const { lines, metrics, summary, ownership } = projection;
  const foundersPercent = (ownership.at(-1)?.percent.get('founders') ?? 0) / 10_000;
  const { digits, currency, start } = model;
  return { result: { lines, metrics, summary, foundersPercent, digits, currency, start } };
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
