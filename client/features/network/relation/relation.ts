import type { RelatedPerson_ProfileFragment, Relation_ProfileFragment } from './__generated__/Relation.generated';

/** The viewer's relation to another person. */
export type Relation = NonNullable<Relation_ProfileFragment['viewerRelation']>;

/** The fields of a person that relation actions need. */
export type RelatedPerson = Pick<RelatedPerson_ProfileFragment, 'id' | 'username' | 'displayName' | 'viewerRelation'>;

/**
 * State of the connection from the viewer's side. `declined`: the other person declined the viewer's request and the
 * waiting time for a new one is running. A request that the viewer declined is `none`, because they may send one themselves.
 */
export type RelationStatus = 'none' | 'sent' | 'received' | 'connected' | 'declined';

/** @param personId the other person's id */
export function getRelationStatus(personId: string, relation: Relation | null): RelationStatus {
  const connection = relation?.connection;
  if (!connection) return 'none';
  const isTheirs = connection.requesterId === personId;
  if (connection.status === 'ACCEPTED') return 'connected';
  if (connection.status === 'PENDING') return isTheirs ? 'received' : 'sent';
  return connection.canAskAgainFrom ? 'declined' : 'none';
}

export const isConnected = (relation: Relation | null): boolean => relation?.connection?.status === 'ACCEPTED';

type RequestInput = { personId: string; viewerId: string; message: string };

const withStatus = (relation: Relation, status: 'ACCEPTED' | 'REJECTED'): Relation => ({
  ...relation,
  connection: relation.connection && { ...relation.connection, status },
  ...(status === 'ACCEPTED' && { isFollowing: true, isFollower: true }),
});

const withoutConnection = (relation: Relation): Relation => ({ ...relation, connection: null });

/** Optimistic result of each action, shown until the server responds. */
export const relationReducers = {
  /** Connecting with a person whose request is pending accepts it. The id is a placeholder; mutations take the person's id. */
  connect: (relation: Relation, { personId, viewerId, message }: RequestInput): Relation =>
    getRelationStatus(personId, relation) === 'received'
      ? withStatus(relation, 'ACCEPTED')
      : {
          ...relation,
          connection: {
            __typename: 'ViewerConnection',
            id: `optimistic-${personId}`,
            status: 'PENDING',
            requesterId: viewerId,
            recipientId: personId,
            message,
            canAskAgainFrom: null,
          } as Relation['connection'],
        },
  accept: (relation: Relation) => withStatus(relation, 'ACCEPTED'),
  decline: (relation: Relation) => withStatus(relation, 'REJECTED'),
  withdraw: withoutConnection,
  remove: withoutConnection,
  follow: (relation: Relation): Relation => ({ ...relation, isFollowing: true }),
  unfollow: (relation: Relation): Relation => ({ ...relation, isFollowing: false }),
  mute: (relation: Relation): Relation => ({ ...relation, hasMuted: true }),
  unmute: (relation: Relation): Relation => ({ ...relation, hasMuted: false }),
} satisfies Record<string, (relation: Relation, input: RequestInput) => Relation>;

export type RelationAction = keyof typeof relationReducers;
