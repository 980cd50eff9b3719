import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context';
import { pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import { pageQuery, parseQuery } from '../../rest/contract/query';
import { sendData, sendPage } from '../../rest/contract/responses';
import { uuid } from '../../rest/contract/schema';
import { answerRequest, startConversation } from './conversation.service';
import { addPeople, leaveConversation, removePerson, renameConversation } from './group.service';
import { addPeopleInput, markReadInput, renameInput, startConversationInput } from './message.inputs';
import { readConversationText, selectInbox, selectRequests } from './message.reads';
import { conversationParams, conversationType, messagesTag as tag } from './message.rest';
import { markConversationRead } from './readMark.service';

type ById = { Params: { id: string } };

const sendConversation = async (reply: FastifyReply, ctx: Context, id: string) =>
  sendData(reply, 'conversation', await readConversationText(ctx, id, 'snake'));

export function conversationRoutes(rest: FastifyInstance): void {
  listRoutes(rest);
  singleRoutes(rest);
}

function listRoutes(rest: FastifyInstance): void {
  for (const [path, select, id, summary] of [
    ['conversations', selectInbox, 'listConversations', 'List your conversations, the last written to first'],
    ['requests', selectRequests, 'listMessageRequests', 'List conversations that wait for you to accept them'],
  ] as const) {
    rest.get(
      `/messages/${path}`,
      describe({ id, tag, summary, query: pageQuery, answer: pageOf('conversations', conversationType) }),
      ({ ctx, query }, reply) =>
        sendPage(reply, ctx, select(ctx), { name: 'conversations', ...parseQuery(pageQuery, query) }),
    );
  }
}

function singleRoutes(rest: FastifyInstance): void {
  const params = conversationParams;
  const answer = { conversation: conversationType };
  rest.post(
    '/messages/conversations',
    describe({
      id: 'startConversation',
      tag,
      summary: 'Start a conversation',
      description: 'With recipientId, the one conversation with that person; with participantIds, a new group.',
      headers: [idempotencyKey],
      body: startConversationInput,
      isCamelBody: true,
      answer,
      status: 201,
      errors: ['NOT_FOUND'],
    }),
    async ({ ctx, body }, reply) => sendConversation(reply.status(201), ctx, await startConversation(ctx, body)),
  );
  rest.get<ById>(
    '/messages/conversations/:id',
    describe({ id: 'getConversation', tag, summary: 'Get a conversation', params, answer }),
    async ({ ctx, params: { id } }, reply) => sendConversation(reply, ctx, id),
  );
  rest.put<ById>(
    '/messages/conversations/:id',
    describe({ id: 'renameConversation', tag, summary: 'Rename a group', params, body: renameInput, answer }),
    async ({ ctx, params: { id }, body }, reply) =>
      sendConversation(reply, ctx, await renameConversation(ctx, id, body)),
  );
  rest.delete<ById>(
    '/messages/conversations/:id',
    describe({ id: 'leaveConversation', tag, summary: 'Leave a group', params }),
    async ({ ctx, params: { id } }, reply) => {
      await leaveConversation(ctx, id);
      return reply.send({ data: {} });
    },
  );
  rest.post<ById>(
    '/messages/conversations/:id/people',
    describe({
      id: 'addPeopleToConversation',
      tag,
      summary: 'Add connections to a group',
      params,
      body: addPeopleInput,
      isCamelBody: true,
      answer,
    }),
    async ({ ctx, params: { id }, body }, reply) => sendConversation(reply, ctx, await addPeople(ctx, id, body)),
  );
  rest.delete<{ Params: { id: string; personId: string } }>(
    '/messages/conversations/:id/people/:personId',
    describe({
      id: 'removeFromConversation',
      tag,
      summary: 'Remove a person from your group',
      description: 'Only the group’s owner can. To leave a group yourself, delete the conversation.',
      params: { ...params, personId: uuid('The person’s id.') },
      answer,
    }),
    async ({ ctx, params: { id, personId } }, reply) =>
      sendConversation(reply, ctx, await removePerson(ctx, id, personId)),
  );
  for (const [path, isAccepted, id, summary] of [
    ['accept', true, 'acceptMessageRequest', 'Accept a message request'],
    ['decline', false, 'declineMessageRequest', 'Decline a message request'],
  ] as const) {
    rest.post<ById>(
      `/messages/conversations/:id/${path}`,
      describe({ id, tag, summary, params }),
      async ({ ctx, params: { id: conversationId } }, reply) => {
        await answerRequest(ctx, conversationId, isAccepted);
        return reply.send({ data: {} });
      },
    );
  }
  rest.post<ById>(
    '/messages/conversations/:id/read',
    describe({
      id: 'markConversationRead',
      tag,
      summary: 'Mark a conversation as read up to a message',
      params,
      body: markReadInput,
      isCamelBody: true,
      answer,
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await markConversationRead(ctx, id, body);
      return sendConversation(reply, ctx, id);
    },
  );
}
