/**
 * Close codes. 40xx: the client does not reconnect; 41xx: it reconnects after a second; 42xx: it reconnects immediately.
 * @see Pusher Channels protocol, version 7, "Error codes"
 */
export const closeCodes = {
  unknownApp: 4001,
  badVersion: 4006,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
} as const;

/** Codes of errors that leave the connection open. */
export const errorCodes = { rejected: 4300, clientEventRate: 4301 } as const;

/** A parsed message of a client. `channel` and `data` are not validated. */
export type ClientMessage = { event: string; channel: unknown; data: unknown };

/**
 * Encodes a WebSocket text frame, so that a broadcast writes the same bytes to every socket. Server frames are unmasked
 * (RFC 6455, 5.1) and therefore equal for all sockets.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(headerLength + length);
  bytes[0] = 0x81;
  if (headerLength === 2) {
    bytes[1] = length;
  } else if (headerLength === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeUInt32BE(0, 2);
    bytes.writeUInt32BE(length, 6);
  }
  bytes.write(text, headerLength);
  return bytes;
}

/** @param data a string is sent unchanged, any other value as JSON text: the protocol encodes data twice */
export function eventFrame(event: string, data: unknown, channel?: string, userId?: string): Buffer {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return textFrame(JSON.stringify({ event, channel, data: text, user_id: userId }));
}

/** Frame of `pusher:error`, the only event whose data is not encoded twice. */
export const errorFrame = (code: number, message: string): Buffer =>
  textFrame(JSON.stringify({ event: 'pusher:error', data: { code, message } }));

export const pingFrame = eventFrame('pusher:ping', {});
export const pongFrame = eventFrame('pusher:pong', {});

/** @returns undefined for anything but a JSON object with an event name */
export function parseMessage(text: string): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.event !== 'string') return undefined;
    return { event: value.event, channel: value.channel, data: value.data };
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
