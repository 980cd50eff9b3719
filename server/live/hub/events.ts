import { ApiError } from './apiError';
import { channelKind, isChannelName, isEventName, isReservedEvent, isSocketId, isUserChannel } from './names';
import { eventFrame, isRecord } from './protocol';
import type { HubState } from './connection';

const maxChannelsPerEvent = 100;
const maxEventsPerBatch = 10;
const attributeNames = ['user_count', 'subscription_count'];

/** A validated event of the HTTP API. */
type PublishedEvent = { name: string; data: string; channels: string[]; socketId: string | undefined; info: string[] };

type Attributes = { user_count?: number; subscription_count?: number };

/**
 * Publishes one event on up to 100 channels. When it returns, the frames are written to the sockets.
 * @returns the response body
 * @throws ApiError 400 or 413
 */
export function publishEvent(hub: HubState, body: unknown): object {
  const event = parseEvent(hub, body);
  publish(hub, event);
  if (event.info.length === 0) return {};
  return {
    channels: Object.fromEntries(event.channels.map((name) => [name, channelAttributes(hub, name, event.info)])),
  };
}

/** Publishes up to 10 events, or none if one of them is invalid. */
export function publishBatch(hub: HubState, body: unknown): object {
  const batch = isRecord(body) ? body.batch : undefined;
  if (!Array.isArray(batch) || batch.length > maxEventsPerBatch)
    throw new ApiError(400, `batch must be an array of at most ${maxEventsPerBatch} events`);
  const events = batch.map((item) => parseEvent(hub, item));
  for (const event of events) publish(hub, event);
  if (events.every((event) => event.info.length === 0)) return {};
  return { batch: events.map(({ channels, info }) => channelAttributes(hub, channels[0]!, info)) };
}

function publish(hub: HubState, { name, data, channels, socketId }: PublishedEvent): void {
  const except = socketId === undefined ? undefined : hub.connections.get(socketId);
  for (const channel of channels) {
    if (hub.channels.getSockets(channel).size > 0)
      hub.channels.broadcast(channel, eventFrame(name, data, channel), except);
  }
}

function parseEvent(hub: HubState, value: unknown): PublishedEvent {
  if (!isRecord(value)) throw new ApiError(400, 'An event must be a JSON object');
  const { name, data, socket_id: socketId } = value;
  if (!isEventName(name) || isReservedEvent(name))
    throw new ApiError(400, 'name must have 1 to 200 characters and not start with pusher:');
  if (typeof data !== 'string') throw new ApiError(400, 'data must be a string');
  if (Buffer.byteLength(data) > hub.limits.eventDataBytes) {
    throw new ApiError(
      413,
      `The data content of this event exceeds the allowed maximum (${hub.limits.eventDataBytes} bytes)`,
    );
  }
  if (socketId !== undefined && !isSocketId(socketId)) throw new ApiError(400, 'Invalid socket_id');
  return { name, data, channels: parseChannels(value), socketId, info: parseAttributes(value.info) };
}

function parseChannels({ channels, channel }: Record<string, unknown>): string[] {
  const names: unknown = channels ?? [channel];
  if (!Array.isArray(names) || names.length === 0 || names.length > maxChannelsPerEvent) {
    throw new ApiError(400, `channels must be an array of 1 to ${maxChannelsPerEvent} names`);
  }
  return [...new Set(names.map(parseChannelName))];
}

function parseChannelName(name: unknown): string {
  if (isChannelName(name) || isUserChannel(name)) return name;
  throw new ApiError(400, 'Invalid channel name');
}

/** @param info comma-separated attribute names */
export function parseAttributes(info: unknown): string[] {
  if (info === undefined || info === null || info === '') return [];
  const names = typeof info === 'string' ? info.split(',').map((name) => name.trim()) : [''];
  if (names.some((name) => !attributeNames.includes(name)))
    throw new ApiError(400, `info may name ${attributeNames.join(' and ')}`);
  return names;
}

/** The requested counts of one channel. Only presence channels have a user count. */
export function channelAttributes(hub: HubState, name: string, attributes: string[]): Attributes {
  const result: Attributes = {};
  if (attributes.includes('user_count') && channelKind(name) === 'presence')
    result.user_count = hub.channels.getMembers(name).size;
  if (attributes.includes('subscription_count')) result.subscription_count = hub.channels.getSockets(name).size;
  return result;
}
