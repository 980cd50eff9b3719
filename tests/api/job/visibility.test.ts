import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFor, buildJob } from '../../support/people/jobs';
import {
  block,
  buildPost,
  connect,
  hideProfile,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;

const relations = [
  'self',
  'connected',
  'stranger',
  'applicant',
  'blocked',
  'blocking',
  'blocked applicant',
  'anonymous',
] as const;
type Relation = (typeof relations)[number];
const states = ['draft', 'published', 'closed', 'expired', 'of a hidden person'] as const;
type State = (typeof states)[number];
type Seen = 'shown' | 'hidden' | 'rejected';

const viewers = {} as Record<Relation, Caller>;
const jobs = {} as Record<State, { id: string; title: string; word: string; postId: string }>;

/** What each viewer sees of each job, equal on every path. */
function expected(relation: Relation, state: State): Seen {
  if (relation === 'anonymous') return 'rejected';
  if (relation === 'self') return state === 'of a hidden person' ? 'hidden' : 'shown';
  if (state === 'of a hidden person' || state === 'draft' || /block/.test(relation)) return 'hidden';
  return state === 'published' || relation === 'applicant' ? 'shown' : 'hidden';
}

beforeAll(async () => {
  server = await startTestServer();
  const [poster, hidden] = await registerPeople(server, 'poster', 'hidden');
  const people = {} as Record<Relation, Person>;
  for (const relation of relations)
    if (relation !== 'anonymous' && relation !== 'self')
      people[relation] = await registerPerson(server, relation.replaceAll(' ', '.'));
  people.self = poster;
  for (const state of states) {
    const owner = state === 'of a hidden person' ? hidden : poster;
    const word = `word${state.replaceAll(' ', '')}`;
    const job = await buildJob(owner, {
      title: `Title ${word}`,
      skills: [`skill${word}`],
      apply_url: 'https://example.com',
    });
    const post = (await owner.rest('/api/posts', { body: { content: word, job_id: job.id } })).body.data.post;
    for (const relation of ['applicant', 'blocked applicant'] as const) await applyFor(people[relation], job.id);
    for (const person of Object.values(people)) await person.rest(`/api/jobs/${job.id}/bookmark`, { method: 'POST' });
    jobs[state] = { id: job.id, title: job.title, word, postId: post.id };
  }
  await server.sql(`update job set status = 'DRAFT', is_listed = false where id = $1`, [jobs.draft.id]);
  await poster.rest(`/api/jobs/${jobs.closed.id}/close`, { method: 'POST' });
  await server.sql(`update job set expires_at = now() where id = $1`, [jobs.expired.id]);
  await hideProfile(server, hidden);
  await connect(server, poster, people.connected);
  await block(server, poster, people.blocked);
  await block(server, people.blocking, poster);
  await block(server, poster, people['blocked applicant']);
  await buildPost(people.stranger);
  for (const relation of relations) viewers[relation] = relation === 'anonymous' ? visitor(server) : people[relation];
});
afterAll(() => server.close());

type Job = (typeof jobs)[State];
type Path = (viewer: Caller, job: Job) => Promise<Seen>;

const rest =
  (path: (job: Job) => string, method = 'GET', body?: object): Path =>
  async (viewer, job) => {
    const { status } = await viewer.rest(`/api${path(job)}`, { method, body });
    expect([200, 201, 401, 404]).toContain(status);
    return status === 401 ? 'rejected' : status === 404 ? 'hidden' : 'shown';
  };

const graphql =
  (query: string, isShown: (data: any, job: Job) => boolean = () => true): Path =>
  async (viewer, job) => {
    const { code, data } = await viewer.gql(query, {
      id: job.id,
      word: job.word,
      skill: `skill${job.word}`,
      postId: job.postId,
    });
    if (code === 'UNAUTHENTICATED') return 'rejected';
    if (code) expect(code).toBe('NOT_FOUND');
    return !code && isShown(data, job) ? 'shown' : 'hidden';
  };

const inEdges =
  (name: string) =>
  (data: any, { id }: Job) =>
    data[name].edges.some(({ node }: any) => node.id === id);

/** Reads of one job. */
const paths: Record<string, Path> = {
  'REST job': rest(({ id }) => `/jobs/${id}`),
  'REST similar jobs': rest(({ id }) => `/jobs/${id}/similar`),
  'REST bookmark': rest(({ id }) => `/jobs/${id}/bookmark`, 'POST'),
  'REST visit': rest(({ id }) => `/jobs/${id}/visits`, 'POST'),
  'REST report': rest(({ id }) => `/jobs/${id}/report`, 'POST', { reason: 'spam' }),
  'GraphQL job': graphql('query ($id: ID!) { job(id: $id) { title } }'),
  'GraphQL job as node': graphql('query ($id: ID!) { node(id: $id) { ... on Job { title } } }'),
  'GraphQL similar jobs': graphql('query ($id: ID!) { similarJobs(id: $id) { id } }'),
  'GraphQL bookmarks': graphql('{ bookmarkedJobs(first: 50) { edges { node { id } } } }', inEdges('bookmarkedJobs')),
  'REST bookmarks': async (viewer, { id }) => {
    const { status, body } = await viewer.rest('/api/jobs/bookmarked?limit=50');
    return status === 401 ? 'rejected' : body.data.jobs.some((job: any) => job.id === id) ? 'shown' : 'hidden';
  },
};

const listPaths: Record<string, Path> = {
  'REST jobs': async (viewer, { id, word }) => {
    const { status, body } = await viewer.rest(`/api/jobs?query=${word}`);
    if (status === 401) return 'rejected';
    expect(body.data.facets.total).toBe(body.data.jobs.length);
    return body.data.jobs.some((job: any) => job.id === id) ? 'shown' : 'hidden';
  },
  'GraphQL jobs': graphql('{ jobs(first: 50) { edges { node { id } } } }', inEdges('jobs')),
  'GraphQL jobs by fit': graphql('{ jobs(first: 50, sort: BEST_FIT) { edges { node { id } } } }', inEdges('jobs')),
  'GraphQL jobs by skill': graphql(
    'query ($skill: String!) { jobs(filter: { skills: [$skill] }) { edges { node { id } } } }',
    inEdges('jobs'),
  ),
  'GraphQL search': graphql(
    'query ($word: String!) { searchJobs(query: $word) { edges { node { id } } } }',
    inEdges('searchJobs'),
  ),
  'GraphQL facets': graphql('{ jobFacets { skills { values { value } } } }', (data, { word }) =>
    data.jobFacets.skills.values.some(({ value }: any) => value === `skill${word}`),
  ),
};

describe.each(relations)('a viewer who is %s', (relation) => {
  it.each(states)('sees a job that is %s alike on every path', async (state) => {
    const seen: Record<string, Seen> = {};
    for (const [name, path] of Object.entries(paths)) seen[name] = await path(viewers[relation], jobs[state]);
    const wanted = expected(relation, state);
    expect(seen).toEqual(Object.fromEntries(Object.keys(paths).map((name) => [name, wanted])));
  });

  it.each(states)('finds a job that is %s in lists only while it is published', async (state) => {
    const seen: Record<string, Seen> = {};
    for (const [name, path] of Object.entries(listPaths)) seen[name] = await path(viewers[relation], jobs[state]);
    const wanted = relation === 'anonymous' ? 'rejected' : state === 'published' ? expected(relation, state) : 'hidden';
    expect(seen).toEqual(Object.fromEntries(Object.keys(listPaths).map((name) => [name, wanted])));
  });

  it.each(states)('sees the card of a job that is %s on a post alike', async (state) => {
    const path = graphql(
      'query ($postId: ID!) { post(id: $postId) { job { title } } }',
      (data) => data.post.job !== null,
    );
    expect(await path(viewers[relation], jobs[state])).toBe(expected(relation, state));
  });
});
