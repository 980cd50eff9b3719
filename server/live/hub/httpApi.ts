import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './apiError';
import { channelAttributes, publishBatch, publishEvent, parseAttributes } from './events';
import { channelKind, isChannelName, isUserId, userChannel } from './names';
import { closeCodes } from './protocol';
import { findSignatureIssue } from './signature';
import type { HubState } from './connection';

type ApiRequest = { method: string; path: string; query: URLSearchParams; body: Buffer };

/** Handles a request of the signed HTTP API. Responds with JSON, or with a status and a plain-text message. */
export function handleApiRequest(
  hub: HubState,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  try {
    const responseBody = JSON.stringify(route(hub, parseRequest(request, body)));
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(responseBody) })
      .end(responseBody);
  } catch (error) {
    const apiError = error instanceof ApiError ? error : new ApiError(500, 'Internal error');
    if (apiError !== error) hub.log?.warn({ error }, 'live: a request of the HTTP API failed');
    response.writeHead(apiError.status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${apiError.message}\n`);
  }
}

function parseRequest(request: IncomingMessage, body: Buffer): ApiRequest {
  const url = request.url ?? '';
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1)),
    body,
  };
}

function route(hub: HubState, request: ApiRequest): object {
  const [appId, resource, name, action, ...rest] = request.path.split('/').slice(2).map(decodeSegment);
  if (appId !== hub.app.appId) throw new ApiError(404, 'Unknown app');
  const issue = findSignatureIssue(hub.app, request);
  if (issue !== undefined) throw new ApiError(401, issue);
  const target = `${request.method} ${resource}${name === undefined ? '' : '/:name'}${action === undefined ? '' : `/${action}`}`;
  if (rest.length === 0) {
    switch (target) {
      case 'POST events':
        return publishEvent(hub, parseBody(request.body));
      case 'POST batch_events':
        return publishBatch(hub, parseBody(request.body));
      case 'GET channels':
        return listChannels(hub, request.query);
      case 'GET channels/:name':
        return describeChannel(hub, requireChannelName(name), request.query);
      case 'GET channels/:name/users':
        return listUsers(hub, requireChannelName(name));
      case 'POST users/:name/terminate_connections':
        return terminateUserConnections(hub, name);
    }
  }
  throw new ApiError(404, 'Not found');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
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

function requireChannelName(name: string | undefined): string {
  if (!isChannelName(name)) throw new ApiError(400, 'Invalid channel name');
  return name;
}

function listChannels(hub: HubState, query: URLSearchParams): object {
  const prefix = query.get('filter_by_prefix') ?? '';
  const attributes = parseAttributes(query.get('info'));
  if (attributes.includes('user_count') && !prefix.startsWith('presence-')) {
    throw new ApiError(400, 'user_count is for presence channels: set filter_by_prefix to presence-');
  }
  const names = [...hub.channels.names()].filter((name) => name.startsWith(prefix) && isChannelName(name));
  return { channels: Object.fromEntries(names.map((name) => [name, channelAttributes(hub, name, attributes)])) };
}

function describeChannel(hub: HubState, name: string, query: URLSearchParams): object {
  const attributes = parseAttributes(query.get('info'));
  if (attributes.includes('user_count') && channelKind(name) !== 'presence')
    throw new ApiError(400, 'user_count is for presence channels');
  return { occupied: hub.channels.getSockets(name).size > 0, ...channelAttributes(hub, name, attributes) };
}

function listUsers(hub: HubState, name: string): object {
  if (channelKind(name) !== 'presence') throw new ApiError(400, 'Only presence channels have users');
  return { users: [...hub.channels.getMembers(name).keys()].map((id) => ({ id })) };
}

/** Closes every socket that the user signed in on, with a code after which clients do not reconnect. */
function terminateUserConnections(hub: HubState, userId: string | undefined): object {
  if (!isUserId(userId)) throw new ApiError(400, 'Invalid user id');
  const name = userChannel(userId);
  hub.revocations.revoke(name, hub.counters.connected);
  for (const connection of hub.channels.getSockets(name))
    connection.close(closeCodes.unauthorized, 'Disconnected by the app');
  return {};
}
