import { refreshSession } from '../../auth/session';
import { getTokenSessionId } from '../../http/accessToken';
import type { LiveHandlers } from '../../live/handlers';
import { evictDevice } from './settings/deviceCache';

/** Refreshes when this page's own session ended elsewhere: the server rejects the refresh, which signs out. */
export const handlers: LiveHandlers = {
  'session.ended': ({ sessionId }, { cache }) => {
    evictDevice(cache, sessionId);
    if (sessionId === getTokenSessionId()) void refreshSession();
  },
};
