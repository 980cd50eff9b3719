import type { List } from '../../database/list';
import { personCard, personFields } from '../profile/profile.projection';
import { connectedPeople, personVisible } from '../../visibility/people';

/** The most people that are ranked of each group that a search finds: enough for any page that somebody reads. */
const rankedPeople = 100;

/** Where the words find fewer people than this, near misses are shown too. */
const enough = 20;

const beginLike = `search @@ to_tsquery('simple', $2)`;

/**
 * People by name, username or headline: beginnings of words ($2), or nearly these letters ($3), so that a slip of the
 * finger still finds them. The exact username leads, then connections, then the closest; where there are more than are
 * ranked, connections and those who are called just that are among them.
 */
export const matchingPeople: List = {
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
    with called as materialized (select * from profile p where search @@ plainto_tsquery('simple', $3) and ${personVisible('p.id')} limit ${rankedPeople}),
    meant as materialized (
      select distinct on (id) * from (
        (select * from profile p where username = $3 and ${personVisible('p.id')})
        union all (select * from profile p where ${beginLike} and id in (${connectedPeople}) and ${personVisible('p.id')} limit ${rankedPeople})
        union all table called
        union all (select * from profile p where (select count(*) from called) < ${rankedPeople} and ${beginLike} and ${personVisible('p.id')} limit ${rankedPeople})) found
      order by id),
    near as materialized (
      select * from profile p where (select count(*) from meant) < ${enough} and id not in (select id from meant)
        and ($3 <% username or $3 <% lower(display_name)) and ${personVisible('p.id')} limit ${rankedPeople}),
    ranked as (
      select *, (round((case when username = $3 then 10 else 0 end + case when id in (${connectedPeople}) then 2 else 0 end
        + case when ${beginLike} then 1 + ts_rank(search, to_tsquery('simple', $2)) else 0 end
        + greatest(word_similarity($3, username), word_similarity($3, lower(display_name))))::numeric, 4))::float8 as score
      from (table meant union all table near) found)
    select * from ranked ${after ? `where (score, id) < (${after.join(', ')})` : ''} order by score desc, id desc ${limit}) person`,
};
