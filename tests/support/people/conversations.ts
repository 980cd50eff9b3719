import { connect, type Person } from './people';
import type { TestServer } from '../server/server';

/** What people do with conversations, through REST. */

export const startConversation = (person: Person, body: object) => person.rest('/api/messages/conversations', { body });

/** The conversation of two, which need not be connected. @returns its id */
export const startDirectConversation = async (one: Person, other: Person): Promise<string> =>
  (await startConversation(one, { recipientId: other.id })).body.data.conversation.id;

/** Connects two people. @returns the id of their conversation */
export async function connectAndStartConversation(server: TestServer, one: Person, other: Person): Promise<string> {
  await connect(server, one, other);
  return startDirectConversation(one, other);
}

/** Connects a person with others and creates a group of them. @returns its id */
export async function createGroup(
  server: TestServer,
  maker: Person,
  others: readonly Person[],
  title = '',
): Promise<string> {
  for (const person of others) await connect(server, maker, person);
  return (await startConversation(maker, { participantIds: others.map(({ id }) => id), title })).body.data.conversation
    .id;
}

export const sendMessage = (person: Person, id: string, content: string | object) =>
  person.rest(`/api/messages/conversations/${id}/messages`, {
    body: typeof content === 'string' ? { content } : content,
  });

export const createMessage = async (person: Person, id: string, content: string | object) =>
  (await sendMessage(person, id, content)).body.data.message;

/** Messages, the latest first. @param query further parameters: "&after=3" */
export const readHistory = async (person: Person, id: string, query = '') =>
  (await person.rest(`/api/messages/conversations/${id}/messages?limit=50${query}`)).body.data?.messages;

export const readInbox = async (person: Person, folder = 'conversations') =>
  (await person.rest(`/api/messages/${folder}`)).body.data.conversations;

export const readUnreadCount = async (person: Person) =>
  (await person.rest('/api/messages/unread-count')).body.data.count;

export const markRead = (person: Person, id: string, upTo: number) =>
  person.rest(`/api/messages/conversations/${id}/read`, { body: { upTo } });

export const readNotificationKinds = async (person: Person): Promise<string[]> =>
  (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: { kind: string }) => kind);
