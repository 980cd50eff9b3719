import { isId } from '../core/validation';
import type { Topic } from '../database/outbox';
import { statement, type Reader } from '../database/read';
import { hiddenFrom, personVisible } from '../visibility/people';

/** Access policy of a topic. In its SQL, $1 is the viewer's id. */
export type TopicPolicy = {
  /**
   * SQL condition: the viewer may subscribe to the topic with this id. Live channels, GraphQL subscriptions and catch-up
   * share it.
   * @param id SQL expression of the topic's id
   */
  subscribable: (id: string) => string;
  /** Set for presence channels: subscribers see each other's name and picture. */
  presence?: {
    /**
     * SQL query of people who get the topic's events on their user channel instead of the topic's channel, because a block
     * exists between them and a listed subscriber.
     * @param id SQL expression of the topic's id
     */
    unlistedSubscribers: (id: string) => string;
  };
  /** One channel for everybody: its name has no id. */
  isGlobal?: true;
  /** Client events that subscribers may send each other. No others are relayed. */
  clientEvents?: readonly string[];
  /** Payloads contain ids and counts only, so delivery shortly after the loss of access reveals no content. */
  idsOnly?: true;
};

const channelPattern = /^(?:private|presence)-([a-z]+)(?:-(.+))?$/;

/** All topics with their access policies: every subscription is authorised here. */
export class Topics {
  constructor(
    private readonly policies: Record<string, TopicPolicy>,
    private readonly reader: Reader,
  ) {}

  /** Parses a channel name. @returns undefined when no topic has a channel of exactly this name */
  parse(channel: string): Topic | undefined {
    const [, topic = '', topicId] = channelPattern.exec(channel) ?? [];
    if (!Object.hasOwn(this.policies, topic)) return undefined;
    const hasId = topicId !== undefined;
    if (hasId === (this.policies[topic]!.isGlobal === true) || (hasId && !isId(topicId))) return undefined;
    // A second spelling of a name would be a channel that is not closed when access ends.
    return this.channelName({ topic, topicId }) === channel && topicId === topicId?.toLowerCase()
      ? { topic, topicId }
      : undefined;
  }

  /** Whether subscribers of a channel may send each other this client event. */
  allowsClientEvent(channel: string, event: string): boolean {
    const topic = this.parse(channel)?.topic ?? '';
    return this.policies[topic]?.clientEvents?.includes(event) ?? false;
  }

  /** The channel of a topic: private-post-{id}, presence-conversation-{id}, private-feed. */
  channelName = ({ topic, topicId }: Topic): string =>
    `${this.hasPresence(topic) ? 'presence' : 'private'}-${topic}${topicId ? `-${topicId}` : ''}`;

  /** Whether subscribers of a topic see each other. */
  hasPresence(topic: string): boolean {
    return this.policies[topic]?.presence !== undefined;
  }

  /** Whether payloads of a topic contain ids and counts only. */
  isIdsOnly(topic: string): boolean {
    return this.policies[topic]?.idsOnly === true;
  }

  /** Whether the viewer may subscribe to a topic now. */
  async canSubscribe(viewerId: string, { topic, topicId }: Topic): Promise<boolean> {
    const policy = this.policies[topic];
    if (!policy) return false;
    const query = statement(
      `can_subscribe_${topic}`,
      () => `select coalesce(${policy.subscribable('$2::uuid')}, false) from (select $1::uuid, $2::uuid) parameters`,
    );
    return (await this.reader.value<boolean>(query, [viewerId, topicId ?? null])) === true;
  }

  /** Whether the viewer may join a topic's live channel now: they have access, and may be listed to all its members. */
  async canJoinChannel(viewerId: string, topic: Topic): Promise<boolean> {
    if (!(await this.canSubscribe(viewerId, topic))) return false;
    const presence = this.policies[topic.topic]?.presence;
    if (!presence) return true;
    const query = statement(
      `can_join_${topic.topic}`,
      () => `select $1::uuid not in (${presence.unlistedSubscribers('$2::uuid')})`,
    );
    return (await this.reader.value<boolean>(query, [viewerId, topic.topicId ?? null])) === true;
  }

  /** Whether the viewer may see events caused by this person: false when one of them blocked the other. */
  async canSeeActor(viewerId: string, actorId: string | undefined): Promise<boolean> {
    if (!actorId || actorId === viewerId) return true;
    const query = statement('can_see_actor', () => `select ${personVisible('$2::uuid')}`);
    return (await this.reader.value<boolean>(query, [viewerId, actorId])) === true;
  }

  /** SQL condition on a row of the event log: the viewer ($1) may subscribe to its topic. @param event table alias */
  subscribableEvents(event: string): string {
    return Object.entries(this.policies)
      .map(([topic, policy]) => `(${event}.topic = '${topic}' and ${policy.subscribable(`${event}.topic_id`)})`)
      .join(' or ');
  }

  /** SQL query: `seq` of events, among those in $1, with the ids of their unlisted subscribers. */
  unlistedSubscribersQuery(): string {
    return Object.entries(this.policies)
      .flatMap(([topic, { presence }]) =>
        presence
          ? `select e.seq::text as seq, subscriber.id from event e, lateral (${presence.unlistedSubscribers('e.topic_id')}) subscriber(id)
             where e.seq = any($1::bigint[]) and e.topic = '${topic}' and (e.actor_id is null or e.actor_id not in (${hiddenFrom('subscriber.id')}))`
          : [],
      )
      .join(' union all ');
  }
}
