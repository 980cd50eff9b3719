import * as v from 'valibot';
import { AppError, badInput } from '../../core/errors';
import { validate } from '../../core/validation';
import { pageLimits } from '../../../shared/contracts/paging';

type Bounds = { min: number; max: number; description: string };

const wholeNumber = (name: string, { min, max, description }: Bounds) => {
  const message = `${name} must be ${min} to ${max}.`;
  return v.pipe(
    v.string(message),
    v.transform(Number),
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
    v.description(description),
  );
};

/** A query parameter that is a whole number within bounds, or missing. */
export const optionalInteger = (name: string, bounds: Bounds) => v.optional(wholeNumber(name, bounds));

/** A query parameter that is a number within bounds, or missing. */
export const optionalNumber = (name: string, { min, max, description }: Bounds) => {
  const message = `${name} must be ${min} to ${max}.`;
  return v.optional(
    v.pipe(
      v.string(message),
      v.transform(Number),
      v.number(message),
      v.minValue(min, message),
      v.maxValue(max, message),
      v.description(description),
    ),
  );
};

/** A query parameter that is a whole number within bounds. @param preset its value when it is missing */
export const integerParameter = (name: string, preset: number, bounds: Bounds) =>
  v.optional(wholeNumber(name, bounds), String(preset));

/** A query parameter that is one of some texts, the first when it is missing. */
export const choiceParameter = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  description: string,
) => {
  const allowed = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return v.optional(v.pipe(v.picklist(values, `${name} must be ${allowed}.`), v.description(description)), values[0]);
};

/** A query parameter that is any text: the service checks it. */
export const textParameter = (name: string, description: string) =>
  v.optional(v.pipe(v.string(`${name} must be given once.`), v.description(description)));

/** A query parameter that may be repeated: each value is an entry. The service checks the values. */
export const repeatedParameter = (description: string) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((values) => [values].flat()),
      v.array(v.string()),
      v.description(description),
    ),
    [],
  );

export const limitParameter = integerParameter('limit', pageLimits.default, {
  min: 1,
  max: pageLimits.max,
  description: 'Rows of a page.',
});

/** Query parameters of every list. */
export const pageParameters = {
  page: integerParameter('page', 1, { min: 1, max: 1_000, description: 'Number of the page.' }),
  limit: limitParameter,
};

export const pageQuery = v.object(pageParameters);

/**
 * Parses a route's query by the schema that also describes it.
 * @throws AppError BAD_USER_INPUT naming every parameter that is wrong
 */
export const parseQuery = <TSchema extends v.GenericSchema>(schema: TSchema, query: unknown): v.InferOutput<TSchema> =>
  validate(schema, query);

/**
 * Runs a search. Its errors name the parameters of the address instead of the service's fields.
 * @param names parameters by the fields whose names differ
 * @throws AppError BAD_USER_INPUT
 */
export async function withParameterNames<Result>(
  names: Readonly<Record<string, string>>,
  search: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await search();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields).map(([path, message]) => {
      const name = path.split('.')[0]!;
      return [names[name] ?? name, message];
    });
    throw badInput(Object.fromEntries(fields));
  }
}
