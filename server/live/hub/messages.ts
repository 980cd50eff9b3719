import type { Connection, HubState } from './connection';
import { channelKind, isEventName } from './names';
import { errorCodes, eventFrame, parseMessage, pongFrame, type ClientMessage } from './protocol';
import { signIn, subscribe, unsubscribe } from './subscribe';

/** Handles one text frame of a client. Replies to an invalid message with an error event. */
export function handleMessage(hub: HubState, connection: Connection, text: string, nowMs: number): void {
  const message = parseMessage(text);
  switch (message?.event) {
    case undefined:
      return connection.sendError(errorCodes.rejected, 'A message must be a JSON object with an event name');
    case 'pusher:ping':
      return connection.send(pongFrame);
    case 'pusher:pong':
      return;
    case 'pusher:subscribe':
      return subscribe(hub, connection, message!.data);
    case 'pusher:unsubscribe':
      return unsubscribe(hub, connection, message!.data);
    case 'pusher:signin':
      return signIn(hub, connection, message!.data);
    default:
      return relayClientEvent(hub, connection, message!, nowMs);
  }
}

/** Broadcasts a client event to the other subscribers of a private or presence channel. */
function relayClientEvent(
  hub: HubState,
  connection: Connection,
  { event, channel, data }: ClientMessage,
  nowMs: number,
): void {
  const issue = findClientEventIssue(hub, connection, { event, channel, data });
  if (issue !== undefined) {
    connection.sendError(errorCodes.rejected, issue);
  } else if (!connection.clientEvents.take(nowMs)) {
    connection.sendError(
      errorCodes.clientEventRate,
      `Client event rejected: at most ${hub.limits.clientEventsPerSecond} a second`,
    );
  } else {
    const name = channel as string;
    hub.channels.broadcast(name, eventFrame(event, data, name, connection.channels.get(name)), connection);
  }
}

function findClientEventIssue(
  hub: HubState,
  connection: Connection,
  { event, channel, data }: ClientMessage,
): string | undefined {
  if (!event.startsWith('client-') || !isEventName(event))
    return 'Client event rejected: its name must start with client- and have at most 200 characters';
  if (typeof channel !== 'string' || !connection.channels.has(channel))
    return 'Client event rejected: not subscribed to its channel';
  const kind = channelKind(channel);
  // On an encrypted channel its data would not be encrypted.
  if (kind !== 'private' && kind !== 'presence')
    return 'Client event rejected: only private and presence channels allow client events';
  if (!hub.rules.allowsClientEvent(channel, event))
    return 'Client event rejected: subscribers of this channel may not send it';
  const bytes = Buffer.byteLength(typeof data === 'string' ? data : (JSON.stringify(data) ?? ''));
  return bytes > hub.limits.clientEventBytes
    ? `Client event rejected: data may have ${hub.limits.clientEventBytes} bytes`
    : undefined;
}
