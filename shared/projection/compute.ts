import { projectionLimits, type ProjectionIssue } from '../contracts/projection';
import { TooLargeError } from './exact';
import { modelFields, monteCarloFields } from './fields';
import { mergePatch } from './mergePatch';
import type { Model } from './model';
import { runMonteCarlo, summariseSamples, type MonteCarloOptions } from './monteCarlo';
import { parseInputs, tooLarge, type ParsedInputs } from './parse';
import {
  presentMonteCarlo,
  presentProjection,
  presentSensitivity,
  type PresentedMonteCarlo,
  type PresentedProjection,
  type PresentedSensitivity,
} from './present';
import { project } from './project';
import { isObject, IssueList, readFields, reportUnknown } from './readInputs';
import { computeSensitivity } from './sensitivity';

/** The answer of FINANCE.md's call. */
export type ComputedProjection = {
  base: PresentedProjection;
  scenarios: Record<string, PresentedProjection>;
  sensitivity: PresentedSensitivity;
  monteCarlo?: PresentedMonteCarlo;
};

export type Computation = { ok: true; projection: ComputedProjection } | { ok: false; issues: ProjectionIssue[] };

const requestFields = { inputs: 0, scenarios: 0, monteCarlo: 0 };
const scenarioFields = { name: 0, patch: 0 };

/** Fields that a scenario has in common with its base. */
export const frameFields = ['currency', 'startMonth', 'template'] as const;

/**
 * The call of FINANCE.md, for untrusted JSON.
 * @returns everything that is wrong at once: of the inputs, then of the scenarios, then of the rest of the request
 */
export function computeProjection(request: unknown): Computation {
  if (!isObject(request)) return parseInputs(undefined) as Computation & { ok: false };
  const base = parseInputs(request.inputs);
  const rest = new IssueList();
  const scenarios = readScenarios(request.scenarios, request.inputs, base, rest);
  const options = readMonteCarlo(request.monteCarlo, rest);
  reportUnknown(request, requestFields, '', rest);
  const issues = [...(base.ok ? [] : base.issues), ...rest.issues];
  if (!base.ok || issues.length > 0) return { ok: false, issues: issues.slice(0, projectionLimits.issues) };
  return compute(base.model, scenarios, options);
}

/**
 * Reads a scenario's patch over the base's inputs.
 * @param path of the patch within the request, for its issues
 */
export function parseScenario(inputs: unknown, patch: unknown, path: string): ParsedInputs {
  const issues = new IssueList(path);
  if (!isObject(patch)) {
    const isAbsent = patch === null || patch === undefined;
    issues.add(
      '',
      isAbsent ? 'REQUIRED' : 'WRONG_TYPE',
      isAbsent ? 'A patch is required.' : 'A patch must be an object.',
    );
    return { ok: false, issues: issues.issues };
  }
  for (const field of frameFields)
    if (Object.hasOwn(patch, field))
      issues.add(
        field,
        'SCENARIO_CHANGES_FRAME',
        `A scenario has the ${modelFields[field].label.toLowerCase()} of its base. Change it there.`,
      );
  const frame = Object.fromEntries(frameFields.map((field) => [field, isObject(inputs) ? inputs[field] : null]));
  const parsed = parseInputs(mergePatch(mergePatch(inputs, patch), frame), path);
  if (issues.issues.length === 0) return parsed;
  return { ok: false, issues: [...issues.issues, ...(parsed.ok ? [] : parsed.issues)] };
}

function readScenarios(scenarios: unknown, inputs: unknown, base: ParsedInputs, issues: IssueList): [string, Model][] {
  if (scenarios === null || scenarios === undefined) return [];
  if (!isObject(scenarios)) {
    issues.add('scenarios', 'WRONG_TYPE', 'Scenarios must be an object with an entry for each id.');
    return [];
  }
  const entries = Object.entries(scenarios).filter(([, scenario]) => scenario !== null);
  if (entries.length > projectionLimits.scenarios) {
    issues.add('scenarios', 'TOO_MANY', `A projection can have up to ${projectionLimits.scenarios} scenarios.`);
    return [];
  }
  // A scenario repeats what is wrong in its base, unless its patch has a value there. That is reported once.
  const known = new Set(base.ok ? [] : base.issues.map(({ path, code }) => `${code} ${path}`));
  return entries.flatMap(([id, scenario]): [string, Model][] => {
    if (id.length > projectionLimits.id) {
      const { id: most } = projectionLimits;
      issues.add(`scenarios.${id.slice(0, most)}…`, 'WRONG_TYPE', `An id can have up to ${most} characters.`);
      return [];
    }
    const path = `scenarios.${id}`;
    if (!isObject(scenario)) {
      issues.add(path, 'WRONG_TYPE', 'A scenario must be an object.');
      return [];
    }
    const { name } = scenario;
    if (name !== null && name !== undefined && typeof name !== 'string')
      issues.add(`${path}.name`, 'WRONG_TYPE', 'Name must be text.');
    const patchPath = `${path}.patch`;
    const parsed = parseScenario(inputs, scenario.patch, patchPath);
    reportUnknown(scenario, scenarioFields, path, issues);
    if (parsed.ok) return [[id, parsed.model]];
    for (const { path: at, code, message } of parsed.issues) {
      const within = at.slice(patchPath.length + 1);
      if (!known.has(`${code} ${within}`) || hasOwn(scenario.patch, within)) issues.add(at, code, message);
    }
    return [];
  });
}

/** Whether an object has a value of its own at a path. */
function hasOwn(value: unknown, path: string): boolean {
  if (path === '') return true;
  if (!isObject(value)) return false;
  const [key = '', ...rest] = path.split('.');
  return Object.hasOwn(value, key) && hasOwn(value[key], rest.join('.'));
}

function readMonteCarlo(options: unknown, issues: IssueList): MonteCarloOptions | null {
  if (options === null || options === undefined) return null;
  if (!isObject(options)) {
    issues.add('monteCarlo', 'WRONG_TYPE', 'The options of the simulation must be an object.');
    return null;
  }
  const values = readFields(monteCarloFields, options, { path: 'monteCarlo', issues });
  reportUnknown(options, monteCarloFields, 'monteCarlo', issues);
  return values as MonteCarloOptions;
}

/** The result, or the issue of a result beyond computing. */
function attempt<T>(model: Model, path: string, run: () => T): { value: T } | { issue: ProjectionIssue } {
  try {
    return { value: run() };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { issue: tooLarge(model.customers.growth, path, error.message) };
  }
}

function compute(model: Model, scenarios: [string, Model][], options: MonteCarloOptions | null): Computation {
  const base = attempt(model, '', () => {
    const projection = project(model);
    const { plan, lines } = projection;
    return {
      base: presentProjection(projection),
      sensitivity: presentSensitivity(computeSensitivity(plan, lines), model.digits),
      monteCarlo: options && presentMonteCarlo(summariseSamples(runMonteCarlo(plan, options)), model.digits),
    };
  });
  const others = scenarios.map(([id, scenario]) => ({
    id,
    ...attempt(scenario, `scenarios.${id}`, () => presentProjection(project(scenario))),
  }));
  const issues = [base, ...others].flatMap((result) => ('issue' in result ? [result.issue] : []));
  if ('issue' in base || issues.length > 0) return { ok: false, issues };
  const { monteCarlo, ...rest } = base.value;
  const computed = others.flatMap((result) => ('value' in result ? [[result.id, result.value] as const] : []));
  return {
    ok: true,
    projection: { ...rest, scenarios: Object.fromEntries(computed), ...(monteCarlo && { monteCarlo }) },
  };
}
