import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { Config } from '../../../core/config';
import { ModelError } from './modelError';

export type LanguageModelConfig = NonNullable<Config['languageModel']>;

export type ChatMessage = { role: 'system' | 'user'; content: string };

type ChatRequest = {
  model: LanguageModelConfig;
  messages: readonly ChatMessage[];
  /** JSON schema of the answer, for endpoints that support structured output. */
  schema?: { name: string; schema: object };
  signal: AbortSignal;
};

/** A token takes about 250 bytes of a stream. */
const maxBytes = 4 * 1_048_576;
const maxRetryAfterSeconds = 30;

const streamedPart = v.object({ choices: v.array(v.object({ delta: v.object({ content: v.nullish(v.string()) }) })) });
const wholeAnswer = v.object({ choices: v.array(v.object({ message: v.object({ content: v.nullish(v.string()) }) })) });

/**
 * Calls the chat completions of an OpenAI-compatible endpoint. The address is the operator's, so it may be private.
 * Redirects are not followed, because they could lead anywhere with the key and the text.
 * @returns parts of the answer as they arrive
 * @throws ModelError; the reason of `signal` when it is aborted
 */
export async function* streamChat({ model, messages, schema, signal }: ChatRequest): AsyncGenerator<string> {
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'user-agent': 'Venturion',
      ...(model.apiKey && { authorization: `Bearer ${model.apiKey}` }),
    },
    body: JSON.stringify({
      model: model.name,
      messages,
      stream: true,
      ...(schema && { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }),
    }),
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw toModelError(error, signal);
  });
  if (response.status !== 200) {
    await response.body?.cancel().catch(() => undefined);
    throw statusError(response);
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  try {
    if (isStream) yield* readEvents(readText(response));
    else yield await readWhole(readText(response));
  } catch (error) {
    throw toModelError(error, signal);
  }
}

function statusError({ status, headers }: Response): ModelError {
  const retryAfter = Math.min(Number(headers.get('retry-after')) || 0, maxRetryAfterSeconds);
  const failure = status === 429 ? 'busy' : status >= 500 ? 'broken' : 'refused';
  return new ModelError(failure, `status ${status}`, retryAfter * 1_000);
}

function toModelError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelError) return error;
  const { message, cause } = error as Error;
  return new ModelError('unreachable', cause instanceof Error ? cause.message : message);
}

/** Decodes a body and limits its bytes. They are counted after decompression. */
async function* readText({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ModelError('too_large');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** Reads server-sent events. @throws ModelError unreachable when the stream ends before its last event */
async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const received: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => received.push(data) });
  for await (const chunk of chunks) {
    parser.feed(chunk);
    for (const data of received.splice(0)) {
      if (data === '[DONE]') return;
      yield parsePart(data);
    }
  }
  throw new ModelError('unreachable', 'the stream ended without [DONE]');
}

/** Events without text, such as a last one with token counts, are valid. */
function parsePart(data: string): string {
  const part = v.safeParse(streamedPart, parseJson(data));
  if (!part.success) throw new ModelError('invalid', 'an event is no part of an answer');
  return part.output.choices[0]?.delta.content ?? '';
}

/** Some endpoints ignore `stream`. */
async function readWhole(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const answer = v.safeParse(wholeAnswer, parseJson(text));
  if (!answer.success) throw new ModelError('invalid', 'the body is no answer');
  return answer.output.choices[0]?.message.content ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
