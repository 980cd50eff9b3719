import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Connection, type HubState } from './connection';
import { handleMessage } from './messages';
import { closeCodes, errorCodes, errorFrame } from './protocol';

const supportedProtocols = new Set(['5', '6', '7']);

/** Registers a new connection, or closes the socket with the protocol's error code. */
export function acceptConnection(
  hub: HubState,
  socket: WebSocket,
  stream: Duplex,
  { url, address }: { url: URL; address: string },
): void {
  const issue = findHandshakeIssue(hub, url);
  if (issue) {
    socket.on('error', () => {});
    stream.write(errorFrame(issue.code, issue.message));
    socket.close(issue.code, issue.message);
    return;
  }
  const connection = new Connection(hub, socket, stream, address);
  hub.connections.set(connection.socketId, connection);
  registerListeners(hub, connection, socket);
  hub.unauthenticated.add(connection)?.close(closeCodes.overCapacity, 'Over capacity');
}

function registerListeners(hub: HubState, connection: Connection, socket: WebSocket): void {
  const recordActivity = () => connection.recordActivity(performance.now());
  socket.on('message', (data: Buffer, isBinary) => {
    if (!recordActivity()) return;
    try {
      if (isBinary) connection.sendError(errorCodes.rejected, 'Binary messages are not supported');
      else handleMessage(hub, connection, data.toString(), performance.now());
    } catch (error) {
      // JSON.stringify overflows the stack on deeply nested JSON.
      hub.log?.warn({ error, socketId: connection.socketId }, 'live: a message could not be handled');
      connection.sendError(errorCodes.rejected, 'The message could not be handled');
    }
  });
  socket.on('ping', recordActivity);
  socket.on('pong', recordActivity);
  socket.on('close', () => connection.release());
  // ws closes the socket with the matching code after an oversized frame, a broken frame or a reset.
  socket.on('error', () => {});
}

function findHandshakeIssue(hub: HubState, url: URL): { code: number; message: string } | undefined {
  const protocol = url.searchParams.get('protocol');
  if (url.pathname.slice('/app/'.length) !== hub.app.key)
    return { code: closeCodes.unknownApp, message: 'No app with this key' };
  if (!protocol) return { code: closeCodes.noProtocol, message: 'No protocol version supplied' };
  if (!/^\d+$/.test(protocol)) return { code: closeCodes.badVersion, message: 'Invalid version string format' };
  if (!supportedProtocols.has(protocol))
    return { code: closeCodes.unsupportedProtocol, message: 'Unsupported protocol version' };
  return undefined;
}
