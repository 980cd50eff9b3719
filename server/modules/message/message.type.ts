import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { JobCard } from '../job/job.type';
import { Profile } from '../profile/profile.type';

@ObjectType({ simpleResolvers: true, description: 'A file of a message: a picture or a PDF.' })
export class MessageFile {
  @Field(() => ID, { description: 'The file’s id.' })
  id!: string;

  @Field(() => String, { description: 'File name of the upload; may be empty.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is a picture; otherwise it is a PDF.' })
  isImage!: boolean;

  @Field(() => String, {
    description:
      'Path of the file, for readers of the message; fetching it requires your access token. For a picture, the query parameter `width` selects a minimum width in pixels.',
  })
  url!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  bytes!: number;

  @Field(() => Int, { nullable: true, description: 'A picture’s width in pixels.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'A picture’s height in pixels.' })
  height!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A picture’s ThumbHash in base64, a placeholder while the picture loads.',
  })
  placeholder!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One emoji reaction to a message, and the people who gave it.' })
export class MessageReaction {
  @Field(() => String, { description: 'The emoji.' })
  emoji!: string;

  @Field(() => [ID], { description: 'Ids of the people who gave it, earliest first.' })
  personIds!: string[];
}

/** Names are the stored values, so that queries, REST and live events agree. */
export enum MessageChangeKind {
  created = 'created',
  renamed = 'renamed',
  added = 'added',
  joined = 'joined',
  left = 'left',
  removed = 'removed',
  matched = 'matched',
}
registerEnumType(MessageChangeKind, {
  name: 'MessageChangeKind',
  description: 'What changed in a group, or between two people.',
  valuesConfig: {
    created: { description: 'The sender created the group.' },
    renamed: { description: 'The sender named the group, or removed its name.' },
    added: { description: 'The sender added a person.' },
    joined: { description: 'The sender accepted an invitation back.' },
    left: { description: 'The sender left.' },
    removed: { description: 'The sender removed a person.' },
    matched: { description: 'The sender and the person matched on Pairion.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A change of a conversation, as a line of its history.' })
export class MessageChange {
  @Field(() => MessageChangeKind, { description: 'What changed.' })
  kind!: MessageChangeKind;

  @Field(() => Profile, {
    nullable: true,
    description: 'The person who was added or removed; null when their account was deleted or is hidden from you.',
  })
  person!: Profile | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The new title of a renamed group, empty when it was removed; null for other changes, and when the sender’s account was deleted.',
  })
  title!: string | null;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A message in a conversation.' })
export class Message extends Node {
  @Field(() => ID, { description: 'Id of its conversation.' })
  conversationId!: string;

  @Field(() => Int, { description: 'Sequence number in the conversation: 1, 2, 3 and so on, without gaps.' })
  seq!: number;

  @Field(() => Profile, { nullable: true, description: 'The author; null when the account was deleted.' })
  sender!: Profile | null;

  @Field(() => String, {
    description:
      'Plain text, at most 8,000 characters; empty when the message was deleted, has only files or is a change.',
  })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The clientId that you sent with your own message; null for other people’s messages.',
  })
  clientId!: string | null;

  @Field(() => [MessageFile], { description: 'Attached files, at most 10.' })
  attachments!: MessageFile[];

  @Field(() => [MessageReaction], { description: 'Reactions, earliest first.' })
  reactions!: MessageReaction[];

  @Field(() => JobCard, {
    nullable: true,
    description: 'The job that its sender applied for; null for other messages and when you may not see the job.',
  })
  job!: JobCard | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was last edited.' })
  editedAt!: string | null;

  @Field(() => Boolean, { description: 'Whether its sender deleted it.' })
  isDeleted!: boolean;

  @Field(() => MessageChange, {
    nullable: true,
    description:
      'Makes the message a line of the conversation’s history: its sender changed the group, or matched with the other person. Such a line can’t be edited, deleted or reacted to, isn’t found by a search and notifies no one. It stays read for members who had read everything before it; for others it counts as unread, like a message. Null for a message that a person wrote.',
  })
  change!: MessageChange | null;
}

@ObjectType({ simpleResolvers: true, description: 'A preview of the last message of a conversation.' })
export class LastMessage {
  @Field(() => ID, { description: 'The message’s id.' })
  id!: string;

  @Field(() => Int, { description: 'Sequence number in the conversation.' })
  seq!: number;

  @Field(() => ID, { nullable: true, description: 'The author; null when the account was deleted.' })
  senderId!: string | null;

  @Field(() => Profile, { nullable: true, description: 'The author; null when the account was deleted.' })
  sender!: Profile | null;

  @Field(() => String, { description: 'The first 140 characters of its text.' })
  content!: string;

  @Field(() => Int, { description: 'Number of attached files.' })
  attachmentCount!: number;

  @Field(() => Boolean, { description: 'Whether its sender deleted it.' })
  isDeleted!: boolean;

  @Field(() => MessageChange, { nullable: true, description: 'The change of the group, see Message.change.' })
  change!: MessageChange | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How far a person has read a conversation.' })
export class ReadMark {
  @Field(() => ID, { description: 'The person’s id.' })
  personId!: string;

  @Field(() => Int, { description: 'Sequence number of the last message that the person has read; 0 for none.' })
  seq!: number;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A conversation of two people or of a group of at most 20, as you see it.',
})
export class Conversation extends Node {
  @Field(() => Boolean, { description: 'Whether it is a group; otherwise it is a conversation of two people.' })
  isGroup!: boolean;

  @Field(() => String, { description: 'A group’s title; may be empty.' })
  title!: string;

  @Field(() => [Profile], {
    description: 'The people in it, you last; in a group, those who have joined. Deleted accounts are omitted.',
  })
  participants!: Profile[];

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the owner of a group, who can remove people: who started it or, after they left, the member who joined first. Null for a conversation of two, and when the owner is hidden from you.',
  })
  ownerId!: string | null;

  @Field(() => LastMessage, { nullable: true, description: 'The last message.' })
  lastMessage!: LastMessage | null;

  @Field(() => Int, { description: 'Sequence number of the last message; 0 for none.' })
  lastSeq!: number;

  @Field(() => Int, { description: 'Sequence number of the last message that you have read; 0 for none.' })
  readSeq!: number;

  @Field(() => Int, { description: 'Number of messages that you have not read.' })
  unreadCount!: number;

  @Field(() => [ReadMark], { description: 'How far the other people have read.' })
  readMarks!: ReadMark[];

  @Field(() => Boolean, {
    description:
      'Whether it is a request that you have not answered: a person you are not connected with wrote to you, or you left the group and were invited back.',
  })
  isRequest!: boolean;

  @Field(() => DateTime, {
    description:
      'When the last message was sent, or you or others were added to the group. Conversations are sorted by it; other changes of a group leave it.',
  })
  updatedAt!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;
}

export const { ItemConnection: MessageConnection } = connectionOf(Message, 'Message');
export const { ItemConnection: ConversationConnection } = connectionOf(Conversation, 'Conversation');
