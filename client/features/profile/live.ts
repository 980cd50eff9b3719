import type { LiveHandlers } from '../../live/handlers';
import { forgetPerson } from './forgetPerson';
import { OwnProfileDocument } from './OwnProfilePage.generated';

/** The own profile as it was changed in another tab, or by an integrator. Others see it when they next read it. */
export const handlers: LiveHandlers = {
  'profile.updated': (_data: { id: string }, { client }) => {
    client.query({ query: OwnProfileDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  },

  /** Somebody deleted their account. Should they come back, what they wrote shows when it is next read. */
  'account.hidden': ({ id }: { id: string }, { cache }) => forgetPerson(cache, id),
};
