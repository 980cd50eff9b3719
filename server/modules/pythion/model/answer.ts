import { JSONParser } from '@streamparser/json';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { ReportSection, SentenceOrigin } from '../../../../shared/contracts/analysis';
import { ModelError } from './modelError';

/** Sections that a model may add to: those that are sentences only. */
export const modelSections = ['summary', 'market', 'competition', 'nextSteps'] as const satisfies ReportSection[];

/** Nothing that a model knows from elsewhere can be checked, so it is a guess and never general knowledge. */
const modelOrigins = ['said', 'calculated', 'guess'] as const satisfies SentenceOrigin[];

/** A sentence of the report's contract, as a model writes it. Lengths are checked later: not every endpoint knows them. */
const answerSentence = v.strictObject({
  section: v.picklist(modelSections),
  origin: v.picklist(modelOrigins),
  text: v.string(),
  quote: v.nullable(v.string()),
  formula: v.nullable(v.string()),
});

export type AnswerSentence = v.InferOutput<typeof answerSentence>;

/** Endpoints without structured output leave out what is null. */
const lenientSentence = v.object({
  ...answerSentence.entries,
  quote: v.nullish(v.string(), null),
  formula: v.nullish(v.string(), null),
});

const { $schema: _dialect, ...schema } = toJsonSchema(v.strictObject({ sentences: v.array(answerSentence) }));

/** For `response_format`, which takes no `$schema`. */
export const answerSchema = { name: 'sentences', schema };

/**
 * Parses an answer while it arrives. Text before the first brace and after the last one, such as a code fence, is ignored.
 * @returns the parts of `sentences` as they are completed; undefined for one that has another form
 * @throws ModelError invalid when it is no JSON, or has no sentences
 */
export async function* parseAnswer(chunks: AsyncIterable<string>): AsyncGenerator<AnswerSentence | undefined> {
  const completed: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.sentences.*'], keepStack: false });
  parser.onValue = ({ value }) => void completed.push(value);
  let hasStarted = false;
  for await (const chunk of chunks) {
    const start = hasStarted ? 0 : chunk.indexOf('{');
    if (start < 0) continue;
    hasStarted = true;
    write(parser, chunk.slice(start));
    for (const value of completed.splice(0)) {
      const sentence = v.safeParse(lenientSentence, value);
      yield sentence.success ? sentence.output : undefined;
    }
    if (parser.isEnded) return;
  }
  throw new ModelError('invalid', 'the answer ended within its JSON');
}

function write(parser: JSONParser, text: string): void {
  try {
    parser.write(text);
  } catch (error) {
    // What stands behind the object is no part of it.
    if (!parser.isEnded) throw new ModelError('invalid', (error as Error).message);
  }
}
