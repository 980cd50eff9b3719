import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { answerRequest, startConversation } from './conversation.service';
import { addPeople, leaveConversation, removePerson, renameConversation } from './group.service';
import {
  countMessageRequests,
  countUnreadMessages,
  messageLists,
  readConversation,
  readMessage,
} from './message.reads';
import { deleteMessage, editMessage, sendMessage, setReaction } from './message.service';
import { Conversation, ConversationConnection, Message, MessageConnection } from './message.type';
import { markAllConversationsRead, markConversationRead } from './readMark.service';

const conversationId = { description: 'The conversation’s id.' };
const messageId = { description: 'The message’s id.' };

@Resolver()
export class MessageResolver {
  @Query(() => ConversationConnection, { description: 'Your conversations, latest message first.' })
  conversations(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Conversation>> {
    return readList(ctx, messageLists.conversations, page);
  }

  @Query(() => ConversationConnection, {
    description:
      'Requests that you have not answered: people you are not connected with wrote to you, or groups that you left invited you back.',
  })
  messageRequests(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Conversation>> {
    return readList(ctx, messageLists.messageRequests, page);
  }

  @Query(() => Conversation, {
    nullable: true,
    description: 'A conversation by id. NOT_FOUND when it does not exist or is hidden from you.',
  })
  conversation(@Ctx() ctx: Context, @Arg('id', () => ID, conversationId) id: string): Promise<Conversation> {
    return readConversation(ctx, id);
  }

  @Query(() => MessageConnection, {
    description: 'Messages of a conversation, latest first; with `afterSeq`, oldest first.',
  })
  messages(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('beforeSeq', () => Int, { nullable: true, description: 'Only messages before this sequence number.' })
    beforeSeq?: number,
    @Arg('afterSeq', () => Int, { nullable: true, description: 'Only messages after this sequence number.' })
    afterSeq?: number,
  ): Promise<Connection<Message>> {
    return readList(ctx, messageLists.messages, { ...page, conversationId: id, beforeSeq, afterSeq });
  }

  @Query(() => Message, {
    nullable: true,
    description: 'A message by id. NOT_FOUND when it does not exist or is hidden from you.',
  })
  message(@Ctx() ctx: Context, @Arg('id', () => ID, messageId) id: string): Promise<Message> {
    return readMessage(ctx, id);
  }

  @Query(() => MessageConnection, {
    description: 'Messages that match a search text, latest first. Supports "quoted phrases" and -exclusions.',
  })
  searchMessages(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'Search text of at most 200 characters; a blank text matches nothing.' })
    query: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('conversationId', () => ID, { nullable: true, description: 'Only in this conversation.' }) id?: string,
  ): Promise<Connection<Message>> {
    return readList(ctx, messageLists.searchMessages, { ...page, query, conversationId: id });
  }

  @Query(() => Int, { description: 'Number of messages that you have not read, without requests.' })
  unreadMessageCount(@Ctx() ctx: Context): Promise<number> {
    return countUnreadMessages(ctx);
  }

  @Query(() => Int, { description: 'Number of requests that you have not answered, see messageRequests.' })
  messageRequestCount(@Ctx() ctx: Context): Promise<number> {
    return countMessageRequests(ctx);
  }

  @Mutation(() => Conversation, {
    description:
      'Starts a conversation with one person or with a group of your connections. Returns the existing conversation of two people. At most 20 a day with people you are not connected with.',
  })
  async startConversation(
    @Ctx() ctx: Context,
    @Arg('participantIds', () => [ID], { description: 'Ids of the other people: one, or up to 19 for a group.' })
    participantIds: string[],
    @Arg('title', () => String, { nullable: true, description: 'A group’s title, at most 100 characters.' })
    title?: string,
  ): Promise<Conversation> {
    return readConversation(ctx, await startConversation(ctx, { participantIds, title }));
  }

