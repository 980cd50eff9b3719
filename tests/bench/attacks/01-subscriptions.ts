import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { countEqual, graphql, type Account, type Attack, type Target } from './harness';

const seconds = 15;
/** As wide as the limit of aliases allows. */
const wide = Array.from({ length: 3 }, (_, n) => `a${n}: data`).join(' ');

let account: Account;
let conversationId: string;
let results = 0;

/** A graphql-ws connection with subscriptions to the account's conversation, its payload three times. */
function subscribe({ url }: Target, count: number, isReading: boolean): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${account.token}` } })),
  );
  socket.on('message', () => results++);
  socket.once('message', () => {
    const query = `subscription { event(channel: "presence-conversation-${conversationId}") { id ${wide} } }`;
    for (let n = 0; n < count; n++) socket.send(JSON.stringify({ id: `s${n}`, type: 'subscribe', payload: { query } }));
    if (!isReading) setTimeout(() => socket.pause(), 500);
  });
  return socket;
}

/** One account's GraphQL subscriptions used to end the process, because their queue threw inside an event listener. */
export const attack: Attack = {
  number: 1,
  title: '500 GraphQL subscriptions of one account to its conversation, read and not read, and many messages',
  async prepare(target) {
    account = await target.signUp();
    const peer = await target.signUp();
    const database = new Client({ connectionString: target.databaseUrl });
    await database.connect();
    await database.query(
      `insert into connection (id, requester_id, recipient_id, status) values (gen_random_uuid(), $1, $2, 'accepted')`,
      [account.id, peer.id],
    );
    await database.end();
    const { body } = await graphql(
      target,
      account,
      'mutation ($ids: [ID!]!) { startConversation(participantIds: $ids) { id } }',
      { ids: [peer.id] },
    );
    conversationId = body.data.startConversation.id;
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
    const send = async () => {
      while (Date.now() < end) {
        const messages = Array.from(
          { length: 10 },
          (_, n) => `m${n}: sendMessage(conversationId: $id, content: $content) { id }`,
        );
        const query = `mutation ($id: ID!, $content: String) { ${messages.join(' ')} }`;
        const { status } = await graphql(target, account, query, { id: conversationId, content: 'x'.repeat(5_000) });
        statuses.push(status);
      }
    };
    await Promise.all(Array.from({ length: 4 }, send));
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    return {
      statuses: countEqual(statuses),
      'results received': results,
      'sockets open at the end': open,
      'close codes': countEqual(closed),
    };
  },
};
