import type { List } from '../../database/list';
import { personCard, personFields } from '../profile/profile.projection';
import { connectedPeople, connectionsOf, personVisible, viewerParameter } from './graph.policy';

const projection: List['projection'] = (spelling) => personFields(personCard('person'), 'person', spelling);

/** People whom the viewer has blocked, latest first. The one list that shows them. */
export const blockedPeople: List = {
  name: 'people_blocked',
  parameters: 1,
  keys: [
    { sql: 'person.blocked_at', type: 'timestamptz' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select p.*, b.created_at as blocked_at from block b join profile p on p.id = b.blocked_id
    where b.blocker_id = ${viewerParameter} and not p.hidden ${after ? `and (b.created_at, b.blocked_id) < (${after.join(', ')})` : ''}
    order by b.created_at desc, b.blocked_id desc ${limit}) person`,
};

/** People connected to both the viewer and another person ($2), by id. Nobody is another person to themselves. */
export const mutualConnections: List = {
  name: 'people_mutual',
  parameters: 2,
  keys: [{ sql: 'person.id', type: 'uuid' }],
  direction: 'asc',
  projection,
  rows: (after, limit) => `(
    select p.* from (${connectionsOf('$2::uuid')}) theirs(id) join profile p on p.id = theirs.id
    where theirs.id in (${connectedPeople}) and ${personVisible('p.id')} and ${personVisible('$2::uuid')} and $2::uuid <> ${viewerParameter} ${after ? `and p.id > ${after[0]}` : ''}
    order by p.id ${limit}) person`,
};
