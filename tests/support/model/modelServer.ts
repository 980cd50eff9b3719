import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Call = { headers: IncomingHttpHeaders; body: any; response: ServerResponse };
type Answer = (response: ServerResponse) => void | Promise<void>;

/** A local server with the chat completions of an OpenAI-compatible endpoint. */
export type ModelServer = {
  port: number;
  /** Calls since the last `answer`. */
  calls: Call[];
  /** Sets the answers of the next calls. The last one stays. */
  answer(...answers: Answer[]): void;
  /** Environment of a server that uses this model. */
  env(more?: Record<string, string>): Record<string, string>;
  close(): Promise<void>;
};

export async function startModelServer(port = 0): Promise<ModelServer> {
  const calls: Call[] = [];
  let answers: Answer[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()), response });
      const answer = answers.length > 1 ? answers.shift()! : answers[0];
      if (request.url === '/v1/chat/completions' && answer) void answer(response);
      else response.writeHead(404).end();
    });
  };
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address() as AddressInfo;
  return {
    port: address.port,
    calls,
    answer(...next) {
      calls.length = 0;
      answers = next;
    },
    env: (more = {}) => ({
      LLM_BASE_URL: `http://127.0.0.1:${address.port}/v1`,
      LLM_MODEL: 'small-model',
      LLM_API_KEY: 'key-of-tests',
      ...more,
    }),
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export type ModelSentence = {
  section?: string;
  origin?: string;
  text: string;
  quote?: string | null;
  formula?: string;
};

/** The JSON that a model writes. */
export const modelJson = (sentences: readonly ModelSentence[]): string =>
  JSON.stringify({
    sentences: sentences.map((one) => ({ section: 'market', origin: 'guess', quote: null, formula: null, ...one })),
  });

const event = (part: object | string) => `data: ${typeof part === 'string' ? part : JSON.stringify(part)}\r\n\r\n`;

/** A text as events of some letters each. */
const eventsOf = (text: string, letters = 40): string[] => [
  event({ choices: [{ delta: { role: 'assistant' } }] }),
  ...(text.match(new RegExp(`[\\s\\S]{1,${letters}}`, 'gu')) ?? []).map((content) =>
    event({ choices: [{ delta: { content } }] }),
  ),
  event({ choices: [] }),
  event('[DONE]'),
];

const startStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

/** Streams a text at once. */
export const streams =
  (text: string): Answer =>
  (response) =>
    void startStream(response).end(eventsOf(text).join(''));

/** Streams a text in pieces of so many bytes, which divide events and letters. */
export const streamsInPieces =
  (text: string, bytes: number): Answer =>
  async (response) => {
    startStream(response);
    const all = Buffer.from(eventsOf(text).join(''));
    for (let start = 0; start < all.length; start += bytes) {
      response.write(all.subarray(start, start + bytes));
      await sleep(0);
    }
    response.end();
  };

/** Streams the start of a text and then nothing, with the connection open. */
export const stalls =
  (text: string): Answer =>
  (response) =>
    void startStream(response).write(eventsOf(text).slice(0, -2).join(''));

/** Streams the start of a text and closes the connection. */
export const breaks =
  (text: string): Answer =>
  (response) =>
    void startStream(response).write(eventsOf(text).slice(0, -2).join(''), () => response.destroy());

/** Never answers. */
export const hangs: Answer = () => {};

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('{"error":{"message":"no"}}');

/** One JSON body, as endpoints without streams answer. */
export const answersWhole =
  (content: string): Answer =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));

/** A body as it is. */
export const raw =
  (body: string, type = 'text/event-stream'): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

/** More bytes than any answer may have. */
export const floods: Answer = async (response) => {
  startStream(response);
  const part = event({ choices: [{ delta: { content: ' '.repeat(60_000) } }] });
  for (let count = 0; count < 2_000 && !response.destroyed; count++) if (!response.write(part)) await sleep(5);
  response.end();
};
