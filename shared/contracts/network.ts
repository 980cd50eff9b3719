/** How the subscriber stands to another person. */
export type RelationPayload = {
  personId: string;
  connection: {
    id: string;
    status: 'pending' | 'accepted' | 'rejected';
    requesterId: string;
    recipientId: string;
    message: string;
    /** The day from which the subscriber, whose request was declined, may ask again, while that is to come. */
    canAskAgainFrom: string | null;
  } | null;
  isFollowing: boolean;
  isFollower: boolean;
  hasMuted: boolean;
};

declare module './events' {
  interface EventPayloads {
    /** The viewer blocked a person, or took it back. Sent to the one who did it only. */
    'block.changed': { viewerId: string; personId: string; isBlocked: boolean };
    'relation.changed': RelationPayload;
  }
}

/** Lengths in graphemes. */
export const networkLimits = { note: 300 } as const;
