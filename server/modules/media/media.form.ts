import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaLimits } from '../../../shared/contracts/media';
import { AppError, badInput } from '../../core/errors';
import { writeTempFile, type TempFile } from '../../storage/tempFile';
import { fileTooLarge } from './media.image';

/** A multipart form with at most one file. The file is deleted when the form is disposed of. */
export type Form = AsyncDisposable & { fields: Record<string, string>; file?: { field: string; content: TempFile } };

/** Translates an error of the multipart parser. Errors with a status pass unchanged. */
function toFormError(error: unknown, field: string): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_FILES_LIMIT') return badInput({ [field]: 'Send one picture at a time.' });
  return error instanceof AppError || statusCode ? error : badInput({ body: 'The form is incomplete or malformed.' });
}

/** Registers routes that accept multipart forms. Other routes reject them. */
export function registerFormRoutes(rest: FastifyInstance, addRoutes: (forms: FastifyInstance) => void): void {
  void rest.register(async (forms) => {
    // A file over the limit ends where it is written, so that its error is ours.
    await forms.register(multipart, { throwFileSizeLimit: false });
    addRoutes(forms);
  });
}

/**
 * Parses a multipart form. Its file is written to the disk while it arrives.
 * @param fileFields accepted field names of the file
 * @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  if (!request.isMultipart()) throw badInput({ body: 'Send this call as multipart/form-data.' });
  const { dataDir } = request.ctx.app.config;
  const form: Form = {
    fields: {},
    [Symbol.asyncDispose]: async () => form.file?.content[Symbol.asyncDispose](),
  };
  let fileField = fileFields[0]!;
  try {
    for await (const part of request.parts({
      limits: { files: 1, fileSize: mediaLimits.imageBytes + 1, fields: 10, fieldSize: 64 * 1024 },
    })) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (fileFields.includes(part.fieldname)) {
        fileField = part.fieldname;
        const content = await writeTempFile(dataDir, part.file, {
          maxBytes: mediaLimits.imageBytes,
          tooLarge: () => fileTooLarge(part.fieldname),
        });
        // Browsers send an empty part without a file name when no file was chosen.
        if (content.bytes > 0 || part.filename) form.file = { field: fileField, content };
        else await content[Symbol.asyncDispose]();
      } else throw badInput({ [part.fieldname]: `Send the picture as ${fileFields.join(' or ')}.` });
    }
  } catch (error) {
    await form[Symbol.asyncDispose]();
    // The parser no longer reads: without this the rest of the body blocks the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw toFormError(error, fileField);
  }
  return form;
}
