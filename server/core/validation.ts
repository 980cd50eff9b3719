import * as v from 'valibot';
import { countGraphemes, maxCodeUnitsPerGrapheme } from '../../shared/graphemes';
import { badInput, type FieldMessages } from './errors';
import { formatCount } from './formatCount';

/**
 * Schema of a text of at most `max` graphemes, five times that in UTF-16 code units, and ten times that in bytes. Trims it;
 * rejects NUL and lone surrogates. The number of code units is known without a look at the text, so it is checked first.
 * @param name the field's name in error messages, e.g. "The post"
 */
export const boundedText = (name: string, max: number) =>
  v.pipe(
    v.string(`${name} must be text.`),
    v.trim(),
    v.maxLength(
      max * maxCodeUnitsPerGrapheme,
      `${name} is too long: it can have at most ${formatCount(max)} characters, of ${formatCount(max * maxCodeUnitsPerGrapheme)} UTF-16 code units together.`,
    ),
    v.check((text) => text.isWellFormed() && !text.includes('\0'), `${name} contains an unsupported character.`),
    v.check(
      (text) => Buffer.byteLength(text) <= max * 10,
      `${name} is too large: it can have at most ${formatCount(max * 10)} bytes.`,
    ),
    v.check(
      (text) => text.length <= max || countGraphemes(text, max) <= max,
      `${name} can have at most ${formatCount(max)} characters.`,
    ),
    v.description(`At most ${formatCount(max)} characters.`),
  );

/** One of an enum's values in upper or lower case: GraphQL sends names, REST sends texts. */
export const enumInput = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  description: string,
) => {
  const texts = values.map((value) => value.toLowerCase());
  const message = `${name} must be one of ${texts.join(', ')}.`;
  return v.pipe(
    v.string(message),
    v.metadata({ enum: texts }),
    v.description(description),
    v.toUpperCase(),
    v.picklist(values, message),
  );
};

/**
 * Chosen values of one filter; none when omitted.
 * @param name the filter's name in error messages, in the plural, e.g. "Skills"
 * @param max most values
 */
export const filterChoices = <Output extends string>(
  name: string,
  value: v.GenericSchema<string, Output>,
  max: number,
) =>
  v.nullish(
    v.pipe(
      v.array(value, `${name} must be a list.`),
      v.maxLength(max, `Choose at most ${max} ${name.toLowerCase()}.`),
      v.description(`${name}, at most ${max}.`),
    ),
    [],
  );

/** Whether a value has the form of an id. Callers answer NOT_FOUND otherwise, so that ids cannot be probed. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);

/** No input takes more. */
const maxListEntries = 500;

/** Checked before the schema, which validates every entry before it counts them. Inputs are objects: others fail in the schema. */
function rejectLongLists(input: unknown): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return;
  for (const [field, value] of Object.entries(input))
    if (Array.isArray(value) && value.length > maxListEntries)
      throw badInput({ [field]: `${field} can have at most ${maxListEntries} entries.` });
}

/**
 * Validates an input. Services call this, so that both transports have the same rules. A value that fails one check is not
 * passed to the later ones, so that limits bound the work of what follows them.
 * @throws AppError BAD_USER_INPUT with a message for every wrong field
 */
export function validate<TSchema extends v.GenericSchema>(schema: TSchema, input: unknown): v.InferOutput<TSchema> {
  rejectLongLists(input);
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const fields: FieldMessages = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? 'input';
    fields[path] ??= issue.input === undefined ? `${path} is required.` : issue.message;
  }
  throw badInput(fields);
}
