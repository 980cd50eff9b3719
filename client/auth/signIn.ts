import { readErrorBody, type CallError } from '../api/errors';
import { request, type ApiResponse } from '../api/request';
import { config } from '../config';
import type { SessionUser } from './authState';
import { parseAuthResponse } from './parseAuthResponse';
import { startSession, runAfterRefresh } from './session';

export type SignInResult = { data: SessionUser; error?: undefined } | { data?: undefined; error: CallError };

export type Registration = { email: string; username: string; password: string };

/** What to say when the server did not: no answer, an answer without its parts, a refusal without words. */
type Messages = { failed: string; silent: string; incomplete: string; unexpected: string };

const loginMessages: Messages = {
  failed: 'Login failed',
  silent: 'Network error during login.',
  incomplete: 'Login response missing user or access token.',
  unexpected: 'Login failed',
};

const registerMessages: Messages = {
  failed: 'Registration failed',
  silent: 'No response from server. Please check your internet connection.',
  incomplete: 'Registration failed. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
};

/** Signs in. The server judges the input; the password goes as typed. */
export const login = (username: string, password: string): Promise<SignInResult> =>
  signIn('/login', { username: username.trim().toLowerCase(), password }, loginMessages);

/** Makes an account and signs it in. The server judges the input; the password goes as typed. */
export const register = ({ email, username, password }: Registration): Promise<SignInResult> =>
  signIn(
    '/register',
    { email: email.trim().toLowerCase(), username: username.trim().toLowerCase(), password },
    registerMessages,
  );

async function signIn(path: string, json: Record<string, string>, messages: Messages): Promise<SignInResult> {
  try {
    return await runAfterRefresh(async () =>
      readAnswer(await request(`${config.authBase}${path}`, { method: 'POST', json }), messages),
    );
  } catch (error) {
    return { error: { message: hadNoAnswer(error) ? messages.silent : messages.unexpected } };
  }
}

function readAnswer({ ok, status, body, retryAfter }: ApiResponse, messages: Messages): SignInResult {
  if (!ok) return { error: readErrorBody(body, messages.failed, status, retryAfter) };
  const { user, token } = parseAuthResponse(body);
  if (!user || !token) return { error: { message: messages.incomplete } };
  startSession(user, token);
  return { data: user };
}

/** fetch rejects with a TypeError when the network fails, and with these two when the time is up. */
const hadNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError'));
