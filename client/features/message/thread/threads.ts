import type { ApolloClient } from '@apollo/client';
import { MessagesDocument, OneMessageDocument, type MessagesQueryVariables } from '../__generated__/Message.generated';
import {
  addNewer,
  addOlder,
  openWindow,
  upsertMessage,
  upsertReaction,
  withoutPerson,
  type ThreadMessage,
  type ThreadWindow,
  type MessagePayload,
} from './threadWindow';

/** Messages of one reading. */
const PAGE = 40;
/** Pages that a gap is filled with at most; a longer one is left for the end of the thread to read. */
const MOST_PAGES = 10;

type Page = { messages: readonly ThreadMessage[]; hasMore: boolean };
export type ReadPage = (variables: MessagesQueryVariables) => Promise<Page>;

/**
 * The open conversations of one person. Everything that happens in them ends here, whether it was read, told by an event
 * or answered to a call: numbered messages make repeating harmless, and a missing number is a gap that is read.
 */
export class Threads {
  private readonly windows = new Map<string, ThreadWindow>();
  /** The highest number heard of, whether or not it could be shown then. */
  private readonly heard = new Map<string, number>();
  private readonly flights = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private openings = 0;
  /** The last opening of each open conversation: what an earlier one reads comes too late. */
  private readonly wanted = new Map<string, number>();

