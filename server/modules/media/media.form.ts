import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaLimits } from '../../../shared/contracts/media';
import { AppError, badInput } from '../../core/errors';
import { fileTooLarge } from './media.image';

/** A multipart form with at most one file. */
export type Form = { fields: Record<string, string>; file?: { field: string; data: Buffer } };

/** Translates an error of the multipart parser. Errors with a status pass unchanged. */
function toFormError(error: unknown, field: string): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(field);
  if (code === 'FST_FILES_LIMIT') return badInput({ [field]: 'Send one picture at a time.' });
  return error instanceof AppError || statusCode ? error : badInput({ body: 'The form is cut short or malformed.' });
}

/** Registers routes that accept multipart forms. Other routes reject them. */
export function registerFormRoutes(rest: FastifyInstance, addRoutes: (forms: FastifyInstance) => void): void {
  void rest.register(async (forms) => {
    await forms.register(multipart);
    addRoutes(forms);
  });
}

/**
 * Parses a multipart form.
 * @param fileFields accepted field names of the file
 * @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  if (!request.isMultipart()) throw badInput({ body: 'Send this call as multipart/form-data.' });
  const form: Form = { fields: {} };
  let fileField = fileFields[0]!;
  try {
    for await (const part of request.parts({
      limits: { files: 1, fileSize: mediaLimits.imageBytes, fields: 10, fieldSize: 64 * 1024 },
    })) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (fileFields.includes(part.fieldname)) {
        fileField = part.fieldname;
        const data = await part.toBuffer();
        // Browsers send an empty part without a file name when no file was chosen.
        if (data.length > 0 || part.filename) form.file = { field: fileField, data };
      } else throw badInput({ [part.fieldname]: `Send the picture as ${fileFields.join(' or ')}.` });
    }
  } catch (error) {
    throw toFormError(error, fileField);
  }
  return form;
}
