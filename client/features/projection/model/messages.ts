import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Explanation } from '../../../../shared/projection/explanation';
import type { LineName, Lines } from '../../../../shared/projection/lines';
import type { MetricName, Metrics } from '../../../../shared/projection/metrics';
import type { Summary } from '../../../../shared/projection/summary';

/** What the screen shows of a projection, at the engine's scale. */
export type Result = {
  lines: Lines;
  metrics: Metrics;
  summary: Summary;
  /** Per cent, after the last round. */
  foundersPercent: number;
  digits: number;
  currency: string;
  /** Calendar month of month 1. */
  start: number;
};

export type Cell = { line: LineName } | { metric: MetricName };

/** `scenario` is a key, or `BASE`. The scenario that is shown is computed first. */
export type ToWorker =
  | { id: number; inputs: unknown; patches: Record<string, unknown>; first: string }
  | { id: number; scenario: string; cell: Cell; month: number };

export type Outcome = { result: Result } | { issues: ProjectionIssue[] };

export type FromWorker =
  | { id: number; scenario: string; outcome: Outcome }
  | { id: number; isDone: true }
  | { id: number; explanation: Explanation | null };
