/**
 * Live deliveries: the hub beside a bare `ws` broadcast of the same bytes, in one run.
 *
 *   npm run bench:hub -- [subscribers=500] [rounds=21]
 *
 * Both stand behind one HTTP call per event and have the same subscribers on one channel. The servers run in this
 * process, the subscribers and the publisher in another. Ratios hold only within one run: short rounds alternate, and the
 * median ratio of neighbouring rounds is printed; latencies are of single events, to each in turn. Then, on the built server, the time from sending a message over HTTP to
 * its arrival at another connected client, and from pressing Enter to the message drawn in another browser (Chromium as
 * the browser tests find it). Fails when the hub exceeds its limits, loses a delivery, or there is no browser.
 */
import { fork } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { runnerImport } from 'vite';
import { WebSocket, WebSocketServer } from 'ws';
import { findBrowser } from '../../scripts/browser.mjs';
import { measureMessages } from './hub.messages.ts';
import { measureDrawing } from './hub.drawing.ts';
import type { Quantiles, Target, Task } from './hub.load.ts';
import { createVictim } from './victim.ts';

const subscribers = Number(process.argv[2] ?? 500);
const rounds = Number(process.argv[3] ?? 21);
const port = Number(process.env.PORT ?? 4463);
const app = { appId: 'bench', key: 'bench', secret: 'bench' };

type OnPost = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Passes each POST's raw body to `onPost`. @returns the port */
function listen(onPost: OnPost, onUpgrade: OnUpgrade): Promise<number> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => onPost(request, response, Buffer.concat(chunks)));
  });
  server.on('upgrade', onUpgrade);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

async function startHub() {
  const root = `${import.meta.dirname}/../..`;
  const { module } = await runnerImport<typeof import('../../server/live/hub/index')>(
    `${root}/server/live/hub/index.ts`,
    {
      root,
      configFile: false,
      logLevel: 'error',
    },
  );
  // Subscribers that only count bytes do not respond to pings, and a ping would be counted.
  const hub = module.createHub({
    ...app,
    limits: {
      unauthenticatedSockets: subscribers,
      unauthenticatedSocketsPerAddress: subscribers,
      unauthenticatedSeconds: 3_600,
      activitySeconds: 3_600,
    },
  });
  return listen(hub.handleHttp, (request, socket, head) => hub.handleUpgrade(request, socket, head, ''));
}

/** What one writes without a hub: parse the event, send it to every client. */
function startBare() {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  return listen(
    (_, response, body) => {
      const { name, channels, data } = JSON.parse(body.toString());
      const message = Buffer.from(JSON.stringify({ event: name, channel: channels[0], data }));
      for (const client of sockets.clients)
        if (client.readyState === WebSocket.OPEN) client.send(message, { binary: false });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    },
    (request, socket, head) => sockets.handleUpgrade(request, socket, head, (client) => client.on('error', () => {})),
  );
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** @returns what `work` resolves to, with the built server on an empty database */
async function withServer<Result>(work: () => Promise<Result>): Promise<Result> {
  const server = createVictim(port);
  try {
    await server.start();
    return await work();
  } finally {
    await server.stop();
  }
}

const executablePath = await findBrowser().catch(({ message }: Error) => {
  console.error(`FAILS  nothing was measured: ${message}`);
  process.exit(1);
});
const ports = { hub: await startHub(), bare: await startBare() };
const load = fork(`${import.meta.dirname}/hub.load.ts`, { execArgv: [] });

/** @returns what the load process measured, with this process's processor time per delivery in µs */
type Measured = { deliveries: number; perSecond: number; cpuMicros: number; hub: Quantiles; bare: Quantiles };

function measure(task: Task): Promise<Measured> {
  const before = process.cpuUsage();
  load.send(task);
  return new Promise((resolve, reject) => {
    load.once('exit', () => reject(new Error('the load process ended')));
    const patience = setTimeout(
      () =>
        reject(
          new Error(`${task.kind} ${'target' in task ? task.target : ''}: deliveries are missing after two minutes`),
        ),
      120_000,
    );
    load.once('message', (result: Measured) => {
      clearTimeout(patience);
      const { user, system } = process.cpuUsage(before);
      load.removeAllListeners('exit');
      resolve({ ...result, cpuMicros: (user + system) / result.deliveries });
    });
  });
}

await measure({ kind: 'connect', ports, subscribers, app });
const results: Record<Target, Measured[]> = { hub: [], bare: [] };
for (let round = -2; round < rounds; round++) {
  const order = ['hub', 'bare'] as const;
  for (const target of round % 2 === 0 ? order : order.toReversed()) {
    const measured = await measure({ kind: 'throughput', target, events: 120 });
    // The first rounds warm both up.
    if (round >= 0) results[target].push(measured);
  }
}
const latency = await measure({ kind: 'latency', events: 50 * rounds });
load.kill();

type Figures = { hub: number; bare: number; ratio?: number };
const row = (name: string, { hub, bare, ratio = hub / bare }: Figures, digits: number) => ({
  '': name,
  hub: hub.toFixed(digits),
  'bare ws': bare.toFixed(digits),
  ratio: ratio.toFixed(2),
});
const compared = (pick: (measured: Measured) => number) => ({
  hub: median(results.hub.map(pick)),
  bare: median(results.bare.map(pick)),
  ratio: median(results.hub.map((measured, i) => pick(measured) / pick(results.bare[i]!))),
});
const [perSecond, late] = [
  compared((measured) => measured.perSecond),
  { hub: latency.hub.p99, bare: latency.bare.p99 },
];
console.table([
  row('deliveries/s', perSecond, 0),
  row(
    'server µs per delivery',
    compared(({ cpuMicros }) => cpuMicros),
    2,
  ),
  row('p50 ms', { hub: latency.hub.p50, bare: latency.bare.p50 }, 2),
  row('p99 ms', late, 2),
]);

const { received, drawn } = await withServer(async () => ({
  received: await measureMessages(port, 500),
  drawn: await measureDrawing({ port, executablePath, messages: 200 }),
}));
const at = (times: number[], share: number) => times[Math.floor(times.length * share)]!;
const formatTimes = (times: number[]) =>
  [50, 90, 99].map((share) => `p${share} ${at(times, share / 100).toFixed(1)} ms`).join(', ');
const verdicts: [text: string, holds: boolean][] = [
  [
    `deliveries a second: ${perSecond.ratio.toFixed(2)} of the bare broadcast's, at least 0.95`,
    perSecond.ratio >= 0.95,
  ],
  [`p99: ${(late.hub / late.bare).toFixed(2)} times the bare broadcast's, at most 1.3`, late.hub <= late.bare * 1.3],
  // A round that misses one, or has one too many, ends in an error.
  ['deliveries lost or repeated: none', true],
  [
    `from sending a message to another client's receipt: ${formatTimes(received)}; half of them under 100`,
    at(received, 0.5) < 100,
  ],
  [
    `from pressing Enter to the message drawn in another browser: ${formatTimes(drawn)}; half of them under 100`,
    at(drawn, 0.5) < 100,
  ],
];
for (const [text, isMet] of verdicts) console.log(`${isMet ? 'holds' : 'FAILS'}  ${text}`);
process.exit(verdicts.every(([, isMet]) => isMet) ? 0 : 1);
