import type { EventDraft } from '../../database/outbox';
import type { RoleApplicationStatus } from './team.enums';
import type { ApplicationKind } from '../application/application.kind';

/** An application for a role was sent, moved or withdrawn. */
export const applicationChanged: ApplicationKind['changed'] = (
  topicId,
  actorId,
  { id, subjectId: roleId, status },
): EventDraft<'team.application.changed'> => ({
  type: 'team.application.changed',
  topic: 'user',
  topicId,
  actorId,
  data: { id, roleId, status: status as RoleApplicationStatus | null },
});

/** A team changed. One event for each member and invited person. */
export const teamChanged = (topicId: string, actorId: string, id: string): EventDraft<'team.changed'> => ({
  type: 'team.changed',
  topic: 'user',
  topicId,
  actorId,
  data: { id },
});

/** A person left a team, was removed from it, or it was deleted. */
export const teamLeft = (topicId: string, actorId: string, id: string): EventDraft<'team.left'> => ({
  type: 'team.left',
  topic: 'user',
  topicId,
  actorId,
  data: { id },
});
