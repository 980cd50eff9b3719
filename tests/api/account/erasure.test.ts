import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForJobs, runJob } from '../../support/server/jobs';
import {
  block,
  buildComment,
  buildPost,
  connect,
  follow,
  registerPeople,
  visitor,
  type Person,
} from '../../support/people/people';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let leaver: Person;
let friend: Person;
let third: Person;
let friendPost: { id: string };
let friendComment: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  [leaver, friend, third] = await registerPeople(server, 'leaver', 'friend', 'third');
});
afterAll(() => server.close());

/** Does everything that leaves a trace of the leaver. */
async function leaveTraces(): Promise<void> {
  friendPost = await buildPost(friend);
  friendComment = await buildComment(friend, friendPost.id);
  const own = (await uploadPost(leaver, await drawPicture(), { content: 'with a picture' })).body.data.post;
  const remark = await buildComment(leaver, friendPost.id);
  for (const person of [leaver, third]) {
    await person.rest(`/api/posts/${friendPost.id}/like`, { method: 'POST' });
    await person.rest(`/api/comments/${friendComment.id}/like`, { method: 'POST' });
    await person.rest(`/api/posts/${friendPost.id}/share`, { method: 'POST' });
    await buildComment(person, friendPost.id, { parent_id: remark.id });
    await buildComment(person, friendPost.id);
  }
  await friend.rest(`/api/posts/${own.id}/like`, { method: 'POST' });
  await leaver.rest(`/api/posts/${friendPost.id}/bookmark`, { method: 'POST' });
  await leaver.gql('mutation ($id: ID!) { reportPost(id: $id, reason: "unkind words") }', { id: friendPost.id });
  await leaver.rest('/api/posts', { body: { content: 'kept' }, headers: { 'idempotency-key': 'once' } });
  await leaver.rest(`/api/posts/${own.id}`, { method: 'PUT', body: { content: 'edited' } });
  const avatar = new FormData();
  avatar.append('type', 'avatar');
  avatar.append('image', new Blob([new Uint8Array(await drawPicture())], { type: 'image/png' }), 'face.png');
  await leaver.rest('/api/profile/upload-image', { body: avatar });
  const picture = await drawPicture();
  const slot = (
    await leaver.rest('/api/storage/r2/presign', {
      body: { filename: 'a.png', contentType: 'image/png', folder: 'posts', size: picture.length },
    })
  ).body;
  const { uploadUrl } = slot.data ?? slot;
  const { status } = await fetch(new URL(new URL(uploadUrl).pathname + new URL(uploadUrl).search, server.url), {
    method: 'PUT',
    body: new Uint8Array(picture),
    headers: { 'content-type': 'image/png' },
  });
  expect(status).toBeLessThan(300);
  await server.app.store.put('exports/leaver.zip', Buffer.from('all of it'), 'application/zip');
  await server.sql(
    `insert into data_export (id, account_id, status, file_key) values (gen_random_uuid(), $1, 'READY', 'exports/leaver.zip')`,
    [leaver.id],
  );
  await server.sql(`insert into notification_off (account_id, kind) values ($1, 'post.liked')`, [leaver.id]);
  await connect(server, friend, leaver);
  await follow(server, third, leaver);
  await follow(server, leaver, friend);
  await block(server, third, leaver);
  await server.sql(
    `insert into event (type, topic, topic_id, actor_id, data) values ('block.changed', 'user', $1, $1, jsonb_build_object('personId', $2::text))`,
    [third.id, leaver.id],
  );
  await server.waitForRelay();
}

/** Tables with a row that has a text anywhere: in a column of its own, or inside another. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const tables = await server.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await server.sql(`select exists (select from ${name} t where t::text like any($1)) as found`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (row!.found) found.push(name.replace('public.', ''));
  }
  return found.toSorted();
}

/** The folder of every file that is stored. */
const files = async () =>
  (
    await Promise.all(
      ['media', 'files'].map((folder) =>
        readdir(join(server.app.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
      ),
    )
  )
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => basename(parentPath));

it('erases everything of a person after fourteen days and recounts what remains of others', async () => {
  await leaveTraces();
  const traces = [
    'account',
    'block',
    'comment',
    'comment_like',
    'connection',
    'data_export',
    'event',
    'follow',
    'idempotency_key',
    'media',
    'notification_off',
    'post',
    'post_bookmark',
    'post_like',
    'post_report',
    'profile',
    'session',
    'upload',
  ];
  expect(await tablesWith(leaver.id, 'leaver@example.com')).toEqual(expect.arrayContaining(traces));
  await waitForJobs(server);
  expect([...new Set(await files())].toSorted()).toEqual(['exports', 'incoming', 'posts', 'profile']);

  await leaver.rest('/api/users/me', { method: 'DELETE' });
  await waitForJobs(server);
  expect(await tablesWith(leaver.id)).toEqual(expect.arrayContaining([...traces, 'account_token']));
  await server.sql(`update account set deleted_at = now() - interval '14 days 1 second' where id = $1`, [leaver.id]);
  await runJob(server, 'account.eraseDue');
  expect(await tablesWith(leaver.id, 'leaver')).toEqual([]);
  expect(await files()).toEqual([]);

  const { post } = (await third.rest(`/api/posts/${friendPost.id}`)).body.data;
  expect([post.like_count, post.share_count, post.comment_count]).toEqual([1, 1, 2]);
  const { comments } = (await third.rest(`/api/posts/${friendPost.id}/comments`)).body.data;
  expect(
    comments.map(({ author, like_count: likes, replies }: any) => [author.username, likes, replies.length]),
  ).toEqual([
    ['friend', 1, 0],
    ['third', 0, 0],
  ]);
  // A client that was offline resumes after its last event.
  expect((await friend.rest('/api/events?after=0')).status).toBe(200);

  const again = await visitor(server).rest('/api/auth/register', {
    body: { username: 'leaver', email: 'leaver@example.com', password: 'somebody else altogether' },
  });
  expect(again.status).toBe(201);
  expect(again.body.user.id).not.toBe(leaver.id);
});
