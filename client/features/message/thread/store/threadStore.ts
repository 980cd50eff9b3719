import type { ApolloClient } from '@apollo/client';
import {
  MessagesDocument,
  OneMessageDocument,
  type MessagesQueryVariables,
} from '../../__generated__/Message.generated';
import {
  appendNewer,
  createWindow,
  prependOlder,
  removePerson,
  setReaction,
  upsertMessage,
  type MessageUpdate,
  type ThreadMessage,
  type ThreadWindow,
} from './threadWindow';

const PAGE_SIZE = 40;
/** Upper bound of pages fetched to fill one gap; scrolling to the end loads the rest. */
const MAX_GAP_PAGES = 10;

type Page = { messages: readonly ThreadMessage[]; hasMore: boolean };
export type FetchPage = (variables: MessagesQueryVariables) => Promise<Page>;

/**
 * Messages of the open conversations. Queries, mutations and events all update this store. Sequence numbers make every
 * update idempotent, and a missing number is a gap that is fetched.
 */
export class ThreadStore {
  private readonly windows = new Map<string, ThreadWindow>();
  /** The highest sequence number of each conversation, whether or not that message is loaded. */
  private readonly latestSeqs = new Map<string, number>();
  private readonly inFlight = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private openingCount = 0;
  /** The latest opening of each open conversation; results of earlier openings are discarded. */
  private readonly currentOpenings = new Map<string, number>();

