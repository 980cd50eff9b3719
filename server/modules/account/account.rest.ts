import { restType } from '../../rest/contract/restType';
import { text } from '../../rest/contract/schema';

export const sessionType = restType('Session');

/** Answer of every sign-in. */
export const signedIn = {
  user: restType('SessionUser', { formats: { email: 'email' } }),
  accessToken: text('Bearer token, valid for 15 minutes.'),
};
