import { pairionLimits } from '../../../shared/contracts/pairion';
import { personVisible, viewerParameter } from '../../visibility/people';

/** SQL: the day now, in UTC. */
export const utcDay = `(now() at time zone 'utc')::date`;

/** SQL condition: an invitation waits for an answer. @param i alias of the invitation's row */
export const invitationWaiting = (i: string): string => `${i}.status = 'PENDING' and ${i}.expires_at > now()`;

/** SQL condition: enough invitations wait for a person's answer. Those of people who are hidden cannot be answered. */
export const inboxFull = (id: string): string =>
  `(select count(*) from (select from pairion_invitation waiting where waiting.recipient_id = ${id}
     and ${invitationWaiting('waiting')} and not (select sender.hidden from profile sender where sender.id = waiting.sender_id)
     limit ${pairionLimits.waitingInvitations}) first) >= ${pairionLimits.waitingInvitations}`;

/**
 * SQL condition: the viewer may see a person's card, as that of a match or of a waiting invitation. The profile is complete,
 * not paused and not stale, and the viewer may see the person.
 * @param p alias of the row of pairion_profile
 */
export const cardVisible = (p: string): string =>
  `${p}.is_complete and ${p}.status <> 'PAUSED' and ${p}.active_at > now() - interval '${pairionLimits.staleDays} days'
   and ${personVisible(`${p}.person_id`)}`;

/** SQL condition: a person looks, and is somebody else than the viewer, whatever waits in the inbox. */
export const pairionLooking = (p: string): string =>
  `${p}.is_listed and ${p}.person_id <> ${viewerParameter} and ${cardVisible(p)}`;

/** SQL condition: a person is shown to the viewer as a candidate. Every list of candidates uses it. */
export const pairionVisible = (p: string): string => `${pairionLooking(p)} and not ${inboxFull(`${p}.person_id`)}`;

const between = (m: string, id: string): string =>
  `${m}.one_id = least(${viewerParameter}, ${id}) and ${m}.other_id = greatest(${viewerParameter}, ${id})`;

/** SQL condition: the two are no match, and neither of them declined an invitation of the other. */
export const isOpen = (id: string): string =>
  `not exists (select from pairion_match x where ${between('x', id)})
   and not exists (select from pairion_invitation x where x.status = 'DECLINED' and x.sender_id = ${viewerParameter} and x.recipient_id = ${id})
   and not exists (select from pairion_invitation x where x.status = 'DECLINED' and x.sender_id = ${id} and x.recipient_id = ${viewerParameter})`;

/** SQL condition: the viewer has not decided about a person yet, and the person has not declined. */
export const isUndecided = (id: string): string =>
  `not exists (select from pairion_pass x where x.person_id = ${viewerParameter} and x.other_id = ${id})
   and not exists (select from pairion_invitation x where x.sender_id = ${viewerParameter} and x.recipient_id = ${id} and ${invitationWaiting('x')})
   and ${isOpen(id)}`;

/**
 * SQL condition: a person was in the viewer's candidates of today or yesterday, or is saved. Others cannot be chosen by id, so
 * that ids of other pages do not reveal who fits.
 */
export const wasShown = (id: string): string =>
  `(exists (select from pairion_save x where x.person_id = ${viewerParameter} and x.other_id = ${id})
    or exists (select from pairion_daily_set x where x.person_id = ${viewerParameter} and x.day >= ${utcDay} - 1 and ${id} = any(x.shown_ids)))`;

/** SQL condition: the viewer is one of the two of a match whom the viewer may see. @param m alias of the match */
export const matchVisible = (m: string): string =>
  `${viewerParameter} in (${m}.one_id, ${m}.other_id)
   and ${personVisible(`(case when ${m}.one_id = ${viewerParameter} then ${m}.other_id else ${m}.one_id end)`)}`;

/** SQL condition: a person was not notified of a strong candidate within a day. @param p alias of the row of pairion_profile */
export const canNotify = (p: string): string => `coalesce(${p}.notified_at < now() - interval '1 day', true)`;
