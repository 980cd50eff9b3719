import type { Context } from '../context';
import { isId } from '../core/validation';
import { statement } from '../database/read';
import type { Topic } from '../events/event';
import { hiddenFrom, personVisible } from '../visibility/people';
import type { TopicPolicy } from '../modules/module';

const channelPattern = /^(private|presence)-([a-z]+)(?:-(.+))?$/;

/** The channels that exist, and the one answer to "may this viewer hear it?". */
export class Topics {
  constructor(private readonly policies: Record<string, TopicPolicy>) {}

  /** Reads a channel name. @returns undefined when no domain declares such a channel */
  parse(channel: string): Topic | undefined {
    const [, kind, topic, topicId] = channelPattern.exec(channel) ?? [];
    if (!topic || !Object.hasOwn(this.policies, topic) || (kind === 'presence') !== this.hasPresence(topic))
      return undefined;
    return topicId === undefined || isId(topicId) ? { topic, topicId } : undefined;
  }

  /** The channel of a topic: private-post-{id}, presence-conversation-{id}, private-feed. */
  channelName = ({ topic, topicId }: Topic): string =>
    `${this.hasPresence(topic) ? 'presence' : 'private'}-${topic}${topicId ? `-${topicId}` : ''}`;

  /** Whether those who hear a topic see each other. */
  hasPresence(topic: string): boolean {
    return this.policies[topic]?.presence !== undefined;
  }

  /** Whether its events tell ids and counts alone. */
  isIdsOnly(topic: string): boolean {
    return this.policies[topic]?.idsOnly === true;
  }

  /** Whether the viewer may be on a topic's live channel now: they may hear it, and all who are there may know of them. */
  async canJoinChannel(ctx: Context, { topic, topicId }: Topic): Promise<boolean> {
    if (!(await this.canSubscribe(ctx, { topic, topicId }))) return false;
    const presence = this.policies[topic]?.presence;
    if (!presence) return true;
    const asked = statement(
      `can_join_${topic}`,
      () => `select $1::uuid not in (${presence.unlistedSubscribers('$2::uuid')})`,
    );
    return (await ctx.app.reader.value<boolean>(asked, [ctx.viewer!.id, topicId ?? null])) === true;
  }

  /** SQL query: numbers of events, among those given ($1), with the ids of the people who hear them without being seen. */
  unlistedSubscribersQuery(): string {
    return Object.entries(this.policies)
      .flatMap(([topic, { presence }]) =>
        presence
          ? `select e.seq::text as seq, hearer.id from event e, lateral (${presence.unlistedSubscribers('e.topic_id')}) hearer(id)
             where e.seq = any($1::bigint[]) and e.topic = '${topic}' and (e.actor_id is null or e.actor_id not in (${hiddenFrom('hearer.id')}))`
          : [],
      )
      .join(' union all ');
  }

  /** Whether the viewer may hear a topic now. */
  async canSubscribe(ctx: Context, { topic, topicId }: Topic): Promise<boolean> {
    const policy = this.policies[topic];
    if (!policy || !ctx.viewer) return false;
    const asked = statement(
      `can_subscribe_${topic}`,
      () => `select coalesce(${policy.subscribable('$2::uuid')}, false) from (select $1::uuid, $2::uuid) asked`,
    );
    return (await ctx.app.reader.value<boolean>(asked, [ctx.viewer.id, topicId ?? null])) === true;
  }

  /** Whether what this person did may be told to the viewer: not across a block. */
  async canSeeActor(ctx: Context, actorId: string | undefined): Promise<boolean> {
    if (!actorId || actorId === ctx.viewer?.id) return true;
    const asked = statement('can_see_actor', () => `select ${personVisible('$2::uuid')}`);
    return (await ctx.app.reader.value<boolean>(asked, [ctx.viewer?.id ?? null, actorId])) === true;
  }

  /** SQL condition on a row of the log: the viewer ($1) may hear it. */
  subscribableEvents(event: string): string {
    return Object.entries(this.policies)
      .map(([topic, policy]) => `(${event}.topic = '${topic}' and ${policy.subscribable(`${event}.topic_id`)})`)
      .join(' or ');
  }
}
