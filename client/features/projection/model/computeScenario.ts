import { parseScenario } from '../../../../shared/projection/compute';
import { TooLargeError } from '../../../../shared/projection/exact';
import { parseInputs, tooLarge } from '../../../../shared/projection/parse';
import { project, type Projection } from '../../../../shared/projection/project';
import { BASE } from './document';
import type { Outcome, Result } from './messages';

/** Computes the base or a scenario of it. @returns what the screen shows, and the projection unless the inputs are invalid */
export function computeScenario(
  scenario: string,
  inputs: unknown,
  patch: unknown,
): { outcome: Outcome; projection?: Projection } {
  const parsed = scenario === BASE ? parseInputs(inputs) : parseScenario(inputs, patch, '');
  if (!parsed.ok) return { outcome: { issues: parsed.issues } };
  const { model } = parsed;
  try {
    const projection = project(model);
    return { outcome: { result: resultOf(projection, model) }, projection };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { outcome: { issues: [tooLarge(model.customers.growth, '', error.message)] } };
  }
}

function resultOf(
  { lines, metrics, summary, ownership }: Projection,
  { digits, currency, start }: Parameters<typeof project>[0],
): Result {
  const foundersPercent = (ownership.at(-1)?.percent.get('founders') ?? 0) / 10_000;
  return { lines, metrics, summary, foundersPercent, digits, currency, start };
}
