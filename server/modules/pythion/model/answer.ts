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

/** Far above the limit of a sentence, so that no check reads more. */
const part = v.pipe(v.string(), v.maxLength(2_000));

/** What is parsed. Endpoints without structured output leave out what is null. */
const lenientSentence = v.object({
  ...answerSentence.entries,
  text: part,
  quote: v.nullish(part, null),
  formula: v.nullish(part, null),
});

/** Start of the answer's object. Reasoning before it may have other braces. */
const answerStart = /\{\s*"sentences"\s*:/;
const startLength = 100;

const { $schema: _dialect, ...schema } = toJsonSchema(v.strictObject({ sentences: v.array(answerSentence) }));

/** For `response_format`, which takes no `$schema`. */
export const answerSchema = { name: 'sentences', schema };

/**
 * Parses an answer while it arrives. Text before and after its object, such as a code fence, is ignored.
 * @returns the parts of `sentences` as they are completed; undefined for one that has another form
 * @throws ModelError invalid when it is no JSON, or has no sentences
 */
export async function* parseAnswer(chunks: AsyncIterable<string>): AsyncGenerator<AnswerSentence | undefined> {
  const completed: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.sentences.*'], keepStack: false });
  parser.onValue = ({ value }) => void completed.push(value);
  for await (const text of skipToAnswer(chunks)) {
    write(parser, text);
    for (const value of completed.splice(0)) {
      const sentence = v.safeParse(lenientSentence, value);
      yield sentence.success ? sentence.output : undefined;
    }
    if (parser.isEnded) return;
  }
  throw new ModelError('invalid', 'the answer ended within its JSON');
}

async function* skipToAnswer(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '';
  let hasStarted = false;
  for await (const chunk of chunks) {
    const text = hasStarted ? chunk : before + chunk;
    const start: number = hasStarted ? 0 : text.search(answerStart);
    hasStarted = start >= 0;
    if (hasStarted) yield text.slice(start);
    else before = text.slice(-startLength);
  }
}

function write(parser: JSONParser, text: string): void {
  try {
    parser.write(text);
  } catch (error) {
    // What stands behind the object is no part of it.
    if (!parser.isEnded) throw new ModelError('invalid', (error as Error).message);
  }
}
