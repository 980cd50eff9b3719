import { sql, type WriteTransaction } from '../../database/write';
import { teamChanged, teamLeft } from './team.events';
import { deleteMember, emitTeamChanged } from './team.store';

/**
 * Ends the memberships and invitations that a block separates: the team's owner would read a person in the list no more, and
 * could not remove them. The blocked person is told nothing. See Module.onBlocked.
 */
export async function leaveTeamsAcrossBlock(tx: WriteTransaction, blocker: string, blocked: string): Promise<void> {
  const teams = await tx.rows<{ id: string; ownerId: string }>(sql`
    select t.id, t.owner_id as "ownerId" from team t join team_member m on m.team_id = t.id
    where (t.owner_id = ${blocker} and m.person_id = ${blocked}) or (t.owner_id = ${blocked} and m.person_id = ${blocker})
    order by t.id for no key update of t`);
  for (const team of teams) {
    const { id, ownerId } = team;
    const personId = ownerId === blocker ? blocked : blocker;
    const status = await deleteMember(tx, team, personId);
    if (personId === blocker) tx.emit(teamLeft(blocker, blocker, id));
    if (status === 'MEMBER') await emitTeamChanged(tx, id, ownerId);
    else tx.emit(teamChanged(ownerId, ownerId, id));
  }
}
