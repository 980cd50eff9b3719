/**
 * Messages through a bad day, on the built server with its own database:
 *   npm run bench:soak
 * 200 people with the browser's live connection, 40 conversations, 5,000 messages at 50 a second, each sent until it is
 * acknowledged. Meanwhile the server and PostgreSQL are killed and frozen, sockets are cut, and others stall without a
 * word. In the end everybody has every message of their conversations once and in order, and nothing else; otherwise this
 * says who has not, and fails.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { runnerImport } from 'vite';
import type { SoakClient } from './soakClient';
import { bypass, createVictim, createWire } from './victim.ts';

const port = Number(process.env.PORT ?? 4670);
const total = Number(process.env.MESSAGES ?? 5_000);
const peopleCount = 200;
const perSecond = 50;
const senders = 16;
const settleMs = 90_000;
const root = `${import.meta.dirname}/../..`;
const { module: client } = await runnerImport<typeof import('./soakClient')>(`${import.meta.dirname}/soakClient.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});

const victim = createVictim(port);
const wire = await createWire(port);
const counts = { tries: 0, repeats: 0 };
const issues: string[] = [];

type Answer = { status: number; body: any };
type Message = { id: string; seq: number; content: string };
type Person = {
  id: string;
  username: string;
  /** Messages by conversation, from before the person connects: the first line of a group's history. */
  conversations: Map<string, readonly Message[]>;
  call(path: string, body?: object): Promise<Answer>;
  page?: SoakClient;
};
/** `sent` has the content of each acknowledged message by its id, and of the first line of a group's history. */
type Conversation = { id: string; people: Person[]; sent: Map<string, string> };

async function call(token: string | undefined, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-ratelimit-bypass': bypass,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: await response.json() };
}

/** Does `work` for each item, a few at a time. */
async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, n: number) => Promise<unknown>,
): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [n, item] of queue) await work(item, n);
    }),
  );
}

