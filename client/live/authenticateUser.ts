import type { UserAuthenticationHandler } from 'pusher-js';
import { callApi } from '../api/rest';
import { config } from '../config';

type UserAuth = { auth: string; user_data: string };

/**
 * Ties a connection to the signed-in person, so that a hosted service can end it together with their session. Answers
 * pusher-js, which asks anew over each connection; when it fails, channels work all the same.
 */
export const signIn: UserAuthenticationHandler = ({ socketId }, answer) => {
  void callApi<UserAuth>(config.live.signInPath, {
    method: 'POST',
    json: { socket_id: socketId },
    fallback: 'Failed to sign in to live updates',
  }).then(({ data, error }) => (error ? answer(new Error(error.message), null) : answer(null, data)));
};
