import type { Context } from '../context';
import { isId } from '../core/check';
import { statement } from '../database/read';
import type { Topic } from '../events/event';
import { personVisible } from '../modules/graph/graph.policy';
import type { TopicPolicy } from '../modules/module';

const channelPattern = /^(private|presence)-([a-z]+)(?:-(.+))?$/;

/** The channels that exist, and the one answer to "may this viewer hear it?". */
export class Topics {
  constructor(private readonly policies: Record<string, TopicPolicy>) {}

  /** Reads a channel name. @returns undefined when no domain declares such a channel */
  parse(channel: string): Topic | undefined {
    const [, kind, topic, topicId] = channelPattern.exec(channel) ?? [];
    if (!topic || !Object.hasOwn(this.policies, topic) || (kind === 'presence') !== this.hasPresence(topic)) return undefined;
    return topicId === undefined || isId(topicId) ? { topic, topicId } : undefined;
  }

  /** The channel of a topic: private-post-{id}, presence-conversation-{id}, private-feed. */
  channelName = ({ topic, topicId }: Topic): string => `${this.hasPresence(topic) ? 'presence' : 'private'}-${topic}${topicId ? `-${topicId}` : ''}`;

  /** Whether those who hear a topic see each other. */
  hasPresence(topic: string): boolean {
    return this.policies[topic]?.presence === true;
  }

  /** Whether the viewer may hear a topic now. */
  async mayHear(ctx: Context, { topic, topicId }: Topic): Promise<boolean> {
    const policy = this.policies[topic];
    if (!policy || !ctx.viewer) return false;
    const asked = statement(`may_hear_${topic}`, () => `select coalesce(${policy.audible('$2::uuid')}, false) from (select $1::uuid, $2::uuid) asked`);
    return (await ctx.app.reader.value<boolean>(asked, [ctx.viewer.id, topicId ?? null])) === true;
  }

  /** Whether what this person did may be told to the viewer: not across a block. */
  async mayHearOf(ctx: Context, actorId: string | undefined): Promise<boolean> {
    if (!actorId || actorId === ctx.viewer?.id) return true;
    const asked = statement('may_hear_of', () => `select ${personVisible('$2::uuid')}`);
    return (await ctx.app.reader.value<boolean>(asked, [ctx.viewer?.id ?? null, actorId])) === true;
  }

  /** SQL condition on a row of the log: the viewer ($1) may hear it. */
  audibleEvents(event: string): string {
    return Object.entries(this.policies)
      .map(([topic, policy]) => `(${event}.topic = '${topic}' and ${policy.audible(`${event}.topic_id`)})`)
      .join(' or ');
  }
}
