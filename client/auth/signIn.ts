import { readErrorBody, type CallError } from '../http/errors';
import { request, type ApiResponse } from '../http/request';
import { config } from '../config';
import type { SessionUser } from './authState';
import { parseAuthResponse } from './parseAuthResponse';
import { startSession, runAfterRefresh } from './session';

export type SignInResult = { data: SessionUser; error?: undefined } | { data?: undefined; error: CallError };

export type Registration = { email: string; username: string; password: string };

/** Messages for a rejection without a message, no response, an incomplete response and other errors. */
type Messages = { failed: string; noResponse: string; incomplete: string; unexpected: string };

const loginMessages: Messages = {
  failed: 'Login failed',
  noResponse: 'Network error during login.',
  incomplete: 'Login response missing user or access token.',
  unexpected: 'Login failed',
};

const registerMessages: Messages = {
  failed: 'Registration failed',
  noResponse: 'No response from server. Please check your internet connection.',
  incomplete: 'Registration failed. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
};

/** Signs in. The server validates the input; the password is sent unchanged. */
export const login = (username: string, password: string): Promise<SignInResult> =>
  signIn('/login', { username: username.trim().toLowerCase(), password }, loginMessages);

/** Registers an account and signs it in. The server validates the input; the password is sent unchanged. */
export const register = ({ email, username, password }: Registration): Promise<SignInResult> =>
  signIn(
    '/register',
    { email: email.trim().toLowerCase(), username: username.trim().toLowerCase(), password },
    registerMessages,
  );

async function signIn(path: string, json: Record<string, string>, messages: Messages): Promise<SignInResult> {
  try {
    return await runAfterRefresh(async () =>
      readAuthResponse(await request(`${config.authBase}${path}`, { method: 'POST', json }), messages),
    );
  } catch (error) {
    return { error: { message: isNetworkError(error) ? messages.noResponse : messages.unexpected } };
  }
}

function readAuthResponse({ ok, status, body, retryAfter }: ApiResponse, messages: Messages): SignInResult {
  if (!ok) return { error: readErrorBody(body, messages.failed, status, retryAfter) };
  const { user, token } = parseAuthResponse(body);
  if (!user || !token) return { error: { message: messages.incomplete } };
  startSession(user, token);
  return { data: user };
}

/** fetch rejects with a TypeError on network errors, and with a DOMException on a time-out. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));
