import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { optionalViewer, viewerId, type Context } from '../../context';
import { validate } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { snakeCase } from '../../database/read';
import { describe, type Tag } from '../../rest/contract/describe';
import { parseQuery } from '../../rest/contract/query';
import { sendData, sendText, camelKeys } from '../../rest/contract/responses';
import { listOf, object, oneOf, text, urlOrPath, uuid } from '../../rest/contract/schema';
import { username } from '../account/account.inputs';
import { readForm, registerFormRoutes } from '../media/media.form';
import { pictureField } from '../media/media.rest';
import { updateProfileInput } from './profile.inputs';
import { checkProfile, recoverProfile } from './profile.integrity';
import { readProfileJson, searchProfilesJson, usernameExists } from './profile.reads';
import { profileIntegrityType, profileType } from './profile.rest';
import { updateProfile, uploadProfileImage } from './profile.service';
import type { ProfileFinding, ProfileIntegrity } from './profile.type';

const tag: Tag = { name: 'Profiles', description: 'Profiles: your own, other people’s, and search by name.' };
const profile = { profile: profileType };
const integrity = { integrity: profileIntegrityType };

/** A repeated parameter counts as one text. */
const searchQuery = v.object({
  query: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((parts) => [parts].flat().join(' ')),
      v.string(),
      v.description(
        'Words of the profile, or beginnings of words of the name, username and headline. Blank matches nobody.',
      ),
    ),
    '',
  ),
});

const readOwnProfile = (ctx: Context) => readProfileJson(ctx, 'id', viewerId(ctx), 'snake');

/** Omits read-only fields with their current values, because clients send back the profile that they read. */
async function omitUnchanged(ctx: Context, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const isWritable = (name: string) => Object.hasOwn(updateProfileInput.entries, name);
  if (Object.keys(input).every(isWritable)) return input;
  const current = camelKeys(JSON.parse(await readOwnProfile(ctx)));
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => isWritable(name) || !isDeepStrictEqual(value, current[name])),
  );
}

export function profileRoutes(rest: FastifyInstance): void {
  rest.get(
    '/profile',
    describe({ id: 'getOwnProfile', tag, summary: 'Get your profile', answer: profile }),
    async ({ ctx }, reply) => sendData(reply, 'profile', await readOwnProfile(ctx)),
  );
  rest.put(
    '/profile',
    describe({
      id: 'updateOwnProfile',
      tag,
      summary: 'Update your profile',
      description:
        'Fields that the body leaves out stay unchanged. Fields of a profile that cannot be changed here are accepted with their current values.',
      body: updateProfileInput,
      answer: profile,
    }),
    async ({ ctx, body }, reply) => {
      await updateProfile(ctx, await omitUnchanged(ctx, camelKeys(body)));
      return sendData(reply, 'profile', await readOwnProfile(ctx));
    },
  );
  rest.get(
    '/profile/search',
    describe({
      id: 'searchProfiles',
      tag,
      summary: 'Search people by words, best match first; at most 10',
      query: searchQuery,
      answer: { profiles: listOf(profileType) },
    }),
    async ({ ctx, query }, reply) =>
      sendData(reply, 'profiles', await searchProfilesJson(ctx, parseQuery(searchQuery, query).query, 'snake')),
  );
  integrityRoutes(rest);
  registerFormRoutes(rest, uploadRoute);
  rest.get<{ Params: { id: string } }>(
    '/profile/:id',
    describe({
      id: 'getProfile',
      tag,
      summary: 'Get a person’s profile by id',
      params: { id: uuid('The person’s id.') },
      answer: profile,
    }),
    async ({ ctx, params }, reply) => sendData(reply, 'profile', await readProfileJson(ctx, 'id', params.id, 'snake')),
  );
  usernameRoute(rest);
}

function usernameRoute(rest: FastifyInstance): void {
  rest.get<{ Params: { username: string } }>(
    '/profile/username/:username',
    describe({
      id: 'getProfileByUsername',
      tag,
      summary: 'Get a person’s profile by username',
      description:
        '404 means that the username is free, 400 that nobody can have it. Without signing in, the profile has the username only.',
      params: { username: text('The username.') },
      answer: {
        profile: {
          anyOf: [profileType, object({ username: text('The username.') })],
          description: 'The profile; without signing in, its username only.',
        },
      },
      anonymous: true,
      errors: ['UNAUTHENTICATED'],
    }),
    async ({ ctx, params }, reply) => {
      const viewer = optionalViewer(ctx);
      // An existing account may have a username that new accounts cannot choose any more.
      if (!v.is(username, params.username) && !(await usernameExists(ctx, params.username)))
        validate(v.object({ username }), params);
      if (viewer) return sendData(reply, 'profile', await readProfileJson(ctx, 'username', params.username, 'snake'));
      if (!(await usernameExists(ctx, params.username))) throw notFound('Person');
      return reply.send({ data: { profile: { username: params.username.toLowerCase() } } });
    },
  );
}

const toRestFindings = (findings: readonly ProfileFinding[]) =>
  findings.map(({ field, message }) => ({ field: snakeCase(field), message }));

const toRestIntegrity = ({ isSound, missing, broken }: ProfileIntegrity) => ({
  is_sound: isSound,
  missing: toRestFindings(missing),
  broken: toRestFindings(broken),
});

function integrityRoutes(rest: FastifyInstance): void {
  rest.get(
    '/profile/integrity-check',
    describe({
      id: 'checkOwnProfile',
      tag,
      summary: 'Check what is missing or broken in your profile',
      answer: integrity,
    }),
    async ({ ctx }, reply) => reply.send({ data: { integrity: toRestIntegrity(await checkProfile(ctx)) } }),
  );
  rest.post(
    '/profile/recover',
    describe({
      id: 'recoverOwnProfile',
      tag,
      summary: 'Repair what is broken in your profile',
      answer: { ...integrity, ...profile },
    }),
    async ({ ctx }, reply) => {
      const result = toRestIntegrity(await recoverProfile(ctx));
      return sendText(reply, `{"data":{"integrity":${JSON.stringify(result)},"profile":${await readOwnProfile(ctx)}}}`);
    },
  );
}

function uploadRoute(forms: FastifyInstance): void {
  forms.post(
    '/profile/upload-image',
    describe({
      id: 'uploadProfileImage',
      tag,
      summary: 'Upload a picture and make it your avatar or cover',
      form: {
        required: { image: pictureField, type: oneOf(['avatar', 'cover'], 'Where the picture is shown.') },
        optional: {},
      },
      answer: { imageUrl: urlOrPath('Address of the picture.'), ...profile },
    }),
    async (request, reply) => {
      const { ctx } = request;
      await using form = await readForm(request, ['image']);
      const { fields, file } = form;
      if (!file) throw badInput({ image: 'Choose a picture.' });
      const imageUrl = await uploadProfileImage(ctx, file.content, fields.type);
      return sendText(
        reply,
        `{"data":{"imageUrl":${JSON.stringify(imageUrl)},"profile":${await readOwnProfile(ctx)}}}`,
      );
    },
  );
}
