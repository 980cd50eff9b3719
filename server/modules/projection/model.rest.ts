import { restType } from '../../rest/contract/restType';
import { component, nullable, object, text, uuid, type JsonSchema } from '../../rest/contract/schema';
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
