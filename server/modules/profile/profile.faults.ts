import { buffer } from 'node:stream/consumers';
import type { RawBuilder } from 'kysely';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check } from '../../core/check';
import { AppError } from '../../core/errors';
import { sql } from '../../database/write';
import type { Media } from '../media/media.entity';
import { keyOf, urlsOf } from '../media/media.files';
import { storeImage } from '../media/media.service';
import { maxLinks, maxSkills, needs, updateProfileInput } from './profile.inputs';

/** One thing about a profile that is missing or broken. */
export type Finding = { field: string; message: string };

/** Something broken, and what mends it unless it changed meanwhile. Safe to repeat. */
export type Fault = Finding & { repair: () => Promise<unknown> };

type CheckedPicture = { id: string | null; url: string | null; srcSet: string | null; bytes: number | null };

/** A profile with what it refers to; all is null when the account has lost its profile. */
export type Checked = {
  username: string | null;
  displayName: string;
  headline: string;
  bio: string;
  location: string;
  skills: string[];
  lookingFor: string[];
  links: unknown;
  isHiddenByMistake: boolean;
  avatar: CheckedPicture;
  cover: CheckedPicture;
};

/** What is broken in the viewer's profile. @throws AppError UNAVAILABLE while the storage is away */
export async function findFaults(ctx: Context, profile: Checked): Promise<Fault[]> {
  const id = viewerId(ctx);
  const change =
    (columns: RawBuilder<unknown>, seen: RawBuilder<unknown> = sql`true`) =>
    () =>
      write(ctx, (tx) => tx.rows(sql`update profile set ${columns} where id = ${id} and ${seen}`));
  if (profile.username === null) return [{ field: 'profile', message: 'Your profile is gone. It can be made anew.', repair: () => makeProfile(ctx) }];
  const faults: Fault[] = [];
  if (profile.isHiddenByMistake)
    faults.push({ field: 'hidden', message: 'Your profile is hidden although your account is not being deleted.', repair: change(sql`hidden = false`) });
  if (profile.displayName === '')
    faults.push({ field: 'displayName', message: 'Your profile has no name to show.', repair: change(sql`display_name = username`, sql`display_name = ''`) });
  const pictures = await Promise.all([pictureFault(ctx, 'avatar', profile.avatar), pictureFault(ctx, 'cover', profile.cover)]);
  return [...faults, ...pictures.flat(), ...listFaults(profile, change)];
}

/** A profile for an account that has none, under a name that nobody has and that tells nothing of the address. */
const makeProfile = (ctx: Context) =>
  write(ctx, (tx) =>
    tx.rows(sql`
      insert into profile (id, username, display_name)
      select a.id, name, name from account a, (select 'founder_' || right(replace(${viewerId(ctx)}::text, '-', ''), 12) as name) made
      where a.id = ${viewerId(ctx)} on conflict (id) do nothing`),
  );

const columnsOf = {
  avatar: { field: 'avatarUrl', id: 'avatar_id', url: 'avatar_url', shown: (urls: string[]) => urls[0], what: 'picture' },
  cover: { field: 'coverImageUrl', id: 'cover_id', url: 'cover_image_url', shown: (urls: string[]) => urls.at(-1), what: 'cover' },
} as const;

/** A picture is whole when its row is there, every one of its files is in full length, and its address leads to one. */
async function pictureFault(ctx: Context, kind: 'avatar' | 'cover', { id, url, srcSet, bytes }: CheckedPicture): Promise<Fault[]> {
  if (id === null && url === null) return [];
  const { field, what, shown, ...columns } = columnsOf[kind];
  const set = (newId: string | null, newUrl: string | null) =>
    write(ctx, (tx) =>
      tx.rows(sql`update profile set ${sql.ref(columns.id)} = ${newId}, ${sql.ref(columns.url)} = ${newUrl}
                  where id = ${viewerId(ctx)} and ${sql.ref(columns.id)} is not distinct from ${id} and ${sql.ref(columns.url)} is not distinct from ${url}`),
    );
  const urls = srcSet === null ? [] : urlsOf(srcSet);
  const sizes = await Promise.all(urls.map((known) => ctx.app.store.size(keyOf(known))));
  if (urls.length > 0 && sizes.every((size) => size !== null) && sizes.reduce((sum, size) => sum + size, 0) === bytes) {
    const isShown = url !== null && urls.some((known) => keyOf(known) === keyOf(url));
    return isShown ? [] : [{ field, message: `The address of your ${what} is wrong.`, repair: () => set(id, shown(urls)!) }];
  }
  const left = urls.filter((_, index) => sizes[index] !== null).toReversed();
  const remake = async () => {
    const media = await remakeImage(ctx, kind, left.map(keyOf), field);
    return set(media?.id ?? null, media ? shown(urlsOf(media.srcSet))! : null);
  };
  return [{ field, message: left.length > 0 ? `Your ${what} has lost some of its sizes.` : `Your ${what} cannot be found any more.`, repair: remake }];
}

/** A picture made of the best of its files that can still be read; null when none can. */
async function remakeImage(ctx: Context, kind: 'avatar' | 'cover', keys: readonly string[], field: string): Promise<Media | null> {
  for (const key of keys) {
    const file = await ctx.app.store.open(key);
    try {
      if (file) return await storeImage(ctx, kind, await buffer(file.stream), field);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'BAD_USER_INPUT')) throw error;
    }
  }
  return null;
}

/** Lists whose entries the rules of today would refuse: the repair keeps those that they accept. */
function listFaults(
  { skills, lookingFor, links }: Checked,
  change: (columns: RawBuilder<unknown>, seen: RawBuilder<unknown>) => () => Promise<unknown>,
): Fault[] {
  const lists = [
    {
      field: 'skills',
      value: skills,
      most: maxSkills,
      message: 'Some of your skills are not valid.',
      stored: (kept: unknown) => sql`${kept}::text[]`,
      column: 'skills',
    },
    {
      field: 'lookingFor',
      value: lookingFor,
      most: needs.length,
      message: 'Something you look for is not valid.',
      stored: (kept: unknown) => sql`${kept}::text[]`,
      column: 'looking_for',
    },
    {
      field: 'links',
      value: links,
      most: maxLinks,
      message: 'Some of your links are not web addresses.',
      stored: (kept: unknown) => sql`${JSON.stringify(kept)}::jsonb`,
      column: 'links',
    },
  ];
  return lists
    .filter(({ field, value }) => !accepts(field, value))
    .map(({ field, value, most, message, stored, column }) => {
      const kept = (Array.isArray(value) ? value : []).filter((entry) => accepts(field, [entry])).slice(0, most);
      return { field, message, repair: change(sql`${sql.ref(column)} = ${stored(kept)}`, sql`${sql.ref(column)} = ${stored(value)}`) };
    });
}

function accepts(field: string, value: unknown): boolean {
  try {
    check(updateProfileInput, { [field]: value });
    return true;
  } catch {
    return false;
  }
}
