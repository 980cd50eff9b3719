declare module './events' {
  interface EventPayloads {
    /** An invitation of co-founder matching was sent, answered or withdrawn. Published to each of the two. */
    'pairion.invitation.changed': { id: string };
    /** Two people match. Published to each of the two. */
    'pairion.matched': { id: string; conversationId: string };
    /** A trial project of a match changed. Published to each of the two. */
    'pairion.trial.changed': { id: string; matchId: string };
    /** The person's candidates of the day were computed again. */
    'pairion.candidates.changed': { personId: string };
  }
}

/** Lengths in graphemes, entries of lists, days, and largest numbers. */
export const pairionLimits = {
  skills: 20,
  industries: 10,
  word: 40,
  places: 10,
  location: 100,
  hours: 100,
  runwayMonths: 120,
  weight: 10,
  note: 300,
  goal: 300,
  task: 300,
  /** Candidates of a day. */
  candidates: 10,
  /** Invitations that wait for an answer, from which a person is not shown to others. */
  waitingInvitations: 5,
  /** Days until an invitation expires. */
  invitationDays: 14,
  /** Days without activity after which a person is not shown to others. */
  staleDays: 60,
  /** Days without activity after which a person is asked whether they still look. */
  reminderDays: 45,
  /** Days in which received invitations count for the reply rate. */
  replyDays: 90,
  /** Received invitations from which the reply rate is shown. */
  replyLeast: 3,
  /** Days of a trial project. */
  trialDays: 60,
  /** Score from which a new candidate is a strong one. */
  strongScore: 80,
  /** Minutes between two choices of candidates, at least. */
  recomputeMinutes: 10,
  /** People who are scored for the candidates of a day. */
  pool: 250,
  /** People up to whom it is counted what a must-have costs. */
  limitPeople: 50,
} as const;

/** When somebody was active last, in steps that tell no more than they must: within 7 days, within 30, or before. */
export const activityPeriods = ['THIS_WEEK', 'THIS_MONTH', 'EARLIER'] as const;

/** Shares of answered invitations: all or most, some, few. */
export const replyRates = ['HIGH', 'MEDIUM', 'LOW'] as const;
export const invitationStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
