import type { People } from './buildPeople';
import { hoursAfter, hoursBefore } from './clock';
import { conversations } from './conversations';
import type { RandomSource } from './random';
import type { Rows } from './rows';
import type { SeedConversation } from './types';

type ConversationRows = Pick<Rows, 'conversation' | 'conversation_member' | 'message' | 'message_reaction'>;

/** Builds the conversations of the cast. All messages are read, except the unread ones of the demo account. */
export function buildConversations(now: Date, random: RandomSource, people: People): ConversationRows {
  const rows: ConversationRows = { conversation: [], conversation_member: [], message: [], message_reaction: [] };
  for (const seed of conversations) addConversation(now, random, people, seed, rows);
  return rows;
}

function addConversation(
  now: Date,
  random: RandomSource,
  people: People,
  seed: SeedConversation,
  rows: ConversationRows,
): void {
  const members = seed.members.split(' ').map((name) => people.byUsername(name));
  const isGroup = members.length > 2;
  const created_at = hoursBefore(now, seed.ageHours);
  const id = random.uuidAt(created_at);
  const last_seq = seed.messages.length;
  // A few minutes between messages. Older conversations continue on the next day.
  const nightHours = seed.ageHours > 48 ? 23 : 0;
  const timeOfMessage = (seq: number) => hoursAfter(created_at, seq * 0.08 + (seq > last_seq / 2 ? nightHours : 0));
  const pair = isGroup
    ? null
    : members
        .map((member) => member.id)
        .toSorted()
        .join(' ');
  rows.conversation.push({
    id,
    is_group: isGroup,
    title: seed.title ?? '',
    pair,
    owner_id: isGroup ? members[0]!.id : null,
    last_seq,
    created_at,
  });
  for (const member of members) {
    const isDemoAccount = member.username === 'alice';
    rows.conversation_member.push({
      conversation_id: id,
      account_id: member.id,
      peer_id: isGroup ? null : members.find((other) => other !== member)!.id,
      state: isDemoAccount && seed.isRequest ? 'requested' : 'joined',
      read_seq: last_seq - (isDemoAccount ? (seed.unread ?? 0) : 0),
      last_seq,
      last_at: timeOfMessage(last_seq),
    });
  }
  seed.messages.forEach((entry, index) => {
    const at = timeOfMessage(index + 1);
    const message_id = random.uuidAt(at);
    const [by, content, reactions = {}] = Array.isArray(entry) ? entry : ([entry.by, ''] as const);
    const change = Array.isArray(entry) ? undefined : entry;
    rows.message.push({
      id: message_id,
      conversation_id: id,
      seq: index + 1,
      sender_id: people.byUsername(by).id,
      content,
      change_kind: change?.change ?? null,
      change_person_id: change?.person ? people.byUsername(change.person).id : null,
      change_title: change?.title ?? null,
      created_at: at,
    });
    for (const [emoji, names] of Object.entries(reactions)) {
      for (const name of names.split(' '))
        rows.message_reaction.push({ message_id, account_id: people.byUsername(name).id, emoji, created_at: at });
    }
  });
}
