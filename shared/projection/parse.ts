import { projectionLimits, type ProjectionIssue } from '../contracts/projection';
import { buildModel } from './buildModel';
import { checkAcrossFields } from './crossChecks';
import { TooLargeError } from './exact';
import type { Model } from './model';
import { isObject, IssueList, readInputs, type ReadInputs } from './readInputs';

export type ParsedInputs = { ok: true; model: Model } | { ok: false; issues: ProjectionIssue[] };

/**
 * Reads inputs as JSON. Everything that is wrong is reported at once: fields first, then what spans fields.
 * @param prefix of the paths, for the inputs of a scenario
 */
export function parseInputs(inputs: unknown, prefix = ''): ParsedInputs {
  const issues = new IssueList(prefix);
  if (!isObject(inputs)) {
    const isAbsent = inputs === null || inputs === undefined;
    issues.add(
      prefix ? '' : 'inputs',
      isAbsent ? 'REQUIRED' : 'WRONG_TYPE',
      isAbsent ? 'Inputs are required.' : 'Inputs must be an object.',
    );
    return { ok: false, issues: issues.issues };
  }
  const read = readInputs(inputs, issues);
  checkAcrossFields(read, issues);
  if (issues.issues.length > 0) return { ok: false, issues: issues.issues };
  try {
    return { ok: true, model: buildModel(read) };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { ok: false, issues: [tooLarge(read.customers.monthlyGrowthPercent, prefix, error.message)] };
  }
}

/** Growth over the months of a model from which on it is the usual reason of a result beyond computing. */
const steepGrowth = 100;

/**
 * The sentence of a result beyond ±(2^53−1). The fastest growth is named, because it is the usual reason.
 * @param result that isn't due to that growth
 */
export function tooLarge(
  growth: ReadInputs['customers']['monthlyGrowthPercent'],
  path = '',
  result = '',
): ProjectionIssue {
  const fastest = Math.max(0, ...(growth ?? []));
  const reason =
    result ||
    ((1 + fastest / 1_000_000) ** projectionLimits.months >= steepGrowth
      ? `Growth of ${fastest / 10_000} % a month for 60 months`
      : 'A result of these amounts');
  return { path, code: 'TOO_LARGE', message: `${reason} is beyond computing.` };
}
