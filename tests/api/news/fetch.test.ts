import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '../../support/media/pictures';
import {
  countFetches,
  fetchFeeds,
  hoursAgo,
  rssFeed,
  startFeedServer,
  type FeedServer,
} from '../../support/feeds/feedServer';
import { buildPost, eventsSince, latestEvent, registerPerson, visitor, type Person } from '../../support/people/people';
import { buildStories } from '../../support/people/news';
import { commitWhileWaiting } from '../../support/server/commitWhileWaiting';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let feeds: FeedServer;
let server: TestServer;
let ana: Person;

beforeAll(async () => {
  feeds = await startFeedServer();
  server = await startTestServer({ env: feeds.env('/one', '/two') });
  ana = await registerPerson(server, 'ana');
});
afterAll(async () => {
  await server.close();
  await feeds.close();
});
beforeEach(async () => {
  await server.sql('delete from post');
  await server.sql('delete from news_source');
  feeds.serve('/one', rssFeed([]));
  feeds.serve('/two', rssFeed([]));
});

const stories = () => server.sql('select * from news_story order by published_at desc, id desc');
const titles = async () => (await stories()).map(({ title }) => title);
const source = async (path: string) =>
  (await server.sql('select * from news_source where url = $1', [feeds.url + path]))[0]!;
const secondsUntil = (time: string) => (Date.parse(time) - Date.now()) / 1_000;

describe('a feed', () => {
  it('is stored as plain text with clean addresses', async () => {
    feeds.serve(
      '/one',
      rssFeed(
        [
          {
            title: 'Acme <b>raises</b> &euro;5M',
            link: `${feeds.url}/story?id=1&utm_source=rss#top`,
            description:
              '<p>The <em>round</em> was led by <a href="x">Example Capital</a>.</p><script>alert(1)</script>',
            date: hoursAgo(2),
            extra: '<author>ben@example.com (Ben)</author>',
          },
        ],
        'Start <i>News</i>',
      ),
    );
    await fetchFeeds(server);
    const [story] = await stories();
    expect(story).toMatchObject({
      title: 'Acme raises €5M',
      url: `${feeds.url}/story?id=1`,
      summary: 'The round was led by Example Capital.',
    });
    expect(await source('/one')).toMatchObject({ title: 'Start News', failures: 0, error: null, is_active: true });
  });

  it('has its dates clamped to the present, and items of more than 60 days left out', async () => {
    feeds.serve(
      '/one',
      rssFeed([
        { title: 'From the future', link: 'https://a.example/1', date: hoursAgo(-48) },
        { title: 'Without a date', link: 'https://a.example/2' },
        { title: 'With a made-up date', link: 'https://a.example/3', date: 'last Tuesday' },
        { title: 'Ancient', link: 'https://a.example/4', date: hoursAgo(24 * 61) },
        { title: 'Without a link' },
        { link: 'https://a.example/5' },
      ]),
    );
    await fetchFeeds(server);
    expect((await titles()).toSorted()).toEqual(['From the future', 'With a made-up date', 'Without a date']);
    for (const { published_at } of await stories()) expect(Date.parse(published_at)).toBeLessThanOrEqual(Date.now());
  });

  it('is called with the ETag and date of its last answer, and 304 changes nothing', async () => {
    feeds.serve('/one', rssFeed([{ title: 'One', link: 'https://a.example/1' }]), {
      etag: '"v1"',
      'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
    });
    await fetchFeeds(server);
    const before = feeds.requestsOf('/one').length;
    const unchanged = await countFetches(server, '/one', 'unchanged');
    feeds.serve('/one', (_request, response) => response.writeHead(304).end());
    await fetchFeeds(server);
    const [request] = feeds.requestsOf('/one').slice(before);
    expect(request!.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT',
    });
    expect(request!.headers).not.toHaveProperty('cookie');
    expect([await titles(), (await source('/one')).failures]).toEqual([['One'], 0]);
    expect(await countFetches(server, '/one', 'unchanged')).toBe(unchanged + 1);
    const { body } = await visitor(server).rest('/metrics');
    expect(body).toContain('news_fetches_total{feed="127.0.0.1:');
  });

  it('sends an event when it has new stories, and none when it has the same', async () => {
    feeds.serve('/one', rssFeed([{ title: 'One', link: 'https://a.example/1' }]));
    const start = await latestEvent(server);
    for (let n = 0; n < 2; n++) await fetchFeeds(server);
    const { id } = await source('/one');
    expect(await eventsSince(server, ana, start)).toEqual([
      expect.objectContaining({ type: 'news.stored', channel: 'private-feed', data: { sourceId: id } }),
    ]);
  });

  it('that is not due is not called', async () => {
    await fetchFeeds(server);
    const before = feeds.requestsOf('/one').length;
    const { id, next_fetch_at } = await source('/one');
    expect(secondsUntil(next_fetch_at)).toBeGreaterThan(800);
    await runJob(server, 'news.schedule');
    await runJob(server, 'news.fetchSource', { id });
    expect(feeds.requestsOf('/one')).toHaveLength(before);
  });

  it('that is no longer configured is not called, and its stories stay', async () => {
    await server.sql(`insert into news_source (id, url, title) values (gen_random_uuid(), $1, 'Former')`, [
      `${feeds.url}/former`,
    ]);
    await server.sql(`insert into news_story (id, source_id, url, canonical_url, title, title_key, summary, published_at)
      select gen_random_uuid(), id, 'https://f.example', 'https://f.example', 'Former story', 'former story', '', now() from news_source where title = 'Former'`);
    await fetchFeeds(server);
    await runJob(server, 'news.prune');
    expect([(await source('/former')).is_active, feeds.requestsOf('/former'), await titles()]).toEqual([
      false,
      [],
      ['Former story'],
    ]);
    await server.sql('delete from news_story');
    await runJob(server, 'news.prune');
    expect(await server.sql(`select from news_source where title = 'Former'`)).toHaveLength(0);
  });
});

