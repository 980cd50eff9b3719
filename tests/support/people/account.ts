import { bearer, createCaller, buildPassword, visitor, type Caller, type Person } from './people';
import { collectResults, createLiveClient, createSubscriber } from '../transports/live';
import type { TestServer } from '../server/server';
import { gqlOutcome, restOutcome, type Outcome } from '../transports/transports';

/** Everything that an owner can do with an account over one transport, and what visitors can with a mailed link. */
export type AccountTransport = {
  name: string;
  forgotPassword(caller: Caller, email: unknown): Promise<Outcome>;
  resetPassword(caller: Caller, token: unknown, newPassword: unknown): Promise<Outcome>;
  changePassword(caller: Caller, currentPassword: unknown, newPassword: unknown): Promise<Outcome>;
  sessions(caller: Caller): Promise<Outcome>;
  revokeSession(caller: Caller, id: string): Promise<Outcome>;
  revokeOtherSessions(caller: Caller): Promise<Outcome>;
  deleteAccount(caller: Caller): Promise<Outcome>;
  undoDeletion(caller: Caller, token: unknown): Promise<Outcome>;
};

/** A call without a result returns nothing in REST and true in GraphQL. */
const nothing = (outcome: Outcome): Outcome => ({ ...outcome, value: undefined });

const rest: AccountTransport = {
  name: 'REST',
  forgotPassword: async (caller, email) =>
    restOutcome('', await caller.rest('/api/auth/forgot-password', { body: { email } })),
  resetPassword: async (caller, token, newPassword) =>
    restOutcome('', await caller.rest('/api/auth/reset-password', { body: { token, newPassword } })),
  changePassword: async (caller, currentPassword, newPassword) =>
    restOutcome('', await caller.rest('/api/auth/change-password', { body: { currentPassword, newPassword } })),
  sessions: async (caller) => restOutcome('sessions', await caller.rest('/api/auth/sessions')),
  revokeSession: async (caller, id) =>
    nothing(restOutcome('id', await caller.rest(`/api/auth/sessions/${id}`, { method: 'DELETE' }))),
  revokeOtherSessions: async (caller) =>
    restOutcome('ended', await caller.rest('/api/auth/sessions', { method: 'DELETE' })),
  deleteAccount: async (caller) => restOutcome('', await caller.rest('/api/users/me', { method: 'DELETE' })),
  undoDeletion: async (caller, token) =>
    restOutcome('', await caller.rest('/api/auth/undo-deletion', { body: { token } })),
};

const run = async (caller: Caller, query: string, variables?: Record<string, unknown>) =>
  gqlOutcome(await caller.gql(query, variables));

const gql: AccountTransport = {
  name: 'GraphQL',
  forgotPassword: async (caller, email) =>
    nothing(await run(caller, 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email })),
  resetPassword: async (caller, token, newPassword) =>
    nothing(
      await run(
        caller,
        'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }',
        { token, newPassword },
      ),
    ),
  changePassword: async (caller, a, b) =>
    nothing(
      await run(
        caller,
        'mutation ($a: String!, $b: String!) { changePassword(currentPassword: $a, newPassword: $b) }',
        { a, b },
      ),
    ),
  sessions: (caller) => run(caller, '{ sessions { id device address createdAt lastUsedAt isCurrent } }'),
  revokeSession: async (caller, id) =>
    nothing(await run(caller, 'mutation ($id: ID!) { revokeSession(id: $id) }', { id })),
  revokeOtherSessions: (caller) => run(caller, 'mutation { revokeOtherSessions }'),
  deleteAccount: async (caller) => nothing(await run(caller, 'mutation { deleteAccount }')),
  undoDeletion: async (caller, token) =>
    nothing(await run(caller, 'mutation ($token: String!) { undoAccountDeletion(token: $token) }', { token })),
};

export const accountTransports = [rest, gql];

/** Signs in again, as another device. */
export async function signInAgain(
  server: TestServer,
  { id, username }: Pick<Person, 'id' | 'username'>,
  { password = buildPassword(username), userAgent = 'a test' } = {},
): Promise<Person> {
  const { status, headers, body } = await visitor(server).rest('/api/auth/login', {
    body: { username, password },
    headers: { 'user-agent': userAgent },
  });
  if (status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
  return {
    id,
    username,
    token: body.accessToken,
    cookie: headers.getSetCookie()[0]!.split(';')[0]!,
    ...createCaller(server, bearer(body.accessToken)),
  };
}

/** Opens a subscription and a live channel. @returns how both end; nothing while they stay open */
export async function openSockets(
  server: TestServer,
  person: Person,
): Promise<{ ended: Promise<unknown[]>; isOpen: () => boolean; close(): void }> {
  const subscriptions = createSubscriber(server, person.token);
  const connected = new Promise((resolve) => subscriptions.on('connected', resolve));
  const closed = new Promise<unknown>((resolve) =>
    subscriptions.on('closed', (event) => resolve((event as CloseEvent).code)),
  );
  collectResults(subscriptions, 'subscription { event(channel: "private-feed") { id } }');
  const live = createLiveClient(server, person);
  const channel = live.subscribe('private-feed');
  const subscribed = new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
  const rejected = new Promise<unknown>((resolve) =>
    channel.bind('pusher:subscription_error', ({ error }: { error: string }) => resolve(error)),
  );
  let isOpen = true;
  const ended = Promise.all([closed, rejected]);
  void Promise.race([closed, rejected]).then(() => (isOpen = false));
  await Promise.all([connected, subscribed]);
  return { ended, isOpen: () => isOpen, close: () => (live.disconnect(), void subscriptions.dispose()) };
}

/** How both sockets of a session end that is over. */
export const socketsClosed = [4403, 'Auth request failed with status 401'];
