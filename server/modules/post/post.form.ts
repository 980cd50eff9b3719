import type { FastifyRequest } from 'fastify';
import { viewerId } from '../../context';
import { check } from '../../core/check';
import { AppError, badInput } from '../../core/errors';
import { camelKeys } from '../../rest/answers';
import { imageTooLarge, maxImageBytes } from '../media/media.image';
import { storeImage } from '../media/media.service';
import { createPostInput } from './post.inputs';

type Form = { fields: Record<string, string>; file?: { field: string; data: Buffer } };

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('BAD_USER_INPUT', 'Send this call as multipart/form-data.', { fields: { body: 'Send this call as multipart/form-data.' } });
  const form: Form = { fields: {} };
  for await (const part of request.parts({ limits: { files: 1, fileSize: maxImageBytes, fields: 10, fieldSize: 64 * 1024 } })) {
    if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'image' || part.fieldname === 'media') {
      const data = await part.toBuffer().catch(() => {
        throw imageTooLarge(part.fieldname);
      });
      if (data.length > 0) form.file = { field: part.fieldname, data };
    } else throw badInput({ [part.fieldname]: 'Send the picture as image or media.' });
  }
  return form;
}

/**
 * Reads the form of POST /posts/media: checks the words, then stores the picture, so that wrong words store nothing.
 * @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE
 */
export async function readPostForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  viewerId(request.ctx);
  const { fields, file } = await readForm(request);
  const { isPublic, ...rest } = camelKeys(fields);
  if (isPublic !== undefined && isPublic !== 'true' && isPublic !== 'false') throw badInput({ isPublic: 'is_public must be true or false.' });
  const input = { ...rest, isPublic: isPublic !== 'false' };
  check(createPostInput, { ...input, image: file ? 'to be stored' : rest.image });
  const stored = file && (await storeImage(request.ctx, 'posts', file.data, file.field));
  return { ...input, image: stored?.url ?? rest.image };
}
