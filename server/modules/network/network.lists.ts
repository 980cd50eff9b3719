import type { List } from '../../database/list';
import { jsonObject, type Projection, type FieldCase } from '../../database/read';
import { personCard, personFields } from '../profile/profile.projection';
import { connectedPeople, connectionsOf, personVisible, viewerParameter } from '../../visibility/people';

const card = (alias: string, spelling: FieldCase): Projection => personFields(personCard(alias), alias, spelling);
const people: List['projection'] = (spelling) => card('person', spelling);
const byTime = [
  { sql: 'person.listed_at', type: 'timestamptz' },
  { sql: 'person.id', type: 'uuid' },
] as const;
const earlier = (after: string[] | null, keys: string) => (after ? `and (${keys}) < (${after.join(', ')})` : '');

/** People whom the viewer has blocked, latest first. The one list that shows them. */
export const blockedPeople: List = {
  name: 'people_blocked',
  parameters: 1,
  keys: byTime,
  direction: 'desc',
  projection: people,
  rows: (after, limit) => `(
    select p.*, b.created_at as listed_at from block b join profile p on p.id = b.blocked_id
    where b.blocker_id = ${viewerParameter} and not p.hidden ${earlier(after, 'b.created_at, b.blocked_id')}
    order by b.created_at desc, b.blocked_id desc ${limit}) person`,
};

/** People whom the viewer has muted, latest first. */
export const mutedPeople: List = {
  ...blockedPeople,
  name: 'people_muted',
  rows: (after, limit) => `(
    select p.*, m.created_at as listed_at from mute m join profile p on p.id = m.muted_id
    where m.muter_id = ${viewerParameter} and ${personVisible('p.id')} ${earlier(after, 'm.created_at, m.muted_id')}
    order by m.created_at desc, m.muted_id desc ${limit}) person`,
};

/** People connected to both the viewer and another person ($2), by id. Nobody is another person to themselves. */
export const mutualConnections: List = {
  name: 'people_mutual',
  parameters: 2,
  keys: [{ sql: 'person.id', type: 'uuid' }],
  direction: 'asc',
  projection: people,
  rows: (after, limit) => `(
    select p.* from (${connectionsOf('$2::uuid')}) theirs(id) join profile p on p.id = theirs.id
    where theirs.id in (${connectedPeople}) and ${personVisible('p.id')}
      and ${personVisible('$2::uuid')} and $2::uuid <> ${viewerParameter} ${after ? `and p.id > ${after[0]}` : ''}
    order by p.id ${limit}) person`,
};

/** Connections of a person ($2), latest first. Each direction is read along its index as far as the page goes. */
export const connectionsOfPerson: List = {
  name: 'people_connected',
  parameters: 2,
  keys: [{ sql: 'person.connection_id', type: 'uuid' }],
  direction: 'desc',
  projection: (spelling) => ({
    ...people(spelling),
    ...(spelling === 'snake' && {
      connectionId: 'person.connection_id',
      connectedAt: 'person.connected_at',
      status: `'accepted'`,
    }),
  }),
  rows: (after, limit, reach) => {
    const half = (mine: string, theirs: string) => `(
      select c.id, c.${theirs} as person_id, coalesce(c.responded_at, c.created_at) as connected_at from connection c
      where c.${mine} = $2::uuid and c.status = 'accepted' and ${personVisible(`c.${theirs}`)} ${after ? `and c.id < ${after[0]}` : ''} order by c.id desc ${reach})`;
    return `(
      select p.*, c.id as connection_id, c.connected_at from (${half('requester_id', 'recipient_id')} union all ${half('recipient_id', 'requester_id')}) c
      join profile p on p.id = c.person_id where ${personVisible('$2::uuid')} order by c.id desc ${limit}) person`;
  },
};

const requests = (name: string, mine: string, theirs: string): List => ({
  name,
  parameters: 1,
  keys: [{ sql: 'c.id', type: 'uuid' }],
  direction: 'desc',
  projection: (spelling) => ({
    id: 'c.id',
    status: 'c.status',
    message: 'c.message',
    createdAt: 'c.created_at',
    person: { fields: card('person', spelling) },
    ...(spelling === 'snake' && { connectionId: 'c.id', requesterId: 'c.requester_id', recipientId: 'c.recipient_id' }),
  }),
  rows: (after, limit) => `(
    select * from connection c where c.${mine} = ${viewerParameter} and c.status = 'pending' and ${personVisible(`c.${theirs}`)} ${after ? `and c.id < ${after[0]}` : ''}
    order by c.id desc ${limit}) c join profile person on person.id = c.${theirs}`,
});

