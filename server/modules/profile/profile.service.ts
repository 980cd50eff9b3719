import { LockMode } from '@mikro-orm/core';
import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check, isId } from '../../core/check';
import { notFound } from '../../core/errors';
import { statement, type Spelling } from '../../database/read';
import { connectedPeople, personVisible } from '../graph/graph.policy';
import type { Media } from '../media/media.entity';
import { urlsOf } from '../media/media.files';
import { imageUse } from '../media/media.inputs';
import { claimImage, dropUnusedImages, storeImage } from '../media/media.service';
import { Profile } from './profile.entity';
import { profileUpdated } from './profile.events';
import { updateProfileInput } from './profile.inputs';
import { personJson, profilePage } from './profile.projection';

type Key = 'id' | 'username';

/**
 * A profile as JSON text, by id or username.
 * @throws AppError NOT_FOUND, also across a block
 */
export async function readProfileText(ctx: Context, key: Key, value: string, spelling: Spelling): Promise<string> {
  const viewer = viewerId(ctx);
  const text =
    key === 'username' || isId(value)
      ? await ctx.app.reader.value(
          statement(
            `profile_${key}_${spelling}`,
            () => `select ${personJson(profilePage('p', spelling), 'p', spelling)}::text from profile p where p.${key} = $2 and ${personVisible('p.id')}`,
          ),
          [viewer, key === 'username' ? value.trim().toLowerCase() : value],
        )
      : null;
  if (text === null) throw notFound('Person');
  return text;
}

export const readProfile = async (ctx: Context, key: Key, value: string): Promise<unknown> => JSON.parse(await readProfileText(ctx, key, value, 'camel'));

/** Whole profiles in the order of the ids; null for those the viewer may not see. One statement. */
export async function readProfiles(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const text = await ctx.app.reader.value(
    statement(
      'profiles_of',
      () => `select json_agg(case when p.id is not null then ${personJson(profilePage('p', 'camel'), 'p', 'camel')} end order by wanted.n)::text
             from unnest($2::uuid[]) with ordinality wanted(id, n) left join profile p on p.id = wanted.id and ${personVisible('p.id')}`,
    ),
    [viewerId(ctx), ids],
  );
  return JSON.parse(text!);
}

/** Whether a username is in use. Needs no sign-in: the sign-up form asks. */
export async function usernameExists(ctx: Context, username: string): Promise<boolean> {
  const found = statement('profile_username_exists', () => 'select exists (select from profile where username = $1)');
  return (await ctx.app.reader.value<boolean>(found, [username.trim().toLowerCase()])) === true;
}

/** How many people a search answers at most. */
const searchCap = 10;

/** Words of a query as prefixes: `an mor` finds Ana Moreira. */
const prefixQuery = (query: string) =>
  (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8).map((word) => `${word}:*`).join(' & ');

/** People whose name, username or headline match, best first, at most 10, as JSON text. A blank query finds nobody. */
export async function searchProfilesText(ctx: Context, query: string, spelling: Spelling): Promise<string> {
  const viewer = viewerId(ctx);
  const words = prefixQuery(query.slice(0, 200));
  if (words === '') return '[]';
  const text = await ctx.app.reader.value(
    statement(
      `profile_search_${spelling}`,
      () => `select coalesce(json_agg(${personJson(profilePage('p', spelling), 'p', spelling)}), '[]')::text from (
               select p.* from profile p, to_tsquery('simple', $2) wanted
               where p.search @@ wanted and ${personVisible('p.id')}
               order by p.username = $3 desc, p.id in (${connectedPeople}) desc, ts_rank(p.search, wanted) desc, p.id limit ${searchCap}) p`,
    ),
    [viewer, words, query.trim().toLowerCase().replace(/^@/, '')],
  );
  return text!;
}

type Changes = v.InferOutput<typeof updateProfileInput>;

/** A picture's columns; undefined when it stays as it is. */
async function pictureChange(ctx: Context, now: string | null | undefined, wanted: string | null | undefined, kind: 'avatar' | 'cover', field: string) {
  if (wanted === undefined || wanted === now) return undefined;
  return wanted === null || wanted === '' ? null : claimImage(ctx, wanted, kind, field);
}

/** Changes the own profile. @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE, UNAVAILABLE */
export async function updateProfile(ctx: Context, input: unknown): Promise<void> {
  const id = viewerId(ctx);
  const { avatarUrl, avatar, coverImageUrl, stage, ...texts }: Changes = check(updateProfileInput, input);
  const before = await ctx.app.orm.em.fork().findOne(Profile, { id });
  if (!before) throw notFound('Person');
  const wantedAvatar = avatarUrl === undefined ? avatar : avatarUrl;
  const newAvatar = await pictureChange(ctx, before.avatarUrl, wantedAvatar, 'avatar', 'avatarUrl');
  const newCover = await pictureChange(ctx, before.coverImageUrl, coverImageUrl, 'cover', 'coverImageUrl');
  await write(ctx, async (tx) => {
    const profile = await tx.em.findOne(Profile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!profile) throw notFound('Person');
    const replaced = [newAvatar !== undefined && profile.avatarId, newCover !== undefined && profile.coverId].filter((old) => typeof old === 'string');
    for (const [field, value] of Object.entries(texts)) if (value != null) tx.em.assign(profile, { [field]: value });
    if (stage !== undefined) profile.stage = stage;
    if (newAvatar !== undefined) setAvatar(profile, newAvatar);
    if (newCover !== undefined) setCover(profile, newCover);
    await tx.em.flush();
    await dropUnusedImages(tx, replaced);
    tx.emit(profileUpdated(id));
  });
}

function setAvatar(profile: Profile, media: Media | null): void {
  profile.avatarId = media?.id ?? null;
  profile.avatarUrl = media ? urlsOf(media.srcSet)[0]! : null;
}

function setCover(profile: Profile, media: Media | null): void {
  profile.coverId = media?.id ?? null;
  profile.coverImageUrl = media?.url ?? null;
}

/**
 * Stores a picture and makes it the viewer's avatar or cover.
 * @returns its address
 * @throws AppError BAD_USER_INPUT naming `image` or `type`, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function uploadProfileImage(ctx: Context, data: Buffer, use: unknown): Promise<string> {
  const { type: kind } = check(v.object({ type: imageUse }), { type: use });
  const media = await storeImage(ctx, kind, data, 'image');
  await updateProfile(ctx, { [kind === 'avatar' ? 'avatarUrl' : 'coverImageUrl']: media.url });
  return kind === 'avatar' ? urlsOf(media.srcSet)[0]! : media.url;
}

/** The signed-in person’s own address. */
export async function readEmail(ctx: Context): Promise<string> {
  const email = await ctx.app.reader.value(statement('account_email', () => 'select email from account where id = $1'), [viewerId(ctx)]);
  if (email === null) throw notFound('Person');
  return email;
}
