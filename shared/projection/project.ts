import { createPlan, type Plan } from './plan';
import type { Lines } from './lines';
import { computeMetrics, type Metrics } from './metrics';
import type { Model } from './model';
import { computeOwnership, type OwnershipRow } from './ownership';
import { runMonths } from './run';
import { summarise, type Summary } from './summary';

/** Everything that follows from one model. */
export type Projection = {
  plan: Plan;
  lines: Lines;
  metrics: Metrics;
  summary: Summary;
  ownership: OwnershipRow[];
};

/** @throws TooLargeError when a result is beyond ±(2^53−1) */
export function project(model: Model): Projection {
  const plan = createPlan(model);
  const lines = runMonths(plan);
  return {
    plan,
    lines,
    metrics: computeMetrics(model, lines),
    summary: summarise(lines),
    ownership: computeOwnership(model),
  };
}
