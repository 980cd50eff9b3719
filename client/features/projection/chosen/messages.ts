import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Explanation } from '../../../../shared/projection/explanation';
import type { MonteCarlo, MonteCarloOptions } from '../../../../shared/projection/monteCarlo';
import type { OwnershipRow } from '../../../../shared/projection/ownership';
import type { Sensitivity } from '../../../../shared/projection/sensitivity';
import type { Cell, Result } from '../model/messages';

export type Scenario = { key: string; name: string; patch: unknown };

/** Everything that follows from a model, or from one of its scenarios. */
export type Computed = Result & {
  ownership: OwnershipRow[];
  /** Names of rounds by id. */
  roundNames: Record<string, string>;
  hasSubscription: boolean;
  sensitivity: Sensitivity;
  /** Customers of each month's cohort that are left, in millionths. */
  cohorts: number[][];
};

/** The model itself has no key. */
export type Variant = { key: string | null; name: string } & (
  | { computed: Computed; issues?: undefined }
  | { computed?: undefined; issues: ProjectionIssue[] }
);

export type ComputeRequest = { kind: 'compute'; id: number; inputs: unknown; scenarios: readonly Scenario[] };
/** @param key of the scenario; null for the model itself */
export type ExplainRequest = { kind: 'explain'; id: number; key: string | null; cells: readonly Cell[]; month: number };
/** @param inputs of the model or scenario, with its patch applied */
export type SimulateRequest = { kind: 'simulate'; inputs: unknown; options: MonteCarloOptions };

export type ToWorker = ComputeRequest | ExplainRequest | SimulateRequest | { kind: 'stop' } | { kind: 'resume' };

export type FromWorker =
  | { kind: 'computed'; id: number; variants: Variant[] }
  | { kind: 'explained'; id: number; explanations: Explanation[] }
  | { kind: 'progress'; done: number; total: number; isStopped: boolean }
  | { kind: 'simulated'; result: MonteCarlo }
  | { kind: 'refused'; issues: ProjectionIssue[] };
