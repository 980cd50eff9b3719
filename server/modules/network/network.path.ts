import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { jsonObject, statement } from '../../database/read';
import { profileCardProjection } from '../profile/profile.projection';
import type { ConnectionPath } from './network.type';
import { connectionsOf, personVisible } from '../../visibility/people';

/** Maximum of connections per person that the search for a path reads. */
const maxConnectionsPerPerson = 1_000;

const visibleConnectionsOf = (id: string) =>
  `select id from (${connectionsOf(id)}) c(id) where ${personVisible('c.id')} limit ${maxConnectionsPerPerson}`;

/**
 * Reads a shortest path of at most three steps between two people, over people who are visible to the viewer, in one
 * statement.
 * @returns null when there is none
 * @throws AppError NOT_FOUND when either is hidden from the viewer
 */
export async function readConnectionPath(ctx: Context, fromId: string, toId: string): Promise<ConnectionPath | null> {
  const viewer = viewerId(ctx);
  if (!isId(fromId) || !isId(toId)) throw notFound('Person');
  const query = statement(
    'people_path',
    () => `
      with ends as (select count(*) as seen from profile p where p.id in ($2::uuid, $3::uuid) and ${personVisible('p.id')}),
      near as materialized (${visibleConnectionsOf('$2::uuid')}), far as materialized (${visibleConnectionsOf('$3::uuid')}),
      way as (
        select array[$2::uuid] as ids, 0 as degree where $2::uuid = $3::uuid
        union all select array[$2::uuid, $3::uuid], 1 where $3::uuid in (select id from near)
        union all (select array[$2::uuid, near.id, $3::uuid], 2 from near join far using (id) order by near.id limit 1)
        union all (select array[$2::uuid, near.id, far.id, $3::uuid], 3 from near
          join connection c on c.status = 'accepted' and near.id in (c.requester_id, c.recipient_id)
          join far on far.id = case when c.requester_id = near.id then c.recipient_id else c.requester_id end limit 1))
      select ends.seen::int = case when $2::uuid = $3::uuid then 1 else 2 end as visible,
        (select json_build_object('degree', way.degree, 'people', (
           select json_agg(${jsonObject(profileCardProjection('p', 'camel'), 'camel')} order by step.n) from unnest(way.ids) with ordinality step(id, n) join profile p on p.id = step.id))
         from way order by way.degree limit 1) as path
      from ends`,
  );
  const [row] = await ctx.app.reader.rows<{ visible: boolean; path: ConnectionPath | null }>(query, [
    viewer,
    fromId,
    toId,
  ]);
  if (!row?.visible) throw notFound('Person');
  return row.path;
}
