import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Connection, type HubState } from './connection';
import { handleMessage } from './messages';
import { closeCodes, errorCodes, errorFrame } from './protocol';

const supportedProtocols = new Set(['5', '6', '7']);

/** Starts a connection, or says in the protocol's words why there is none. */
export function accept(hub: HubState, socket: WebSocket, stream: Duplex, url: URL): void {
  const fault = findFault(hub, url);
  if (fault) {
    socket.on('error', () => {});
    stream.write(errorFrame(fault.code, fault.message));
    socket.close(fault.code, fault.message);
    return;
  }
  const connection = new Connection(hub, socket, stream, performance.now());
  hub.connections.set(connection.socketId, connection);
  hub.unproven.add(connection);
  listen(hub, connection, socket);
  makeRoom(hub);
}

function listen(hub: HubState, connection: Connection, socket: WebSocket): void {
  const hear = () => connection.hears(performance.now());
  socket.on('message', (data: Buffer, isBinary) => {
    if (!hear()) return;
    try {
      if (isBinary) connection.complain(errorCodes.rejected, 'Binary messages are not supported');
      else handleMessage(hub, connection, data.toString(), performance.now());
    } catch (error) {
      // JSON can be nested deeper than it can be written again.
      hub.log?.warn({ error, socketId: connection.socketId }, 'live: a message could not be handled');
      connection.complain(errorCodes.rejected, 'The message could not be handled');
    }
  });
  socket.on('ping', hear);
  socket.on('pong', hear);
  socket.on('close', () => connection.forget());
  // ws closes the socket itself, with the fitting code: an oversized or broken frame, a reset.
  socket.on('error', () => {});
}

function findFault(hub: HubState, url: URL): { code: number; message: string } | undefined {
  const protocol = url.searchParams.get('protocol');
  if (url.pathname.slice('/app/'.length) !== hub.app.key)
    return { code: closeCodes.unknownApp, message: 'No app with this key' };
  if (!protocol) return { code: closeCodes.noProtocol, message: 'No protocol version supplied' };
  if (!/^\d+$/.test(protocol)) return { code: closeCodes.badVersion, message: 'Invalid version string format' };
  if (!supportedProtocols.has(protocol))
    return { code: closeCodes.unsupportedProtocol, message: 'Unsupported protocol version' };
  return undefined;
}

/** Anyone may open sockets, so those that showed nothing signed give way when there are too many. */
function makeRoom(hub: HubState): void {
  if (hub.unproven.size <= hub.limits.unprovenSockets) return;
  const [oldest] = hub.unproven;
  oldest?.close(closeCodes.overCapacity, 'Over capacity');
}
