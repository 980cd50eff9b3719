import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { newId } from '../../core/ids';
import { sql } from '../../database/write';
import { Media } from './media.entity';
import { makeSafeImage } from './media.image';

/** Folders of SPEC.md: PROFILE_IMAGES, POST_MEDIA and CHAT_FILES. */
export type MediaFolder = 'profile' | 'posts' | 'chat';

/**
 * Checks, re-encodes and stores a picture of the viewer's.
 * @param field how errors name the picture
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function storeImage(ctx: Context, folder: MediaFolder, input: Buffer, field: string): Promise<Media> {
  const ownerId = viewerId(ctx);
  const image = await makeSafeImage(input, field);
  const id = newId();
  const store = ctx.app.media;
  const sizes = image.sizes.map(({ width, data }) => ({ width, data, key: `${folder}/${id}-${width}.webp` }));
  for (const { key, data } of sizes) await store.put(key, data);
  const media = {
    id,
    ownerId,
    folder,
    url: store.urlOf(sizes.at(-1)!.key),
    width: image.width,
    height: image.height,
    srcSet: sizes.map(({ key, width }) => `${store.urlOf(key)} ${width}w`).join(', '),
    placeholder: image.placeholder,
    bytes: sizes.reduce((sum, { data }) => sum + data.length, 0),
  };
  return write(ctx, async (tx) => tx.em.create(Media, media));
}

/** Forgets a picture that no post shows: its row, then its files. Never throws: at worst something stays behind. */
export async function dropUnusedImage(ctx: Context, id: string): Promise<void> {
  try {
    const gone = await write(ctx, (tx) =>
      tx.row<{ srcSet: string }>(sql`
        delete from media where id = ${id} and folder = 'posts' and not exists (select from post where image_id = ${id}) returning src_set as "srcSet"`),
    );
    if (gone) await removeFiles(ctx, gone.srcSet);
  } catch (error) {
    ctx.app.log.warn({ error }, 'media: an unused picture stays behind');
  }
}

async function removeFiles(ctx: Context, srcSet: string): Promise<void> {
  const prefix = ctx.app.media.urlOf('');
  for (const part of srcSet.split(', ')) await ctx.app.media.remove(part.slice(prefix.length, part.lastIndexOf(' ')));
}
