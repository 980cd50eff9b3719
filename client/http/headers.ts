import { getToken, getTokenUserId } from './accessToken';
import { getSocketId } from './socketId';

/** Headers of every REST and GraphQL call: access token, user id and socket id. */
export function callHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const [token, userId, socketId] = [getToken(), getTokenUserId(), getSocketId()];
  if (token) headers.authorization = `Bearer ${token}`;
  if (userId) headers.userId = userId;
  if (socketId) headers['x-socket-id'] = socketId;
  return headers;
}