/** Requests waiting for the viewer's answer, latest first. */
export const receivedRequests = requests('requests_received', 'recipient_id', 'requester_id');
/** Requests of the viewer that wait for an answer, latest first. */
export const sentRequests = requests('requests_sent', 'requester_id', 'recipient_id');

const follows = (name: string, of: string, shown: string): List => ({
  name,
  parameters: 2,
  keys: byTime,
  direction: 'desc',
  projection: people,
  rows: (after, limit) => `(
    select p.*, f.created_at as listed_at from follow f join profile p on p.id = f.${shown}
    where f.${of} = $2::uuid and ${personVisible(`f.${shown}`)} and ${personVisible('$2::uuid')} ${earlier(after, `f.created_at, f.${shown}`)}
    order by f.created_at desc, f.${shown} desc ${limit}) person`,
});

/** People who follow a person ($2), latest first. */
export const followersOf = follows('people_followers', 'followee_id', 'follower_id');
/** People whom a person ($2) follows, latest first. */
export const followedByPerson = follows('people_following', 'follower_id', 'followee_id');

/** The most candidates that one source brings: enough to rank well, few enough for any size of the network. */
const sourceSize = 100;

/** People who are not suggested to the viewer: those they are connected with, asked, muted or sent away, and themselves. */
const notSuggested = `
  select recipient_id from connection where requester_id = ${viewerParameter} union all select requester_id from connection where recipient_id = ${viewerParameter}
  union all select person_id from suggestion_dismissed where account_id = ${viewerParameter} union all select muted_id from mute where muter_id = ${viewerParameter}
  union all select ${viewerParameter}`;

/**
 * People the viewer may want to know, best first: by shared connections, skills, and what both look for. Candidates come
 * along indexes from bounded sources, newest first; newcomers fill up what is left.
 */
export const suggestedPeople: List = {
  name: 'people_suggested',
  parameters: 1,
  keys: [
    { sql: 'person.score', type: 'int' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (spelling) => ({
    id: 'person.id',
    person: { fields: card('person', spelling) },
    sharedConnectionCount: 'person.shared_connections',
    sharedSkills: 'person.shared_skills',
    sharedNeeds: 'person.shared_needs',
  }),
  rows: (after, limit) => `(
    with mine as materialized (select id from (${connectedPeople}) c(id) limit ${sourceSize}),
    known as materialized (
      select c.person_id as id, count(*)::int as shared from mine cross join lateral (
        (select recipient_id as person_id from connection where requester_id = mine.id and status = 'accepted' order by id desc limit 50)
        union all (select requester_id from connection where recipient_id = mine.id and status = 'accepted' order by id desc limit 50)) c
      group by c.person_id order by shared desc, c.person_id limit ${sourceSize}),
    interest as materialized (select interest as name from profile_interest where profile_id = ${viewerParameter}),
    alike as materialized (
      select profile_id as id from interest cross join lateral (
        select profile_id from profile_interest where profile_interest.interest = interest.name order by profile_id desc limit 50) p
      group by profile_id order by count(*) desc, profile_id desc limit ${sourceSize}),
    candidate as (
      select id from known union select id from alike
      union (select p.id from profile p where not p.hidden order by p.id desc limit ${sourceSize})),
    scored as (
      select p.*, coalesce(known.shared, 0) as shared_connections,
        array(select s from unnest(p.skills) s where lower(s) in (select name from interest)) as shared_skills,
        array(select n from unnest(p.looking_for) n where n in (select name from interest)) as shared_needs
      from candidate cross join lateral (select * from profile where id = candidate.id limit 1) p left join known on known.id = p.id
      where ${personVisible('p.id')} and p.id not in (${notSuggested})),
    ranked as (select *, least(shared_connections, 10) * 3 + least(cardinality(shared_skills), 5) * 2 + least(cardinality(shared_needs), 3) as score from scored)
    select * from ranked ${after ? `where (score, id) < (${after.join(', ')})` : ''} order by score desc, id desc ${limit}) person`,
};

/** JSON of a person's card, for statements that are no lists. */
export const cardJson = (alias: string, spelling: FieldCase): string => jsonObject(card(alias, spelling), spelling);
