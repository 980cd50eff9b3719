import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { readRestPage, parsePaging, type ListQuery } from '../../database/list';
import { camelKeys, sendText } from '../../rest/contract/responses';
import { describe, pageQuery } from '../../rest/contract/describe';
import {
  addPeople,
  answerRequest,
  leaveConversation,
  renameConversation,
  startConversation,
} from './conversation.service';
import { openFile } from './message.files';
import {
  addPeopleInput,
  editMessageInput,
  reactionInput,
  readInput,
  renameInput,
  sendMessageInput,
  startConversationInput,
} from './message.inputs';
import {
  countUnread,
  readConversationText,
  readMessageText,
  selectMatchingMessages,
  selectInbox,
  selectMessages,
  selectRequests,
} from './message.reads';
import { deleteMessage, editMessage, sendMessage, setReaction } from './message.service';
import { markAllRead, markRead } from './readMark.service';

const tag = 'Messages';
type ById = { Params: { id: string } };
type Paged = { Querystring: { page?: string; limit?: string } };

const page = (ctx: Context, { list, values }: ListQuery, name: string, query: Paged['Querystring']) =>
  readRestPage(ctx.app.reader, list, { name, ...parsePaging(query) }, values);
const conversation = async (ctx: Context, id: string) =>
  `{"data":{"conversation":${await readConversationText(ctx, id, 'snake')}}}`;
const message = async (ctx: Context, id: string) => `{"data":{"message":${await readMessageText(ctx, id, 'snake')}}}`;

export function messageRoutes(rest: FastifyInstance): void {
  rest.get(
    '/messages/unread-count',
    { schema: describe({ tag, summary: 'How many messages you have not read', answer: { count: 'integer' } }) },
    async ({ ctx }, reply) => reply.send({ data: { count: await countUnread(ctx) } }),
  );
  rest.post(
    '/messages/mark-all-read',
    { schema: describe({ tag, summary: 'Mark all your conversations as read', answer: { count: 'integer' } }) },
    async ({ ctx }, reply) => {
      await markAllRead(ctx);
      return reply.send({ data: { count: await countUnread(ctx) } });
    },
  );
  conversationRoutes(rest);
  messagesRoutes(rest);
  fileRoute(rest);
}

function conversationRoutes(rest: FastifyInstance): void {
  const answer = { conversation: 'Conversation' };
  const lists = {
    conversations: { select: selectInbox, summary: 'Your conversations, the last written to first' },
    requests: {
      select: selectRequests,
      summary: 'Conversations that strangers have begun with you, and groups that you are asked back into',
    },
  };
  for (const [path, { select, summary }] of Object.entries(lists)) {
    rest.get<Paged>(
      `/messages/${path}`,
      {
        schema: describe({
          tag,
          summary,
          query: pageQuery,
          answer: { conversations: '[Conversation]', pagination: 'object' },
        }),
      },
      async ({ ctx, query }, reply) => sendText(reply, await page(ctx, select(ctx), 'conversations', query)),
    );
  }
  rest.post(
    '/messages/conversations',
    {
      config: { camelFields: true },
      schema: describe({ tag, summary: 'Begin a conversation', body: startConversationInput, camelBody: true, answer }),
    },
    async ({ ctx, body }, reply) =>
      sendText(reply.status(201), await conversation(ctx, await startConversation(ctx, body))),
  );
  rest.get<ById>(
    '/messages/conversations/:id',
    { schema: describe({ tag, summary: 'One conversation', answer }) },
    async ({ ctx, params }, reply) => sendText(reply, await conversation(ctx, params.id)),
  );
  rest.put<ById>(
    '/messages/conversations/:id',
    { schema: describe({ tag, summary: 'Name a group', body: renameInput, answer }) },
    async ({ ctx, params, body }, reply) =>
      sendText(reply, await conversation(ctx, await renameConversation(ctx, params.id, body))),
  );
  rest.delete<ById>(
    '/messages/conversations/:id',
    { schema: describe({ tag, summary: 'Leave a group' }) },
    async ({ ctx, params }, reply) => {
      await leaveConversation(ctx, params.id);
      return reply.send({ data: {} });
    },
  );
  rest.post<ById>(
    '/messages/conversations/:id/people',
    {
      config: { camelFields: true },
      schema: describe({ tag, summary: 'Add connections to a group', body: addPeopleInput, camelBody: true, answer }),
    },
    async ({ ctx, params, body }, reply) =>
      sendText(reply, await conversation(ctx, await addPeople(ctx, params.id, body))),
  );
  for (const [verb, isAccepted, summary] of [
    ['accept', true, 'Accept a request'],
    ['decline', false, 'Decline a request'],
  ] as const) {
    rest.post<ById>(
      `/messages/conversations/:id/${verb}`,
      { schema: describe({ tag, summary }) },
      async ({ ctx, params }, reply) => {
        await answerRequest(ctx, params.id, isAccepted);
        return reply.send({ data: {} });
      },
    );
  }
  rest.post<ById>(
    '/messages/conversations/:id/read',
    {
      config: { camelFields: true },
      schema: describe({
        tag,
        summary: 'Note that you have read up to a message',
        body: readInput,
        camelBody: true,
        answer,
      }),
    },
    async ({ ctx, params, body }, reply) => {
      await markRead(ctx, params.id, body);
      return sendText(reply, await conversation(ctx, params.id));
    },
  );
}

