import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  block,
  connect,
  hideProfile,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { buildJob } from '../../support/people/jobs';
import { applyForRole, buildRole, buildTeam, joinTeam } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;

const relations = [
  'self',
  'connected',
  'stranger',
  'member',
  'invited',
  'applicant',
  'blocked',
  'blocking',
  'blocked member',
  'blocked applicant',
  'anonymous',
] as const;
type Relation = (typeof relations)[number];
const states = ['open', 'paused', 'closed', 'of a hidden person'] as const;
type State = (typeof states)[number];
type Seen = 'shown' | 'hidden' | 'rejected';

const viewers = {} as Record<Relation, Caller>;
const teams = {} as Record<State, { id: string; word: string; roleId: string; jobId: string }>;

/** What each viewer sees of each team, equal on every path. */
function expected(relation: Relation, state: State): Seen {
  if (relation === 'anonymous') return 'rejected';
  if (relation === 'self') return state === 'of a hidden person' ? 'hidden' : 'shown';
  if (state === 'of a hidden person' || /block/.test(relation)) return 'hidden';
  return state === 'open' || ['member', 'invited', 'applicant'].includes(relation) ? 'shown' : 'hidden';
}

beforeAll(async () => {
  server = await startTestServer();
  const [owner, hidden] = await registerPeople(server, 'owner', 'hidden');
  const people = {} as Record<Relation, Person>;
  for (const relation of relations)
    if (relation !== 'anonymous' && relation !== 'self')
      people[relation] = await registerPerson(server, relation.replaceAll(' ', '.'));
  people.self = owner;
  for (const state of states) {
    const by = state === 'of a hidden person' ? hidden : owner;
    const word = `word${state.replaceAll(' ', '')}`;
    const { id } = await buildTeam(by, { name: `Team ${word}` });
    const role = await buildRole(by, id, { title: `Role ${word}`, skills: [`skill${word}`] });
    for (const relation of ['applicant', 'blocked applicant'] as const) await applyForRole(people[relation], role.id);
    for (const relation of ['member', 'blocked member'] as const) await joinTeam(by, id, people[relation]);
    await by.rest(`/api/teams/${id}/members`, { body: { user_id: people.invited.id } });
    const job = await buildJob(by, { team_id: id });
    teams[state] = { id, word, roleId: role.id, jobId: job.id };
  }
  for (const state of ['paused', 'closed'] as const)
    await owner.rest(`/api/teams/${teams[state].id}`, { method: 'PUT', body: { status: state } });
  await hideProfile(server, hidden);
  await connect(server, owner, people.connected);
  for (const relation of ['blocked', 'blocked member', 'blocked applicant'] as const)
    await block(server, owner, people[relation]);
  await block(server, people.blocking, owner);
  for (const relation of relations) viewers[relation] = relation === 'anonymous' ? visitor(server) : people[relation];
});
afterAll(() => server.close());

type Team = (typeof teams)[State];
type Path = (viewer: Caller, team: Team) => Promise<Seen>;

const graphql =
  (query: string, isShown: (data: any, team: Team) => boolean = () => true): Path =>
  async (viewer, team) => {
    const { code, data } = await viewer.gql(query, { ...team, skill: `skill${team.word}` });
    if (code === 'UNAUTHENTICATED') return 'rejected';
    if (code) expect(code).toBe('NOT_FOUND');
    return !code && isShown(data, team) ? 'shown' : 'hidden';
  };

const inEdges =
  (name: string) =>
  (data: any, { id }: Team) =>
    data[name].edges.some(({ node }: any) => node.id === id);

