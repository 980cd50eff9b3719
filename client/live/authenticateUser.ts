import type { UserAuthenticationHandler } from 'pusher-js';
import { callApi } from '../api/rest';
import { config } from '../config';

type UserAuth = { auth: string; user_data: string };

/**
 * Authenticates a Pusher connection as the signed-in user, so that a hosted service can terminate it together with the
 * session. pusher-js calls this for each connection. Channels work without it.
 */
export const authenticateUser: UserAuthenticationHandler = ({ socketId }, callback) => {
  void callApi<UserAuth>(config.live.signInPath, {
    method: 'POST',
    json: { socket_id: socketId },
    fallback: 'Failed to sign in to live updates',
  }).then(({ data, error }) => (error ? callback(new Error(error.message), null) : callback(null, data)));
};
