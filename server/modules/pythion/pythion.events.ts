import type { AnalysisCardState, EnrichmentStatusName } from '../../../shared/contracts/pythion';
import type { EventDraft } from '../../database/outbox';

/** The ids under which subscribers know an analysis: its own, and that of its link if it has one. */
export type AnalysisTopics = { id: string; linkId: string | null };

const topicIds = ({ id, linkId }: AnalysisTopics): string[] => (linkId === null ? [id] : [id, linkId]);

export const analysisChanged = (topics: AnalysisTopics, actorId: string): EventDraft<'analysis.changed'>[] =>
  topicIds(topics).map((topicId) => ({
    type: 'analysis.changed',
    topic: 'analysis',
    topicId,
    actorId,
    data: { analysisId: topicId },
  }));

/** Sent to the owner only, whose other pages show the new star or title in lists and reports. */
export const analysisCardChanged = (data: AnalysisCardState, ownerId: string): EventDraft<'analysis.card.changed'> => ({
  type: 'analysis.card.changed',
  topic: 'user',
  topicId: ownerId,
  actorId: ownerId,
  data,
});

/** @param enrichment its state, and the topics and owner of its analysis */
export const enrichmentProgressed = ({
  id,
  linkId,
  ownerId,
  status,
  progress,
  sentences,
}: AnalysisTopics & {
  ownerId: string;
  status: EnrichmentStatusName;
  progress: number;
  sentences: number;
}): EventDraft<'analysis.enrichment.progressed'>[] =>
  topicIds({ id, linkId }).map((topicId) => ({
    type: 'analysis.enrichment.progressed',
    topic: 'analysis',
    topicId,
    actorId: ownerId,
    data: { analysisId: topicId, status, progress, sentences },
  }));

export const analysisDeleted = (topics: AnalysisTopics, actorId: string): EventDraft<'analysis.deleted'>[] =>
  topicIds(topics).map((topicId) => ({
    type: 'analysis.deleted',
    topic: 'analysis',
    topicId,
    actorId,
    data: { analysisId: topicId, access: 'changed' },
  }));

/** @param topicId id of the analysis for a person's share, id of the link for a link */
export const analysisUnshared = (topicId: string, actorId: string): EventDraft<'analysis.unshared'> => ({
  type: 'analysis.unshared',
  topic: 'analysis',
  topicId,
  actorId,
  data: { analysisId: topicId, access: 'changed' },
});

export const analysisCommented = (
  topics: AnalysisTopics,
  type: 'analysis.comment.created' | 'analysis.comment.deleted',
  id: string,
  actorId: string,
): EventDraft<typeof type>[] =>
  topicIds(topics).map((topicId) => ({
    type,
    topic: 'analysis',
    topicId,
    actorId,
    data: { id, analysisId: topicId },
  }));
