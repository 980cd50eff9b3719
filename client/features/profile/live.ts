import type { LiveHandlers } from '../../live/handlers';
import { OwnProfileDocument } from './OwnProfilePage.generated';

/** The own profile as it was changed in another tab, or by an integrator. Others see it when they next read it. */
export const handlers: LiveHandlers = {
  'profile.updated': (_data: { id: string }, { client }) => {
    client.query({ query: OwnProfileDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  },
};
