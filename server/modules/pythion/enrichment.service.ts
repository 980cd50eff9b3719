import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { sql } from '../../database/write';
import { enqueue } from '../../queue/enqueue';
import { countUse } from '../quotas';
import { cancelRunningEnrichment, insertEnrichment } from './enrichment.store';
import type { LanguageModel } from './enrichment.type';
import { enrichmentDayQuota, enrichmentQuota } from './pythion.quotas';
import { loadOwnAnalysis } from './pythion.store';

/** The language model of this server. @throws AppError UNAUTHENTICATED */
export function readLanguageModel(ctx: Context): LanguageModel {
  viewerId(ctx);
  const { languageModel } = ctx.app.config;
  return { isConfigured: languageModel !== undefined, name: languageModel?.name ?? null };
}

/**
 * Sends the latest text of the viewer's own analysis to the language model, which adds sentences to its report. One runs at
 * a time: a repeated call changes nothing and counts no use.
 * @throws AppError NOT_FOUND, FORBIDDEN for others and without a language model, RATE_LIMITED
 */
export async function startEnrichment(ctx: Context, id: string): Promise<void> {
  const analysis = await loadOwnAnalysis(ctx, id, 'send it to the language model');
  const { languageModel } = ctx.app.config;
  if (!languageModel) throw forbidden('This server has no language model.');
  await write(ctx, async (tx) => {
    const locked = await tx.row(sql`select from analysis where id = ${analysis.id} for no key update`);
    if (!locked) throw notFound('Analysis');
    const running = await tx.row(sql`
      select from analysis_enrichment e join analysis a on a.id = e.analysis_id
      where a.id = ${analysis.id} and e.status = 'running' and e.revision = a.revision`);
    if (running) return;
    const runId = newId();
    await insertEnrichment(tx, { analysisId: analysis.id, runId, model: languageModel.name });
    await enqueue(tx, 'analysis.enrich', { analysisId: analysis.id, runId }, { key: `analysis.enrich ${runId}` });
    await countUse(ctx, tx, enrichmentQuota);
    await countUse(ctx, tx, enrichmentDayQuota);
  });
}

/** Cancels the running enrichment of the viewer's own analysis. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN */
export async function cancelEnrichment(ctx: Context, id: string): Promise<void> {
  const analysis = await loadOwnAnalysis(ctx, id, 'stop the language model');
  await write(ctx, (tx) => cancelRunningEnrichment(tx, analysis.id));
}
