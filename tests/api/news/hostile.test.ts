import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countFetches, fetchFeeds, rssFeed, startFeedServer, type FeedServer } from '../../support/feeds/feedServer';
import { registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { xssPayloads } from '../../support/feeds/xssPayloads';

let feeds: FeedServer;
let server: TestServer;
let ana: Person;

beforeAll(async () => {
  feeds = await startFeedServer();
  server = await startTestServer({ env: feeds.env('/hostile', '/good') });
  ana = await registerPerson(server, 'ana');
});
afterAll(async () => {
  await server.close();
  await feeds.close();
});
beforeEach(async () => {
  await server.sql('delete from news_source');
  feeds.serve('/good', rssFeed([{ title: 'Good news', link: 'https://good.example/1' }]));
});

const source = async (path: string) =>
  (await server.sql('select * from news_source where url = $1', [feeds.url + path]))[0]!;
const titles = async () => (await server.sql('select title from news_story order by title')).map(({ title }) => title);
const secondsUntil = (time: string) => (Date.parse(time) - Date.now()) / 1_000;
const megabyte = 1_048_576;

type Case = [title: string, answer: RequestListener | string | Buffer, headers: Record<string, string>, error: RegExp];

const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const send = () => {
    while (!response.destroyed && response.write('<item>'.repeat(10_000)));
  };
  response.on('drain', send);
  send();
};
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

const cases: Case[] = [
  ['is malformed', '<rss version="2.0"><channel', {}, /./],
  ['is an HTML page with the type of a feed', '<!doctype html><title>Sign in</title>', {}, /./],
  ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), {}, /./],
  ['is endless', endless, {}, /bytes/],
  ['is over 1 MiB', Buffer.alloc(megabyte + 1, ' '), {}, /bytes/],
  ['is a gzip bomb', gzipSync(Buffer.alloc(100 * megabyte)), { 'content-encoding': 'gzip' }, /bytes/],
  ['is a brotli bomb', brotliCompressSync(Buffer.alloc(20 * megabyte)), { 'content-encoding': 'br' }, /bytes/],
  ['lies about its encoding', rssFeed([]), { 'content-encoding': 'gzip' }, /header/],
  [
    'is an XML bomb',
    `<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b "${'&a;'.repeat(10)}">]>${rssFeed([{ title: '&b;' }])}`,
    {},
    /entities/,
  ],
  ['is deeply nested', rssFeed([]).replace('<channel>', `<channel>${'<a>'.repeat(200_000)}`), {}, /./],
  ['answers 404', (_request, response) => response.writeHead(404).end(), {}, /404/],
  ['redirects in a loop', redirect('/hostile'), {}, /redirects/],
  ['redirects to loopback', redirect('http://127.0.0.1/'), {}, /not public/],
  ['redirects to another port', redirect('http://127.0.0.1:22/'), {}, /port/],
  ['redirects to metadata', redirect('http://169.254.169.254/latest/meta-data/'), {}, /not public/],
  ['redirects to metadata by IPv6', redirect('http://[::ffff:a9fe:a9fe]/'), {}, /not public/],
  ['redirects to a file', redirect('file:///etc/passwd'), {}, /scheme/],
];