  constructor(
    private readonly readPage: ReadPage,
    private readonly readOne: (id: string) => Promise<ThreadMessage | null>,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (conversationId: string): ThreadWindow | undefined => this.windows.get(conversationId);

  /** Shows the end of a conversation. @throws what reading throws */
  async openLatest(conversationId: string): Promise<void> {
    await this.open(conversationId, async () => {
      const end = this.heardOf(conversationId);
      const { messages, hasMore } = await this.readPage({ conversationId, first: PAGE });
      return [messages.toReversed(), { upTo: end, hasOlder: hasMore, hasNewer: false }];
    });
  }

  /** Shows what stands around a number, so many before it as after it. @throws what reading throws */
  async openAround(conversationId: string, seq: number): Promise<void> {
    await this.open(conversationId, async () => {
      const [before, after] = await Promise.all([
        this.readPage({ conversationId, beforeSeq: seq + 1, first: PAGE / 2 }),
        this.readPage({ conversationId, afterSeq: seq, first: PAGE }),
      ]);
      return [
        [...before.messages.toReversed(), ...after.messages],
        { upTo: seq, hasOlder: before.hasMore, hasNewer: after.hasMore },
      ];
    });
  }

  private async open(
    conversationId: string,
    read: () => Promise<[readonly ThreadMessage[], Pick<ThreadWindow, 'upTo' | 'hasOlder' | 'hasNewer'>]>,
  ): Promise<void> {
    const opening = ++this.openings;
    this.wanted.set(conversationId, opening);
    const [messages, part] = await read();
    if (this.wanted.get(conversationId) !== opening) return;
    this.set(conversationId, openWindow(messages, { ...part, opening }));
    this.fillGap(conversationId);
  }

  /** Reads what stands before the first message shown. Asked again meanwhile, it is one reading. @throws what reading throws */
  loadOlder(conversationId: string): Promise<void> {
    return this.once(`older ${conversationId}`, async () => {
      const window = this.get(conversationId);
      const first = window?.messages[0];
      if (!window?.hasOlder || !first) return;
      const { messages, hasMore } = await this.readPage({ conversationId, beforeSeq: first.seq, first: PAGE });
      this.change(conversationId, (now) =>
        now.messages[0]?.seq === first.seq ? addOlder(now, messages, hasMore) : now,
      );
    });
  }

  /** Reads what stands after the last message shown. @throws what reading throws */
  loadNewer(conversationId: string): Promise<void> {
    return this.once(`newer ${conversationId}`, async () => {
      const { upTo } = this.get(conversationId) ?? {};
      if (upTo === undefined) return;
      const heard = this.heardOf(conversationId);
      const { messages, hasMore } = await this.readPage({ conversationId, afterSeq: upTo, first: PAGE });
      // At the end, what was heard of before and did not come is hidden from this reader.
      this.change(conversationId, (now) =>
        now.upTo >= upTo ? addNewer(now, messages, { upTo: hasMore ? 0 : heard, hasNewer: hasMore }) : now,
      );
      if (!hasMore) this.fillGap(conversationId);
    });
  }

  /** A message came, or is different now. Without its words it is read. */
  async receive(
    { id, conversationId, seq }: { id: string; conversationId: string; seq: number },
    message?: MessagePayload,
  ): Promise<void> {
    this.note(conversationId, seq);
    const window = this.get(conversationId);
    if (!window) return;
    if (message) this.change(conversationId, (now) => upsertMessage(now, message));
    else if (seq <= window.upTo && window.messages.some((each) => each.id === id)) {
      const read = await this.readOne(id).catch(() => null);
      if (read) this.change(conversationId, (now) => upsertMessage(now, read));
    }
    this.fillGap(conversationId);
  }

  react(conversationId: string, id: string, personId: string, emoji: string | null): void {
    this.change(conversationId, (now) => upsertReaction(now, id, personId, emoji));
  }

  /** There are messages up to this number: those that are missing are read. */
  hear(conversationId: string, seq: number): void {
    this.note(conversationId, seq);
    this.fillGap(conversationId);
  }

  /** Reads again the end of what is shown, when events were lost for good. */
  startOver(): void {
    for (const [conversationId, window] of this.windows) {
      if (!window.hasNewer) void this.openLatest(conversationId).catch(() => undefined);
    }
  }

  /** Takes a person's words and reactions away: there is a block between them and the reader. */
  hide(personId: string): void {
    for (const conversationId of this.windows.keys())
      this.change(conversationId, (now) => withoutPerson(now, personId));
  }

  forget(conversationId: string): void {
    this.wanted.delete(conversationId);
    this.windows.delete(conversationId);
    this.tell();
  }

  /** Reads what is heard of and missing at the end of what is shown. */
  private fillGap(conversationId: string): void {
    const isBehind = ({ upTo }: ThreadWindow) => upTo < this.heardOf(conversationId);
    const work = async () => {
      let window = this.get(conversationId);
      if (!window || window.hasNewer) return;
      for (let page = 0; window && (isBehind(window) || window.hasNewer) && page < MOST_PAGES; page++) {
        await this.loadNewer(conversationId);
        window = this.get(conversationId);
      }
    };
    // What failed is asked for again with the next message.
    void this.once(`gap ${conversationId}`, work).catch(() => undefined);
  }

  private once(key: string, work: () => Promise<void>): Promise<void> {
    const flight = this.flights.get(key) ?? work().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  private heardOf = (conversationId: string): number => this.heard.get(conversationId) ?? 0;

  private note(conversationId: string, seq: number): void {
    this.heard.set(conversationId, Math.max(seq, this.heardOf(conversationId)));
  }

  private change(conversationId: string, update: (window: ThreadWindow) => ThreadWindow): void {
    const window = this.windows.get(conversationId);
    const next = window && update(window);
    if (next && next !== window) this.set(conversationId, next);
  }

  private set(conversationId: string, window: ThreadWindow): void {
    this.windows.set(conversationId, window);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const made = new WeakMap<ApolloClient, Threads>();

/** The open conversations of the signed-in person, whose client this is. */
export function threadsOf(client: ApolloClient): Threads {
  let threads = made.get(client);
  if (!threads) {
    threads = new Threads(
      async (variables) => {
        const { data } = await client.query({ query: MessagesDocument, variables, fetchPolicy: 'no-cache' });
        const { edges, pageInfo } = data!.messages;
        return { messages: edges.map(({ node }) => node), hasMore: pageInfo.hasNextPage };
      },
      async (id) =>
        (await client.query({ query: OneMessageDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.message ??
        null,
    );
    made.set(client, threads);
  }
  return threads;
}
