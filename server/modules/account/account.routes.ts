import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../core/errors';
import { clientId, describe, refreshCookie, type Tag } from '../../rest/contract/describe';
import { boolean, integer, listOf, uuid } from '../../rest/contract/schema';
import {
  changePasswordInput,
  checkEmailInput,
  checkLinkInput,
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  undoDeletionInput,
} from './account.inputs';
import { sessionType, signedIn } from './account.rest';
import { emailExists, logIn, register } from './account.service';
import { deleteAccount, undoDeletion } from './deletion.service';
import { checkLink } from './link.service';
import { changePassword, requestPasswordReset, resetPassword } from './password.service';
import type { Session, SessionPayload } from './account.type';
import { hasRefreshCookie, logOut, readSession, refreshSession } from './session.service';
import { readSessions, revokeOtherSessions, revokeSession } from './sessionList.service';

const tag: Tag = { name: 'Sign-in', description: 'Accounts, sign-in, sessions and passwords.' };
/** Names of a sign-in's answer are both under `data` and at the top level: clients of both forms exist. */
const signIn = { tag, anonymous: true, answer: signedIn, isAnswerRepeated: true } as const;

/** Visitors' browsers try both calls at the start of every page, so a call without the cookie is no error. */
const restored = { ...signIn, emptyWhen: 'The request has no refresh cookie.' } as const;

const sendSignedIn = (reply: FastifyReply, session: SessionPayload) => reply.send({ data: session, ...session });

export function accountRoutes(rest: FastifyInstance): void {
  signInRoutes(rest);
  refreshRoutes(rest);
  passwordRoutes(rest);
  sessionRoutes(rest);
  deletionRoutes(rest);
}

function signInRoutes(rest: FastifyInstance): void {
  rest.post(
    '/auth/register',
    describe({
      ...signIn,
      id: 'register',
      summary: 'Create an account and sign in',
      body: registerInput,
      isCamelBody: true,
      status: 201,
      errors: ['CONFLICT'],
    }),
    async (request, reply) => sendSignedIn(reply.code(201), await register(request.ctx, request.body)),
  );
  rest.post(
    '/auth/login',
    describe({
      ...signIn,
      id: 'logIn',
      summary: 'Sign in with username, or email address, and password',
      body: loginInput,
      isCamelBody: true,
      errors: ['UNAUTHENTICATED'],
    }),
    async (request, reply) => sendSignedIn(reply, await logIn(request.ctx, request.body)),
  );
  rest.post(
    '/auth/check-email',
    describe({
      id: 'checkEmail',
      tag,
      summary: 'Check whether an account has an email address: 200 yes, 404 no',
      body: checkEmailInput,
      isCamelBody: true,
      answer: { exists: boolean('Always true.') },
      anonymous: true,
      maxPerHour: 200,
      errors: ['NOT_FOUND'],
    }),
    async (request, reply) => {
      if (!(await emailExists(request.ctx, request.body)))
        throw new AppError('NOT_FOUND', 'There’s no account with this email.');
      return reply.send({ data: { exists: true } });
    },
  );
}

function refreshRoutes(rest: FastifyInstance): void {
  rest.post(
    '/auth/logout',
    describe({
      id: 'logOut',
      tag,
      summary: 'End the session of the cookie or of the access token',
      headers: [refreshCookie],
      anonymous: true,
    }),
    async (request, reply) => {
      await logOut(request.ctx);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/refresh',
    describe({
      ...restored,
      id: 'refreshSession',
      summary: 'Exchange the refresh cookie for a new one and an access token',
      headers: [refreshCookie, clientId],
      errors: ['UNAUTHENTICATED'],
    }),
    async ({ ctx }, reply) =>
      hasRefreshCookie(ctx) ? sendSignedIn(reply, await refreshSession(ctx)) : reply.code(204).send(),
  );
  rest.get(
    '/auth/session',
    describe({
      ...restored,
      id: 'getSession',
      summary: 'Get the person of the refresh cookie and an access token',
      headers: [refreshCookie],
      errors: ['UNAUTHENTICATED'],
    }),
    async ({ ctx }, reply) =>
      hasRefreshCookie(ctx) ? sendSignedIn(reply, await readSession(ctx)) : reply.code(204).send(),
  );
}

function passwordRoutes(rest: FastifyInstance): void {
  rest.post(
    '/auth/change-password',
    describe({
      id: 'changePassword',
      tag,
      summary: 'Change your password and end your other sessions',
      body: changePasswordInput,
      isCamelBody: true,
    }),
    async (request, reply) => {
      await changePassword(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/forgot-password',
    describe({
      id: 'requestPasswordReset',
      tag,
      summary: 'Send a link to choose a new password',
      description: 'The answer is the same when no account has the address.',
      body: forgotPasswordInput,
      isCamelBody: true,
      anonymous: true,
      status: 202,
      maxPerHour: 60,
    }),
    async (request, reply) => {
      await requestPasswordReset(request.ctx, request.body);
      return reply.code(202).send({ data: {} });
    },
  );
  rest.post(
    '/auth/reset-password',
    describe({
      id: 'resetPassword',
      tag,
      summary: 'Set a new password with an emailed link, and end every session',
      body: resetPasswordInput,
      isCamelBody: true,
      anonymous: true,
    }),
    async (request, reply) => {
      await resetPassword(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
}

const toRest = ({ id, device, address, createdAt, lastUsedAt, isCurrent }: Session) => ({
  id,
  device,
  address,
  created_at: createdAt,
  last_used_at: lastUsedAt,
  is_current: isCurrent,
});

function sessionRoutes(rest: FastifyInstance): void {
  rest.get(
    '/auth/sessions',
    describe({
      id: 'listSessions',
      tag,
      summary: 'List your sessions: this one, then the others',
      answer: { sessions: listOf(sessionType) },
    }),
    async ({ ctx }, reply) => reply.send({ data: { sessions: (await readSessions(ctx)).map(toRest) } }),
  );
  rest.delete(
    '/auth/sessions',
    describe({
      id: 'endOtherSessions',
      tag,
      summary: 'Sign out all your other devices',
      answer: { ended: integer('How many sessions ended.') },
    }),
    async ({ ctx }, reply) => reply.send({ data: { ended: await revokeOtherSessions(ctx) } }),
  );
  rest.delete<{ Params: { id: string } }>(
    '/auth/sessions/:id',
    describe({
      id: 'endSession',
      tag,
      summary: 'Sign out one of your devices',
      params: { id: uuid('The session’s id.') },
      answer: { id: uuid('The session’s id.') },
    }),
    async ({ ctx, params: { id } }, reply) => {
      await revokeSession(ctx, id);
      return reply.send({ data: { id } });
    },
  );
}

function deletionRoutes(rest: FastifyInstance): void {
  rest.delete(
    '/users/me',
    describe({
      id: 'deleteAccount',
      tag,
      summary: 'Delete your account',
      description:
        'It is hidden and signed out at once, and erased after 14 days. An emailed link undoes it until then.',
    }),
    async ({ ctx }, reply) => {
      await deleteAccount(ctx);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/check-link',
    describe({
      id: 'checkLink',
      tag,
      summary: 'Check whether an emailed link is still valid, without using it',
      body: checkLinkInput,
      isCamelBody: true,
      anonymous: true,
    }),
    async (request, reply) => {
      await checkLink(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/undo-deletion',
    describe({
      id: 'undoDeletion',
      tag,
      summary: 'Undo the deletion of an account with the emailed link',
      body: undoDeletionInput,
      isCamelBody: true,
      anonymous: true,
    }),
    async (request, reply) => {
      await undoDeletion(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
}
