import type { App } from '../../context';
import { counterOf } from '../../core/metrics';
import { sql, writeTransaction } from '../../database/write';
import { OutboundError } from '../../outbound/outboundError';
import type { OutboundResponse } from '../../outbound/outbound';
import { newsLimits } from '../../../shared/contracts/news';
import { MalformedFeed, parseFeed, type ParsedFeed } from './news.parse';
import { fetchPictures } from './news.pictures';
import { storeStories, toStories } from './news.store';
import { toPlainText } from './news.text';

/** Time limit of fetchSource: the call, parsing and pictures. */
export const maxSeconds = 90;
/** A source is not due again while its job runs. */
const leaseSeconds = 300;
const maxBackoffSeconds = 86_400;
const maxBytes = 1_048_576;

type Source = { id: string; url: string; etag: string | null; lastModified: string | null };

/** A response that is no feed. Its message is for the operator. */
class FailedFetch extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

type Fetched = { feed: ParsedFeed; url: string; etag: string | null; lastModified: string | null };

/**
 * Job: reads one source and stores its new stories, then pictures that its stories lack. A failure is recorded at the source,
 * which is then due later and later. Does nothing when the source is not due, such as in a repeated run.
 */
export async function fetchSource(app: App, { id }: { id: string }, signal: AbortSignal): Promise<void> {
  const source = await claim(app, id);
  if (!source) return;
  const count = (result: string) => countFetch(app, source.url, result);
  try {
    const fetched = await readFeed(app, source, signal);
    await (fetched ? store(app, source, fetched) : recordSuccess(app, source));
    count(fetched ? 'stored' : 'unchanged');
  } catch (error) {
    const result = failureOf(error);
    if (signal.aborted || !result) throw error;
    await recordFailure(app, source, error as Error);
    count(result);
    return;
  }
  await fetchPictures(app, id, signal);
}

/** Counts a fetch. Feeds are at most 100 (`NEWS_FEEDS`); their query is omitted, since it may hold an API key. */
function countFetch(app: App, url: string, result: string): void {
  const { host, pathname } = new URL(url);
  counterOf(app.metrics, {
    name: 'news_fetches_total',
    help: 'Fetches of configured feeds, by address of the feed (without its query) and result.',
    labelNames: ['feed', 'result'],
  }).inc({ feed: host + pathname, result });
}

/** The label of a failure that the source caused; undefined for other errors, such as those of the database. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof OutboundError) return error.failure;
  if (error instanceof MalformedFeed) return 'malformed';
  return error instanceof FailedFetch ? 'status' : undefined;
}

const inTransaction = <T>({ orm, relay }: App, work: Parameters<typeof writeTransaction<T>>[2]) =>
  writeTransaction(orm.em, relay.wake, work);

const claim = (app: App, id: string) =>
  inTransaction(app, (tx) =>
    tx.row<Source>(sql`
      update news_source set next_fetch_at = now() + make_interval(secs => ${leaseSeconds})
      where id = ${id} and is_active and next_fetch_at <= now() returning id, url, etag, last_modified as "lastModified"`),
  );

/** @returns null when the feed is the same as before */
async function readFeed(app: App, { url, etag, lastModified }: Source, signal: AbortSignal): Promise<Fetched | null> {
  const response = await app.fetchOutbound(url, {
    maxBytes,
    signal,
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
  });
  const { status, headers, body } = response;
  if (status === 304) return null;
  if (status !== 200) throw new FailedFetch(`The server answered ${status}.`, retryAfterSeconds(response));
  const feed = await parseFeed(body, String(headers['content-type'] ?? ''), signal);
  return { feed, url: response.url, etag: validEtag(headers.etag), lastModified: validDate(headers['last-modified']) };
}

/** Retry-After as seconds or as a date. */
function retryAfterSeconds({ headers }: OutboundResponse): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return seconds > 0 ? Math.min(seconds, maxBackoffSeconds) : undefined;
}

/** What is sent back with the next call must be a valid header. */
const validEtag = (etag = ''): string | null => (/^(W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(etag) ? etag : null);
const validDate = (date = ''): string | null => (/^[\w,: +-]{1,60}$/.test(date) ? date : null);

/** Sources are read at different times, so that they do not all come at once. */
const nextFetch = ({ config }: App) =>
  sql`now() + make_interval(secs => ${config.newsRefreshSeconds}::float8 * (0.95 + random() * 0.1))`;

const store = (app: App, { id }: Source, { feed, url, etag, lastModified }: Fetched) =>
  inTransaction(app, async (tx) => {
    const title = toPlainText(feed.title ?? '', newsLimits.author);
    await storeStories(tx, id, toStories(feed.items, url));
    await tx.rows(sql`
      update news_source set title = coalesce(nullif(${title}, ''), title), etag = ${etag}, last_modified = ${lastModified},
        failures = 0, error = null, fetched_at = now(), next_fetch_at = ${nextFetch(app)} where id = ${id}`);
  });

const recordSuccess = (app: App, { id }: Source) =>
  inTransaction(app, (tx) =>
    tx.rows(
      sql`update news_source set failures = 0, error = null, fetched_at = now(), next_fetch_at = ${nextFetch(app)} where id = ${id}`,
    ),
  );

/** Doubles the time with each failure, up to a day, and adds up to a quarter. A Retry-After that is longer applies. */
const recordFailure = (app: App, { id }: Source, error: Error) => {
  const base = app.config.newsRefreshSeconds || maxBackoffSeconds;
  const least = error instanceof FailedFetch ? (error.retryAfterSeconds ?? 0) : 0;
  return inTransaction(app, (tx) =>
    tx.rows(sql`
      update news_source set failures = failures + 1, error = ${error.message.slice(0, 500)},
        next_fetch_at = now() + make_interval(secs => greatest(${least}::float8,
          least(${maxBackoffSeconds}::float8, ${base}::float8 * 2 ^ least(failures, 12)) * (1 + random() * 0.25)))
      where id = ${id}`),
  );
};
