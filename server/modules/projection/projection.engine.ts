import { viewerId, type Context } from '../../context';
import { invalidInput, rateLimited, type InputIssue } from '../../core/errors';
import { InFlight } from '../../core/inFlight';
import { threadUrl, WorkerThread } from '../../core/workerThread';

export type ThreadAnswer = { json: string } | { issues: InputIssue[] };

/** One thread for each process. The longest computation, 20,000 runs with 20 scenarios, takes a few seconds. */
const thread = new WorkerThread<string, ThreadAnswer>({
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
 * Computes a projection outside of the event loop.
 * @param request {inputs, scenarios, monteCarlo} as JSON, not validated
 * @returns the projection as JSON text
 * @throws AppError BAD_USER_INPUT with everything that is wrong, RATE_LIMITED, UNAVAILABLE
 */
export async function computeJson(ctx: Context, request: object): Promise<string> {
  const release = inFlight.acquire(viewerId(ctx));
  if (!release) throw rateLimited(1, `You can compute up to ${maxInFlight} projections at a time`);
  try {
    const answer = await thread.run(toJson(request)).catch((error: Error) => {
      ctx.app.log.error({ error: error.cause ?? error, requestId: ctx.requestId }, 'projection: the engine failed');
      throw error;
    });
    if ('issues' in answer) throw invalidInput(answer.issues);
    return answer.json;
  } finally {
    release();
  }
}

/** @throws AppError BAD_USER_INPUT for JSON that is nested beyond what can be written again */
function toJson(request: object): string {
  try {
    return JSON.stringify(request);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidInput([{ path: '', code: 'WRONG_TYPE', message: 'The inputs are nested too deeply.' }]);
  }
}
