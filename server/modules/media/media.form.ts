import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badInput } from '../../core/errors';
import { fileTooLarge, maxImageBytes } from './media.image';

/** A multipart form with at most one file. */
export type Form = { fields: Record<string, string>; file?: { field: string; data: Buffer } };

/** What is wrong with a form that ends too early, or is none. Faults that are known keep their own words. */
function formFault(error: unknown, field: string): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(field);
  if (code === 'FST_FILES_LIMIT') return badInput({ [field]: 'Send one picture at a time.' });
  return error instanceof AppError || statusCode ? error : badInput({ body: 'The form is cut short or malformed.' });
}

/** Adds routes that take multipart forms; no others do. */
export function withForms(rest: FastifyInstance, addRoutes: (forms: FastifyInstance) => void): void {
  void rest.register(async (forms) => {
    await forms.register(multipart);
    addRoutes(forms);
  });
}

/**
 * Reads a form.
 * @param fileFields names that its file may have
 * @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  if (!request.isMultipart()) throw badInput({ body: 'Send this call as multipart/form-data.' });
  const form: Form = { fields: {} };
  let reading = fileFields[0]!;
  try {
    for await (const part of request.parts({
      limits: { files: 1, fileSize: maxImageBytes, fields: 10, fieldSize: 64 * 1024 },
    })) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (fileFields.includes(part.fieldname)) {
        reading = part.fieldname;
        const data = await part.toBuffer();
        // A form whose file nobody chose has a part without a name.
        if (data.length > 0 || part.filename) form.file = { field: reading, data };
      } else throw badInput({ [part.fieldname]: `Send the picture as ${fileFields.join(' or ')}.` });
    }
  } catch (error) {
    throw formFault(error, reading);
  }
  return form;
}
