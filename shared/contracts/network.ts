/** The subscriber's relation to another person. */
export type RelationPayload = {
  personId: string;
  connection: {
    id: string;
    status: 'pending' | 'accepted' | 'rejected';
    requesterId: string;
    recipientId: string;
    message: string;
    /** The day from which the subscriber may repeat their declined request; null once they may, and for others. */
    canAskAgainFrom: string | null;
  } | null;
  isFollowing: boolean;
  isFollower: boolean;
  hasMuted: boolean;
};

declare module './events' {
  interface EventPayloads {
    /** The viewer blocked or unblocked a person. Published to the viewer only. */
    'block.changed': { viewerId: string; personId: string; isBlocked: boolean };
    'relation.changed': RelationPayload;
  }
}

/** Lengths in graphemes. */
export const networkLimits = { note: 300 } as const;