  constructor(
    private readonly fetchPage: FetchPage,
    private readonly fetchMessage: (id: string) => Promise<ThreadMessage | null>,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (conversationId: string): ThreadWindow | undefined => this.windows.get(conversationId);

  /** Opens a conversation at its end. @throws whatever fetching throws */
  async openLatest(conversationId: string): Promise<void> {
    await this.open(conversationId, async () => {
      const latestSeq = this.getLatestSeq(conversationId);
      const { messages, hasMore } = await this.fetchPage({ conversationId, first: PAGE_SIZE });
      return [messages.toReversed(), { upTo: latestSeq, hasOlder: hasMore, hasNewer: false }];
    });
  }

  /** Opens a conversation at a sequence number, with messages before and after it. @throws whatever fetching throws */
  async openAround(conversationId: string, seq: number): Promise<void> {
    await this.open(conversationId, async () => {
      const [before, after] = await Promise.all([
        this.fetchPage({ conversationId, beforeSeq: seq + 1, first: PAGE_SIZE / 2 }),
        this.fetchPage({ conversationId, afterSeq: seq, first: PAGE_SIZE }),
      ]);
      return [
        [...before.messages.toReversed(), ...after.messages],
        { upTo: seq, hasOlder: before.hasMore, hasNewer: after.hasMore },
      ];
    });
  }

  private async open(
    conversationId: string,
    fetch: () => Promise<[readonly ThreadMessage[], Pick<ThreadWindow, 'upTo' | 'hasOlder' | 'hasNewer'>]>,
  ): Promise<void> {
    const openingId = ++this.openingCount;
    this.currentOpenings.set(conversationId, openingId);
    const [messages, bounds] = await fetch();
    if (this.currentOpenings.get(conversationId) !== openingId) return;
    this.set(conversationId, createWindow(messages, { ...bounds, openingId }));
    this.fillGap(conversationId);
  }

  /** Loads the page before the first message. Concurrent calls share one request. @throws whatever fetching throws */
  loadOlder(conversationId: string): Promise<void> {
    return this.shareInFlight(`older ${conversationId}`, async () => {
      const window = this.get(conversationId);
      const first = window?.messages[0];
      if (!window?.hasOlder || !first) return;
      const { messages, hasMore } = await this.fetchPage({ conversationId, beforeSeq: first.seq, first: PAGE_SIZE });
      this.update(conversationId, (current) =>
        current.messages[0]?.seq === first.seq ? prependOlder(current, messages, hasMore) : current,
      );
    });
  }

  /** Loads the page after the last message. Concurrent calls share one request. @throws whatever fetching throws */
  loadNewer(conversationId: string): Promise<void> {
    return this.shareInFlight(`newer ${conversationId}`, async () => {
      const { upTo } = this.get(conversationId) ?? {};
      if (upTo === undefined) return;
      const latestSeq = this.getLatestSeq(conversationId);
      const { messages, hasMore } = await this.fetchPage({ conversationId, afterSeq: upTo, first: PAGE_SIZE });
      // On the last page, a number recorded before the request but missing from it is hidden from the viewer.
      this.update(conversationId, (current) =>
        current.upTo >= upTo
          ? appendNewer(current, messages, { upTo: hasMore ? 0 : latestSeq, hasNewer: hasMore })
          : current,
      );
      if (!hasMore) this.fillGap(conversationId);
    });
  }

  /** Applies a new or changed message. Without its content, the message is fetched. */
  async receiveMessage(
    { id, conversationId, seq }: { id: string; conversationId: string; seq: number },
    message?: MessageUpdate,
  ): Promise<void> {
    this.recordLatestSeq(conversationId, seq);
    const window = this.get(conversationId);
    if (!window) return;
    if (message) this.update(conversationId, (current) => upsertMessage(current, message));
    else if (seq <= window.upTo && window.messages.some((each) => each.id === id)) {
      const fetched = await this.fetchMessage(id).catch(() => null);
      if (fetched) this.update(conversationId, (current) => upsertMessage(current, fetched));
    }
    this.fillGap(conversationId);
  }

  setReaction(conversationId: string, id: string, personId: string, emoji: string | null): void {
    this.update(conversationId, (current) => setReaction(current, id, personId, emoji));
  }

  /** Records that messages exist up to a sequence number, and fetches those that are missing at the end. */
  advanceLatestSeq(conversationId: string, seq: number): void {
    this.recordLatestSeq(conversationId, seq);
    this.fillGap(conversationId);
  }

  /** Reopens every window that ends at the end of its conversation, after events were lost. */
  reloadLatest(): void {
    for (const [conversationId, window] of this.windows) {
      if (!window.hasNewer) void this.openLatest(conversationId).catch(() => undefined);
    }
  }

  /** Removes a person's messages and reactions from every window, because a block hides them from the viewer. */
  removePerson(personId: string): void {
    for (const conversationId of this.windows.keys())
      this.update(conversationId, (current) => removePerson(current, personId));
  }

  close(conversationId: string): void {
    this.currentOpenings.delete(conversationId);
    this.windows.delete(conversationId);
    this.notify();
  }

  /** Fetches messages between the end of the window and the latest recorded sequence number. */
  private fillGap(conversationId: string): void {
    const isBehind = ({ upTo }: ThreadWindow) => upTo < this.getLatestSeq(conversationId);
    const work = async () => {
      let window = this.get(conversationId);
      if (!window || window.hasNewer) return;
      for (let page = 0; window && (isBehind(window) || window.hasNewer) && page < MAX_GAP_PAGES; page++) {
        await this.loadNewer(conversationId);
        window = this.get(conversationId);
      }
    };
    // A failure needs no retry here: the next message fills the gap.
    void this.shareInFlight(`gap ${conversationId}`, work).catch(() => undefined);
  }

  private shareInFlight(key: string, work: () => Promise<void>): Promise<void> {
    const promise = this.inFlight.get(key) ?? work().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, promise);
    return promise;
  }

  private getLatestSeq = (conversationId: string): number => this.latestSeqs.get(conversationId) ?? 0;

  private recordLatestSeq(conversationId: string, seq: number): void {
    this.latestSeqs.set(conversationId, Math.max(seq, this.getLatestSeq(conversationId)));
  }

  private update(conversationId: string, apply: (window: ThreadWindow) => ThreadWindow): void {
    const window = this.windows.get(conversationId);
    const next = window && apply(window);
    if (next && next !== window) this.set(conversationId, next);
  }

  private set(conversationId: string, window: ThreadWindow): void {
    this.windows.set(conversationId, window);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

const stores = new WeakMap<ApolloClient, ThreadStore>();

/** @returns the thread store of the signed-in person, one per Apollo client */
export function getThreadStore(client: ApolloClient): ThreadStore {
  let store = stores.get(client);
  if (!store) {
    store = new ThreadStore(
      async (variables) => {
        const { data } = await client.query({ query: MessagesDocument, variables, fetchPolicy: 'no-cache' });
        const { edges, pageInfo } = data!.messages;
        return { messages: edges.map(({ node }) => node), hasMore: pageInfo.hasNextPage };
      },
      async (id) =>
        (await client.query({ query: OneMessageDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.message ??
        null,
    );
    stores.set(client, store);
  }
  return store;
}
