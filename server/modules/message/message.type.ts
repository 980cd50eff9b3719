import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

@ObjectType({ simpleResolvers: true, description: 'A file of a message: a picture or a PDF.' })
export class MessageFile {
  @Field(() => ID, { description: 'The file’s id.' })
  id!: string;

  @Field(() => String, { description: 'The name it was uploaded under; may be empty.' })
  name!: string;

  @Field(() => Boolean, { description: 'It is a picture; otherwise a PDF.' })
  isImage!: boolean;

  @Field(() => String, {
    description:
      'Path of the file, for readers of the message: fetch it with your token. A picture takes `width`, in pixels.',
  })
  url!: string;

  @Field(() => Int, { description: 'Length in bytes.' })
  bytes!: number;

  @Field(() => Int, { nullable: true, description: 'A picture’s width in pixels.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'A picture’s height in pixels.' })
  height!: number | null;

  @Field(() => String, { nullable: true, description: 'A picture’s ThumbHash in base64, to show until it is there.' })
  placeholder!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One emoji below a message, and who gave it.' })
export class MessageReaction {
  @Field(() => String, { description: 'The emoji.' })
  emoji!: string;

  @Field(() => [ID], { description: 'Ids of the people who gave it, in the order they did.' })
  personIds!: string[];
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'What somebody wrote in a conversation.' })
export class Message extends Node {
  @Field(() => ID, { description: 'The conversation it is in.' })
  conversationId!: string;

  @Field(() => Int, { description: 'Its number in the conversation: 1, 2, 3 and so on, without gaps.' })
  seq!: number;

  @Field(() => Profile, { nullable: true, description: 'Who wrote it; null when their account is gone.' })
  sender!: Profile | null;

  @Field(() => String, {
    description: 'Plain text, at most 8,000 characters; empty when it was deleted, or has files only.',
  })
  content!: string;

  @Field(() => String, { nullable: true, description: 'The id that you gave your own message when you sent it.' })
  clientId!: string | null;

  @Field(() => [MessageFile], { description: 'Its files, at most 10.' })
  attachments!: MessageFile[];

  @Field(() => [MessageReaction], { description: 'Reactions, the first given first.' })
  reactions!: MessageReaction[];

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was last edited.' })
  editedAt!: string | null;

  @Field(() => Boolean, { description: 'Its sender deleted it for everyone.' })
  isDeleted!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The last message of a conversation, in short.' })
export class LastMessage {
  @Field(() => ID, { description: 'The message’s id.' })
  id!: string;

  @Field(() => Int, { description: 'Its number in the conversation.' })
  seq!: number;

  @Field(() => ID, { nullable: true, description: 'Who wrote it; null when their account is gone.' })
  senderId!: string | null;

  @Field(() => String, { description: 'Its first 140 characters.' })
  content!: string;

  @Field(() => Int, { description: 'How many files it has.' })
  attachmentCount!: number;

  @Field(() => Boolean, { description: 'Its sender deleted it for everyone.' })
  isDeleted!: boolean;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Up to where somebody has read.' })
export class ReadMark {
  @Field(() => ID, { description: 'Who.' })
  personId!: string;

  @Field(() => Int, { description: 'The number of the last message they read; 0 for none.' })
  seq!: number;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A conversation of two, or of a group of at most 20, as you see it.',
})
export class Conversation extends Node {
  @Field(() => Boolean, { description: 'It is a group; otherwise a conversation of two.' })
  isGroup!: boolean;

  @Field(() => String, { description: 'A group’s title; may be empty.' })
  title!: string;

  @Field(() => [Profile], {
    description: 'Its people, you last: of a group, those who take part. Those whose account is gone are missing.',
  })
  participants!: Profile[];

  @Field(() => LastMessage, { nullable: true, description: 'The last message.' })
  lastMessage!: LastMessage | null;

  @Field(() => Int, { description: 'Number of the last message; 0 for none.' })
  lastSeq!: number;

  @Field(() => Int, { description: 'Number of the last message that you read.' })
  readSeq!: number;

  @Field(() => Int, { description: 'How many messages you have not read.' })
  unreadCount!: number;

  @Field(() => [ReadMark], { description: 'Up to where the others have read.' })
  readMarks!: ReadMark[];

  @Field(() => Boolean, {
    description:
      'A stranger wrote to you, or you left the group and were asked back; you have not answered whether you want it.',
  })
  isRequest!: boolean;

  @Field(() => DateTime, { description: 'When somebody last wrote.' })
  updatedAt!: string;

  @Field(() => DateTime, { description: 'When it was begun.' })
  createdAt!: string;
}

export const { ItemConnection: MessageConnection } = connectionOf(Message, 'Message');
export const { ItemConnection: ConversationConnection } = connectionOf(Conversation, 'Conversation');
