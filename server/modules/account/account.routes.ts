import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../core/errors';
import { describe } from '../../rest/describe';
import { changePassword, emailExists, logIn, register } from './account.service';
import { changePasswordInput, checkEmailInput, loginInput, registerInput } from './account.inputs';
import { logOut, readSession, refreshSession, type SignedIn } from './session.service';

const tag = 'Sign-in';
const answer = { user: 'SessionUser', accessToken: 'string' };
const config = { camelFields: true };
const hourly = (max: number) => ({ ...config, rateLimit: { max, timeWindow: '1 hour' } });

/** Both readings of the contract exist among clients: the envelope, and the same at the top level. */
const sendSignedIn = (reply: FastifyReply, session: SignedIn) => reply.send({ data: session, ...session });

export function accountRoutes(rest: FastifyInstance): void {
  rest.post(
    '/auth/register',
    { config, schema: describe({ tag, summary: 'Make an account and sign in', body: registerInput, camelBody: true, answer, anonymous: true, status: 201 }) },
    async (request, reply) => sendSignedIn(reply.code(201), await register(request.ctx, request.body)),
  );
  rest.post(
    '/auth/login',
    { config, schema: describe({ tag, summary: 'Sign in by username, or e-mail address, and password', body: loginInput, camelBody: true, answer, anonymous: true }) },
    async (request, reply) => sendSignedIn(reply, await logIn(request.ctx, request.body)),
  );
  rest.post('/auth/logout', { config, schema: describe({ tag, summary: 'End the session of the cookie, or of the token', anonymous: true }) }, async (request, reply) => {
    await logOut(request.ctx);
    return reply.send({ data: {} });
  });
  rest.post(
    '/auth/refresh',
    { config, schema: describe({ tag, summary: 'Exchange the refresh cookie for a new one and an access token', answer, anonymous: true }) },
    async (request, reply) => sendSignedIn(reply, await refreshSession(request.ctx)),
  );
  rest.get(
    '/auth/session',
    { config, schema: describe({ tag, summary: 'Who the refresh cookie speaks for, with an access token', answer, anonymous: true }) },
    async (request, reply) => sendSignedIn(reply, await readSession(request.ctx)),
  );
  rest.post(
    '/auth/check-email',
    { config: hourly(200), schema: describe({ tag, summary: 'Whether an account has this address: 200 yes, 404 no', body: checkEmailInput, camelBody: true, answer: { exists: 'boolean' }, anonymous: true }) },
    async (request, reply) => {
      if (!(await emailExists(request.ctx, request.body))) throw new AppError('NOT_FOUND', 'No account has this e-mail address.');
      return reply.send({ data: { exists: true } });
    },
  );
  rest.post(
    '/auth/change-password',
    { config, schema: describe({ tag, summary: 'Change the password and end other sessions', body: changePasswordInput, camelBody: true }) },
    async (request, reply) => {
      await changePassword(request.ctx, request.body);
      return reply.send({ data: {} });
    },
  );
}
