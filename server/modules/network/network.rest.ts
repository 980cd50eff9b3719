import { restType } from '../../rest/contract/restType';
import { dateTime, nullable, object, oneOf, uuid, type Properties } from '../../rest/contract/schema';
import { personFields, profileCardType } from '../profile/profile.rest';
import { connectionsOfPerson, receivedRequests, suggestedPeople } from './network.lists';
import { ConnectionState } from './network.type';

export const personParams = { id: uuid('The person’s id.') };

const connectionId = uuid('The connection’s id.');

/** A person in the list of connections. */
export const connectedPersonType = restType('ConnectedPerson', {
  of: 'Profile',
  description: 'A person in the list of connections.',
  projection: () => connectionsOfPerson.projection('snake'),
  fields: {
    ...personFields,
    connectionId,
    connectedAt: dateTime('When the two became connected.'),
    status: oneOf(['accepted'], 'Always accepted.'),
  },
  formats: { avatarUrl: 'uri-reference' },
});

export const connectionRequestType = restType('ConnectionRequest', {
  projection: () => receivedRequests.projection('snake'),
  fields: {
    connectionId: uuid('The same as id.'),
    status: oneOf(['pending'], 'Always pending.'),
    requesterId: uuid('Who sent the request.'),
    recipientId: uuid('Who received the request.'),
  },
  nested: [profileCardType],
});

export const suggestionType = restType('Suggestion', {
  projection: () => suggestedPeople.projection('snake'),
  nested: [profileCardType],
});

/** The viewer's connection to a person; all fields are null without one. */
export const connectionStatus: Properties = {
  status: nullable(oneOf(Object.values(ConnectionState), 'How far the connection is.')),
  id: nullable(uuid('The connection’s id.')),
  connectionId: nullable(uuid('The same as id.')),
  requester_id: nullable(uuid('Who sent the request.')),
  recipient_id: nullable(uuid('Who received the request.')),
  can_ask_again_from: nullable({
    type: 'string',
    format: 'date',
    description: 'The day from which the viewer may send a declined request again; null when there is no such day.',
  }),
};

/** Response after a change to a connection: its state below `connection`, and again at the top level. */
export const changedConnection: Properties = {
  connection: object(connectionStatus, { description: 'The connection after the change.' }),
  ...connectionStatus,
};
