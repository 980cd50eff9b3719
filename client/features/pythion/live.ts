import { lazyImport } from '../../lib/lazyImport';
import type { LiveHandlers } from '../../live/handlers';

/** Loaded apart from the handlers of all domains, because few pages show analyses. */
const load = lazyImport(() => import('./applyAnalysisChange'));
const loadEnrichment = lazyImport(() => import('./enrichment/applyEnrichment'));

export const handlers: LiveHandlers = {
  'analysis.card.changed': async (card, { client }) => (await load()).applyCard(client, card),
  'analysis.changed': async ({ analysisId }, { client }) => (await load()).applyChange(client, analysisId),
  'analysis.unshared': async ({ analysisId }, { client }) => (await load()).applyChange(client, analysisId),
  'analysis.deleted': async ({ analysisId }, { client }) => (await load()).applyDeletion(client, analysisId),
  'analysis.enrichment.progressed': async (progress, { client }) =>
    (await loadEnrichment()).applyEnrichment(client, progress),
  'analysis.comment.created': async ({ analysisId }, { client }) => (await load()).applyNewComment(client, analysisId),
  'analysis.comment.deleted': async ({ id }, { client }) => (await load()).applyDeletedComment(client, id),
};
