import type { List } from '../../database/list';
import { numbersOf, stoppedAt } from '../../database/newestMatches';
import { viewerParameter } from '../../visibility/people';
import { searchParameters } from './team.filter';
import { teamListed, teamVisible } from './team.policy';
import { ownerJoin, teamProjection } from './team.projection';
import { searchOf, withNewest } from './team.search';
import type { Team } from './team.type';

const projection: List<Team>['projection'] = (fieldCase) => teamProjection('team', fieldCase);

/** The newest teams that match a search. @param isFound whether the index finds them */
const newest = (isFound: boolean): List<Team> => ({
  name: isFound ? 'teams_found' : 'teams_newest',
  parameters: searchParameters,
  planEachTime: true,
  keys: [{ sql: 'team.number', type: 'int' }],
  direction: 'desc',
  projection,
  search: {
    tables: (after, count, isBounded) =>
      withNewest([{ name: 'steps', ...searchOf(), isFound, below: after ? after[0]! : null, count, isBounded }]),
    stoppedAt: (count) => stoppedAt('steps', count),
    timeAt: (number) =>
      `(select first.created_at from team first where first.is_listed and first.number >= ${number} order by first.number limit 1)`,
    isContinued: true,
  },
  rows: (_after, limit) => `(
    select t.* from team t where number = any(${numbersOf('steps')}) order by number desc ${limit}) team ${ownerJoin('team')}`,
});

/** Lists of the newest teams, with and without terms that the index finds. */
export const newestTeams = { found: newest(true), all: newest(false) };

/** Ranked teams, best first. What fits is computed before: ids of teams $2 and of their best roles $3, scores $4, reasons $5 as JSON. */
export const rankedTeams: List<Team> = {
  name: 'teams_ranked',
  parameters: 5,
  keys: [
    { sql: 'team.score', type: 'float8' },
    { sql: 'team.number', type: 'int' },
  ],
  direction: 'desc',
  projection: (fieldCase) => ({
    ...teamProjection('team', fieldCase),
    fit: {
      when: 'team.role_id is not null',
      fields: {
        roleId: 'team.role_id',
        score: 'team.score::int',
        reasons: `team.fit::json -> 'reasons'`,
        breakdown: `team.fit::json -> 'breakdown'`,
      },
    },
  }),
  rows: (after, limit) => `(
    select t.*, ranked.role_id, ranked.score, ranked.fit
    from unnest($2::uuid[], $3::uuid[], $4::float8[], $5::text[]) ranked(id, role_id, score, fit) join team t on t.id = ranked.id
    where ${teamListed('t')} ${after ? `and (ranked.score, t.number) < (${after.join(', ')})` : ''}
    order by ranked.score desc, t.number desc ${limit}) team ${ownerJoin('team')}`,
};

/** Teams that the viewer owns, is on or is invited to, latest first. */
export const ownTeams: List<Team> = {
  name: 'teams_own',
  parameters: 1,
  keys: [{ sql: 'team.id', type: 'uuid' }],
  direction: 'desc',
  projection,
  rows: (after, limit) => `(
    select t.* from team_member m join team t on t.id = m.team_id
    where m.person_id = ${viewerParameter} and ${teamVisible('t')} ${after ? `and m.team_id < ${after[0]}` : ''}
    order by m.team_id desc ${limit}) team ${ownerJoin('team')}`,
};