describe('a story', () => {
  it('of several spellings of an address is stored once', async () => {
    const date = hoursAgo(50);
    feeds.serve('/one', rssFeed([{ title: 'First', link: 'https://www.a.example/story/?utm_medium=x', date }]));
    await fetchFeeds(server);
    feeds.serve(
      '/two',
      rssFeed([
        { title: 'Second', link: 'http://a.example/story', date: hoursAgo(1) },
        { title: 'Third', link: 'https://a.example/story#top', date: hoursAgo(1) },
      ]),
    );
    await fetchFeeds(server);
    expect(await titles()).toEqual(['First']);
  });

  it('with the title of another within a day is stored once', async () => {
    feeds.serve(
      '/one',
      rssFeed([
        { title: 'Acme raises $5M!', link: 'https://a.example/1', date: hoursAgo(30) },
        { title: 'Acme raises $5M', link: 'https://a.example/2', date: hoursAgo(28) },
      ]),
    );
    await fetchFeeds(server);
    feeds.serve(
      '/two',
      rssFeed([
        { title: 'ACME  raises 5m', link: 'https://b.example/1', date: hoursAgo(26) },
        { title: 'Acme raises $5M', link: 'https://b.example/2', date: hoursAgo(1) },
      ]),
    );
    await fetchFeeds(server);
    expect((await stories()).map(({ url }) => url)).toEqual(['https://b.example/2', 'https://a.example/1']);
  });

  it('is corrected by its own source only', async () => {
    const date = hoursAgo(1);
    feeds.serve('/one', rssFeed([{ title: 'Wrnog', link: 'https://a.example/1', date }]));
    await fetchFeeds(server);
    feeds.serve('/two', rssFeed([{ title: 'Hijacked', link: 'https://a.example/1', date }]));
    await fetchFeeds(server);
    expect(await titles()).toEqual(['Wrnog']);
    feeds.serve('/one', rssFeed([{ title: 'Right', link: 'https://a.example/1', date }]));
    await fetchFeeds(server);
    expect(await titles()).toEqual(['Right']);
  });

  it('beyond the newest 200 of its source, or older than 60 days, is deleted unless it is saved or discussed', async () => {
    await fetchFeeds(server);
    const { id } = await source('/one');
    await server.sql(
      `insert into news_story (id, source_id, url, canonical_url, title, title_key, summary, published_at)
       select gen_random_uuid(), $1, 'https://a.example/' || n, 'https://a.example/' || n, 'Story ' || n, 'story ' || n, '', now() - make_interval(hours => n)
       from generate_series(1, 205) n`,
      [id],
    );
    await server.sql(
      `update news_story set published_at = now() - interval '61 days' where title in ('Story 3', 'Story 4', 'Story 5')`,
    );
    const find = async (title: string) => (await server.sql('select id from news_story where title = $1', [title]))[0];
    await ana.rest(`/api/news/${(await find('Story 3'))!.id}/bookmark`, { method: 'POST' });
    const post = await buildPost(ana, { content: '', news_story_id: (await find('Story 204'))!.id });
    await runJob(server, 'news.prune');
    const left = await Promise.all(['Story 1', 'Story 3', 'Story 4', 'Story 203', 'Story 204', 'Story 205'].map(find));
    expect(left.map(Boolean)).toEqual([true, true, false, true, true, false]);
    await ana.rest(`/api/posts/${post.id}`, { method: 'DELETE' });
    await runJob(server, 'news.prune');
    expect(await find('Story 204')).toBeUndefined();
  });
});

