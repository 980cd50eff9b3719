/** The viewer's id, always a statement's first parameter. */
export const viewerParameter = '$1::uuid';

/** People whom a person blocked or who blocked that person. @param id SQL expression of the person's id */
export const blockedWith = (id: string): string => `
  select blocked_id from block where blocker_id = ${id}
  union all select blocker_id from block where blocked_id = ${id}`;

/**
 * People whom a person never sees and who never see that person: blocked either way, or hidden while their deletion
 * is pending. Every list of people, posts and comments leaves them out by this one query.
 * @param id SQL expression of the person's id
 */
export const hiddenFrom = (id: string): string => `${blockedWith(id)}
  union all select id from profile where hidden`;

export const hiddenPeople = hiddenFrom(viewerParameter);

/** People whom the viewer muted: left out of feeds and notifications, visible everywhere else. */
const mutedPeople = `select muted_id from mute where muter_id = ${viewerParameter}`;

/** People with an accepted connection to a person. @param id SQL expression of the person's id */
export const connectionsOf = (id: string): string => `
  select recipient_id from connection where requester_id = ${id} and status = 'accepted'
  union all select requester_id from connection where recipient_id = ${id} and status = 'accepted'`;

/** People with an accepted connection to the viewer. */
export const connectedPeople = connectionsOf(viewerParameter);

/** People whose posts the viewer subscribed to by following or connecting, each once, with the reason. */
export const subscribedAuthors = `
  select id, min(reason) as reason from (
    select followee_id as id, 'FOLLOWING' as reason from follow where follower_id = ${viewerParameter}
    union all select connected.id, 'CONNECTED' from (${connectedPeople}) connected(id)) related group by id`;

/** SQL condition: the viewer may see this person. */
export const personVisible = (id: string): string => `${id} not in (${hiddenPeople})`;

/** SQL condition: the viewer may see this person and wants to see them in feeds and notifications. */
export const personNotMuted = (id: string): string => `${id} not in (${hiddenPeople} union all ${mutedPeople})`;
