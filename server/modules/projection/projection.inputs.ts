import * as v from 'valibot';
import { projectionLimits } from '../../../shared/contracts/projection';
import { boundedText, isId } from '../../core/validation';

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

const inputs = anyObject('The model’s inputs, valid as in a computation.');
const name = v.pipe(
  boundedText('The name', projectionLimits.name),
  v.minLength(1, 'Enter a name.'),
  v.description(`At most ${projectionLimits.name} characters.`),
);
const wholeVersion = 'version must be a whole number.';
/** Within the range of the database's integers. */
const version = v.pipe(
  v.number(wholeVersion),
  v.integer(wholeVersion),
  v.minValue(0, wholeVersion),
  v.maxValue(2 ** 31 - 1, wholeVersion),
);

export const createInput = v.object({ name, inputs });

export const updateInput = v.object({
  version: v.pipe(
    version,
    v.description('The version that you read. Another one is a conflict, which names what changed.'),
  ),
  name: v.nullish(name),
  inputs: v.nullish(inputs),
});

export const duplicateInput = v.object({ name: v.nullish(name) });

export const scenarioInput = v.object({
  name,
  patch: anyObject('A JSON merge patch over the model’s inputs.'),
  version: v.nullish(v.pipe(version, v.description('The version that you read; left out for a new scenario.'))),
});

/** Keys stay readable in addresses. */
export const scenarioKey = v.pipe(
  v.string('The key must be text.'),
  v.regex(
    new RegExp(`^[A-Za-z0-9_-]{1,${projectionLimits.key}}$`),
    `The key can have letters, digits, "-" and "_", at most ${projectionLimits.key} of them.`,
  ),
);

export const actualsInput = v.object({
  months: anyObject(
    'Actual figures by month "YYYY-MM". What is given changes, the rest stays; null removes a month, or a figure of it.',
  ),
});

export const projectionShareInput = v.object({
  userId: v.pipe(
    v.string('userId must be a person’s id.'),
    v.check((id) => isId(id), 'userId must be a person’s id.'),
    v.description('A person to share it with.'),
    v.metadata({ format: 'uuid' }),
  ),
  canEdit: v.nullish(
    v.pipe(
      v.boolean('canEdit must be true or false.'),
      v.description('True to edit, false to read only; default false.'),
    ),
  ),
});

export const importInput = v.object({
  csv: v.pipe(
    v.string('csv must be text.'),
    v.maxLength(
      projectionLimits.csvCharacters,
      `A CSV file can have up to ${projectionLimits.csvCharacters.toLocaleString('en')} characters.`,
    ),
    v.description('The text of a CSV file with the columns path and value.'),
  ),
});
