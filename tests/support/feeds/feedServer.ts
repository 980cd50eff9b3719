import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from '../server/server';
import { runJob } from '../server/jobs';

/** A local server of feeds. */
export type FeedServer = {
  url: string;
  port: number;
  /** Sets what a path answers: a handler, or a feed with its headers. */
  serve(path: string, answer: RequestListener | string | Buffer, headers?: Record<string, string>): void;
  /** Requests of a path so far. */
  requestsOf(path: string): IncomingMessage[];
  /** Environment of a server that reads these paths, and may call this server. */
  env(...paths: string[]): Record<string, string>;
  close(): Promise<void>;
};

export async function startFeedServer(): Promise<FeedServer> {
  const routes = new Map<string, RequestListener>();
  const requests: IncomingMessage[] = [];
  const http = createServer((request, response) => {
    requests.push(request);
    const route = routes.get(request.url!);
    if (route) route(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    serve(path, answer, headers = {}) {
      routes.set(
        path,
        typeof answer === 'function'
          ? answer
          : (_request, response) =>
              response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(answer),
      );
    },
    requestsOf: (path) => requests.filter((request) => request.url === path),
    env: (...paths) => ({
      NEWS_FEEDS: paths.map((path) => url + path).join(','),
      NEWS_REFRESH_SECONDS: '900',
      OUTBOUND_ALLOW: `127.0.0.1:${port}`,
    }),
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export type FeedItem = { title?: string; link?: string; description?: string; date?: string; extra?: string };

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;

/** An RSS document. Texts are escaped; `extra` is XML of an item. */
export const rssFeed = (items: FeedItem[], title = 'The Feed'): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>${element('title', title)}${items
    .map(
      ({ title, link, description, date, extra = '' }) =>
        `<item>${element('title', title)}${element('link', link)}${element('description', description)}${element('pubDate', date)}${extra}</item>`,
    )
    .join('')}</channel></rss>`;

/** The date of a number of hours before now, as feeds write it. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toUTCString();

/** Reads every configured feed now, also those that are not due. */
export async function fetchFeeds(server: TestServer): Promise<void> {
  await server.sql('update news_source set next_fetch_at = now()');
  await runJob(server, 'news.schedule');
}

/** Number of fetches of the feed with the path that had the result: the metric that /metrics answers, which is cached there. */
export async function countFetches(server: TestServer, path: string, result: string): Promise<number> {
  const body = await server.app.metrics.metrics();
  return Number(body.match(`news_fetches_total{feed="127.0.0.1:\\d+${path}",result="${result}"} (\\d+)`)?.[1] ?? 0);
}
