import type { FastifyRequest } from 'fastify';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput } from '../../core/errors';
import { camelKeys } from '../../rest/contract/responses';
import { readForm } from '../media/media.form';
import { removeUnusedImages, storeImage } from '../media/media.service';
import { createPostInput } from './post.inputs';
import { createPost } from './post.service';

/**
 * Publishes the post of a multipart form. Validates the text before it stores the picture, so invalid input stores nothing.
 * @returns the post's id
 * @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE
 */
export async function createPostFromForm(request: FastifyRequest): Promise<string> {
  const { ctx } = request;
  viewerId(ctx);
  await using form = await readForm(request, ['image', 'media']);
  const { fields, file } = form;
  const { isPublic, ...rest } = camelKeys(fields);
  if (isPublic !== undefined && isPublic !== 'true' && isPublic !== 'false')
    throw badInput({ isPublic: 'is_public must be true or false.' });
  const input = { ...rest, isPublic: isPublic !== 'false' };
  validate(createPostInput, { ...input, image: file ? 'placeholder' : rest.image });
  const stored =
    file && (await storeImage(ctx, file.content, { kind: 'post', field: file.field, isPrivate: !input.isPublic }));
  try {
    return await createPost(ctx, { ...input, image: stored?.url ?? rest.image });
  } finally {
    // A repeated call returns the first post with the first picture, so the new one is unused. The cleanup job is the fallback.
    if (stored) await write(ctx, (tx) => removeUnusedImages(tx, [stored.id])).catch(() => undefined);
  }
}
