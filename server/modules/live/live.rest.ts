import { restType } from '../../rest/contract/restType';
import { boolean, component, integer, nullable, object, text, url } from '../../rest/contract/schema';

export const eventType = restType('Event', {
  fields: {
    id: text('Number in the log, growing; continue after it.'),
    data: { description: 'Ids and counts; the shape follows the type.' },
  },
});

/** Where a browser opens its live connection, as the Pusher client takes it. */
export const liveSettings = component(
  'LiveSettings',
  object(
    {
      key: text('The application’s key.'),
      cluster: text('The cluster’s name.'),
      builtIn: boolean('The connection goes to this server. Missing with a hosted service.'),
      wsHost: text('Host of the connection, where it is not the cluster’s.'),
      wsPort: integer('Port of the connection.'),
      forceTLS: boolean('Whether the connection is encrypted.'),
    },
    {
      description: 'Where a browser opens its live connection.',
      optional: ['builtIn', 'wsHost', 'wsPort', 'forceTLS'],
    },
  ),
);

export const pictureHosts = object(
  {
    publicUrl: url('Address of this server.'),
    storageUrl: nullable(url('Public address of the file storage, if it has one.')),
  },
  { description: 'Hosts that pictures can be fetched from.' },
);

/** Answer of a channel's authorisation, fixed by the Pusher protocol. */
export const channelAuth = component(
  'ChannelAuth',
  object(
    {
      auth: text('Signature for the live connection.'),
      channel_data: text('For a presence channel, the member as JSON.'),
    },
    { description: 'Permission to subscribe to a channel.', optional: ['channel_data'] },
  ),
);

/** Answer of a sign-in on a live connection, fixed by the Pusher protocol. */
export const userAuth = component(
  'UserAuth',
  object(
    { auth: text('Signature for the live connection.'), user_data: text('The user as JSON.') },
    { description: 'Permission to sign in on a live connection.' },
  ),
);
