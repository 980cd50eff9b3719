import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
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

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A message in a conversation.' })
export class Message extends Node {
  @Field(() => ID, { description: 'Id of its conversation.' })
  conversationId!: string;

  @Field(() => Int, { description: 'Sequence number in the conversation: 1, 2, 3 and so on, without gaps.' })
  seq!: number;

  @Field(() => Profile, { nullable: true, description: 'The author; null when the account was deleted.' })
  sender!: Profile | null;

  @Field(() => String, {
    description: 'Plain text, at most 8,000 characters; empty when the message was deleted or has only files.',
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

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was last edited.' })
  editedAt!: string | null;

  @Field(() => Boolean, { description: 'Whether its sender deleted it.' })
  isDeleted!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A preview of the last message of a conversation.' })
export class LastMessage {
  @Field(() => ID, { description: 'The message’s id.' })
  id!: string;

  @Field(() => Int, { description: 'Sequence number in the conversation.' })
  seq!: number;

  @Field(() => ID, { nullable: true, description: 'The author; null when the account was deleted.' })
  senderId!: string | null;

  @Field(() => String, { description: 'The first 140 characters of its text.' })
  content!: string;

  @Field(() => Int, { description: 'Number of attached files.' })
  attachmentCount!: number;

  @Field(() => Boolean, { description: 'Whether its sender deleted it.' })
  isDeleted!: boolean;

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

  @Field(() => DateTime, { description: 'When the last message was sent.' })
  updatedAt!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: string;
}

export const { ItemConnection: MessageConnection } = connectionOf(Message, 'Message');
export const { ItemConnection: ConversationConnection } = connectionOf(Conversation, 'Conversation');
