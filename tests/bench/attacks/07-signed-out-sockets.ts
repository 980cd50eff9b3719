import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { countEqual, type Attack } from './harness';

const socketCount = 500;
const channelsPerSocket = 200;

/** Sockets without a sign-in used to hold public channels: 118 MB. */
export const attack: Attack = {
  number: 7,
  title: '500 sockets of the live hub without sign-in, each on 200 public channels',
  async run({ url, memoryMb }) {
    const before = memoryMb();
    const { data } = (await (await fetch(`${url}/api/live/config`)).json()) as { data: { live: { key: string } } };
    const answers: string[] = [];
    const sockets = Array.from({ length: socketCount }, () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${data.live.key}?protocol=7`);
      socket.on('error', () => undefined);
      socket.on('message', (message) => answers.push(String(JSON.parse(String(message)).event)));
      return socket;
    });
    await sleep(2_000);
    for (let channel = 0; channel < channelsPerSocket; channel++) {
      for (const [n, socket] of sockets.entries())
        if (socket.readyState === WebSocket.OPEN)
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `c-${n}-${channel}` } }));
      await sleep(50);
    }
    await sleep(2_000);
    const after = memoryMb();
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    if (answers.some((event) => event.includes('succeeded'))) throw new Error('A public channel exists');
    return { answers: countEqual(answers), 'sockets open at the end': open, 'memory gained in MB': after - before };
  },
};