/** Reads of one team. */
const paths: Record<string, Path> = {
  'REST team': async (viewer, { id }) => {
    const { status } = await viewer.rest(`/api/teams/${id}`);
    expect([200, 401, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  },
  // Whoever sees the role may not read its applications, and whoever does not see it learns nothing of it.
  'REST applications for a role': async (viewer, { roleId }) => {
    const { status } = await viewer.rest(`/api/roles/${roleId}/applications`);
    expect([200, 401, 403, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  },
  'REST fit to a role': async (viewer, { roleId }) => {
    const { status } = await viewer.rest(`/api/roles/${roleId}/fit`);
    expect([200, 401, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  },
  'GraphQL fit to a role': graphql('query ($roleId: ID!) { roleFit(id: $roleId) { score } }'),
  'REST fit to the roles of a team': async (viewer, { id }) => {
    const { status } = await viewer.rest(`/api/teams/${id}/fits`);
    expect([200, 401, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  },
  'GraphQL fit to the roles of a team': graphql('query ($id: ID!) { roleFits(teamId: $id) { score } }'),
  'REST jobs of a team': async (viewer, { id, jobId }) => {
    const { status, body } = await viewer.rest(`/api/teams/${id}/jobs`);
    expect([200, 401, 404]).toContain(status);
    if (status === 200) expect(body.data.jobs.map((job: any) => job.id)).toEqual([jobId]);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  },
  'GraphQL jobs of a team': graphql('query ($id: ID!) { teamJobs(teamId: $id) { title } }'),
  'GraphQL team': graphql('query ($id: ID!) { team(id: $id) { name } }'),
  'GraphQL team as node': graphql('query ($id: ID!) { node(id: $id) { ... on Team { name } } }'),
};

const listPaths: Record<string, Path> = {
  'REST teams': async (viewer, { id, word }) => {
    const { status, body } = await viewer.rest(`/api/teams?query=${word}`);
    if (status === 401) return 'rejected';
    expect(body.data.facets.total).toBe(body.data.teams.length);
    return body.data.teams.some((team: any) => team.id === id) ? 'shown' : 'hidden';
  },
  'GraphQL teams': graphql('{ teams(first: 50) { edges { node { id } } } }', inEdges('teams')),
  'GraphQL teams by fit': graphql('{ teams(first: 50, sort: BEST_FIT) { edges { node { id } } } }', inEdges('teams')),
  'GraphQL teams by skill': graphql(
    'query ($skill: String!) { teams(filter: { skills: [$skill] }) { edges { node { id } } } }',
    inEdges('teams'),
  ),
  'GraphQL search': graphql(
    'query ($word: String!) { searchTeams(query: $word) { edges { node { id } } } }',
    inEdges('searchTeams'),
  ),
  'GraphQL facets': graphql('{ teamFacets { skills { values { value } } } }', (data, { word }) =>
    data.teamFacets.skills.values.some(({ value }: any) => value === `skill${word}`),
  ),
};

describe.each(relations)('a viewer who is %s', (relation) => {
  it.each(states)('sees a team that is %s alike on every path', async (state) => {
    const seen: Record<string, Seen> = {};
    for (const [name, path] of Object.entries(paths)) seen[name] = await path(viewers[relation], teams[state]);
    const wanted = expected(relation, state);
    expect(seen).toEqual(Object.fromEntries(Object.keys(paths).map((name) => [name, wanted])));
  });

  it.each(states)('finds a team that is %s in lists only while it is open', async (state) => {
    const seen: Record<string, Seen> = {};
    for (const [name, path] of Object.entries(listPaths)) seen[name] = await path(viewers[relation], teams[state]);
    const wanted = relation === 'anonymous' ? 'rejected' : state === 'open' ? expected(relation, state) : 'hidden';
    expect(seen).toEqual(Object.fromEntries(Object.keys(listPaths).map((name) => [name, wanted])));
  });

  it.each(states)('sees a team that is %s on a job, and among the own teams, alike', async (state) => {
    const onJob = graphql('query ($jobId: ID!) { job(id: $jobId) { teamId } }', (data) => data.job.teamId !== null);
    const own = graphql('{ ownTeams(first: 50) { edges { node { id } } } }', inEdges('ownTeams'));
    const wanted = expected(relation, state);
    expect(await onJob(viewers[relation], teams[state])).toBe(wanted);
    const isIn = ['self', 'member', 'invited'].includes(relation);
    expect(await own(viewers[relation], teams[state])).toBe(wanted === 'shown' && !isIn ? 'hidden' : wanted);
  });
});