async function created(result: Promise<Answer>, what: string): Promise<any> {
  const { status, body } = await result;
  if (status !== 201) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function register(n: number): Promise<Person> {
  const account = { email: `soak${n}@bench.test`, username: `soak${n}`, password: `a password for number ${n}` };
  const { user, accessToken } = await created(call(undefined, '/api/auth/register', account), account.username);
  return {
    id: user.id,
    username: user.username,
    conversations: new Map(),
    call: (path, body) => call(accessToken, path, body),
  };
}

/** 20 pairs of strangers, and 20 groups of 5 to 20 that everybody else is in. @returns each as the people in it */
function planConversations(people: readonly Person[]): Person[][] {
  const plans = Array.from({ length: 20 }, (_, n) => people.slice(2 * n, 2 * n + 2));
  let next = 40;
  for (let n = 0; n < 20; n++)
    plans.push(Array.from({ length: 5 + ((n * 7) % 16) }, () => people[next++ % people.length]!));
  return plans;
}

/** Only connections can be put into a group. */
async function connectGroups(plans: readonly Person[][]): Promise<void> {
  const database = new pg.Client({ connectionString: victim.databaseUrl() });
  await database.connect();
  for (const [maker, ...others] of plans.filter(({ length }) => length > 2)) {
    for (const { id } of others) {
      await database.query(
        `insert into connection (id, requester_id, recipient_id, status) values ($1, $2, $3, 'accepted') on conflict do nothing`,
        [v7(), maker!.id, id],
      );
    }
  }
  await database.end();
}

async function startConversation(people: Person[]): Promise<Conversation> {
  const [maker, ...others] = people as [Person, ...Person[]];
  const input =
    others.length === 1
      ? { recipientId: others[0]!.id }
      : { participantIds: others.map(({ id }) => id), title: 'Soak' };
  const { data } = await created(maker.call('/api/messages/conversations', input), 'a conversation');
  const { messages } = (await maker.call(`/api/messages/conversations/${data.conversation.id}/messages`)).body.data;
  for (const person of people) person.conversations.set(data.conversation.id, messages);
  // The channel is open to the recipient after acceptance only.
  for (const { call: ask } of others.length === 1 ? others : [])
    await ask(`/api/messages/conversations/${data.conversation.id}/accept`, {});
  const sent = new Map((messages as Message[]).map(({ id, content }) => [id, content]));
  return { id: data.conversation.id, people, sent };
}

/** Sends until it is acknowledged, as the outbox of a page does. @returns the message */
async function send(
  sender: Person,
  conversationId: string,
  input: { content: string; clientId: string },
): Promise<Message> {
  for (const end = Date.now() + 60_000; ;) {
    counts.tries++;
    const result = await sender
      .call(`/api/messages/conversations/${conversationId}/messages`, input)
      .catch(() => undefined);
    if (result?.status === 201) return result.body.data.message;
    if (result && result.status !== 503)
      throw new Error(`a message was answered ${result.status}: ${JSON.stringify(result.body)}`);
    if (Date.now() > end) throw new Error('a message was not taken for a minute');
    await pause(200);
  }
}

async function sendNth(conversations: readonly Conversation[], n: number): Promise<void> {
  const conversation = conversations[(n * 13) % conversations.length]!;
  const sender = conversation.people[(n * 7) % conversation.people.length]!;
  const input = { content: `Message ${n} of ${sender.username}`, clientId: `soak-${n}` };
  const message = await send(sender, conversation.id, input);
  conversation.sent.set(message.id, input.content);
  if (n % 50 !== 0) return;
  counts.repeats++;
  const again = await send(sender, conversation.id, input);
  if (again.id !== message.id || again.seq !== message.seq) issues.push(`message ${n} was stored twice`);
}

/** Faults to inject, by the share of messages sent at that time. */
const day: [share: number, what: string, happen: () => unknown][] = [
  [0.05, 'a fifth of the sockets stalls', () => wire.stall(5)],
  [0.12, 'half of the sockets are cut', () => wire.cut(2)],
  [0.2, 'the server is killed', () => victim.killServer()],
  [0.35, 'the database is killed', () => victim.killDatabase()],
  [0.45, 'the server is frozen for six seconds', () => victim.freezeServer(6_000)],
  [0.5, 'all sockets are cut', () => wire.cut(1)],
  [0.6, 'the server is killed', () => victim.killServer()],
  [0.7, 'the database is frozen for fifteen seconds', () => victim.freezeDatabase(15_000)],
  [0.8, 'the database is killed', () => victim.killDatabase()],
  [0.88, 'a third of the sockets is cut', () => wire.cut(3)],
  [0.95, 'the server and the database are killed', () => Promise.all([victim.killServer(), victim.killDatabase()])],
];

async function storm(sent: () => number): Promise<void> {
  for (const [share, what, happen] of day) {
    while (sent() < share * total) await pause(20);
    const startedAt = performance.now();
    await happen();
    console.log(
      `  ${String(sent()).padStart(5)} sent: ${what} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
    );
  }
}

/** Everything that one conversation should be, by the server's own account: 1, 2, 3… and each message that was acknowledged. */
async function readAll({ id, people: [reader], sent }: Conversation): Promise<Message[]> {
  const messages: Message[] = [];
  for (let isFull = true; isFull;) {
    const { body } = await reader!.call(`/api/messages/conversations/${id}/messages?after=${messages.length}&limit=50`);
    messages.push(...body.data.messages);
    isFull = body.data.messages.length === 50;
  }
  messages.forEach(({ id: messageId, seq, content }, n) => {
    if (seq !== n + 1) issues.push(`conversation ${id} has seq ${seq} in place ${n + 1}`);
    if (sent.get(messageId) !== content)
      issues.push(`conversation ${id} has a message that nobody sent so: ${content}`);
  });
  if (messages.length !== sent.size)
    issues.push(`conversation ${id} has ${messages.length} messages, ${sent.size} were acknowledged`);
  return messages;
}

const missing = (conversations: readonly Conversation[]) =>
  conversations.reduce(
    (sum, { id, people: readers, sent }) =>
      sum + readers.reduce((n, { page }) => n + sent.size - page!.getMessages(id).length, 0),
    0,
  );

function compare({ username, page }: Person, id: string, stored: readonly Message[]): void {
  const received = page!.getMessages(id);
  const wrong = stored.findIndex(
    (message, n) => received[n]?.id !== message.id || received[n]?.content !== message.content,
  );
  if (wrong >= 0 || received.length !== stored.length) {
    issues.push(
      `${username} (${page!.state}) has ${received.length} of ${stored.length} messages of ${id}, the first wrong one is ${wrong + 1}`,
    );
  }
}

const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
const people: Person[] = [];
try {
  await victim.start();
  await each(Array.from({ length: peopleCount }), 8, async (_, n) => void (people[n] = await register(n)));
  const plans = planConversations(people);
  await connectGroups(plans);
  const conversations: Conversation[] = [];
  for (const plan of plans) conversations.push(await startConversation(plan));
  await each(people, 50, (person, n) => {
    const page = new client.SoakClient({ user: person, call: person.call, port: wire.port });
    person.page = page;
    // Every fourth tries a conversation of others, too.
    const foreign = conversations.filter(({ id }) => n % 4 === 0 && !person.conversations.has(id)).slice(0, 1);
    const joined = [...person.conversations.keys(), ...foreign.map(({ id }) => id)];
    return page.open(person.conversations, [
      `private-user-${person.id}`,
      ...joined.map((id) => `presence-conversation-${id}`),
    ]);
  });
  console.log(`${people.length} people, ${conversations.length} conversations, all connected after ${seconds()} s`);
  const sum = (name: keyof SoakClient['counts']) => people.reduce((n, { page }) => n + page!.counts[name], 0);

  let sent = 0;
  const sendBegin = performance.now();
  const sending = each(Array.from({ length: total }), senders, async (_, n) => {
    await pause(Math.max(0, sendBegin + (n * 1_000) / perSecond - performance.now()));
    await sendNth(conversations, n);
    sent++;
  });
  await Promise.all([storm(() => sent), sending]);
  console.log(`all sent after ${seconds()} s; ${missing(conversations)} deliveries are still under way`);
  const settleBegin = performance.now();
  while (missing(conversations) > 0 && performance.now() - settleBegin < settleMs) await pause(100);
  console.log(`everything is settled after ${seconds()} s`);

  issues.push(...people.flatMap(({ page }) => page!.issues));
  for (const conversation of conversations) {
    const stored = await readAll(conversation);
    for (const person of conversation.people) compare(person, conversation.id, stored);
  }
  issues.push(...victim.issues.map((line) => `the server logged ${line.slice(0, 300)}`));
  console.table({
    clients: people.length,
    conversations: conversations.length,
    'messages acknowledged': conversations.reduce((n, { sent }) => n + sent.size, 0),
    'tries to send': counts.tries,
    'sent again on purpose': counts.repeats,
    'deliveries due': conversations.reduce((n, { sent, people: readers }) => n + sent.size * readers.length, 0),
    'deliveries made': sum('applied'),
    'heard live': sum('received'),
    'read by catching up': sum('caughtUp'),
    'duplicates dropped': sum('received') + sum('caughtUp') - sum('applied') - sum('merged'),
    connections: sum('connections'),
    'catch-ups': sum('catchUps'),
    'slowest catch-up, seconds': (Math.max(...people.map(({ page }) => page!.slowestCatchUpMs)) / 1000).toFixed(1),
    'whole pages read anew': sum('refetches'),
    'foreign channels refused': sum('refused'),
    'seconds in all': seconds(),
  });
} catch (error) {
  issues.push((error as Error).stack!, ...victim.issues.slice(-5));
} finally {
  for (const { page } of people) page?.close();
  wire.close();
  await victim.stop();
}
for (const issue of issues.slice(0, 20)) console.error(`ISSUE ${issue}`);
console.log(
  issues.length === 0 ? 'Everybody has every message once and in order, and nothing else.' : `${issues.length} issues`,
);
process.exit(issues.length === 0 ? 0 : 1);
