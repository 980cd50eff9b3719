import type { FastifyInstance } from 'fastify';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { statement } from '../../database/read';
import { storedPictureHeaders } from '../../storage/pictureHeaders';
import { readPictureViewer } from '../account/pictureCookie';
import { moveKey, type Place } from '../media/media.files';
import { hasPublicPost, pictureReadable } from './post.policy';

type PictureRow = Place & { isPublic: boolean; isReadable: boolean };

const pictureQuery = () =>
  statement(
    'post_picture',
    () => `select m.folder, m.secret, ${hasPublicPost('m.id')} as "isPublic", ${pictureReadable('m')} as "isReadable"
           from media m where m.id = $2 and m.folder in ('posts', 'restricted')`,
  );

/** Everyone may cache a picture of a public post, but only shortly: the post can become private. */
const publicCaching = 'public, max-age=600';
/** Browsers revalidate each time: a cached picture must not outlive the right to see it, nor the session. */
const privateCaching = 'private, no-cache';

/**
 * Serves a picture of posts to those who may see one of these posts, and to its owner. A picture of a public post needs no
 * sign-in. Missing and hidden look alike.
 */
export function postPictureRoute(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>('/media/posts/:name', async ({ ctx, params: { name }, headers }, reply) => {
    const id = /^([0-9a-f-]{36})(?:-\d{1,5})?\.webp$/.exec(name)?.[1];
    const { reader, store } = ctx.app;
    const [row] = isId(id) ? await reader.rows<PictureRow>(pictureQuery(), [await readPictureViewer(ctx), id]) : [];
    if (!row?.isReadable) throw notFound('Picture');
    const caching = { etag: `"${name}"`, 'cache-control': row.isPublic ? publicCaching : privateCaching };
    if (headers['if-none-match'] === caching.etag) return reply.headers(caching).code(304).send();
    const file = await store.open(moveKey(row, name));
    if (!file) throw notFound('Picture');
    return reply.headers({ ...storedPictureHeaders, ...caching, 'content-length': file.bytes }).send(file.stream);
  });
}
