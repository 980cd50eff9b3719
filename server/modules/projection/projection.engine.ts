import { viewerId, type Context } from '../../context';
import { invalidInput, rateLimited, type InputIssue } from '../../core/errors';
import { InFlight } from '../../core/inFlight';
import { threadUrl, WorkerThread } from '../../core/workerThread';

export type ThreadRequest = { task: 'compute' | 'csv' | 'inputs' | 'xlsx' | 'import'; json: string };
export type ThreadAnswer = { json: string } | { file: Uint8Array } | { issues: InputIssue[] };

/** One thread for each process. The longest computation, 20,000 runs with 20 scenarios, takes a few seconds. */
const thread = new WorkerThread<ThreadRequest, ThreadAnswer>({
  url: threadUrl(import.meta.url, 'projection.thread'),
  failure: 'The projection couldn’t be computed. Try again in a moment.',
  waiting: 50,
  timeoutMs: 30_000,
  idleMs: 60_000,
  maxHeapMb: 256,
});

/** Computations of one person that run or wait, so that one person does not fill the queue. */
const maxInFlight = 6;
const inFlight = new InFlight(maxInFlight);

/**
 * Computes outside of the event loop.
 * @param input as JSON, not validated
 * @throws AppError BAD_USER_INPUT with everything that is wrong, RATE_LIMITED, UNAVAILABLE
 */
async function run(ctx: Context, task: ThreadRequest['task'], input: unknown): Promise<ThreadAnswer> {
  const release = inFlight.acquire(viewerId(ctx));
  if (!release) throw rateLimited(1, `You can compute up to ${maxInFlight} projections at a time`);
  try {
    const answer = await thread.run({ task, json: toJson(input) }).catch((error: Error) => {
      ctx.app.log.error({ error: error.cause ?? error, requestId: ctx.requestId }, 'projection: the engine failed');
      throw error;
    });
    if ('issues' in answer) throw invalidInput(answer.issues);
    return answer;
  } finally {
    release();
  }
}

/** @throws AppError BAD_USER_INPUT for JSON that is nested beyond what can be written again */
function toJson(input: unknown): string {
  try {
    return JSON.stringify(input);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidInput([{ path: '', code: 'WRONG_TYPE', message: 'The inputs are nested too deeply.' }]);
  }
}

/** Computes a projection, or reads a CSV file. @returns JSON text @throws AppError as `run` */
export async function computeJson(
  ctx: Context,
  input: unknown,
  task: 'compute' | 'import' = 'compute',
): Promise<string> {
  const answer = await run(ctx, task, input);
  return 'json' in answer ? answer.json : 'null';
}

/** Writes a file of a model's inputs or of their result. @throws AppError as `run` */
export async function computeFile(ctx: Context, inputs: unknown, task: 'csv' | 'inputs' | 'xlsx'): Promise<Buffer> {
  const answer = await run(ctx, task, inputs);
  return Buffer.from('file' in answer ? answer.file : []);
}
