import { restType } from '../../rest/contract/restType';
import { boolean, component, nullable, object, text, uuid, type JsonSchema } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { cardProjection, modelProjection, scenarioProjection, shareProjection } from './projection.projection';

const document = (description: string): JsonSchema => ({ type: 'object', additionalProperties: true, description });

export const scenarioType = restType('ProjectionScenario', {
  projection: () => scenarioProjection('scenario'),
  fields: { patch: document('JSON merge patch (RFC 7396) over the model’s inputs.') },
});

export const projectionType = restType('Projection', {
  projection: () => modelProjection('model', 'snake'),
  fields: { inputs: document('The model’s inputs. Their names are the same in GraphQL.') },
  nested: [scenarioType, profileCardType],
});

export const projectionCardType = restType('ProjectionCard', {
  projection: () => cardProjection('model', 'snake'),
  nested: [profileCardType],
});

export const projectionShareType = restType('ProjectionShare', {
  projection: () => shareProjection('share', 'snake'),
  nested: [profileCardType],
});

export const changeType = component(
  'ProjectionChange',
  object(
    {
      path: text('Path with dots: name, one below inputs, or one below scenarios and the key of a scenario.'),
      actor_name: nullable(text('Who changed it last; null when you can’t see them.')),
      is_by_viewer: boolean('You changed it last.'),
    },
    { description: 'A value of a model that was changed lately, and by whom.' },
  ),
);

const byMonth = (values: JsonSchema, description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: values },
  description,
});

export const actualsType = component(
  'ProjectionActuals',
  object(
    {
      months: byMonth({ type: 'string' }, 'Actual figures by month and line.'),
      deviations: byMonth(
        { type: ['string', 'null'] },
        'Per cent that each figure is off the plan; null where that is 0.',
      ),
      latest_month: nullable(text('The latest month with figures.')),
      runway_months: nullable(
        text('Months of runway from the latest actual cash, without rounds; null beyond month 60.'),
      ),
      planned_runway_months: nullable(text('The same from the planned cash of that month.')),
    },
    { description: 'Actual figures against the plan.' },
  ),
);

export const params = { id: uuid('The model’s id.') };

const rowsOf = (fields: Record<string, JsonSchema>, description: string): JsonSchema => ({
  type: 'array',
  items: object({ row: { type: 'integer', description: 'Number of the row, from 1.' }, ...fields }),
  description,
});

export const importPreviewType = component(
  'ProjectionImport',
  object(
    {
      kind: text('inputs or actuals.'),
      inputs: { type: ['object', 'null'], additionalProperties: true, description: 'Inputs that were understood.' },
      months: { type: ['object', 'null'], additionalProperties: true, description: 'Actual figures by month.' },
      understood: rowsOf(
        { path: text('Path of the value.'), value: text('The value.') },
        'Values that were understood.',
      ),
      ignored: rowsOf({ text: text('What it is.'), reason: text('Why it is left out.') }, 'What was left out.'),
      issues: {
        type: 'array',
        items: object({ path: text('Path.'), code: text('What is wrong.'), message: text('The same for people.') }),
        description: 'What is wrong with the inputs.',
      },
    },
    { description: 'What a CSV file was understood as.' },
  ),
);
