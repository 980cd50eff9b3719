import { connect, type Person } from './people';
import type { TestServer } from '../server/server';

/** What people do with conversations, through REST. */

export const begin = (person: Person, body: object) => person.rest('/api/messages/conversations', { body });

/** The conversation of two, which need not be connected. @returns its id */
export const talk = async (one: Person, other: Person): Promise<string> =>
  (await begin(one, { recipientId: other.id })).body.data.conversation.id;

/** Connects two people. @returns the id of their conversation */
export async function friends(server: TestServer, one: Person, other: Person): Promise<string> {
  await connect(server, one, other);
  return talk(one, other);
}

/** A group of somebody and their connections, who are made so. @returns its id */
export async function group(server: TestServer, maker: Person, others: readonly Person[], title = ''): Promise<string> {
  for (const person of others) await connect(server, maker, person);
  return (await begin(maker, { participantIds: others.map(({ id }) => id), title })).body.data.conversation.id;
}

export const send = (person: Person, id: string, content: string | object) =>
  person.rest(`/api/messages/conversations/${id}/messages`, {
    body: typeof content === 'string' ? { content } : content,
  });

export const sent = async (person: Person, id: string, content: string | object) =>
  (await send(person, id, content)).body.data.message;

/** Messages, the latest first. @param query what else is asked: "&after=3" */
export const historyOf = async (person: Person, id: string, query = '') =>
  (await person.rest(`/api/messages/conversations/${id}/messages?limit=50${query}`)).body.data?.messages;

export const inboxOf = async (person: Person, folder = 'conversations') =>
  (await person.rest(`/api/messages/${folder}`)).body.data.conversations;

export const unreadOf = async (person: Person) => (await person.rest('/api/messages/unread-count')).body.data.count;

export const read = (person: Person, id: string, upTo: number) =>
  person.rest(`/api/messages/conversations/${id}/read`, { body: { upTo } });

export const notificationsOf = async (person: Person): Promise<string[]> =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: { kind: string }) => kind);
