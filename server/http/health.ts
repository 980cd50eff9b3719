import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import type { App } from '../context';
import { unavailable } from '../core/errors';
import { memoizeWithTtl } from '../core/memoizeWithTtl';
import { knownMigrations } from '../migrate';
import type { Overload } from './overload';

/** Results live for a second, because these endpoints are open to everybody and have no rate limit. */
const resultMs = 1_000;

/** Registers liveness, readiness and metrics endpoints for supervisors and monitors. */
export function healthRoutes(http: FastifyInstance, app: App, overload: Overload): void {
  const config = { rateLimit: false as const };
  http.get('/healthz', { config }, async () => ({ status: 'ok' }));
  const countMigrations = memoizeWithTtl(resultMs, async () => {
    const { rows } = await app.pool.query<{ applied: number }>(
      'select count(*)::int as applied from mikro_orm_migrations',
    );
    return rows[0]!.applied;
  });
  http.get('/readyz', { config }, async () => {
    const migrations = await countMigrations();
    if (migrations < knownMigrations.length) throw unavailable();
    return { status: 'ready', database: 'ok', migrations };
  });
  registerMetrics(http, app, overload);
  const registry = app.metrics;
  const readMetrics = memoizeWithTtl(resultMs, () => registry.metrics());
  http.get('/metrics', { config }, async (_request, reply) =>
    reply.type(registry.contentType).send(await readMetrics()),
  );
}

/** Registers the metrics of the process, of HTTP and of the parts of the application that have none of their own. */
function registerMetrics(http: FastifyInstance, app: App, { queue, rejected }: Overload): void {
  const registry = app.metrics;
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    done();
  });
  const gauges: [name: string, help: string, read: () => number][] = [
    ['live_sockets', 'Open live connections.', () => app.publisher.stats().sockets],
    ['live_channels', 'Channels with a subscriber.', () => app.publisher.stats().channels],
    ['event_log_head', 'Number of the newest dispatched event.', () => Number(app.relay.head)],
    ['database_connections', 'Open connections of this process.', () => app.pool.totalCount],
    ['http_requests_running', 'Requests of the API that have a slot.', () => queue.running],
    ['http_requests_waiting', 'Requests of the API that wait for a slot.', () => queue.waiting],
    ['database_waiting', 'Requests waiting for a connection.', () => app.pool.waitingCount],
  ];
  for (const [name, help, read] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  new Counter({
    name: 'live_messages_sent_total',
    help: 'Frames sent to live connections.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(app.publisher.stats().messagesSent);
    },
  });
  new Counter({
    name: 'http_requests_rejected_total',
    help: 'Requests rejected because of overload, of people who are signed in and of visitors, or because their caller had too many at once.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ reason: 'overload_signed_in' }, rejected.signedIn);
      this.inc({ reason: 'overload_visitor' }, rejected.visitor);
      this.inc({ reason: 'caller_has_too_many' }, rejected.tooMany);
    },
  });
}
