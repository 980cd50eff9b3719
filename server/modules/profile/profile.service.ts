import { LockMode } from '@mikro-orm/core';
import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate, isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { statement, type FieldCase } from '../../database/read';
import { connectedPeople, personVisible } from '../../visibility/people';
import type { Media } from '../media/media.entity';
import { urlsOf } from '../media/media.files';
import { imageUse } from '../media/media.inputs';
import { claimImage, removeUnusedImages, storeImage } from '../media/media.service';
import { Profile } from './profile.entity';
import { profileUpdated } from './profile.events';
import { updateProfileInput } from './profile.inputs';
import { personJson, profilePage } from './profile.projection';

type Key = 'id' | 'username';

/**
 * A profile as JSON text, by id or username.
 * @throws AppError NOT_FOUND, also across a block
 */
export async function readProfileText(ctx: Context, key: Key, value: string, spelling: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const text =
    key === 'username' || isId(value)
      ? await ctx.app.reader.value(
          statement(
            `profile_${key}_${spelling}`,
            () =>
              `select ${personJson(profilePage('p', spelling), 'p', spelling)}::text from profile p where p.${key} = $2 and ${personVisible('p.id')}`,
          ),
          [viewer, key === 'username' ? value.trim().toLowerCase() : value],
        )
      : null;
  if (text === null) throw notFound('Person');
  return text;
}

export const readProfile = async (ctx: Context, key: Key, value: string): Promise<unknown> =>
  JSON.parse(await readProfileText(ctx, key, value, 'camel'));

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
  (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ');

/** People whose name, username or headline match, best first, at most 10, as JSON text. A blank query finds nobody. */
export async function searchProfilesText(ctx: Context, query: string, spelling: FieldCase): Promise<string> {
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
    [viewer, words, /[\w.-]+/.exec(query.toLowerCase())?.[0] ?? ''],
  );
  return text!;
}

type Changes = v.InferOutput<typeof updateProfileInput>;

/** A profile's pictures: null takes one away, undefined leaves it. */
type Pictures = { avatar?: Media | null; cover?: Media | null };

async function chosenPicture(
  ctx: Context,
  now: string | null | undefined,
  wanted: string | null | undefined,
  kind: keyof Pictures,
  field: string,
): Promise<Media | null | undefined> {
  if (wanted === undefined || wanted === now) return undefined;
  return wanted ? claimImage(ctx, wanted, kind, field) : null;
}

/** Changes the own profile. @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE, UNAVAILABLE */
export async function updateProfile(ctx: Context, input: unknown): Promise<void> {
  const id = viewerId(ctx);
  const { avatarUrl, avatar, coverImageUrl, ...texts }: Changes = validate(updateProfileInput, input);
  const now = await ctx.app.orm.em.fork().findOne(Profile, { id });
  const [wanted, field] = avatarUrl === undefined ? [avatar, 'avatar'] : [avatarUrl, 'avatarUrl'];
  await saveProfile(ctx, texts, {
    avatar: await chosenPicture(ctx, now?.avatarUrl, wanted, 'avatar', field),
    cover: await chosenPicture(ctx, now?.coverImageUrl, coverImageUrl, 'cover', 'coverImageUrl'),
  });
}

/**
 * Stores a picture and makes it the viewer's avatar or cover.
 * @returns its address
 * @throws AppError BAD_USER_INPUT naming `image` or `type`, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function uploadProfileImage(ctx: Context, data: Buffer, use: unknown): Promise<string> {
  const { type: kind } = validate(v.object({ type: imageUse }), { type: use });
  const media = await storeImage(ctx, kind, data, 'image');
  await saveProfile(ctx, {}, { [kind]: media });
  return kind === 'avatar' ? smallestUrl(media) : media.url;
}

/** Lists show an avatar small. */
const smallestUrl = ({ srcSet }: Media): string => urlsOf(srcSet)[0]!;

async function saveProfile(
  ctx: Context,
  { stage, ...texts }: Omit<Changes, 'avatarUrl' | 'avatar' | 'coverImageUrl'>,
  { avatar, cover }: Pictures,
): Promise<void> {
  const id = viewerId(ctx);
  await write(ctx, async (tx) => {
    const profile = await tx.em.findOne(Profile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!profile) throw notFound('Person');
    const { avatarId, coverId } = profile;
    for (const [field, value] of Object.entries(texts)) if (value != null) tx.em.assign(profile, { [field]: value });
    if (stage !== undefined) profile.stage = stage;
    if (avatar !== undefined)
      tx.em.assign(profile, { avatarId: avatar?.id ?? null, avatarUrl: avatar && smallestUrl(avatar) });
    if (cover !== undefined) tx.em.assign(profile, { coverId: cover?.id ?? null, coverImageUrl: cover?.url ?? null });
    await tx.em.flush();
    await removeUnusedImages(tx, [avatar !== undefined && avatarId, cover !== undefined && coverId]);
    tx.emit(profileUpdated(id));
  });
}

/** The signed-in person’s own address. */
export async function readEmail(ctx: Context): Promise<string> {
  const email = await ctx.app.reader.value(
    statement('account_email', () => 'select email from account where id = $1'),
    [viewerId(ctx)],
  );
  if (email === null) throw notFound('Person');
  return email;
}
