import { refreshSession } from '../../auth/session';
import { getTokenSessionId } from '../../auth/tokens';
import type { LiveHandlers } from '../../live/handlers';
import { evictDevice } from './settings/deviceCache';

/** When this page's own session was ended elsewhere, the refresh is refused, and that signs out. */
export const handlers: LiveHandlers = {
  'session.ended': ({ sessionId }, { cache }) => {
    evictDevice(cache, sessionId);
    if (sessionId === getTokenSessionId()) void refreshSession();
  },
};
