import type { List } from '../../database/list';
import type { FieldCase, ProjectionOf } from '../../database/read';
import { profileCardProjection } from '../profile/profile.projection';
import type { ProfileCard } from '../profile/profile.type';
import type { ConnectionRequest, Suggestion } from './network.type';
import { connectedPeople, connectionsOf, personVisible, viewerParameter } from '../../visibility/people';

const personProjection = (fieldCase: FieldCase) => profileCardProjection('person', fieldCase);
const byTime = [
  { sql: 'person.listed_at', type: 'timestamptz' },
  { sql: 'person.id', type: 'uuid' },
] as const;
const afterCursor = (after: string[] | null, keys: string) => (after ? `and (${keys}) < (${after.join(', ')})` : '');

/** People whom the viewer has blocked, latest first. No other list includes them. */
export const blockedPeople: List<ProfileCard> = {
  name: 'people_blocked',
  parameters: 1,
  keys: byTime,
  direction: 'desc',
  projection: personProjection,
  rows: (after, limit) => `(
    select p.*, b.created_at as listed_at from block b join profile p on p.id = b.blocked_id
    where b.blocker_id = ${viewerParameter} and not p.hidden ${afterCursor(after, 'b.created_at, b.blocked_id')}
    order by b.created_at desc, b.blocked_id desc ${limit}) person`,
};

/** People whom the viewer has muted, latest first. */
export const mutedPeople: List<ProfileCard> = {
  ...blockedPeople,
  name: 'people_muted',
  rows: (after, limit) => `(
    select p.*, m.created_at as listed_at from mute m join profile p on p.id = m.muted_id
    where m.muter_id = ${viewerParameter} and ${personVisible('p.id')} ${afterCursor(after, 'm.created_at, m.muted_id')}
    order by m.created_at desc, m.muted_id desc ${limit}) person`,
};

/** People connected to both the viewer and another person ($2), by id. Empty for the viewer. */
export const mutualConnections: List<ProfileCard> = {
  name: 'people_mutual',
  parameters: 2,
  keys: [{ sql: 'person.id', type: 'uuid' }],
  direction: 'asc',
  projection: personProjection,
  rows: (after, limit) => `(
    select p.* from (${connectionsOf('$2::uuid')}) theirs(id) join profile p on p.id = theirs.id
    where theirs.id in (${connectedPeople}) and ${personVisible('p.id')}
      and ${personVisible('$2::uuid')} and $2::uuid <> ${viewerParameter} ${after ? `and p.id > ${after[0]}` : ''}
    order by p.id ${limit}) person`,
};

/** Fields that REST adds to a connected person. */
const restConnectedPerson: ProjectionOf<{ connectionId: string; connectedAt: string; status: 'accepted' }> = {
  connectionId: 'person.connection_id',
  connectedAt: 'person.connected_at',
  status: `'accepted'`,
};

/** Connections of a person ($2), latest first. Each direction is read from its index up to the end of the page. */
export const connectionsOfPerson: List<ProfileCard> = {
  name: 'people_connected',
  parameters: 2,
  keys: [{ sql: 'person.connection_id', type: 'uuid' }],
  direction: 'desc',
  projection: (fieldCase) => ({
    ...personProjection(fieldCase),
    ...(fieldCase === 'snake' && restConnectedPerson),
  }),
  rows: (after, limit, mergeLimit) => {
    const half = (mine: string, theirs: string) => `(
      select c.id, c.${theirs} as person_id, coalesce(c.responded_at, c.created_at) as connected_at from connection c
      where c.${mine} = $2::uuid and c.status = 'accepted' and ${personVisible(`c.${theirs}`)} ${after ? `and c.id < ${after[0]}` : ''} order by c.id desc ${mergeLimit})`;
    return `(
      select p.*, c.id as connection_id, c.connected_at from (${half('requester_id', 'recipient_id')} union all ${half('recipient_id', 'requester_id')}) c
      join profile p on p.id = c.person_id where ${personVisible('$2::uuid')} order by c.id desc ${limit}) person`;
  },
};

/** Fields that REST adds to a pending request. */
const restRequest: ProjectionOf<{ connectionId: string; status: 'pending'; requesterId: string; recipientId: string }> =
  {
    connectionId: 'c.id',
    status: 'c.status',
    requesterId: 'c.requester_id',
    recipientId: 'c.recipient_id',
  };

const pendingRequests = (name: string, mine: string, theirs: string): List<ConnectionRequest> => ({
  name,
  parameters: 1,
  keys: [{ sql: 'c.id', type: 'uuid' }],
  direction: 'desc',
  projection: (fieldCase) => ({
    id: 'c.id',
    message: 'c.message',
    createdAt: 'c.created_at',
    person: { fields: profileCardProjection('person', fieldCase) },
    ...(fieldCase === 'snake' && restRequest),
  }),
  rows: (after, limit) => `(
    select * from connection c where c.${mine} = ${viewerParameter} and c.status = 'pending' and ${personVisible(`c.${theirs}`)} ${after ? `and c.id < ${after[0]}` : ''}
    order by c.id desc ${limit}) c join profile person on person.id = c.${theirs}`,
});

