import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture, uploadPost } from '../../support/media/pictures';
import { storages, type Storage } from '../../support/media/storages';
import { uploadFile } from '../../support/media/uploads';
import { bearer, block, buildPassword, connect, registerPeople, type Person } from '../../support/people/people';
import { runJob, waitForJobs } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let storage: Storage;
let picture: Buffer;
let [ana, bob, cleo]: Person[] = [];
let round = 0;

describe.each(storages)('pictures of private posts, stored $name', ({ open }) => {
  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    picture = await drawPicture({ width: 1_000, height: 500 });
  });
  afterAll(async () => {
    await server.close();
    await storage.close();
  });
  beforeEach(async () => {
    round++;
    [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
    await connect(server, ana!, bob!);
  });

  type Post = { id: string; image: string; image_details: { src_set: string } };

  const publish = async (isPublic: boolean): Promise<Post> =>
    (await uploadPost(ana!, picture, { is_public: String(isPublic) })).body.data.post;
  const readPost = async (id: string): Promise<Post> => (await ana!.rest(`/api/posts/${id}`)).body.data.post;
  const urlsOf = ({ image, image_details: { src_set: srcSet } }: Post) => [
    image,
    ...srcSet.split(', ').map((part) => part.split(' ')[0]!),
  ];
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(url, server.url), { headers });
    await response.arrayBuffer();
    return response;
  };
  const statusFor = async (person: Person | undefined, url: string) =>
    (await get(url, person && bearer(person.token))).status;
  /** Every address that a file of the picture has had or could have. */
  const everyAddress = (post: Post) =>
    urlsOf(post).flatMap((url) => {
      const name = url.split('/').at(-1)!;
      const bases = ['/media', ...(storage.env.S3_PUBLIC_URL ? [storage.env.S3_PUBLIC_URL] : [])];
      return bases.flatMap((base) =>
        ['posts', 'profile', 'chat', 'restricted'].map((folder) => `${base}/${folder}/${name}`),
      );
    });

  it('are served in every size to readers of the post only', async () => {
    const post = await publish(false);
    await waitForJobs(server);
    for (const url of urlsOf(post)) {
      expect(await Promise.all([ana, bob, cleo, undefined].map((person) => statusFor(person, url))), url).toEqual([
        200, 200, 404, 404,
      ]);
    }
    for (const url of everyAddress(post)) expect([url, await statusFor(undefined, url)]).toEqual([url, 404]);
    const shown = await get(post.image, bearer(bob!.token));
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    const conditional = { 'if-none-match': shown.headers.get('etag')! };
    expect((await get(post.image, { ...conditional, ...bearer(bob!.token) })).status).toBe(304);
    expect((await get(post.image, { ...conditional, ...bearer(cleo!.token) })).status).toBe(404);
  });

  it('are served to the browser’s own requests by a cookie, until the session ends', async () => {
    const post = await publish(false);
    const signIn = await bob!.rest('/api/auth/login', {
      body: { username: bob!.username, password: buildPassword(bob!.username) },
    });
    const cookie = signIn.headers.getSetCookie().find((each) => each.startsWith('venturion_pictures='))!;
    expect(cookie).toMatch(/; Path=\/media; .*HttpOnly; SameSite=Strict/);
    const own = { cookie: cookie.split(';')[0]! };
    const statuses = () => Promise.all(urlsOf(post).map(async (url) => (await get(url, own)).status));
    expect(await statuses()).toEqual(urlsOf(post).map(() => 200));
    expect((await get(post.image, { cookie: own.cookie.slice(0, -2) })).status).toBe(404);
    expect((await get('/api/posts', own)).status, 'no access to the API').toBe(401);
    expect((await get('/api/posts', bearer(own.cookie.split('=')[1]!))).status).toBe(401);
    const token = signIn.body.data?.accessToken ?? signIn.body.data?.access_token ?? signIn.body.accessToken;
    expect((await bob!.rest('/api/auth/logout', { method: 'POST', headers: bearer(token) })).status).toBeLessThan(300);
    expect(await statuses()).toEqual(urlsOf(post).map(() => 404));
  });

  it('are gone for a person who disconnects or is blocked', async () => {
    const post = await publish(false);
    expect(await statusFor(bob, post.image)).toBe(200);
    await server.sql('delete from connection where $1 in (requester_id, recipient_id)', [ana!.id]);
    expect(await statusFor(bob, post.image)).toBe(404);
    await connect(server, ana!, bob!);
    expect(await statusFor(bob, post.image)).toBe(200);
    await block(server, ana!, bob!);
    expect(await statusFor(bob, post.image)).toBe(404);
    expect(await statusFor(ana, post.image)).toBe(200);
  });

  it('follow the post when it turns private and public again', async () => {
    const first = await publish(true);
    expect(await statusFor(undefined, first.image)).toBe(200);
    await ana!.rest(`/api/posts/${first.id}`, { method: 'PUT', body: { is_public: false } });
    expect(await statusFor(undefined, `/media/posts/${first.image.split('/').at(-1)}`), 'at once').toBe(404);
    await waitForJobs(server);
    const addresses = everyAddress(first);
    for (const url of addresses) expect([url, await statusFor(undefined, url)]).toEqual([url, 404]);
    const hidden = await readPost(first.id);
    for (const url of urlsOf(hidden)) expect([url, await statusFor(bob, url)]).toEqual([url, 200]);
    await ana!.rest(`/api/posts/${first.id}`, { method: 'PUT', body: { is_public: true } });
    await waitForJobs(server);
    const shown = await readPost(first.id);
    expect(urlsOf(shown)).toEqual(urlsOf(first));
    for (const url of urlsOf(shown)) expect([url, await statusFor(undefined, url)]).toEqual([url, 200]);
  });

  it('stay public while a public post has the same picture', async () => {
    const image = await uploadFile(ana!, picture);
    const posts: Post[] = [];
    for (const isPublic of [false, true])
      posts.push(
        (await ana!.rest('/api/posts', { body: { content: 'look', image, is_public: isPublic } })).body.data.post,
      );
    await waitForJobs(server);
    const shown = await readPost(posts[1]!.id);
    expect(await statusFor(undefined, shown.image)).toBe(200);
    await ana!.rest(`/api/posts/${shown.id}`, { method: 'DELETE' });
    await waitForJobs(server);
    for (const url of everyAddress(shown)) expect([url, await statusFor(undefined, url)]).toEqual([url, 404]);
    expect(await statusFor(bob, (await readPost(posts[0]!.id)).image)).toBe(200);
  });

  it('are moved by the scheduled job when they are in the wrong folder, as before there was another', async () => {
    const posts = [await publish(true), await publish(true)];
    await server.sql('update post set is_public = false where id = any($1)', [posts.map(({ id }) => id)]);
    await runJob(server, 'post.placePictures');
    for (const post of posts) {
      for (const url of everyAddress(post)) expect([url, await statusFor(undefined, url)]).toEqual([url, 404]);
      expect(await statusFor(bob, (await readPost(post.id)).image)).toBe(200);
    }
  });

  it('leave no copies behind', async () => {
    const post = await publish(true);
    for (const isPublic of [false, true, false, true])
      await ana!.rest(`/api/posts/${post.id}`, { method: 'PUT', body: { is_public: isPublic } });
    await waitForJobs(server);
    const name = post.image.split('/').at(-1)!.slice(0, 36);
    const keys = (await storage.keys()).filter((key) => key.includes(name));
    expect([...new Set(keys.map((key) => key.split('/')[0]))]).toEqual(['posts']);
  });
});
