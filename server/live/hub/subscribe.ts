import type { Member } from './channels';
import type { Connection, HubState } from './connection';
import { channelKind, isChannelName, isUserChannel, isUserId, userChannel } from './names';
import { closeCodes, errorCodes, eventFrame, isRecord, textFrame } from './protocol';
import { signInText, subscriptionText, verifySignature } from './signature';
import { acceptOwner, limitReached, unauthorized, type SubscriptionError } from './acceptOwner';

/** `pusher:subscribe`: subscribes the socket if the channel is public or the signature is valid. */
export function subscribe(hub: HubState, connection: Connection, data: unknown): void {
  if (!isRecord(data) || typeof data.channel !== 'string') {
    connection.sendError(errorCodes.rejected, 'pusher:subscribe needs a channel');
    return;
  }
  const name = data.channel;
  if (connection.channels.has(name)) {
    confirmSubscription(hub, connection, name);
    return;
  }
  const result = findNameIssue(hub, name) ?? authorise(hub, connection, name, data);
  if (result === 'stale') {
    connection.close(closeCodes.reconnect, 'Access changed: reconnect and authorise again');
  } else if ('status' in result) {
    rejectSubscription(hub, connection, name, result);
  } else {
    hub.channels.join(connection, name, result.member);
    if (channelKind(name) !== 'public') connection.markAuthenticated();
    confirmSubscription(hub, connection, name);
  }
}

/** The data is the member list on presence channels, an empty object on others. */
function confirmSubscription(hub: HubState, connection: Connection, name: string): void {
  const data = channelKind(name) === 'presence' ? hub.channels.presenceData(name) : {};
  connection.send(eventFrame('pusher_internal:subscription_succeeded', data, name));
}

function rejectSubscription(hub: HubState, connection: Connection, name: string, error: SubscriptionError): void {
  const channel = name.slice(0, 200);
  connection.send(textFrame(JSON.stringify({ event: 'pusher:subscription_error', channel, data: error })));
  const isExhausted = ++connection.rejectedSubscriptions >= hub.limits.rejectedSubscriptions;
  if (isExhausted && hub.unauthenticated.has(connection))
    connection.close(closeCodes.overCapacity, 'Too many rejected subscriptions');
}

function findNameIssue(hub: HubState, name: string): SubscriptionError | undefined {
  if (name.startsWith('#')) return { type: 'AuthError', error: 'Only signing in opens this channel.', status: 403 };
  if (!isChannelName(name)) return { type: 'InvalidChannel', error: 'Not a channel name.', status: 400 };
  return hub.rules.isChannel(name) ? undefined : { type: 'InvalidChannel', error: 'No such channel.', status: 404 };
}

/** Checks limits, the signature and its owner. @returns on presence channels the member that joins */
function authorise(
  hub: HubState,
  connection: Connection,
  name: string,
  data: Record<string, unknown>,
): SubscriptionError | 'stale' | { member?: Member } {
  const { channels } = hub.limits;
  const kind = channelKind(name);
  if (kind !== 'public' && hub.revocations.isStale(name, connection.number)) return 'stale';
  if (connection.channels.size >= channels) return limitReached(`A connection may subscribe to ${channels} channels.`);
  if (kind === 'public') return {};
  const channelData = typeof data.channel_data === 'string' ? data.channel_data : undefined;
  const signed = verifySignature(hub.app, data.auth, subscriptionText(connection.socketId, name, channelData));
  if (!signed) return unauthorized('Invalid signature.');
  const member = kind === 'presence' ? resolveMember(hub, connection, name, channelData) : undefined;
  if (member && 'status' in member) return member;
  return acceptOwner(hub, connection, signed.owner) ?? { member };
}

/** The member that joins a presence channel: from the signed channel data, or else the signed-in user. */
function resolveMember(
  hub: HubState,
  connection: Connection,
  name: string,
  channelData: string | undefined,
): SubscriptionError | Member {
  const { limits, channels } = hub;
  const bytes = Buffer.byteLength(channelData ?? JSON.stringify(connection.user) ?? '');
  if (bytes > limits.presenceDataBytes) {
    return { type: 'LimitReached', error: `channel_data may have ${limits.presenceDataBytes} bytes.`, status: 413 };
  }
  const member = channelData === undefined ? signedInMember(connection) : parseMember(channelData);
  if (!member)
    return unauthorized('channel_data must be JSON with a user_id of 1 to 128 characters, or the user signed in.');
  const members = channels.getMembers(name);
  if (!members.has(member.userId) && members.size >= limits.presenceMembers)
    return limitReached(`A presence channel may have ${limits.presenceMembers} members.`);
  return member;
}

const signedInMember = ({ user }: Connection): Member | undefined => user && { userId: user.id, userInfo: user.info };

function parseMember(channelData: string): Member | undefined {
  const value = parseRecord(channelData);
  const userId = typeof value?.user_id === 'number' ? String(value.user_id) : value?.user_id;
  return isUserId(userId) ? { userId, userInfo: value?.user_info } : undefined;
}

function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function unsubscribe(hub: HubState, connection: Connection, data: unknown): void {
  if (!isRecord(data) || typeof data.channel !== 'string') {
    connection.sendError(errorCodes.rejected, 'pusher:unsubscribe needs a channel');
    return;
  }
  // Terminating a user's connections finds them through this channel.
  if (!isUserChannel(data.channel)) hub.channels.leave(connection, data.channel);
}

/** `pusher:signin`: binds the socket to a user. An invalid signature or a second user closes the connection. */
export function signIn(hub: HubState, connection: Connection, data: unknown): void {
  const { auth, user_data: userData } = isRecord(data) ? data : {};
  const signed =
    typeof userData === 'string' && verifySignature(hub.app, auth, signInText(connection.socketId, userData));
  if (typeof userData !== 'string' || !signed) {
    rejectSignIn(connection, 'Connection not authorized');
    return;
  }
  const user = parseRecord(userData);
  if (!user || !isUserId(user.id) || Buffer.byteLength(userData) > hub.limits.eventDataBytes) {
    rejectSignIn(connection, 'user_data must be JSON with an id of 1 to 128 characters');
    return;
  }
  if (connection.user && connection.user.id !== user.id) {
    rejectSignIn(connection, 'The connection belongs to another user');
    return;
  }
  const isStale = hub.revocations.isStale(userChannel(user.id), connection.number);
  const issue = isStale ? 'stale' : acceptOwner(hub, connection, signed.owner);
  if (issue === 'stale') {
    connection.close(closeCodes.reconnect, 'Access changed: reconnect and sign in again');
  } else if (issue) {
    rejectSignIn(connection, issue.error);
  } else {
    connection.user = { id: user.id, info: user.user_info };
    connection.markAuthenticated();
    hub.channels.join(connection, userChannel(user.id));
    connection.send(eventFrame('pusher:signin_success', { user_data: userData }));
  }
}

function rejectSignIn(connection: Connection, message: string): void {
  connection.sendError(closeCodes.unauthorized, message);
  connection.close(closeCodes.unauthorized, message);
}