describe('a feed that', () => {
  it.each(cases)('%s is recorded as failed, and others are read', async (_title, answer, headers, error) => {
    feeds.serve('/hostile', answer, headers);
    await fetchFeeds(server);
    const { failures, error: recorded, next_fetch_at, fetched_at } = await source('/hostile');
    expect([failures, fetched_at]).toEqual([1, null]);
    expect(recorded).toMatch(error);
    expect(secondsUntil(next_fetch_at)).toBeGreaterThan(850);
    expect(await titles()).toEqual(['Good news']);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'sends a byte at a time',
      (_request, response) => {
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('%s does not delay others, and is left after ten seconds', { timeout: 40_000 }, async (_title, answer) => {
    feeds.serve('/hostile', answer);
    await server.sql('select from graphile_worker.add_job($1)', ['news.schedule']);
    await vi.waitFor(async () => expect(await titles()).toEqual(['Good news']), 9_000);
    expect((await source('/hostile')).failures).toBe(0);
    await vi.waitFor(
      async () => expect(await source('/hostile')).toMatchObject({ failures: 1, error: 'The call took too long.' }),
      25_000,
    );
  });

  it('is empty or lies about its type and length is read as far as it goes', async () => {
    const feed = rssFeed([{ title: 'As a picture', link: 'https://a.example/1' }]);
    feeds.serve('/hostile', feed, { 'content-type': 'image/png; charset=made-up' });
    await fetchFeeds(server);
    expect(await titles()).toEqual(['As a picture', 'Good news']);
    feeds.serve('/hostile', rssFeed([]));
    await fetchFeeds(server);
    expect(await titles()).toEqual(['As a picture', 'Good news']);
  });

  it('fails again and again is read later and later, and its stories stay', async () => {
    feeds.serve('/hostile', rssFeed([{ title: 'Before the outage', link: 'https://a.example/1' }]));
    await fetchFeeds(server);
    const { fetched_at } = await source('/hostile');
    feeds.serve('/hostile', (_request, response) => response.writeHead(500).end());
    const waits: number[] = [];
    const refused = await countFetches(server, '/hostile', 'status');
    for (let n = 0; n < 9; n++) {
      await fetchFeeds(server);
      waits.push(secondsUntil((await source('/hostile')).next_fetch_at));
    }
    waits.forEach((wait, n) => {
      const expected = Math.min(900 * 2 ** n, 86_400);
      expect(wait).toBeGreaterThan(expected - 60);
      expect(wait).toBeLessThanOrEqual(expected * 1.25);
    });
    expect(await source('/hostile')).toMatchObject({ failures: 9, fetched_at });
    expect(await titles()).toContain('Before the outage');
    const { body } = await ana.rest('/api/news/sources');
    expect(body.data.sources.map(({ is_failing }: any) => is_failing).toSorted()).toEqual([false, true]);
    expect(Date.parse(body.data.fetched_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await countFetches(server, '/hostile', 'status')).toBe(refused + 9);
    feeds.serve('/hostile', rssFeed([]));
    await fetchFeeds(server);
    expect(await source('/hostile')).toMatchObject({ failures: 0, error: null });
  });

  it.each([
    ['seconds', () => '20000', 20_000],
    ['a date', () => new Date(Date.now() + 30_000_000).toUTCString(), 30_000],
    ['more than a day', () => '999999999', 86_400],
    ['nonsense', () => 'soon', 900],
  ])('has a Retry-After of %s is read no sooner', async (_title, header, seconds) => {
    feeds.serve('/hostile', (_request, response) => response.writeHead(429, { 'retry-after': header() }).end());
    await fetchFeeds(server);
    const wait = secondsUntil((await source('/hostile')).next_fetch_at);
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds * 1.25);
  });
});

/** Payloads of one feed, which has six items for each. */
const batches = Array.from({ length: Math.ceil(xssPayloads.length / 8) }, (_, n) =>
  xssPayloads.slice(n * 8, n * 8 + 8),
);

it('XSS payloads in texts and addresses of a feed become text, or are dropped', async () => {
  expect(xssPayloads.length).toBeGreaterThan(30);
  for (const payloads of batches) {
    const items = payloads.map((payload, n) => {
      const cdata = `<![CDATA[${payload}]]>`;
      const inAddress = payload.replaceAll(/[<>&\s]/g, encodeURIComponent);
      const inAttribute = payload.replaceAll(/[<>&"]/g, '');
      return `<item><title>Title ${n} ${cdata}</title><link>https://a.example/${n}/title</link></item>
        <item><title>Summary ${n}</title><description>${cdata}</description><link>https://a.example/${n}/summary</link></item>
        <item><title>Author ${n}</title><author>${cdata}</author><link>https://a.example/${n}/author</link></item>
        <item><title>Link ${n}</title><link>${cdata}</link></item>
        <item><title>Address ${n}</title><link>https://a.example/${n}/${inAddress}</link></item>
        <item><title>Picture ${n}</title><link>https://a.example/${n}/picture</link><enclosure type="image/png" url="${inAttribute}"/></item>`;
    });
    await server.sql('delete from news_source');
    const title = `Feed <![CDATA[${payloads.join(' ')}]]>`;
    feeds.serve('/hostile', `<rss version="2.0"><channel><title>${title}</title>${items.join('')}</channel></rss>`);
    await fetchFeeds(server);
    expect(await source('/hostile')).toMatchObject({ failures: 0 });
    const { body } = await ana.rest('/api/news?limit=50');
    const { data } = await ana.gql(
      '{ news(first: 50) { edges { node { title url summary author source image { url } } } } newsSources { title } }',
    );
    expect(data.news.edges).toHaveLength(body.data.news.length);
    expect(body.data.news.length).toBeGreaterThan(payloads.length * 4);
    for (const { url, image_url } of body.data.news) {
      expect(url).toMatch(/^https?:\/\/[^\s"'<>]+$/);
      expect(image_url).toBeNull();
    }
    const texts = data.news.edges.flatMap(({ node }: any) => [node.title, node.summary, node.author, node.source]);
    // Only what the feed escaped twice is the text of a tag.
    const escaped = payloads.some((payload) => payload.startsWith('&'));
    for (const text of [...texts, ...data.newsSources.map(({ title: name }: any) => name)])
      if (!escaped) expect(text ?? '').not.toMatch(/<[/!?]?[a-z]/i);
  }
});
