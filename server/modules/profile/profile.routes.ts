import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { viewerId } from '../../context';
import { validate } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { snakeCase } from '../../database/read';
import { sendData, sendText, camelKeys } from '../../rest/contract/responses';
import { describe } from '../../rest/contract/describe';
import { username } from '../account/account.inputs';
import { readForm, withForms } from '../media/media.form';
import { updateProfileInput } from './profile.inputs';
import { checkProfile, recoverProfile, type Integrity } from './profile.integrity';
import type { IssueReport } from './profile.issue';
import {
  readProfileText,
  searchProfilesText,
  updateProfile,
  uploadProfileImage,
  usernameExists,
} from './profile.service';

const tag = 'Profiles';
const answer = { profile: 'Profile' };

export function profileRoutes(rest: FastifyInstance): void {
  rest.get('/profile', { schema: describe({ tag, summary: 'Your own profile', answer }) }, async ({ ctx }, reply) =>
    sendData(reply, 'profile', await readProfileText(ctx, 'id', viewerId(ctx), 'snake')),
  );
  rest.put(
    '/profile',
    { schema: describe({ tag, summary: 'Change your own profile', body: updateProfileInput, answer }) },
    async ({ ctx, body }, reply) => {
      await updateProfile(ctx, camelKeys(body));
      return sendData(reply, 'profile', await readProfileText(ctx, 'id', viewerId(ctx), 'snake'));
    },
  );
  rest.get<{ Querystring: { query?: string | string[] } }>(
    '/profile/search',
    {
      schema: describe({
        tag,
        summary: 'People by the beginnings of words in username, name or headline; at most 10',
        query: { query: 'Beginnings of words; blank finds nobody.' },
        answer: { profiles: '[Profile]' },
      }),
    },
    async ({ ctx, query }, reply) =>
      sendData(reply, 'profiles', await searchProfilesText(ctx, [query.query ?? ''].flat().join(' '), 'snake')),
  );
  rest.get(
    '/profile/integrity-check',
    {
      schema: describe({
        tag,
        summary: 'What is missing or broken in your own profile',
        answer: { integrity: 'ProfileIntegrity' },
      }),
    },
    async ({ ctx }, reply) => reply.send({ data: { integrity: integrityView(await checkProfile(ctx)) } }),
  );
  rest.post(
    '/profile/recover',
    {
      schema: describe({
        tag,
        summary: 'Repair what is broken in your own profile',
        answer: { integrity: 'ProfileIntegrity', profile: 'Profile' },
      }),
    },
    async ({ ctx }, reply) => {
      const integrity = integrityView(await recoverProfile(ctx));
      return sendText(
        reply,
        `{"data":{"integrity":${JSON.stringify(integrity)},"profile":${await readProfileText(ctx, 'id', viewerId(ctx), 'snake')}}}`,
      );
    },
  );
  withForms(rest, uploadRoute);
  rest.get<{ Params: { id: string } }>(
    '/profile/:id',
    { schema: describe({ tag, summary: 'A person by id', answer }) },
    async ({ ctx, params }, reply) => sendData(reply, 'profile', await readProfileText(ctx, 'id', params.id, 'snake')),
  );
  rest.get<{ Params: { username: string } }>(
    '/profile/username/:username',
    {
      schema: describe({
        tag,
        summary:
          'A person by username; 404 means the name is free, 400 that nobody can have it. Without signing in it tells only that.',
        answer,
        anonymous: true,
      }),
    },
    async ({ ctx, params }, reply) => {
      // A name that cannot be chosen any more may still be somebody's.
      if (!v.is(username, params.username) && !(await usernameExists(ctx, params.username)))
        validate(v.object({ username }), params);
      if (ctx.viewer)
        return sendData(reply, 'profile', await readProfileText(ctx, 'username', params.username, 'snake'));
      if (!(await usernameExists(ctx, params.username))) throw notFound('Person');
      return sendText(reply, JSON.stringify({ data: { profile: { username: params.username.toLowerCase() } } }));
    },
  );
}

const spelled = (findings: readonly IssueReport[]) =>
  findings.map(({ field, message }) => ({ field: snakeCase(field), message }));
const integrityView = ({ isSound, missing, broken }: Integrity) => ({
  is_sound: isSound,
  missing: spelled(missing),
  broken: spelled(broken),
});

function uploadRoute(forms: FastifyInstance): void {
  forms.post(
    '/profile/upload-image',
    {
      schema: describe({
        tag,
        summary: 'Send a picture and make it your avatar or cover',
        form: { image: 'The picture, as a file.', type: 'avatar or cover.' },
        answer: { imageUrl: 'string', profile: 'Profile' },
      }),
    },
    async (request, reply) => {
      const { ctx } = request;
      viewerId(ctx);
      const { fields, file } = await readForm(request, ['image']);
      if (!file) throw badInput({ image: 'Choose a picture.' });
      const imageUrl = await uploadProfileImage(ctx, file.data, fields.type);
      return sendText(
        reply,
        `{"data":{"imageUrl":${JSON.stringify(imageUrl)},"profile":${await readProfileText(ctx, 'id', viewerId(ctx), 'snake')}}}`,
      );
    },
  );
}
