import type { List } from '../../database/list';
import { profileCardProjection } from '../profile/profile.projection';
import type { ProfileCard } from '../profile/profile.type';
import { connectedPeople, personVisible } from '../../visibility/people';

/** People ranked of each group of matches. Bounds the cost; pages beyond are rarely read. */
const maxRankedPeople = 100;

/** With fewer prefix matches than this, similar spellings are added. */
const minPrefixMatches = 20;

const matchesPrefix = `search @@ to_tsquery('simple', $2)`;

/**
 * People by prefixes of words of their name, username and headline ($2), or by similar spelling ($3). The exact username
 * comes first, then connections, then by similarity. When more match than are ranked, connections and exact matches of
 * whole words are among the ranked.
 */
export const matchingPeople: List<ProfileCard> = {
  name: 'people_found',
  parameters: 3,
  planEachTime: true,
  keys: [
    { sql: 'person.score', type: 'float8' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (fieldCase) => profileCardProjection('person', fieldCase),
  rows: (after, limit) => `(
    with exact as materialized (select * from profile p where search @@ plainto_tsquery('simple', $3) and ${personVisible('p.id')} limit ${maxRankedPeople}),
    matches as materialized (
      select distinct on (id) * from (
        (select * from profile p where username = $3 and ${personVisible('p.id')})
        union all (select * from profile p where ${matchesPrefix} and id in (${connectedPeople}) and ${personVisible('p.id')} limit ${maxRankedPeople})
        union all table exact
        union all (select * from profile p where (select count(*) from exact) < ${maxRankedPeople} and ${matchesPrefix} and ${personVisible('p.id')} limit ${maxRankedPeople})) candidates
      order by id),
    fuzzy as materialized (
      select * from profile p where (select count(*) from matches) < ${minPrefixMatches} and id not in (select id from matches)
        and ($3 <% username or $3 <% lower(display_name)) and ${personVisible('p.id')} limit ${maxRankedPeople}),
    ranked as (
      select *, (round((case when username = $3 then 10 else 0 end + case when id in (${connectedPeople}) then 2 else 0 end
        + case when ${matchesPrefix} then 1 + ts_rank(search, to_tsquery('simple', $2)) else 0 end
        + greatest(word_similarity($3, username), word_similarity($3, lower(display_name))))::numeric, 4))::float8 as score
      from (table matches union all table fuzzy) candidates)
    select * from ranked ${after ? `where (score, id) < (${after.join(', ')})` : ''} order by score desc, id desc ${limit}) person`,
};
