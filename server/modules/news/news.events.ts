import type { EventDraft } from '../../database/outbox';

/** New stories of a source were stored. The event has no content: each reader has sources of their own. */
export const newsStored = (sourceId: string): EventDraft<'news.stored'> => ({
  type: 'news.stored',
  topic: 'feed',
  data: { sourceId },
});
