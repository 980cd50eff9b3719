/** The load process of hub.ts: opens the subscribers, publishes, and counts deliveries. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import Pusher from 'pusher';

export type Target = 'hub' | 'bare';
export type ConnectTask = {
  kind: 'connect';
  ports: Record<Target, number>;
  subscribers: number;
  app: { appId: string; key: string; secret: string };
};
type ThroughputTask = { kind: 'throughput'; target: Target; events: number };
type LatencyTask = { kind: 'latency'; events: number };
export type Task = ConnectTask | ThroughputTask | LatencyTask;

const channel = 'bench';
const agent = new Agent({ keepAlive: true });
let setup: ConnectTask;
/** Received bytes and listener by target. */
const arrived: Record<Target, { bytes: number; notify: (length: number) => void }> = {
  hub: { bytes: 0, notify: () => {} },
  bare: { bytes: 0, notify: () => {} },
};

/** Opens one subscriber. It only counts bytes, so that it costs next to nothing beside the servers. */
function open(target: Target, port: number): Promise<void> {
  const subscription = Buffer.from(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
  return new Promise<void>((resolve, reject) => {
    let isReady = false;
    let opening = '';
    const ready = () => {
      isReady = true;
      resolve();
    };
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: Buffer.alloc(16 * 1024),
        callback(length: number, buffer: Uint8Array) {
          if (isReady) {
            arrived[target].bytes += length;
            arrived[target].notify(length);
          } else {
            opening += Buffer.from(buffer).toString('latin1', 0, length);
            if (opening.includes(target === 'hub' ? 'subscription_succeeded' : '\r\n\r\n')) ready();
          }
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.write(
      `GET /app/${setup.app.key}?protocol=7 HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    if (target === 'hub')
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscription.length, 0, 0, 0, 0]), subscription]));
  });
}

/** An event of a usual size. Every frame of it has the same length, so bytes count deliveries. */
const event = {
  name: 'post.liked',
  channels: [channel],
  data: JSON.stringify({ id: '0190b6f2-7c1e-7a55-8b57-5f0d6f4f3a11', likeCount: 1234, text: 'x'.repeat(120) }),
};
const body = JSON.stringify(event);
const payloadBytes = Buffer.byteLength(JSON.stringify({ event: event.name, channel, data: event.data }));
const frameBytes = payloadBytes + (payloadBytes < 126 ? 2 : 4);

function publish(target: Target): Promise<void> {
  const path = `/apps/${setup.app.appId}/events`;
  const query = new Pusher({ ...setup.app, host: '127.0.0.1' }).createSignedQueryString({ method: 'POST', path, body });
  return new Promise<void>((resolve, reject) => {
    const call = request(
      { agent, host: '127.0.0.1', port: setup.ports[target], method: 'POST', path: `${path}?${query}` },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Resolves after the given number of deliveries since the last reset. */
function untilArrived(target: Target, deliveries: number): Promise<void> {
  const counter = arrived[target];
  return new Promise<void>((resolve) => {
    counter.notify = () => void (counter.bytes >= deliveries * frameBytes && resolve());
    counter.notify(0);
  });
}

async function measureThroughput({ target, events }: ThroughputTask) {
  const deliveries = events * setup.subscribers;
  arrived[target].bytes = 0;
  const start = performance.now();
  let left = events;
  const publishSome = async () => {
    while (left-- > 0) await publish(target);
  };
  await Promise.all([publishSome(), publishSome(), publishSome(), publishSome(), untilArrived(target, deliveries)]);
  if (arrived[target].bytes !== deliveries * frameBytes)
    throw new Error(`${target}: ${arrived[target].bytes} bytes came in, not ${deliveries * frameBytes}`);
  return { deliveries, perSecond: deliveries / ((performance.now() - start) / 1000) };
}

/** One event at a time, to each target in turn, so that whatever else the machine does falls on both alike. */
async function measureLatency({ events }: LatencyTask) {
  const times: Record<Target, number[]> = { hub: [], bare: [] };
  for (let i = 0; i < events * 2; i++) {
    const target = i % 2 ? 'bare' : 'hub';
    times[target].push(...(await timeDeliveries(target)));
  }
  return { hub: quantiles(times.hub), bare: quantiles(times.bare) };
}

export type Quantiles = { p50: number; p99: number };

function quantiles(times: number[]): Quantiles {
  const sorted = Float64Array.from(times).toSorted();
  return { p50: sorted[Math.floor(sorted.length * 0.5)]!, p99: sorted[Math.floor(sorted.length * 0.99)]! };
}

/** @returns milliseconds from the call of the publisher to each delivery */
async function timeDeliveries(target: Target): Promise<number[]> {
  const times: number[] = [];
  const counter = arrived[target];
  counter.bytes = 0;
  const start = performance.now();
  const all = new Promise<void>((resolve) => {
    counter.notify = (length) => {
      const ms = performance.now() - start;
      for (let bytes = 0; bytes < length; bytes += frameBytes) times.push(ms);
      if (counter.bytes >= setup.subscribers * frameBytes) resolve();
    };
  });
  await Promise.all([publish(target), all]);
  return times;
}

process.on('message', async (task: Task) => {
  if (task.kind === 'connect') {
    setup = task;
    for (const target of ['hub', 'bare'] as const)
      for (let i = 0; i < task.subscribers; i++) await open(target, task.ports[target]);
    process.send!({ deliveries: 0 });
  } else {
    process.send!(await (task.kind === 'throughput' ? measureThroughput(task) : measureLatency(task)));
  }
});
process.on('disconnect', () => process.exit(0));