it('a story that somebody saves while old stories are deleted stays', async () => {
  const [, [id]] = await buildStories(server, 1);
  await server.sql(`update news_story set published_at = now() - interval '61 days'`);
  const saving = `insert into news_bookmark (account_id, story_id) values ($1, $2)`;
  await commitWhileWaiting(server, [[saving, [ana.id, id]]], () => runJob(server, 'news.prune'));
  expect(await titles()).toHaveLength(1);
  await server.sql('delete from news_bookmark');
});

describe('a picture', () => {
  const withPicture = (path: string, n = 1) => ({
    title: `With a picture ${n}`,
    link: `https://a.example/${n}`,
    extra: `<enclosure url="${feeds.url}${path}" type="image/jpeg" length="1"/>`,
  });

  it('is re-encoded and served by this server', async () => {
    feeds.serve('/picture.jpg', await drawPicture({ width: 1_600, height: 900 }), { 'content-type': 'text/html' });
    feeds.serve('/one', rssFeed([withPicture('/picture.jpg')]));
    await fetchFeeds(server);
    const { body } = await ana.rest('/api/news/startup');
    const [{ image_url }] = body.data.news;
    expect(image_url).toMatch(/^\/media\/news\/[0-9a-f-]{36}\.webp$/);
    const picture = await visitor(server).rest(image_url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { data } = await ana.gql('{ startupNews { image { url width height srcSet placeholder alt } } }');
    expect(data.startupNews[0].image).toMatchObject({ url: image_url, width: 960, height: 540, alt: '' });
    await server.sql('delete from news_story');
    await server.sql(`update media set created_at = now() - interval '2 days'`);
    await runJob(server, 'media.sweep');
    expect((await visitor(server).rest(image_url)).status).toBe(404);
  });

  it('that fails leaves the story, and is tried twice', async () => {
    feeds.serve('/broken.jpg', 'no picture', { 'content-type': 'image/jpeg' });
    feeds.serve('/evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    feeds.serve('/inside.jpg', (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/picture.jpg' }).end(),
    );
    const paths = ['/broken.jpg', '/evil.svg', '/inside.jpg', '/missing.jpg'];
    feeds.serve('/one', rssFeed(paths.map(withPicture)));
    for (let n = 0; n < 3; n++) await fetchFeeds(server);
    expect((await stories()).map(({ image_id }) => image_id)).toEqual([null, null, null, null]);
    for (const path of paths) expect([path, feeds.requestsOf(path).length]).toEqual([path, 2]);
    expect((await source('/one')).failures).toBe(0);
  });
});
