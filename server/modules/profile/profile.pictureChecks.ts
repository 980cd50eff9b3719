import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { mediaLimits } from '../../../shared/contracts/media';
import { AppError } from '../../core/errors';
import { sql } from '../../database/write';
import type { Media } from '../media/media.entity';
import { keyFromUrl, srcSetUrls } from '../media/media.files';
import { fileTooLarge } from '../media/media.image';
import { storeImage } from '../media/media.service';
import { writeTempFile } from '../../storage/tempFile';
import type { RepairableIssue } from './profile.integrityIssue';

type Kind = 'avatar' | 'cover';

/** A picture as the profile and the row of `media` describe it. `srcSet` is null when there is no such row. */
type CheckedPicture = { id: string | null; url: string | null; srcSet: string | null; bytes: number | null };

export type CheckedPictures = Record<Kind, CheckedPicture>;

/** Finds the viewer's broken pictures. @throws AppError UNAVAILABLE while the storage fails */
export const findPictureIssues = async (ctx: Context, { avatar, cover }: CheckedPictures): Promise<RepairableIssue[]> =>
  (await Promise.all([findIssuesOfPicture(ctx, 'avatar', avatar), findIssuesOfPicture(ctx, 'cover', cover)])).flat();

const pictureColumns = {
  avatar: {
    field: 'avatarUrl',
    id: 'avatar_id',
    url: 'avatar_url',
    shownUrl: (urls: string[]) => urls[0],
    label: 'profile picture',
  },
  cover: {
    field: 'coverImageUrl',
    id: 'cover_id',
    url: 'cover_image_url',
    shownUrl: (urls: string[]) => urls.at(-1),
    label: 'cover picture',
  },
} as const;

/** A picture is intact when its row exists, all of its files have their full length, and its URL is one of theirs. */
async function findIssuesOfPicture(
  ctx: Context,
  kind: Kind,
  { id, url, srcSet, bytes }: CheckedPicture,
): Promise<RepairableIssue[]> {
  if (id === null && url === null) return [];
  const { field, label, shownUrl, ...columns } = pictureColumns[kind];
  const [idColumn, urlColumn] = [sql.ref(columns.id), sql.ref(columns.url)];
  const setPicture = (newId: string | null, newUrl: string | null) =>
    write(ctx, (tx) =>
      tx.rows(sql`
        update profile set ${idColumn} = ${newId}, ${urlColumn} = ${newUrl}
        where id = ${viewerId(ctx)} and ${idColumn} is not distinct from ${id} and ${urlColumn} is not distinct from ${url}`),
    );
  const urls = srcSet === null ? [] : srcSetUrls(srcSet);
  const sizes = await Promise.all(urls.map((fileUrl) => ctx.app.store.size(keyFromUrl(fileUrl))));
  const isIntact =
    urls.length > 0 && sizes.every((size) => size !== null) && sizes.reduce((sum, size) => sum + size, 0) === bytes;
  if (isIntact && url !== null && urls.includes(url)) return [];
  if (isIntact)
    return [{ field, message: `The URL of your ${label} is wrong.`, repair: () => setPicture(id, shownUrl(urls)!) }];
  const storedUrls = urls.filter((_, index) => sizes[index] !== null).toReversed();
  const repair = async () => {
    const media = await recreateImage(ctx, kind, storedUrls.map(keyFromUrl), field);
    return setPicture(media?.id ?? null, media ? shownUrl(srcSetUrls(media.srcSet))! : null);
  };
  return [
    {
      field,
      message: storedUrls.length > 0 ? `Your ${label} is missing some of its sizes.` : `Your ${label} can’t be found.`,
      repair,
    },
  ];
}

/** Stores a picture again from its largest readable file. @returns null when no file can be read */
async function recreateImage(ctx: Context, kind: Kind, keys: readonly string[], field: string): Promise<Media | null> {
  const { store, config } = ctx.app;
  for (const key of keys) {
    const stored = await store.open(key);
    if (!stored) continue;
    try {
      await using file = await writeTempFile(config.dataDir, stored.stream, {
        maxBytes: mediaLimits.imageBytes,
        tooLarge: () => fileTooLarge(field),
      });
      return await storeImage(ctx, file, { kind, field });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'BAD_USER_INPUT')) throw error;
    }
  }
  return null;
}
