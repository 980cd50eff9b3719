import { restType } from '../../rest/contract/restType';
import { nullable, urlOrPath } from '../../rest/contract/schema';
import { storyCardProjection } from './news.card';
import { storyProjection } from './news.lists';
import type { NewsSource } from './news.type';

const fields = { imageUrl: nullable(urlOrPath('Address of its picture, stored by this server, or null.')) };
const formats = { url: 'uri' } as const;

export const newsStoryCardType = restType('NewsStoryCard', {
  projection: () => storyCardProjection('story', 'snake'),
  fields,
  formats,
});

export const newsStoryType = restType('NewsStory', {
  projection: () => storyProjection('story', 'snake'),
  fields,
  formats,
});

export const newsSourceType = restType('NewsSource');

export const toRestSource = ({ id, title, isEnabled, fetchedAt, isFailing }: NewsSource) => ({
  id,
  title,
  is_enabled: isEnabled,
  fetched_at: fetchedAt,
  is_failing: isFailing,
});