  @Mutation(() => Conversation, {
    description:
      'Adds your connections to a group. They can read its whole history. People who were in it before receive one request to rejoin.',
  })
  async addToConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('participantIds', () => [ID], { description: 'Ids of the people to add.' }) participantIds: string[],
  ): Promise<Conversation> {
    return readConversation(ctx, await addPeople(ctx, id, { participantIds }));
  }

  @Mutation(() => Conversation, { description: 'Sets the title of a group.' })
  async renameConversation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('title', () => String, { description: 'At most 100 characters; empty for no title.' }) title: string,
  ): Promise<Conversation> {
    return readConversation(ctx, await renameConversation(ctx, id, { title }));
  }

  @Mutation(() => Conversation, {
    description: 'Removes a person from your group. Only its owner can, see Conversation.ownerId.',
  })
  async removeFromConversation(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('personId', () => ID, { description: 'Id of the person to remove.' }) personId: string,
  ): Promise<Conversation> {
    return readConversation(ctx, await removePerson(ctx, id, personId));
  }

  @Mutation(() => Boolean, {
    description: 'Leaves a group. When its owner leaves, the member who joined first becomes the owner.',
  })
  async leaveConversation(@Ctx() ctx: Context, @Arg('id', () => ID, conversationId) id: string): Promise<boolean> {
    await leaveConversation(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Accepts or declines a request. A declined conversation disappears from your lists, and its sender is not notified.',
  })
  async answerMessageRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('isAccepted', () => Boolean, { description: 'Whether to accept the request.' }) isAccepted: boolean,
  ): Promise<boolean> {
    await answerRequest(ctx, id, isAccepted);
    return true;
  }

  @Mutation(() => Conversation, {
    description: 'Marks a conversation as read up to a message. The mark never moves back.',
  })
  async markConversationRead(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, conversationId) id: string,
    @Arg('upTo', () => Int, { description: 'Sequence number of the last message that you have read.' }) upTo: number,
  ): Promise<Conversation> {
    await markConversationRead(ctx, id, { upTo });
    return readConversation(ctx, id);
  }

  @Mutation(() => Int, {
    description: 'Marks all your conversations as read. Returns the number of conversations that were unread.',
  })
  markAllMessagesRead(@Ctx() ctx: Context): Promise<number> {
    return markAllConversationsRead(ctx);
  }

  @Mutation(() => Message, {
    description: 'Sends a message. Safe to retry with the same clientId: the existing message is returned.',
  })
  async sendMessage(
    @Ctx() ctx: Context,
    @Arg('conversationId', () => ID, conversationId) id: string,
    @Arg('content', () => String, {
      nullable: true,
      description: 'At most 8,000 characters; may be empty when there are attachments.',
    })
    content?: string,
    @Arg('clientId', () => String, {
      nullable: true,
      description: 'Idempotency key that you choose, at most 100 characters.',
    })
    clientId?: string,
    @Arg('attachments', () => [String], {
      nullable: true,
      description: 'URLs (publicUrl) of uploads to the folder chat, at most 10.',
    })
    attachments?: string[],
  ): Promise<Message> {
    return readMessage(ctx, await sendMessage(ctx, id, { content, clientId, attachments }));
  }

  @Mutation(() => Message, { description: 'Edits the text of your message.' })
  async editMessage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('content', () => String, { description: '1 to 8,000 characters.' }) content: string,
  ): Promise<Message> {
    return readMessage(ctx, await editMessage(ctx, id, { content }));
  }

  @Mutation(() => Message, {
    description:
      'Deletes the text and files of your message for everyone; an empty message stays in its place. Safe to repeat.',
  })
  async deleteMessage(@Ctx() ctx: Context, @Arg('id', () => ID, messageId) id: string): Promise<Message> {
    return readMessage(ctx, await deleteMessage(ctx, id));
  }

  @Mutation(() => Message, { description: 'Sets your reaction to a message. Safe to repeat.' })
  async setMessageReaction(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, messageId) id: string,
    @Arg('emoji', () => String, { nullable: true, description: 'One emoji; null removes the reaction.' })
    emoji?: string,
  ): Promise<Message> {
    return readMessage(ctx, await setReaction(ctx, id, { emoji }));
  }
}
