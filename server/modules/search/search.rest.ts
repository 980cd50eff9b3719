import { restType } from '../../rest/contract/restType';

export const hashtagType = restType('Hashtag');
