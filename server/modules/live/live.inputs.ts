import * as v from 'valibot';

const socketId = v.pipe(
  v.string('socket_id is required.'),
  v.regex(/^\d+\.\d+$/, 'socket_id isn’t the id of a live connection.'),
  v.description('Id of the live connection.'),
);

/** Clients of the published contract send more than the server reads. */
const unusedText = v.pipe(v.string(), v.description('Accepted and not used.'));

/** Request of a live client that authenticates its connection. */
export const userAuthInput = v.object({ socket_id: socketId });

/** Request of a live client that authorises a subscription to a channel. */
export const channelAuthInput = v.object({
  socket_id: socketId,
  channel_name: v.pipe(
    v.string('channel_name is required.'),
    v.maxLength(164, 'channel_name is too long.'),
    v.description('Name of the channel.'),
  ),
  client_id: v.nullish(unusedText),
  user_id: v.nullish(unusedText),
  request_id: v.nullish(unusedText),
});
