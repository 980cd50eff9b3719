import { conflict } from '../../core/errors';
import { sql } from '../../database/write';
import { viewerId } from '../../context';
import type { ApplicationKind } from '../application/application.kind';
import { joinPairConversation, openPairConversation } from '../message/conversation.service';
import { sendApplicationMessage } from '../message/message.service';
import { retractNotification } from '../notification/notification.service';
import { emitTeamChanged, lockRole, setMember, setRoleStatus } from './team.store';

/** People who are in the team do not apply, invited people included: they accept instead. @throws AppError CONFLICT */
export const requireOutside: ApplicationKind['onApply'] = async (tx, _ctx, { subjectId, applicantId }) => {
  const member = await tx.row<{ status: string }>(sql`
    select m.status from team_member m join team_role r on r.team_id = m.team_id
    where r.id = ${subjectId} and m.person_id = ${applicantId}`);
  if (member)
    throw conflict({
      id:
        member.status === 'MEMBER'
          ? 'You’re already on this team.'
          : 'This team has invited you. Accept the invitation.',
    });
  return null;
};

/**
 * Accepting an applicant adds the member, fills the role and opens the conversation with the owner's words.
 * @throws AppError CONFLICT for an application that was accepted before and for a role that is filled, FORBIDDEN over the number of
 *   members
 */
export const onRoleApplicationMoved: ApplicationKind['onMove'] = async (tx, ctx, application) => {
  const { subjectId, applicantId, from, to, reply } = application;
  if (from === 'ACCEPTED')
    throw conflict({ status: 'This person is on the team now. Remove them from the team instead.' });
  if (to !== 'ACCEPTED') return null;
  const viewer = viewerId(ctx);
  const { teamId, title, status } = await lockRole(tx, subjectId);
  if (status === 'FILLED') throw conflict({ status: 'This role is filled. Open it again to accept somebody else.' });
  await setMember(tx, { id: teamId }, { personId: applicantId, title, status: 'MEMBER' });
  // An invitation that was sent meanwhile is answered by this.
  await retractNotification(tx, { kind: 'team.invited', recipientId: applicantId, actorId: viewer, subjectId: teamId });
  await setRoleStatus(tx, subjectId, 'FILLED');
  const { id } = await openPairConversation(tx, viewer, applicantId);
  // Both want to talk, so it is not a request.
  await joinPairConversation(tx, viewer, applicantId);
  await sendApplicationMessage(tx, ctx, id, { content: reply || `I’ve accepted your application: ${title}.` });
  await emitTeamChanged(tx, teamId, viewer);
  return id;
};
