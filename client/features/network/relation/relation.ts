import type { RelatedPerson_ProfileFragment, Relation_ProfileFragment } from './__generated__/Relation.generated';

/** How the viewer and another person stand. */
export type Relation = NonNullable<Relation_ProfileFragment['viewerRelation']>;

/** What is needed of a person to offer the right action. */
export type RelatedPerson = Pick<RelatedPerson_ProfileFragment, 'id' | 'username' | 'displayName' | 'viewerRelation'>;

/**
 * How far a connection is, as the viewer sees it. `declined` is the viewer's own request that the other person turned
 * down, while it is too early to ask again. One that the viewer turned down is `none`: they may ask that person themselves.
 */
export type Standing = 'none' | 'sent' | 'received' | 'connected' | 'declined';

/** @param personId the other person's id */
export function standingOf(personId: string, relation: Relation | null): Standing {
  const connection = relation?.connection;
  if (!connection) return 'none';
  const isTheirs = connection.requesterId === personId;
  if (connection.status === 'ACCEPTED') return 'connected';
  if (connection.status === 'PENDING') return isTheirs ? 'received' : 'sent';
  return connection.canAskAgainFrom ? 'declined' : 'none';
}

export const isConnected = (relation: Relation | null): boolean => relation?.connection?.status === 'ACCEPTED';

type Asked = { personId: string; viewerId: string; message: string };

const answered = (relation: Relation, status: 'ACCEPTED' | 'REJECTED'): Relation => ({
  ...relation,
  connection: relation.connection && { ...relation.connection, status },
  ...(status === 'ACCEPTED' && { isFollowing: true, isFollower: true }),
});

const ended = (relation: Relation): Relation => ({ ...relation, connection: null });

/** What each action makes of a relation. The server has the last word; until then the page shows this. */
export const changes = {
  /** Asking somebody who asked accepts. The id is a stand-in: calls name the person, not the connection. */
  connect: (relation: Relation, { personId, viewerId, message }: Asked): Relation =>
    standingOf(personId, relation) === 'received'
      ? answered(relation, 'ACCEPTED')
      : {
          ...relation,
          connection: {
            __typename: 'ViewerConnection',
            id: `asked-${personId}`,
            status: 'PENDING',
            requesterId: viewerId,
            recipientId: personId,
            message,
            canAskAgainFrom: null,
          } as Relation['connection'],
        },
  accept: (relation: Relation) => answered(relation, 'ACCEPTED'),
  decline: (relation: Relation) => answered(relation, 'REJECTED'),
  withdraw: ended,
  remove: ended,
  follow: (relation: Relation): Relation => ({ ...relation, isFollowing: true }),
  unfollow: (relation: Relation): Relation => ({ ...relation, isFollowing: false }),
  mute: (relation: Relation): Relation => ({ ...relation, hasMuted: true }),
  unmute: (relation: Relation): Relation => ({ ...relation, hasMuted: false }),
} satisfies Record<string, (relation: Relation, asked: Asked) => Relation>;

export type RelationAction = keyof typeof changes;
