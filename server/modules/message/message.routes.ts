import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import { pageOf } from '../../rest/contract/answers';
import { describe } from '../../rest/contract/describe';
import { limitParameter, optionalInteger, pageParameters, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage } from '../../rest/contract/responses';
import { integer, uuid } from '../../rest/contract/schema';
import { conversationRoutes } from './conversation.routes';
import { openFile } from './message.files';
import { editMessageInput, maxSeq, reactionInput, sendMessageInput } from './message.inputs';
import { countUnreadMessages, readMessageText, selectMatchingMessages, selectMessages } from './message.reads';
import { conversationParams, messagesTag as tag, messageType } from './message.rest';
import { deleteMessage, editMessage, sendMessage, setReaction } from './message.service';
import { markAllConversationsRead } from './readMark.service';

/** The contract reads the count without naming its envelope, so it is both under `data` and at the top level. */
const countAnswer = {
  answer: { count: integer('Unread messages, those of requests aside.') },
  isAnswerRepeated: true,
} as const;
const sendCount = async (reply: FastifyReply, ctx: Context) => {
  const count = await countUnreadMessages(ctx);
  return reply.send({ data: { count }, count });
};
type ById = { Params: { id: string } };

const sendOneMessage = async (reply: FastifyReply, ctx: Context, id: string) =>
  sendData(reply, 'message', await readMessageText(ctx, id, 'snake'));

export function messageRoutes(rest: FastifyInstance): void {
  rest.get(
    '/messages/unread-count',
    describe({ id: 'countUnreadMessages', tag, summary: 'Count your unread messages', ...countAnswer }),
    ({ ctx }, reply) => sendCount(reply, ctx),
  );
  rest.post(
    '/messages/mark-all-read',
    describe({ id: 'markAllConversationsRead', tag, summary: 'Mark all your conversations as read', ...countAnswer }),
    async ({ ctx }, reply) => {
      await markAllConversationsRead(ctx);
      return sendCount(reply, ctx);
    },
  );
  conversationRoutes(rest);
  messageListRoutes(rest);
  singleMessageRoutes(rest);
  fileRoute(rest);
}

const seqBounds = { min: 0, max: maxSeq };

const messagesQuery = v.object({
  before: optionalInteger('before', { ...seqBounds, description: 'Only messages with a smaller seq, latest first.' }),
  after: optionalInteger('after', { ...seqBounds, description: 'Only messages with a larger seq, oldest first.' }),
  limit: limitParameter,
});

const searchQuery = v.object({
  ...pageParameters,
  query: textParameter(
    'query',
    `Words, "quoted phrases" and -exclusions; at most ${searchLimits.query} characters. Blank matches nothing.`,
  ),
  conversation: v.optional(
    v.pipe(v.string(), v.description('Id of a conversation: only its messages.'), v.metadata({ format: 'uuid' })),
  ),
});

function messageListRoutes(rest: FastifyInstance): void {
  const answer = pageOf('messages', messageType);
  rest.get<ById>(
    '/messages/conversations/:id/messages',
    describe({
      id: 'listMessages',
      tag,
      summary: 'List messages of a conversation',
      description: 'Latest first; with `after`, oldest first. `before` and `after` exclude each other.',
      params: conversationParams,
      query: messagesQuery,
      answer,
    }),
    async ({ ctx, params, query }, reply) => {
      const { limit, ...bounds } = parseQuery(messagesQuery, query);
      const selection = await selectMessages(ctx, params.id, bounds);
      return sendPage(reply, ctx, selection, { name: 'messages', page: 1, limit });
    },
  );
  rest.get(
    '/messages/search',
    describe({
      id: 'searchMessages',
      tag,
      summary: 'Search your messages, latest first',
      query: searchQuery,
      answer,
      errors: ['NOT_FOUND'],
    }),
    ({ ctx, query }, reply) => {
      const { query: searchText, conversation, ...page } = parseQuery(searchQuery, query);
      return sendPage(reply, ctx, selectMatchingMessages(ctx, searchText, conversation), { name: 'messages', ...page });
    },
  );
}

function singleMessageRoutes(rest: FastifyInstance): void {
  const params = { id: uuid('The message’s id.') };
  const answer = { message: messageType };
  rest.post<ById>(
    '/messages/conversations/:id/messages',
    describe({
      id: 'sendMessage',
      tag,
      summary: 'Send a message',
      description: 'A repeated call with the same clientId sends nothing and answers the same message.',
      params: conversationParams,
      body: sendMessageInput,
      isCamelBody: true,
      answer,
      status: 201,
    }),
    async ({ ctx, params: { id }, body }, reply) =>
      sendOneMessage(reply.status(201), ctx, await sendMessage(ctx, id, body)),
  );
  rest.get<ById>(
    '/messages/:id',
    describe({ id: 'getMessage', tag, summary: 'Get a message', params, answer }),
    async ({ ctx, params: { id } }, reply) => sendOneMessage(reply, ctx, id),
  );
  rest.put<ById>(
    '/messages/:id',
    describe({ id: 'editMessage', tag, summary: 'Edit your message', params, body: editMessageInput, answer }),
    async ({ ctx, params: { id }, body }, reply) => sendOneMessage(reply, ctx, await editMessage(ctx, id, body)),
  );
  rest.delete<ById>(
    '/messages/:id',
    describe({ id: 'deleteMessage', tag, summary: 'Delete your message for everyone', params, answer }),
    async ({ ctx, params: { id } }, reply) => sendOneMessage(reply, ctx, await deleteMessage(ctx, id)),
  );
  rest.put<ById>(
    '/messages/:id/reaction',
    describe({
      id: 'setReaction',
      tag,
      summary: 'Set your reaction to a message, or remove it with null',
      params,
      body: reactionInput,
      answer,
    }),
    async ({ ctx, params: { id }, body }, reply) =>
      sendOneMessage(reply, ctx, await setReaction(ctx, id, camelKeys(body))),
  );
}

const fileQuery = v.object({
  width: v.fallback(
    optionalInteger('width', {
      min: 1,
      max: 10_000,
      description: 'Of a picture, in pixels: the smallest size that is at least so wide. Other values are ignored.',
    }),
    undefined,
  ),
});

/**
 * Only readers of a message get its files, which never run as a page. Browsers cache them but revalidate each time: a
 * cached file must not outlive the right to read it, nor the session on a shared computer.
 */
function fileRoute(rest: FastifyInstance): void {
  rest.get<ById>(
    '/messages/files/:id',
    describe({
      id: 'getMessageFile',
      tag,
      summary: 'Download a file of a message',
      params: { id: uuid('The file’s id.') },
      query: fileQuery,
      fileAnswer: ['image/webp', 'application/pdf'],
      hasEtag: true,
    }),
    async ({ ctx, params: { id }, query, headers }, reply) => {
      const { width } = parseQuery(fileQuery, query);
      const { stream, bytes, type, name } = await openFile(ctx, id, width);
      const etag = `"${id} ${width ?? 'whole'}"`;
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
