import type { List } from '../../database/list';
import { personCard, personFields } from '../profile/profile.projection';
import { connectedPeople, personVisible } from '../graph/graph.policy';

/** The most people that are ranked for one search: enough for any page that somebody reads. */
const rankedPeople = 200;

/** Where the words find fewer people than this, near misses are shown too. */
const enough = 20;

/**
 * People by name, username or headline: beginnings of words ($2), or nearly these letters ($3), so that a slip of the
 * finger still finds them. The exact username leads, then connections, then the closest.
 */
export const foundPeople: List = {
  name: 'people_found',
  parameters: 3,
  planEachTime: true,
  keys: [
    { sql: 'person.score', type: 'float8' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (spelling) => personFields(personCard('person'), 'person', spelling),
  rows: (after, limit) => `(
    with meant as materialized (
      (select p.id from profile p where p.username = $3 and ${personVisible('p.id')})
      union (select p.id from profile p where p.search @@ to_tsquery('simple', $2) and ${personVisible('p.id')} limit ${rankedPeople})),
    near as materialized (
      select p.id from profile p where (select count(*) from meant) < ${enough}
        and ($3 <% p.username or $3 <% lower(p.display_name)) and ${personVisible('p.id')} limit ${rankedPeople}),
    ranked as (
      select p.*, (round((case when username = $3 then 10 else 0 end + case when id in (${connectedPeople}) then 2 else 0 end
        + case when search @@ to_tsquery('simple', $2) then 1 + ts_rank(search, to_tsquery('simple', $2)) else 0 end
        + greatest(word_similarity($3, username), word_similarity($3, lower(display_name))))::numeric, 4))::float8 as score
      from (select id from meant union select id from near) found(id) join profile p using (id))
    select * from ranked ${after ? `where (score, id) < (${after.join(', ')})` : ''} order by score desc, id desc ${limit}) person`,
};
