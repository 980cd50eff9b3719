import * as v from 'valibot';

const socketId = v.pipe(
  v.string('socket_id is required.'),
  v.regex(/^\d+\.\d+$/, 'socket_id is not one of a live connection.'),
);

/** What a live client sends to sign in on its connection. */
export const userAuthInput = v.object({ socket_id: socketId });

/** What a live client sends to be let into a channel. */
export const channelAuthInput = v.object({
  socket_id: socketId,
  channel_name: v.pipe(v.string('channel_name is required.'), v.maxLength(164, 'channel_name is too long.')),
  client_id: v.nullish(v.string()),
  user_id: v.nullish(v.string()),
  request_id: v.nullish(v.string()),
});
