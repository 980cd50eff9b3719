import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import {
  addPeople,
  answerRequest,
  leaveConversation,
  renameConversation,
  startConversation,
} from './conversation.service';
import { countRequests, countUnread, messageLists, readConversation, readMessage } from './message.reads';
import { deleteMessage, editMessage, sendMessage, setReaction } from './message.service';
import { Conversation, ConversationConnection, Message, MessageConnection } from './message.type';
import { markAllRead, markRead } from './readMark.service';

const conversationId = { description: 'The conversation’s id.' };
const messageId = { description: 'The message’s id.' };

@Resolver()
export class MessageResolver {
  @Query(() => ConversationConnection, { description: 'Your conversations, the last written to first.' })
  conversations(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, messageLists.conversations, page);
  }

  @Query(() => ConversationConnection, {
    description:
      'Conversations that wait for your answer: strangers have begun them with you, or you left the group and were asked back.',
  })
  messageRequests(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, messageLists.messageRequests, page);
  }

  @Query(() => Conversation, {
    nullable: true,
    description: 'One conversation. NOT_FOUND also when it is hidden from you.',
  })
  conversation(@Ctx() ctx: Context, @Arg('id', () => ID, conversationId) id: string): Promise<unknown> {
    return readConversation(ctx, id);
  }

  @Query(() => MessageConnection, {
    description: 'Messages of a conversation: the latest first, or with `afterSeq` the next after one, oldest first.',
  })
  messages(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('beforeSeq', () => Int, { nullable: true, description: 'Only messages before this one.' }) beforeSeq?: number,
    @Arg('afterSeq', () => Int, { nullable: true, description: 'Only messages after this one.' }) afterSeq?: number,
  ): Promise<unknown> {
    return readList(ctx, messageLists.messages, { ...page, conversationId: id, beforeSeq, afterSeq });
  }

  @Query(() => Message, { nullable: true, description: 'One message. NOT_FOUND also when it is hidden from you.' })
  message(@Ctx() ctx: Context, @Arg('id', () => ID, messageId) id: string): Promise<unknown> {
    return readMessage(ctx, id);
  }

  @Query(() => MessageConnection, {
    description: 'Messages by their words, "quoted phrases" and -exclusions, latest first.',
  })
  searchMessages(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'At most 200 characters; blank finds nothing.' }) query: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('conversationId', () => ID, { nullable: true, description: 'Only in this conversation.' }) id?: string,
  ): Promise<unknown> {
    return readList(ctx, messageLists.searchMessages, { ...page, query, conversationId: id });
  }

  @Query(() => Int, { description: 'How many messages you have not read, those of requests aside.' })
  unreadMessageCount(@Ctx() ctx: Context): Promise<number> {
    return countUnread(ctx);
  }

  @Query(() => Int, { description: 'How many conversations wait for your answer, see messageRequests.' })
  messageRequestCount(@Ctx() ctx: Context): Promise<number> {
    return countRequests(ctx);
  }

  @Mutation(() => Conversation, {
    description:
      'Begins a conversation with one person, or with a group of your connections. The existing one of two is answered again. At most 20 with strangers in a day.',
  })
  async startConversation(
    @Ctx() ctx: Context,
    @Arg('participantIds', () => [ID], { description: 'The others: one person, or up to 19 for a group.' })
    participantIds: string[],
    @Arg('title', () => String, { nullable: true, description: 'A group’s title, at most 100 characters.' })
    title?: string,
  ): Promise<unknown> {
    return readConversation(ctx, await startConversation(ctx, { participantIds, title }));
  }

  @Mutation(() => Conversation, {
    description:
      'Adds connections of yours to a group. They can read all of it. Who left it before is asked once whether they want to come back.',
  })
  async addToConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('participantIds', () => [ID], { description: 'Whom.' }) participantIds: string[],
  ): Promise<unknown> {
    return readConversation(ctx, await addPeople(ctx, id, { participantIds }));
  }

  @Mutation(() => Conversation, { description: 'Names a group.' })
  async renameConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('title', () => String, { description: 'At most 100 characters; empty takes the title away.' }) title: string,
  ): Promise<unknown> {
    return readConversation(ctx, await renameConversation(ctx, id, { title }));
  }

  @Mutation(() => Boolean, { description: 'Leaves a group.' })
  async leaveConversation(@Ctx() ctx: Context, @Arg('id', () => ID, conversationId) id: string): Promise<boolean> {
    await leaveConversation(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Answers a stranger’s request, or being asked back into a group: accepted it is a conversation like others, declined it is gone. Strangers are not told.',
  })
  async answerMessageRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('isAccepted', () => Boolean, { description: 'Whether you want it.' }) isAccepted: boolean,
  ): Promise<boolean> {
    await answerRequest(ctx, id, isAccepted);
    return true;
  }

  @Mutation(() => Conversation, { description: 'Notes that you have read up to a message. Never moves back.' })
  async markConversationRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('upTo', () => Int, { description: 'Number of the last message you read.' }) upTo: number,
  ): Promise<unknown> {
    await markRead(ctx, id, { upTo });
    return readConversation(ctx, id);
  }

  @Mutation(() => Int, { description: 'Marks all your conversations as read. Answers how many were not.' })
  markAllMessagesRead(@Ctx() ctx: Context): Promise<number> {
    return markAllRead(ctx);
  }

  @Mutation(() => Message, { description: 'Sends a message. The same clientId again answers the same message.' })
  async sendMessage(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('content', () => String, { nullable: true, description: 'At most 8,000 characters; may be empty with files.' })
    content?: string,
    @Arg('clientId', () => String, { nullable: true, description: 'Your own id of it, at most 100 characters.' })
    clientId?: string,
    @Arg('attachments', () => [String], {
      nullable: true,
      description: 'Addresses (publicUrl) of uploads to the folder chat, at most 10.',
    })
    attachments?: string[],
  ): Promise<unknown> {
    return readMessage(ctx, await sendMessage(ctx, id, { content, clientId, attachments }));
  }

  @Mutation(() => Message, { description: 'Changes the words of your message.' })
  async editMessage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('content', () => String, { description: '1 to 8,000 characters.' }) content: string,
  ): Promise<unknown> {
    return readMessage(ctx, await editMessage(ctx, id, { content }));
  }

  @Mutation(() => Message, {
    description: 'Deletes your message for everyone: its place stays, its words and files go. Safe to repeat.',
  })
  async deleteMessage(@Ctx() ctx: Context, @Arg('id', () => ID, messageId) id: string): Promise<unknown> {
    return readMessage(ctx, await deleteMessage(ctx, id));
  }

  @Mutation(() => Message, { description: 'Sets your one reaction to a message. Safe to repeat.' })
  async setMessageReaction(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('emoji', () => String, { nullable: true, description: 'One emoji; null takes it back.' }) emoji?: string,
  ): Promise<unknown> {
    return readMessage(ctx, await setReaction(ctx, id, { emoji }));
  }
}
