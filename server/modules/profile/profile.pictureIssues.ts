import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { AppError } from '../../core/errors';
import { sql } from '../../database/write';
import type { Media } from '../media/media.entity';
import { keyOf, urlsOf } from '../media/media.files';
import { storeImage } from '../media/media.service';
import type { ValidationIssue } from './profile.issue';

type Kind = 'avatar' | 'cover';

/** What a profile says of a picture, and what the picture's row says; `srcSet` is null where there is no such row. */
type CheckedPicture = { id: string | null; url: string | null; srcSet: string | null; bytes: number | null };

export type CheckedPictures = Record<Kind, CheckedPicture>;

/** What is broken about the viewer's pictures. @throws AppError UNAVAILABLE while the storage is away */
export const findPictureIssues = async (ctx: Context, { avatar, cover }: CheckedPictures): Promise<ValidationIssue[]> =>
  (await Promise.all([faultsOf(ctx, 'avatar', avatar), faultsOf(ctx, 'cover', cover)])).flat();

const columnsOf = {
  avatar: {
    field: 'avatarUrl',
    id: 'avatar_id',
    url: 'avatar_url',
    shown: (urls: string[]) => urls[0],
    what: 'picture',
  },
  cover: {
    field: 'coverImageUrl',
    id: 'cover_id',
    url: 'cover_image_url',
    shown: (urls: string[]) => urls.at(-1),
    what: 'cover',
  },
} as const;

/** A picture is whole when its row is there, every one of its files is in full length, and its address leads to one. */
async function faultsOf(
  ctx: Context,
  kind: Kind,
  { id, url, srcSet, bytes }: CheckedPicture,
): Promise<ValidationIssue[]> {
  if (id === null && url === null) return [];
  const { field, what, shown, ...columns } = columnsOf[kind];
  const [idColumn, urlColumn] = [sql.ref(columns.id), sql.ref(columns.url)];
  const set = (newId: string | null, newUrl: string | null) =>
    write(ctx, (tx) =>
      tx.rows(sql`
        update profile set ${idColumn} = ${newId}, ${urlColumn} = ${newUrl}
        where id = ${viewerId(ctx)} and ${idColumn} is not distinct from ${id} and ${urlColumn} is not distinct from ${url}`),
    );
  const urls = srcSet === null ? [] : urlsOf(srcSet);
  const sizes = await Promise.all(urls.map((known) => ctx.app.store.size(keyOf(known))));
  const isWhole =
    urls.length > 0 && sizes.every((size) => size !== null) && sizes.reduce((sum, size) => sum + size, 0) === bytes;
  if (isWhole && url !== null && urls.includes(url)) return [];
  if (isWhole)
    return [{ field, message: `The address of your ${what} is wrong.`, repair: () => set(id, shown(urls)!) }];
  const left = urls.filter((_, index) => sizes[index] !== null).toReversed();
  const remake = async () => {
    const media = await remakeImage(ctx, kind, left.map(keyOf), field);
    return set(media?.id ?? null, media ? shown(urlsOf(media.srcSet))! : null);
  };
  return [
    {
      field,
      message: left.length > 0 ? `Your ${what} has lost some of its sizes.` : `Your ${what} cannot be found any more.`,
      repair: remake,
    },
  ];
}

/** A picture made of the best of its files that can still be read; null when none can. */
async function remakeImage(ctx: Context, kind: Kind, keys: readonly string[], field: string): Promise<Media | null> {
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
