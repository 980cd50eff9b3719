import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, forbidden, notFound } from '../../core/errors';
import { isId, validate } from '../../core/validation';
import { sql } from '../../database/write';
import { lockPair } from '../network/network.pair';
import { notify } from '../notification/notification.service';
import { countUse } from '../quotas';
import { teamChanged, teamLeft } from './team.events';
import { memberInput } from './team.inputs';
import { teamEditQuota, teamInvitationQuota } from './team.quotas';
import {
  deleteMember,
  emitTeamChanged,
  loadOwnTeam,
  loadTeam,
  loadTeamToLeave,
  lockTeam,
  membersOf,
  setMember,
} from './team.store';

/**
 * Invites a person to the viewer's own team. For a member, or a person who is invited, it changes the title.
 * @throws AppError NOT_FOUND for the team or the person, BAD_USER_INPUT naming the field, FORBIDDEN, also over the number of
 *   members; RATE_LIMITED
 */
export async function inviteMember(ctx: Context, teamId: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { userId: personId, title } = validate(memberInput, input);
  await loadOwnTeam(ctx, teamId, 'invite people');
  await write(ctx, async (tx) => {
    if (personId !== viewer) await lockPair(tx, viewer, personId);
    await lockTeam(tx, teamId);
    const there = (await membersOf(tx, teamId)).find((member) => member.personId === personId);
    await setMember(tx, { id: teamId }, { personId, title, status: 'INVITED' });
    if (!there) await notify(tx, { kind: 'team.invited', recipientId: personId, actorId: viewer, subjectId: teamId });
    if (there?.status === 'MEMBER') await emitTeamChanged(tx, teamId, viewer);
    // Other members do not see invited people.
    else for (const topicId of [viewer, personId]) tx.emit(teamChanged(topicId, viewer, teamId));
    await countUse(ctx, tx, there ? teamEditQuota : teamInvitationQuota);
  });
}
/** Accepts the viewer's invitation to a team. Safe to repeat. @throws AppError NOT_FOUND, also without an invitation */
export async function acceptInvitation(ctx: Context, teamId: string): Promise<void> {
  const viewer = viewerId(ctx);
  const { ownerId } = await loadTeam(ctx, teamId);
  await write(ctx, async (tx) => {
    // A block may have been made meanwhile. The owner is a member.
    if (ownerId !== viewer) await lockPair(tx, viewer, ownerId);
    await lockTeam(tx, teamId);
    const own = (await membersOf(tx, teamId)).find(({ personId }) => personId === viewer);
    if (!own) throw notFound('Invitation');
    if (own.status === 'MEMBER') return;
    await tx.rows(sql`
      update team_member set status = 'MEMBER', created_at = now() where team_id = ${teamId} and person_id = ${viewer}`);
    await notify(tx, { kind: 'team.joined', recipientId: ownerId, actorId: viewer, subjectId: teamId });
    await emitTeamChanged(tx, teamId, viewer);
  });
}

/**
 * Removes a member from the viewer's own team, revokes an invitation, leaves a team, or declines its invitation. The jobs
 * that the person posted for the team stay without it. Safe to repeat for the owner.
 * @throws AppError NOT_FOUND, FORBIDDEN for another person's team, BAD_USER_INPUT for its owner
 */
export async function removeMember(ctx: Context, teamId: string, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  if (!isId(id)) throw notFound('Person');
  const personId = id.toLowerCase();
  const { ownerId } = await loadTeamToLeave(ctx, teamId);
  if (viewer !== ownerId && viewer !== personId) throw forbidden('Only the team’s owner can remove people.');
  if (personId === ownerId) throw badInput({ userId: 'The owner can’t leave the team. Delete the team instead.' });
  await write(ctx, async (tx) => {
    await lockTeam(tx, teamId);
    const status = await deleteMember(tx, { id: teamId, ownerId }, personId);
    if (!status) return;
    tx.emit(teamLeft(personId, viewer, teamId));
    if (status === 'INVITED') tx.emit(teamChanged(ownerId, viewer, teamId));
    else await emitTeamChanged(tx, teamId, viewer);
    await countUse(ctx, tx, teamEditQuota);
  });
}
