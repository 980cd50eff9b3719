import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput, forbidden, notFound } from '../../core/errors';
import { describe } from '../../rest/contract/describe';
import { fileTooLarge, maxImageBytes } from './media.image';
import { createUploadInput } from './media.inputs';
import { createUpload } from './media.service';

const tag = 'Files';

export function mediaRoutes(rest: FastifyInstance): void {
  rest.post(
    '/storage/r2/presign',
    {
      config: { camelFields: true },
      schema: describe({
        tag,
        summary: 'Open a slot for one file: PUT it to uploadUrl, then name publicUrl where it is to be shown',
        body: createUploadInput,
        camelBody: true,
        answer: { uploadUrl: 'string', publicUrl: 'string' },
      }),
    },
    async ({ ctx, body }, reply) => {
      const slot = await createUpload(ctx, body);
      return reply.send({ data: slot, ...slot });
    },
  );
  void rest.register(async (raw) => localFileRoutes(raw));
}

type SignedCall = { Params: { '*': string } };

/** The key and the query of a signed address, once it has been found to be ours. */
function signedCall(
  method: 'GET' | 'PUT',
  { ctx, params, url }: FastifyRequest<SignedCall>,
): { key: string; query: URLSearchParams } {
  const key = params['*'];
  const query = new URL(url, ctx.origin).searchParams;
  if (!ctx.app.store.verify?.(method, key, query)) throw forbidden('This address has expired. Ask for a new one.');
  return { key, query };
}

/** The other end of the signed addresses that the local store gives out. With S3 they lead there instead. */
function localFileRoutes(raw: FastifyInstance): void {
  raw.removeAllContentTypeParsers();
  raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxImageBytes }, (_request, body, done) =>
    done(null, body),
  );
  const schema = { hide: true };

  // Before anything of the body is read.
  const onRequest = async (request: FastifyRequest<SignedCall>): Promise<void> => {
    const { query } = signedCall('PUT', request);
    const type = query.get('type')!;
    if (request.headers['content-type'] !== type)
      throw badInput({ contentType: `Send the file as ${type}, which this address was made for.` });
    if (Number(request.headers['content-length']) > maxImageBytes) throw fileTooLarge('file');
  };
  raw.put<SignedCall>('/storage/files/*', { schema, onRequest, bodyLimit: maxImageBytes }, async (request, reply) => {
    const { key, query } = signedCall('PUT', request);
    const data = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const bytes = query.get('bytes');
    if (data.length === 0 || (bytes !== null && data.length !== Number(bytes)))
      throw badInput({ file: 'The file did not arrive whole. Try again.' });
    await request.ctx.app.store.put(key, data, query.get('type')!);
    return reply.send({ data: {} });
  });

  raw.get<SignedCall>('/storage/files/*', { schema }, async (request, reply) => {
    const { key, query } = signedCall('GET', request);
    const file = await request.ctx.app.store.open(key);
    if (!file) throw notFound('File');
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': file.bytes,
        'content-disposition': `attachment; filename="${query.get('filename')}"`,
      })
      .send(file.stream);
  });
}
