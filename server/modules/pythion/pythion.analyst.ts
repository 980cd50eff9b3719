import type { AnalysisFacts, AnalysisReport } from '../../../shared/contracts/analysis';
import { viewerId, type Context } from '../../context';
import { badInput, rateLimited } from '../../core/errors';
import { InFlight } from '../../core/inFlight';
import { AnalystThread } from './analystThread';

/** One thread for each process, whatever the number of its servers. */
const thread = new AnalystThread();

/** Analyses of one person that run or wait, so that one person does not fill the queue. */
const maxInFlight = 10;
const inFlight = new InFlight(maxInFlight);

/**
 * Analyses a text outside of the event loop.
 * @param field the input's field that an error names
 * @throws AppError BAD_USER_INPUT naming the field and what is missing, RATE_LIMITED, UNAVAILABLE
 */
export async function analyse(
  ctx: Context,
  { text, language, field = 'idea' }: { text: string; language?: string; field?: string },
): Promise<{ report: AnalysisReport; facts: AnalysisFacts }> {
  const release = inFlight.acquire(viewerId(ctx));
  if (!release) throw rateLimited(1, `You can run up to ${maxInFlight} analyses at a time`);
  try {
    const result = await thread.analyse(text, language).catch((error: Error) => {
      ctx.app.log.error({ err: error.cause ?? error, requestId: ctx.requestId }, 'pythion: the analyst failed');
      throw error;
    });
    if (!result.ok) throw badInput({ [field]: result.message });
    return result;
  } finally {
    release();
  }
}
