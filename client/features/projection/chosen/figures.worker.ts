import { computeCohorts } from '../../../../shared/projection/cohorts';
import { parseScenario } from '../../../../shared/projection/compute';
import { TooLargeError } from '../../../../shared/projection/exact';
import { explainCell, explainMetric } from '../../../../shared/projection/explain';
import { parseInputs, tooLarge, type ParsedInputs } from '../../../../shared/projection/parse';
import { createPlan } from '../../../../shared/projection/plan';
import { project, type Projection } from '../../../../shared/projection/project';
import { computeSensitivity } from '../../../../shared/projection/sensitivity';
import type {
  Computed,
  ComputeRequest,
  ExplainRequest,
  FromWorker,
  SimulateRequest,
  ToWorker,
  Variant,
} from './messages';
import { SimulationRun } from './SimulationRun';

// A worker's answer has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (message: FromWorker): void => self.postMessage(message);

/** The computed projections by key, whose cells are explained. */
const projections = new Map<string | null, Projection>();

function computedOf(projection: Projection): Computed {
  const { plan, lines, metrics, summary, ownership } = projection;
  const { digits, currency, start, rounds, subscription } = plan.model;
  return {
    lines,
    metrics,
    summary,
    foundersPercent: (ownership.at(-1)?.percent.get('founders') ?? 0) / 10_000,
    digits,
    currency,
    start,
    ownership,
    roundNames: Object.fromEntries(rounds.map(({ id, name }) => [id, name])),
    hasSubscription: subscription !== null,
    sensitivity: computeSensitivity(plan, lines),
    cohorts: computeCohorts(plan.model, lines),
  };
}

function variant(key: string | null, name: string, parsed: ParsedInputs): Variant {
  if (!parsed.ok) return { key, name, issues: parsed.issues };
  try {
    const projection = project(parsed.model);
    const computed = computedOf(projection);
    projections.set(key, projection);
    return { key, name, computed };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { key, name, issues: [tooLarge(parsed.model.customers.growth, '', error.message)] };
  }
}

function compute({ id, inputs, scenarios }: ComputeRequest): void {
  projections.clear();
  const variants = [
    variant(null, 'Base', parseInputs(inputs)),
    ...scenarios.map(({ key, name, patch }) => variant(key, name, parseScenario(inputs, patch, ''))),
  ];
  answer({ kind: 'computed', id, variants });
}

function explain({ id, key, cells, month }: ExplainRequest): void {
  const projection = projections.get(key);
  const explanations = projection
    ? cells.map((cell) =>
        'line' in cell ? explainCell(projection, cell.line, month) : explainMetric(projection, cell.metric, month),
      )
    : [];
  answer({ kind: 'explained', id, explanations });
}

let simulation: SimulationRun | null = null;

async function simulate({ inputs, options }: SimulateRequest): Promise<void> {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) return answer({ kind: 'refused', issues: parsed.issues });
  const { model } = parsed;
  simulation = new SimulationRun(createPlan(model), options, answer);
  try {
    await simulation.run();
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    answer({ kind: 'refused', issues: [tooLarge(model.customers.growth, '', error.message)] });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'compute') compute(data);
  else if (data.kind === 'explain') explain(data);
  else if (data.kind === 'simulate') void simulate(data);
  else if (data.kind === 'stop') simulation?.stop();
  else void simulation?.run();
});