type History = ById & { Querystring: { before?: string; after?: string; limit?: string } };
type Found = { Querystring: { query?: string; conversation?: string; page?: string; limit?: string } };
const seqOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function messagesRoutes(rest: FastifyInstance): void {
  const answer = { message: 'Message' };
  rest.get<History>(
    '/messages/conversations/:id/messages',
    {
      schema: describe({
        tag,
        summary: 'Messages of a conversation: the latest first, or with `after` the next, oldest first',
        query: {
          before: 'A seq: only messages before it.',
          after: 'A seq: only messages after it.',
          limit: pageQuery.limit,
        },
        answer: { messages: '[Message]', pagination: 'object' },
      }),
    },
    async ({ ctx, params, query }, reply) => {
      const selection = await selectMessages(ctx, params.id, {
        before: seqOf(query.before),
        after: seqOf(query.after),
      });
      return sendText(reply, await page(ctx, selection, 'messages', { limit: query.limit }));
    },
  );
  rest.post<ById>(
    '/messages/conversations/:id/messages',
    {
      config: { camelFields: true },
      schema: describe({
        tag,
        summary: 'Send a message; the same clientId again answers the same message',
        body: sendMessageInput,
        camelBody: true,
        answer,
      }),
    },
    async ({ ctx, params, body }, reply) =>
      sendText(reply.status(201), await message(ctx, await sendMessage(ctx, params.id, body))),
  );
  rest.get<Found>(
    '/messages/search',
    {
      schema: describe({
        tag,
        summary: 'Messages by their words',
        query: {
          ...pageQuery,
          query: 'Words, "quoted phrases", -exclusions.',
          conversation: 'Only in the conversation of this id.',
        },
        answer: { messages: '[Message]', pagination: 'object' },
      }),
    },
    async ({ ctx, query }, reply) =>
      sendText(reply, await page(ctx, selectMatchingMessages(ctx, query.query, query.conversation), 'messages', query)),
  );
  rest.get<ById>(
    '/messages/:id',
    { schema: describe({ tag, summary: 'One message', answer }) },
    async ({ ctx, params }, reply) => sendText(reply, await message(ctx, params.id)),
  );
  rest.put<ById>(
    '/messages/:id',
    { schema: describe({ tag, summary: 'Change the words of your message', body: editMessageInput, answer }) },
    async ({ ctx, params, body }, reply) =>
      sendText(reply, await message(ctx, await editMessage(ctx, params.id, body))),
  );
  rest.delete<ById>(
    '/messages/:id',
    { schema: describe({ tag, summary: 'Delete your message for everyone', answer }) },
    async ({ ctx, params }, reply) => sendText(reply, await message(ctx, await deleteMessage(ctx, params.id))),
  );
  rest.put<ById>(
    '/messages/:id/reaction',
    {
      schema: describe({ tag, summary: 'Set your one reaction, or take it back by null', body: reactionInput, answer }),
    },
    async ({ ctx, params, body }, reply) =>
      sendText(reply, await message(ctx, await setReaction(ctx, params.id, camelKeys(body)))),
  );
}

/**
 * Files go to readers of their message only, and never run as a page. Browsers keep them, and ask each time whether they
 * still may show them: a file must not outlive the right to read it, nor the session on a shared computer.
 */
function fileRoute(rest: FastifyInstance): void {
  rest.get<ById & { Querystring: { width?: string } }>(
    '/messages/files/:id',
    {
      schema: describe({
        tag,
        summary: 'A file of a message, for its readers',
        query: { width: 'Of a picture, in pixels: the smallest size that has it.' },
      }),
    },
    async ({ ctx, params, query, headers }, reply) => {
      const width = Number(query.width) || undefined;
      const { stream, bytes, type, name } = await openFile(ctx, params.id, width);
      const etag = `"${params.id} ${width ?? 'whole'}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (headers['if-none-match'] === etag) {
        stream.destroy();
        return reply.code(304).send();
      }
      return reply
        .headers({
          'content-type': type,
          'content-length': bytes,
          'content-disposition': `${type === 'image/webp' ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(stream);
    },
  );
}
