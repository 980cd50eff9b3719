import { component, listOf, nullable, object, text, type JsonSchema, type Schema } from '../../rest/contract/schema';

const amount = { type: 'string' };
const mapOf = (values: JsonSchema, description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: values,
  description,
});
const describedList = (description: string, items: Schema): JsonSchema => ({ ...listOf(items), description });
const month = (description: string) => nullable({ type: 'integer', description });

export const resultType = component(
  'ProjectionResult',
  object(
    {
      monthly: mapOf(listOf(amount), 'Lines of 60 months.'),
      metrics: mapOf(listOf({ type: ['string', 'null'] }), 'Metrics of 60 months; null where not meaningful.'),
      summary: object(
        {
          cashOutMonth: month('The first month with closing cash below zero.'),
          planRunwayMonths: nullable(text('Months until cash is zero; null beyond 60.')),
          runwayWithoutFundingMonths: nullable(text('The same without rounds.')),
          breakEvenMonth: month('The first month with revenue and without a loss.'),
          sustainedBreakEvenMonth: month('The same with no loss later.'),
          lowestCash: text('The lowest closing cash.'),
          lowestCashMonth: { type: 'integer', description: 'Its first month.' },
          month60Cash: text('Closing cash of month 60.'),
          totalRaised: text('Cash of all rounds.'),
          foundersPercent: text('The founders’ share after the last round.'),
        },
        { description: 'Key figures.' },
      ),
      capTable: describedList(
        'Ownership after each round; the opening first.',
        object({
          round: nullable(text('Id of the round; null for the opening.')),
          month: { type: 'integer', description: 'Month of the round; 0 for the opening.' },
          preMoney: nullable(text('Valuation before an equity round.')),
          postMoney: nullable(text('Valuation after an equity round.')),
          percent: mapOf(amount, 'Shares by holder: founders, optionPool, existing, and rounds by id.'),
        }),
      ),
    },
    { description: 'Results of one set of inputs.' },
  ),
);

const outcome = (description: string) =>
  object(
    {
      runwayWithoutFundingMonths: nullable(text('Null beyond 60.')),
      month60Cash: text('Closing cash of month 60.'),
    },
    { description },
  );

export const computedProjectionType = component(
  'ComputedProjection',
  object(
    {
      base: resultType,
      scenarios: { type: 'object', additionalProperties: resultType, description: 'Results by scenario.' },
      sensitivity: object(
        {
          base: outcome('The model itself.'),
          ranking: describedList(
            'Drivers, the strongest first.',
            object({
              driver: text('acquisition, churn, price or cac.'),
              percent: { type: 'integer', description: 'How far it moves.' },
              low: outcome('With the input lowered.'),
              high: outcome('With the input raised.'),
              runwayGain: text('Months of runway that the better of both adds.'),
            }),
          ),
        },
        { description: 'Which input moves the runway most.' },
      ),
      monteCarlo: object(
        {
          cash: mapOf(listOf(amount), 'Closing cash of 60 months by percentile.'),
          cashOutMonth: mapOf({ type: 'integer' }, 'Month of the cash-out by percentile; 61 for none.'),
          cashOutProbabilityPercent: mapOf(amount, 'Runs out of cash by the end of a month.'),
        },
        { description: 'Percentiles of the runs.' },
      ),
    },
    { description: 'A computed projection.', optional: ['monteCarlo'] },
  ),
);