/** Pending requests that the viewer received, latest first. */
export const receivedRequests = pendingRequests('requests_received', 'recipient_id', 'requester_id');
/** Pending requests that the viewer sent, latest first. */
export const sentRequests = pendingRequests('requests_sent', 'requester_id', 'recipient_id');

const followList = (
  name: string,
  subject: 'follower_id' | 'followee_id',
  listed: 'follower_id' | 'followee_id',
): List<ProfileCard> => ({
  name,
  parameters: 2,
  keys: byTime,
  direction: 'desc',
  projection: personProjection,
  rows: (after, limit) => `(
    select p.*, f.created_at as listed_at from follow f join profile p on p.id = f.${listed}
    where f.${subject} = $2::uuid and ${personVisible(`f.${listed}`)} and ${personVisible('$2::uuid')} ${afterCursor(after, `f.created_at, f.${listed}`)}
    order by f.created_at desc, f.${listed} desc ${limit}) person`,
});

/** People who follow a person ($2), latest first. */
export const followersOfPerson = followList('people_followers', 'followee_id', 'follower_id');
/** People whom a person ($2) follows, latest first. */
export const followedByPerson = followList('people_following', 'follower_id', 'followee_id');

/** Maximum of candidates per source, so that the cost does not grow with the network. */
const maxCandidatesPerSource = 100;

/** SQL query: people who are not suggested to the viewer: connected, requested, dismissed, muted, and the viewer. */
const notSuggested = `
  select recipient_id from connection where requester_id = ${viewerParameter} union all select requester_id from connection where recipient_id = ${viewerParameter}
  union all select person_id from suggestion_dismissed where account_id = ${viewerParameter} union all select muted_id from mute where muter_id = ${viewerParameter}
  union all select ${viewerParameter}`;

/** SQL condition: the person can be suggested to the viewer. */
const suggestable = (id: string): string => `${personVisible(id)} and ${id} not in (${notSuggested})`;

/** With fewer people than this to suggest for a reason, the newest profiles are added. */
const minReasoned = 10;

/**
 * People the viewer may know, ranked by shared connections, skills, locations, needs and stage. Candidates are read from
 * indexes, newest first, with a limit for each source: shared connections and shared interests, which are all that the
 * viewer's profile says. The newest profiles are added when these are few.
 */
export const suggestedPeople: List<Suggestion> = {
  name: 'people_suggested',
  parameters: 1,
  keys: [
    { sql: 'person.score', type: 'int' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (fieldCase) => ({
    id: 'person.id',
    person: { fields: profileCardProjection('person', fieldCase) },
    sharedConnectionCount: 'person.shared_connections',
    sharedSkills: 'person.shared_skills',
    sharedNeeds: 'person.shared_needs',
    sharedLocation: 'person.shared_location',
    sharedStage: 'person.shared_stage',
  }),
  rows: (after, limit) => `(
    with mine as materialized (select id from (${connectedPeople}) c(id) limit ${maxCandidatesPerSource}),
    by_connection as materialized (
      select c.person_id as id, count(*)::int as shared from mine cross join lateral (
        (select recipient_id as person_id from connection where requester_id = mine.id and status = 'accepted' order by id desc limit 50)
        union all (select requester_id from connection where recipient_id = mine.id and status = 'accepted' order by id desc limit 50)) c
      group by c.person_id order by shared desc, c.person_id limit ${maxCandidatesPerSource}),
    interest as materialized (select interest as name from profile_interest where profile_id = ${viewerParameter}),
    by_interest as materialized (
      select profile_id as id from interest cross join lateral (
        select profile_id from profile_interest where profile_interest.interest = interest.name order by profile_id desc limit 50) p
      group by profile_id order by count(*) desc, profile_id desc limit ${maxCandidatesPerSource}),
    reasoned as materialized (
      select id from by_connection where ${suggestable('by_connection.id')} union select id from by_interest where ${suggestable('by_interest.id')}),
    candidate as (
      table reasoned
      union (select p.id from profile p where (select count(*) from reasoned) < ${minReasoned} and not p.hidden order by p.id desc limit ${maxCandidatesPerSource})),
    scored as (
      select p.*, coalesce(by_connection.shared, 0) as shared_connections,
        array(select s from unnest(p.skills) s where lower(s) in (select name from interest)) as shared_skills,
        array(select n from unnest(p.looking_for) n where n in (select name from interest)) as shared_needs,
        (select part from unnest(location_parts(p.location)) with ordinality one(part, n)
         where profile_tokens('{}', array[part], '{}', '{}') <@ array(select name from interest) order by n limit 1) as shared_location,
        case when profile_tokens('{}', '{}', array[p.stage], '{}') && array(select name from interest) then p.stage end as shared_stage
      from candidate cross join lateral (select * from profile where id = candidate.id limit 1) p left join by_connection on by_connection.id = p.id
      where ${suggestable('p.id')}),
    ranked as (
      select *, least(shared_connections, 10) * 3 + least(cardinality(shared_skills), 5) * 2 + (shared_location is not null)::int * 2
        + least(cardinality(shared_needs), 3) + (shared_stage is not null)::int as score
      from scored)
    select * from ranked ${after ? `where (score, id) < (${after.join(', ')})` : ''} order by score desc, id desc ${limit}) person`,
};
