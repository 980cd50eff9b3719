import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { countEqual, graphql, type Account, type Attack, type Target } from './harness';

const seconds = 15;
const wide = Array.from({ length: 14 }, (_, n) => `a${n}: data`).join(' ');

let account: Account;
let postIds: string[];

/** A graphql-ws connection with subscriptions to the account's own channel, all fields 14 times. */
function subscribe({ url }: Target, count: number, isReading: boolean): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${account.token}` } })),
  );
  socket.once('message', () => {
    const query = `subscription { event(channel: "private-user-${account.id}") { id ${wide} } }`;
    for (let n = 0; n < count; n++) socket.send(JSON.stringify({ id: `s${n}`, type: 'subscribe', payload: { query } }));
    if (!isReading) setTimeout(() => socket.pause(), 500);
  });
  return socket;
}

/** One account's GraphQL subscriptions used to end the process, because their queue threw inside an event listener. */
export const attack: Attack = {
  number: 1,
  title: '300 GraphQL subscriptions of one account to its own channel, read and not read, and many own events',
  async prepare(target) {
    account = await target.signUp();
    const content = 'x'.repeat(200);
    postIds = [];
    for (let n = 0; n < 20; n++) {
      const response = await fetch(`${target.url}/api/posts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}`, ...target.bypass },
        body: JSON.stringify({ content }),
      });
      postIds.push(((await response.json()) as { data: { post: { id: string } } }).data.post.id);
    }
  },
  async run(target) {
    const closed: number[] = [];
    const sockets = [
      ...Array.from({ length: 6 }, () => subscribe(target, 50, true)),
      ...Array.from({ length: 4 }, () => subscribe(target, 50, false)),
    ];
    for (const socket of sockets) socket.on('close', (code) => closed.push(code));
    await sleep(1_000);
    const statuses: number[] = [];
    const end = Date.now() + seconds * 1_000;
    const worker = async (offset: number) => {
      for (let n = offset; Date.now() < end; n++) {
        const id = postIds[n % postIds.length]!;
        const marks = Array.from(
          { length: 10 },
          (_, m) => `m${m}: setPostBookmark(id: "${id}", bookmarked: ${m % 2 === 0}) { id }`,
        );
        statuses.push((await graphql(target, account, `mutation { ${marks.join(' ')} }`)).status);
      }
    };
    await Promise.all(Array.from({ length: 4 }, (_, n) => worker(n * 5)));
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    return { statuses: countEqual(statuses), 'sockets open at the end': open, 'close codes': countEqual(closed) };
  },
};
