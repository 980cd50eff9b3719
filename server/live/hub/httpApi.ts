import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './apiError';
import { attributesOf, publishBatch, publishEvent, readAttributes } from './events';
import { channelKind, isChannelName, isUserId, userChannel } from './names';
import { closeCodes } from './protocol';
import { findSignatureIssue } from './signature';
import type { HubState } from './connection';

type Call = { method: string; path: string; query: URLSearchParams; body: Buffer };

/** Answers a call of the signed HTTP API: an object as JSON, a fault as plain text with its status. */
export function handleApiCall(hub: HubState, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  try {
    const answer = JSON.stringify(route(hub, readCall(request, body)));
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
      .end(answer);
  } catch (error) {
    const fault = error instanceof ApiError ? error : new ApiError(500, 'Internal error');
    if (fault !== error) hub.log?.warn({ error }, 'live: a call of the HTTP API failed');
    response.writeHead(fault.status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${fault.message}\n`);
  }
}

function readCall(request: IncomingMessage, body: Buffer): Call {
  const url = request.url ?? '';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return { method: request.method ?? '', path, query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)), body };
}

function route(hub: HubState, call: Call): object {
  const [appId, resource, name, action, ...rest] = call.path.split('/').slice(2).map(decode);
  if (appId !== hub.app.appId) throw new ApiError(404, 'Unknown app');
  const fault = findSignatureIssue(hub.app, call);
  if (fault !== undefined) throw new ApiError(401, fault);
  const target = `${call.method} ${resource}${name === undefined ? '' : '/:name'}${action === undefined ? '' : `/${action}`}`;
  if (rest.length === 0) {
    switch (target) {
      case 'POST events':
        return publishEvent(hub, parseBody(call.body));
      case 'POST batch_events':
        return publishBatch(hub, parseBody(call.body));
      case 'GET channels':
        return listChannels(hub, call.query);
      case 'GET channels/:name':
        return describeChannel(hub, readName(name), call.query);
      case 'GET channels/:name/users':
        return listUsers(hub, readName(name));
      case 'POST users/:name/terminate_connections':
        return endConnections(hub, name);
    }
  }
  throw new ApiError(404, 'Not found');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ApiError(400, 'The path is not a valid URL');
  }
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new ApiError(400, 'The body must be JSON');
  }
}

function readName(name: string | undefined): string {
  if (!isChannelName(name)) throw new ApiError(400, 'Invalid channel name');
  return name;
}

function listChannels(hub: HubState, query: URLSearchParams): object {
  const prefix = query.get('filter_by_prefix') ?? '';
  const attributes = readAttributes(query.get('info'));
  if (attributes.includes('user_count') && !prefix.startsWith('presence-')) {
    throw new ApiError(400, 'user_count is for presence channels: set filter_by_prefix to presence-');
  }
  const names = [...hub.channels.names()].filter((name) => name.startsWith(prefix) && isChannelName(name));
  return { channels: Object.fromEntries(names.map((name) => [name, attributesOf(hub, name, attributes)])) };
}

function describeChannel(hub: HubState, name: string, query: URLSearchParams): object {
  const attributes = readAttributes(query.get('info'));
  if (attributes.includes('user_count') && channelKind(name) !== 'presence')
    throw new ApiError(400, 'user_count is for presence channels');
  return { occupied: hub.channels.socketsOf(name).size > 0, ...attributesOf(hub, name, attributes) };
}

function listUsers(hub: HubState, name: string): object {
  if (channelKind(name) !== 'presence') throw new ApiError(400, 'Only presence channels have users');
  return { users: [...hub.channels.membersOf(name).keys()].map((id) => ({ id })) };
}

/** Closes every socket the user signed in on, with a code that tells the client to stay away. */
function endConnections(hub: HubState, userId: string | undefined): object {
  if (!isUserId(userId)) throw new ApiError(400, 'Invalid user id');
  const name = userChannel(userId);
  hub.revocations.revoke(name, hub.counters.connected);
  for (const connection of hub.channels.socketsOf(name))
    connection.close(closeCodes.unauthorized, 'Disconnected by the app');
  return {};
}
