import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { validate } from '../../../server/core/validation';
import { updateProfileInput } from '../../../server/modules/profile/profile.inputs';
import { seedDemo } from '../../../server/seed/demo';
import { demoPassword, readDemoLogins } from '../../../server/seed/demoLogins';
import {
  buildComment,
  buildPost,
  createCaller,
  bearer,
  follow,
  registerPerson,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { rest } from '../../support/transports/transports';
import { tables } from './tables';

let server: TestServer;
/** Signed up before the demo community was created. */
let dora: Person;

beforeAll(async () => {
  server = await startTestServer();
  dora = await registerPerson(server, 'dora');
  await buildPost(dora, { content: 'Mine, and it stays' });
  await seedDemo(server.app);
});
afterAll(() => server.close());

async function counts(): Promise<Record<string, number>> {
  const [row] = await server.sql(
    `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  );
  return row!;
}

const names = async () =>
  (
    await server.sql(
      `select username, display_name, headline, bio, location, skills, stage, looking_for, looking_for_note, links from profile order by username`,
    )
  ).map((row) => ({ ...row }));
const readId = async (username: string) => ({
  id: (await server.sql('select id from profile where username = $1', [username]))[0]!.id as string,
});
const readNewestPost = async (username: string) =>
  (
    await server.sql(
      'select id from post where is_public and author_id = (select id from profile where username = $1) order by id desc',
      [username],
    )
  )[0]!.id as string;

const signIn = (username: string, password: string) =>
  createCaller(server).rest('/api/auth/login', { body: { username, password } });

async function signInAlice(): Promise<Caller> {
  const { status, body } = await signIn('alice', await demoPassword(server.app.config));
  expect(status).toBe(200);
  return createCaller(server, bearer(body.accessToken));
}

async function wrongCounts() {
  return server.sql(`
    select id from post p where (like_count, comment_count, share_count) <> (
      (select count(*) from post_like where post_id = p.id), (select count(*) from comment where post_id = p.id),
      (select count(*) from post where shared_post_id = p.id and is_share))
    union all select id from comment c where like_count <> (select count(*) from comment_like where comment_id = c.id)`);
}

it('fills a community whose stored counts equal the rows', async () => {
  const rows = await counts();
  expect(rows).toMatchObject({ account: 25, profile: 25 });
  expect(rows.post).toBeGreaterThan(60);
  expect(rows.comment).toBeGreaterThan(150);
  for (const table of tables) expect(rows[table], table).toBeGreaterThan(0);
  expect(await wrongCounts()).toEqual([]);
  expect(
    await server.sql(`select (select count(*)::int from post where not is_public) as private, (select count(*)::int from post where is_share) as shares,
    (select count(*)::int from post where image_id is not null) as pictures, (select count(*)::int from post where is_edited) as edited`),
  ).toEqual([{ private: 4, shares: 5, pictures: 6, edited: 2 }]);
});

it('has published jobs, a draft of the printed login, and an application', async () => {
  const alice = await signInAlice();
  const { data } = await alice.gql('{ jobs { edges { node { title state } } } ownJobs { edges { node { state } } } }');
  expect(data.jobs.edges).toHaveLength(4);
  expect(data.ownJobs.edges).toEqual([{ node: { state: 'DRAFT' } }]);
  expect(await server.sql('select from job_application')).toHaveLength(1);
});

it('has teams with members and roles, and an application that the printed login answers', async () => {
  const alice = await signInAlice();
  const { data } = await alice.gql(
    '{ teams { edges { node { name roles { id applicationCount } members { title } } } } ownTeams { edges { node { name status } } } }',
  );
  expect(data.teams.edges.map(({ node }: any) => node.name)).toEqual([
    'Froid Solaire',
    'Créneau',
    'Värmeplan',
    'Claimly',
  ]);
  expect(data.ownTeams.edges).toEqual([{ node: { name: 'Créneau', status: 'OPEN' } }]);
  const [engineer] = data.teams.edges[1].node.roles;
  expect(engineer.applicationCount).toBe(1);
  const board = await alice.rest(`/api/roles/${engineer.id}/applications`);
  expect(board.body.data.applications[0].applicant.username).toBe('oskar');
});

it('has analyses of the printed login with versions and comments, and one that is shared with it', async () => {
  const alice = await signInAlice();
  const { data } = await alice.gql(
    '{ analyses { edges { node { id verdict versionCount isStarred isShared score } } } }',
  );
  const [second, first] = data.analyses.edges.map(({ node }: any) => node);
  expect([first, second]).toMatchObject([
    { versionCount: 2, isStarred: true, isShared: true },
    { versionCount: 1, isStarred: false, isShared: false },
  ]);
  expect(first.score).toBeGreaterThan(second.score);
  const { body } = await alice.rest(`/api/analyses/${first.id}/comments`);
  expect(body.data.comments).toHaveLength(2);
  const [{ id }] = (await server.sql(
    `select id from analysis where owner_id = (select id from profile where username = 'bob')`,
  )) as [any];
  expect((await alice.rest(`/api/shared-analyses/${id}`)).body.data.analysis.viewerCanEdit).toBe(false);
});

it('has a projection of the printed login with scenarios and actuals, and one that is shared with it', async () => {
  const alice = await signInAlice();
  const { projections } = (await alice.rest('/api/projections')).body.data;
  expect(projections.map((model: any) => model.viewer_can_edit)).toEqual([true, false]);
  const path = `/api/projections/${projections[0].id}`;
  for (const query of ['', '?scenario=slow']) expect((await alice.rest(`${path}/result${query}`)).status).toBe(200);
  expect(Object.keys((await alice.rest(`${path}/actuals`)).body.data.actuals.months)).toHaveLength(4);
});

it('creates events in order and none in the future', async () => {
  expect(
    await server.sql(`
      select id from post where created_at > now() or edited_at > now()
      union all select s.id from post s join post o on o.id = s.shared_post_id where s.created_at <= o.created_at or not o.is_public
      union all select c.id from comment c join post p on p.id = c.post_id where c.created_at <= p.created_at or c.created_at > now()
      union all select c.id from comment c join comment parent on parent.id = c.parent_id where c.created_at <= parent.created_at or c.post_id <> parent.post_id
      union all select post_id from post_like l join post p on p.id = l.post_id where l.created_at < p.created_at or l.created_at > now()
      union all select p.id from post p join profile a on a.id = p.author_id where p.created_at < a.created_at`),
  ).toEqual([]);
});

it('shows private posts only to connections of their authors', async () => {
  expect(
    await server.sql(`
      select p.id from post p join (
        select post_id, author_id as person from comment union all select post_id, account_id from post_like union all select post_id, account_id from post_bookmark) seen on seen.post_id = p.id
      where not p.is_public and person <> p.author_id and not exists (
        select from connection c where status = 'accepted' and least(requester_id, recipient_id) = least(person, p.author_id) and greatest(requester_id, recipient_id) = greatest(person, p.author_id))`),
  ).toEqual([]);
});

it('provides the printed login with a full page of its feed', async () => {
  const alice = await signInAlice();
  const { data } = await alice.gql('{ feed(mode: FOR_YOU, first: 20) { edges { node { id } } } }');
  expect(data.feed.edges).toHaveLength(20);
});

it('shows plausible profiles and links to no third-party site', async () => {
  const people = await server.sql<Record<string, unknown>>(
    `select display_name as "displayName", headline, bio, location, skills, stage, looking_for as "lookingFor", looking_for_note as "lookingForNote", links from profile where username <> 'dora'`,
  );
  for (const person of people) {
    expect(validate(updateProfileInput, person)).toEqual(person);
    for (const field of ['headline', 'bio', 'location', 'skills', 'lookingFor'] as const)
      expect(person[field], `${field} of ${person.displayName}`).not.toHaveLength(0);
  }
  const hosts = people.flatMap(({ links }) => (links as { url: string }[]).map(({ url }) => new URL(url).hostname));
  expect(hosts.length).toBeGreaterThan(15);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});

it('provides the printed login with conversations: a group, an unread one, and a request', async () => {
  const { data } = await (
    await signInAlice()
  ).gql(`{
    unreadMessageCount messageRequestCount
    conversations(first: 20) { edges { node { isGroup unreadCount lastSeq lastMessage { seq createdAt } } } } messageRequests { edges { node { isRequest } } }
  }`);
  const rows = data.conversations.edges.map(({ node }: any) => node);
  expect([data.unreadMessageCount, data.messageRequestCount, data.messageRequests.edges.length]).toEqual([3, 1, 1]);
  expect(rows.map(({ isGroup, unreadCount }: any) => [isGroup, unreadCount])).toEqual([
    [false, 3],
    [false, 0],
    [true, 0],
    [false, 0],
    [false, 0],
  ]);
  for (const { lastSeq, lastMessage } of rows)
    expect([lastMessage.seq, new Date(lastMessage.createdAt) < new Date()]).toEqual([lastSeq, true]);
});

it('provides the printed login with candidates, an invitation and a match', async () => {
  const alice = await signInAlice();
  const read = async (path: string) => (await alice.rest(`/api/pairion/${path}`)).body.data;
  const { candidates } = await read('candidates');
  expect(candidates.length).toBeGreaterThan(2);
  expect(candidates.map(({ user }: any) => user.username)).not.toContain('hana');
  expect((await read('invitations')).invitations).toMatchObject([{ user: { username: 'oskar' } }]);
  expect((await read('matches')).matches).toMatchObject([
    { user: { username: 'hana' }, trial: { is_accepted: false, is_own: false } },
  ]);
});

it('provides the printed login with a profile that is sound and complete', async () => {
  const { data } = await (
    await signInAlice()
  ).gql(
    '{ profileIntegrity { isSound missing { field } broken { field } } me { profile { coverImageUrl cover { url srcSet } } } }',
  );
  expect(data.profileIntegrity).toEqual({ isSound: true, missing: [], broken: [] });
  expect(data.me.profile.cover.url).toBe(data.me.profile.coverImageUrl);
});

it('stores a file for every picture', async () => {
  const rows = await server.sql<{ url: string }>(
    `select avatar_url as url from profile where avatar_url is not null union all select cover_image_url from profile where cover_image_url is not null union all select split_part(part, ' ', 1) from media, regexp_split_to_table(src_set, ', ') part`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const statuses = await Promise.all(rows.map(async ({ url }) => [url, (await fetch(server.url + url)).status]));
  expect(statuses).toEqual(rows.map(({ url }) => [url, 200]));
});

it('changes nothing when the cast exists', async () => {
  const before = { ...(await counts()), ids: await server.sql('select id from account order by id') };
  await seedDemo(server.app);
  expect({ ...(await counts()), ids: await server.sql('select id from account order by id') }).toEqual(before);
});

it('rebuilds the same cast and changes no other account', async () => {
  const [cast, before] = [await names(), await counts()];
  const [mine] = await server.sql('select id from post where author_id = $1', [dora.id]);
  const alice = await signInAlice();
  expect((await rest.likePost(alice, mine!.id, true)).ok).toBe(true);
  const { id: own } = await buildComment(dora, mine!.id);
  expect((await rest.likeComment(alice, own, true)).ok).toBe(true);
  expect((await rest.createComment(alice, mine!.id, { content: 'Welcome' })).ok).toBe(true);
  expect((await rest.sharePost(alice, mine!.id)).ok).toBe(true);
  await buildComment(dora, await readNewestPost('bob'));
  await follow(server, dora, await readId('bob'));
  const [oldFile] = await server.sql(`select url from media where folder = 'posts'`);

  await seedDemo(server.app, { fresh: true });

  expect(await names()).toEqual(cast);
  expect(await counts()).toEqual({ ...before, comment: before.comment! + 1 });
  expect(await server.sql('select like_count, comment_count, share_count from post where id = $1', [mine!.id])).toEqual(
    [{ like_count: 0, comment_count: 1, share_count: 0 }],
  );
  expect(await wrongCounts()).toEqual([]);
  expect(await rest.readPost(dora, mine!.id)).toMatchObject({ ok: true, value: { content: 'Mine, and it stays' } });
  await vi.waitFor(async () => expect((await fetch(server.url + oldFile!.url)).status).toBe(404), 10_000);
  await signInAlice();
});

it('demo people sign in with a password of this install', async () => {
  const logins = await readDemoLogins(server.app);
  expect(logins.map(({ username }) => username)).toEqual(['alice', 'bob']);
  for (const { username, password } of logins) {
    expect(password).toMatch(/^founders-[0-9a-f]{12}$/);
    expect((await signIn(username, password)).status).toBe(200);
    expect((await signIn(username, 'founders-meet-here')).status).toBe(401);
  }
  const dataDir = join(server.app.config.dataDir, 'another-install');
  expect(await demoPassword({ ...server.app.config, dataDir })).not.toBe(logins[0]!.password);
});

it('SEED_DEMO=true sets the password that everybody knows', async () => {
  const config = { ...server.app.config, seedDemo: true };
  await seedDemo({ ...server.app, config }, { fresh: true });
  expect(await readDemoLogins(server.app)).toEqual(
    ['alice', 'bob'].map((username) => ({ username, password: 'founders-meet-here' })),
  );
  expect((await signIn('alice', 'founders-meet-here')).status).toBe(200);
  await server.sql(
    `update account set password_hash = (select password_hash from account where email like 'carol@%') where email like 'alice@%'`,
  );
  expect((await readDemoLogins(server.app)).map(({ username }) => username)).toEqual(['bob']);
});

it('rejects usernames of other accounts and writes nothing', async () => {
  const other = await startTestServer();
  try {
    await registerPerson(other, 'carol');
    await expect(seedDemo(other.app)).rejects.toThrow('usernames that other people have: carol');
    expect(await other.sql('select username from profile')).toEqual([{ username: 'carol' }]);
  } finally {
    await other.close();
  }
});
