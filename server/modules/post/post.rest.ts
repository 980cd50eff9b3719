import { restType } from '../../rest/contract/restType';
import { nullable, urlOrPath, uuid } from '../../rest/contract/schema';
import { imageType } from '../media/media.rest';
import { jobCardType } from '../job/job.rest';
import { profileCardType } from '../profile/profile.rest';
import { newsStoryCardType } from '../news/news.rest';
import { postProjection } from './post.projection';

export const postType = restType('Post', {
  projection: () => postProjection('post', 'snake'),
  fields: {
    userId: uuid('The author’s id.'),
    userIdStr: uuid('The author’s id as text.'),
    image: nullable(urlOrPath('Address of the picture.')),
    imageDetails: { ...nullable(imageType), description: 'The picture in all its sizes.' },
  },
  nested: [profileCardType, jobCardType, newsStoryCardType],
});
