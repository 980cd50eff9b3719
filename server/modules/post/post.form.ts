import type { FastifyRequest } from 'fastify';
import { viewerId } from '../../context';
import { check } from '../../core/check';
import { AppError, badInput } from '../../core/errors';
import { camelKeys } from '../../rest/answers';
import { imageTooLarge, maxImageBytes } from '../media/media.image';
import { dropUnusedImage, storeImage } from '../media/media.service';
import { createPostInput } from './post.inputs';
import { createPost } from './post.service';

type Form = { fields: Record<string, string>; file?: { field: string; data: Buffer } };

/** What is wrong with a form that ends too early, or is none. Faults that are known keep their own words. */
function formFault(error: unknown, field: string): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return imageTooLarge(field);
  return error instanceof AppError || statusCode ? error : badInput({ body: 'The form is cut short or malformed.' });
}

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw badInput({ body: 'Send this call as multipart/form-data.' });
  const form: Form = { fields: {} };
  let reading = 'image';
  try {
    for await (const part of request.parts({ limits: { files: 1, fileSize: maxImageBytes, fields: 10, fieldSize: 64 * 1024 } })) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (part.fieldname === 'image' || part.fieldname === 'media') {
        reading = part.fieldname;
        const data = await part.toBuffer();
        if (data.length > 0) form.file = { field: reading, data };
      } else throw badInput({ [part.fieldname]: 'Send the picture as image or media.' });
    }
  } catch (error) {
    throw formFault(error, reading);
  }
  return form;
}

/**
 * Publishes the post of POST /posts/media: checks the words, then stores the picture, so that wrong words store nothing.
 * @returns the post's id
 * @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE
 */
export async function createPostOfForm(request: FastifyRequest): Promise<string> {
  const { ctx } = request;
  viewerId(ctx);
  const { fields, file } = await readForm(request);
  const { isPublic, ...rest } = camelKeys(fields);
  if (isPublic !== undefined && isPublic !== 'true' && isPublic !== 'false') throw badInput({ isPublic: 'is_public must be true or false.' });
  const input = { ...rest, isPublic: isPublic !== 'false' };
  check(createPostInput, { ...input, image: file ? 'to be stored' : rest.image });
  const stored = file && (await storeImage(ctx, 'posts', file.data, file.field));
  try {
    return await createPost(ctx, { ...input, image: stored?.url ?? rest.image });
  } finally {
    // A repeated call answers the first one's post, which shows the first one's picture.
    if (stored) await dropUnusedImage(ctx, stored.id);
  }
}
