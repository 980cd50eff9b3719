import type { AnalysisFacts, AnalysisReport } from '../../../shared/contracts/analysis';
import { viewerId, type Context } from '../../context';
import { badInput, rateLimited } from '../../core/errors';
import { InFlight } from '../../core/inFlight';
import type { AnalysisResult } from './analyst/analyse';
import { AnalystThread } from './analystThread';

/** One thread for each process, whatever the number of its servers. */
const thread = new AnalystThread();

/** Analyses of one person that run or wait, so that one person does not fill the queue. */
const maxInFlight = 10;
const inFlight = new InFlight(maxInFlight);

/** Loads the analyst before the first analysis: for those who look at theirs and are about to ask for one. */
export const prepareAnalyst = (): void => thread.prepare();

type Idea = { text: string; language?: string };

/** @throws AppError RATE_LIMITED, UNAVAILABLE */
async function run(ctx: Context, { text, language }: Idea): Promise<AnalysisResult> {
  const release = inFlight.acquire(viewerId(ctx));
  if (!release) throw rateLimited(1, `You can run up to ${maxInFlight} analyses at a time`);
  try {
    return await thread.analyse(text, language);
  } catch (error) {
    const { cause } = error as Error;
    ctx.app.log.error({ err: cause ?? error, requestId: ctx.requestId }, 'pythion: the analyst failed');
    throw error;
  } finally {
    release();
  }
}

/**
 * Analyses a text outside of the event loop.
 * @param field the input's field that an error names
 * @throws AppError BAD_USER_INPUT naming the field and what is missing, RATE_LIMITED, UNAVAILABLE
 */
export async function analyse(
  ctx: Context,
  { field = 'idea', ...idea }: Idea & { field?: string },
): Promise<{ report: AnalysisReport; facts: AnalysisFacts }> {
  const result = await run(ctx, idea);
  if (!result.ok) throw badInput({ [field]: result.message });
  return result;
}

/**
 * Checks a changed idea without its answers, with which any text would pass. An idea that no longer passes itself, because
 * an earlier analyst accepted it, may be changed to one that lacks the same.
 * @param previous the idea before
 * @throws AppError BAD_USER_INPUT naming `idea` and what is missing, RATE_LIMITED, UNAVAILABLE
 */
export async function requireIdea(ctx: Context, idea: string, previous: string): Promise<void> {
  if (idea === previous) return;
  const result = await run(ctx, { text: idea });
  if (result.ok) return;
  const before = await run(ctx, { text: previous });
  if (before.ok || before.problem !== result.problem) throw badInput({ idea: result.message });
}
