import type { People } from './buildPeople';
import { hoursAfter, hoursBefore, type Dice } from './clock';
import { conversations } from './conversations';
import type { Rows } from './rows';
import type { SeedConversation } from './types';

type Built = Pick<Rows, 'conversation' | 'conversation_member' | 'message' | 'message_reaction'>;

/** Conversations of the cast: everybody has read everything, but for the last lines that the demo person has not. */
export function buildConversations(now: Date, dice: Dice, people: People): Built {
  const built: Built = { conversation: [], conversation_member: [], message: [], message_reaction: [] };
  for (const seed of conversations) addConversation(now, dice, people, seed, built);
  return built;
}

function addConversation(now: Date, dice: Dice, people: People, seed: SeedConversation, built: Built): void {
  const members = seed.between.split(' ').map((name) => people.named(name));
  const isGroup = members.length > 2;
  const created_at = hoursBefore(now, seed.age);
  const id = dice.idAt(created_at);
  const last_seq = seed.lines.length;
  // A few minutes between lines; older talks go on the next day.
  const night = seed.age > 48 ? 23 : 0;
  const timeOf = (seq: number) => hoursAfter(created_at, seq * 0.08 + (seq > last_seq / 2 ? night : 0));
  const pair = isGroup
    ? null
    : members
        .map((member) => member.id)
        .toSorted()
        .join(' ');
  built.conversation.push({ id, is_group: isGroup, title: seed.title ?? '', pair, last_seq, created_at });
  for (const member of members) {
    const isReader = member.username === 'alice';
    built.conversation_member.push({
      conversation_id: id,
      account_id: member.id,
      peer_id: isGroup ? null : members.find((other) => other !== member)!.id,
      state: isReader && seed.isRequest ? 'requested' : 'joined',
      read_seq: last_seq - (isReader ? (seed.unread ?? 0) : 0),
      last_seq,
      last_at: timeOf(last_seq),
    });
  }
  seed.lines.forEach(([by, content, reactions = {}], index) => {
    const at = timeOf(index + 1);
    const message_id = dice.idAt(at);
    built.message.push({
      id: message_id,
      conversation_id: id,
      seq: index + 1,
      sender_id: people.named(by).id,
      content,
      created_at: at,
    });
    for (const [emoji, names] of Object.entries(reactions)) {
      for (const name of names.split(' '))
        built.message_reaction.push({ message_id, account_id: people.named(name).id, emoji, created_at: at });
    }
  });
}
