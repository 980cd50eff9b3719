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

export type ToWorker = { id: number; inputs: unknown } | { id: number; cell: Cell; month: number };

export type FromWorker =
  | { id: number; result: Result }
  | { id: number; issues: ProjectionIssue[] }
  | { id: number; explanation: Explanation | null };
