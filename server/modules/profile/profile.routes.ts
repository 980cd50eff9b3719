import type { FastifyInstance } from 'fastify';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { sendData, sendText, camelKeys } from '../../rest/answers';
import { describe } from '../../rest/describe';
import { updateProfileInput } from './profile.inputs';
import { readProfileText, updateProfile, usernameExists } from './profile.service';

const tag = 'Profiles';
const answer = { profile: 'Profile' };

export function profileRoutes(rest: FastifyInstance): void {
  rest.get('/profile', { schema: describe({ tag, summary: 'Your own profile', answer }) }, async ({ ctx }, reply) =>
    sendData(reply, 'profile', await readProfileText(ctx, 'id', viewerId(ctx), 'snake')),
  );
  rest.put('/profile', { schema: describe({ tag, summary: 'Change your own profile', body: updateProfileInput, answer }) }, async ({ ctx, body }, reply) => {
    await updateProfile(ctx, camelKeys(body));
    return sendData(reply, 'profile', await readProfileText(ctx, 'id', viewerId(ctx), 'snake'));
  });
  rest.get<{ Params: { id: string } }>('/profile/:id', { schema: describe({ tag, summary: 'A person by id', answer }) }, async ({ ctx, params }, reply) =>
    sendData(reply, 'profile', await readProfileText(ctx, 'id', params.id, 'snake')),
  );
  rest.get<{ Params: { username: string } }>(
    '/profile/username/:username',
    { schema: describe({ tag, summary: 'A person by username; 404 means the name is free. Without signing in it tells only that.', answer, anonymous: true }) },
    async ({ ctx, params }, reply) => {
      if (ctx.viewer) return sendData(reply, 'profile', await readProfileText(ctx, 'username', params.username, 'snake'));
      if (!(await usernameExists(ctx, params.username))) throw notFound('Person');
      return sendText(reply, JSON.stringify({ data: { profile: { username: params.username.toLowerCase() } } }));
    },
  );
}
