import * as v from 'valibot';
import { projectionLimits } from '../../../shared/contracts/projection';

const anyObject = (description: string) => v.pipe(v.record(v.string(), v.unknown()), v.description(description));

/** Describes the request of a computation. The engine validates it: its issues have paths and codes. */
export const computeInput = v.object({
  inputs: anyObject('The model’s inputs: template, currency, startMonth and openingCash, and all others as needed.'),
  scenarios: v.nullish(
    anyObject(
      `Up to ${projectionLimits.scenarios} scenarios by id, each {name, patch}: the patch is a JSON merge patch over the inputs.`,
    ),
  ),
  monteCarlo: v.nullish(
    anyObject(
      `Runs it when present: {runs, seed, acquisitionPercent, churnPercent, pricePercent, cacPercent, maxRoundDelayMonths}. Up to ${projectionLimits.runs} runs.`,
    ),
  ),
});
