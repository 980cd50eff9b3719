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
