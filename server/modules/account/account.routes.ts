import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../core/errors';
import { describe } from '../../rest/contract/describe';
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
import { emailExists, logIn, register } from './account.service';
import { deleteAccount, undoDeletion } from './deletion.service';
import { checkLink } from './link.service';
import { changePassword, requestPasswordReset, resetPassword } from './password.service';
import { logOut, readSession, refreshSession, type SignedIn } from './session.service';
import { readSessions, revokeOtherSessions, revokeSession, type SessionInfo } from './sessionList.service';

const tag = 'Sign-in';
const answer = { user: 'SessionUser', accessToken: 'string' };
const config = { camelFields: true };
const hourly = (max: number) => ({ ...config, rateLimit: { max, timeWindow: '1 hour' } });

/** Both readings of the contract exist among clients: the envelope, and the same at the top level. */
const sendSignedIn = (reply: FastifyReply, session: SignedIn) => reply.send({ data: session, ...session });

export function accountRoutes(rest: FastifyInstance): void {
  rest.post(
    '/auth/register',
    {
      config,
      schema: describe({
        tag,
        summary: 'Make an account and sign in',
        body: registerInput,
        camelBody: true,
        answer,
        anonymous: true,
        status: 201,
      }),
    },
    async (request, reply) => sendSignedIn(reply.code(201), await register(request.ctx, request.body)),
  );
  rest.post(
    '/auth/login',
    {
      config,
      schema: describe({
        tag,
        summary: 'Sign in by username, or e-mail address, and password',
        body: loginInput,
        camelBody: true,
        answer,
        anonymous: true,
      }),
    },
    async (request, reply) => sendSignedIn(reply, await logIn(request.ctx, request.body)),
  );
  rest.post(
    '/auth/logout',
    { config, schema: describe({ tag, summary: 'End the session of the cookie, or of the token', anonymous: true }) },
    async (request, reply) => {
      await logOut(request.ctx);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/refresh',
    {
      config,
      schema: describe({
        tag,
        summary: 'Exchange the refresh cookie for a new one and an access token',
        answer,
        anonymous: true,
      }),
    },
    async (request, reply) => sendSignedIn(reply, await refreshSession(request.ctx)),
  );
  rest.get(
    '/auth/session',
    {
      config,
      schema: describe({
        tag,
        summary: 'Who the refresh cookie speaks for, with an access token',
        answer,
        anonymous: true,
      }),
    },
    async (request, reply) => sendSignedIn(reply, await readSession(request.ctx)),
  );
  rest.post(
    '/auth/check-email',
    {
      config: hourly(200),
      schema: describe({
        tag,
        summary: 'Whether an account has this address: 200 yes, 404 no',
        body: checkEmailInput,
        camelBody: true,
        answer: { exists: 'boolean' },
        anonymous: true,
      }),
    },
    async (request, reply) => {
      if (!(await emailExists(request.ctx, request.body)))
        throw new AppError('NOT_FOUND', 'No account has this e-mail address.');
      return reply.send({ data: { exists: true } });
    },
  );
  passwordRoutes(rest);
  sessionRoutes(rest);
  deletionRoutes(rest);
}

function passwordRoutes(rest: FastifyInstance): void {
  rest.post(
    '/auth/change-password',
    {
      config,
      schema: describe({
        tag,
        summary: 'Change the password and end other sessions',
        body: changePasswordInput,
        camelBody: true,
      }),
    },
    async (request, reply) => {
      await changePassword(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/forgot-password',
    {
      config: hourly(60),
      schema: describe({
        tag,
        summary:
          'Mail a link to choose a new password, if an account has this address. The answer is the same when none has.',
        body: forgotPasswordInput,
        camelBody: true,
        anonymous: true,
        status: 202,
      }),
    },
    async (request, reply) => {
      await requestPasswordReset(request.ctx, request.body);
      return reply.code(202).send({ data: {} });
    },
  );
  rest.post(
    '/auth/reset-password',
    {
      config,
      schema: describe({
        tag,
        summary: 'Choose a new password by a mailed link, and end every session',
        body: resetPasswordInput,
        camelBody: true,
        anonymous: true,
      }),
    },
    async (request, reply) => {
      await resetPassword(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
}

const sessionView = ({ id, device, address, createdAt, lastUsedAt, isCurrent }: SessionInfo) => ({
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
    { schema: describe({ tag, summary: 'Where you are signed in', answer: { sessions: '[Session]' } }) },
    async ({ ctx }, reply) => reply.send({ data: { sessions: (await readSessions(ctx)).map(sessionView) } }),
  );
  rest.delete(
    '/auth/sessions',
    { schema: describe({ tag, summary: 'Sign out all of your devices but this one', answer: { ended: 'integer' } }) },
    async ({ ctx }, reply) => reply.send({ data: { ended: await revokeOtherSessions(ctx) } }),
  );
  rest.delete<{ Params: { id: string } }>(
    '/auth/sessions/:id',
    { schema: describe({ tag, summary: 'Sign one of your devices out', answer: { id: 'string' } }) },
    async ({ ctx, params }, reply) => {
      await revokeSession(ctx, params.id);
      return reply.send({ data: { id: params.id } });
    },
  );
}

function deletionRoutes(rest: FastifyInstance): void {
  rest.delete(
    '/users/me',
    {
      schema: describe({
        tag,
        summary:
          'Delete your account: hidden and signed out at once, erased after 14 days. A mailed link undoes it until then.',
      }),
    },
    async ({ ctx }, reply) => {
      await deleteAccount(ctx);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/check-link',
    {
      config,
      schema: describe({
        tag,
        summary: 'Whether a mailed link can still be followed. Does not use it up.',
        body: checkLinkInput,
        camelBody: true,
        anonymous: true,
      }),
    },
    async (request, reply) => {
      await checkLink(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
  rest.post(
    '/auth/undo-deletion',
    {
      config,
      schema: describe({
        tag,
        summary: 'Take the deletion of an account back by the mailed link',
        body: undoDeletionInput,
        camelBody: true,
        anonymous: true,
      }),
    },
    async (request, reply) => {
      await undoDeletion(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
}
