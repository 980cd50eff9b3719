import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context';
import { badInput, forbidden, notFound } from '../../core/errors';
import { describe } from '../../rest/describe';
import type { SignedRequest } from '../../storage/store';
import { maxImageBytes } from './media.image';
import { createUploadInput } from './media.inputs';
import { createUpload } from './media.service';

const tag = 'Files';
const config = { camelFields: true };

export function mediaRoutes(rest: FastifyInstance): void {
  rest.post(
    '/storage/r2/presign',
    {
      config: { ...config, rateLimit: { max: 120, timeWindow: '1 hour' } },
      schema: describe({ tag, summary: 'Open a slot for one file: PUT it to uploadUrl, then name publicUrl where it is to be shown', body: createUploadInput, camelBody: true, answer: { uploadUrl: 'string', publicUrl: 'string' } }),
    },
    async ({ ctx, body }, reply) => {
      const slot = await createUpload(ctx, body);
      return reply.send({ data: slot, ...slot });
    },
  );
  void rest.register(async (raw) => localFileRoutes(raw));
}

type SignedCall = { Params: { '*': string }; Querystring: { expires?: string; signature?: string; type?: string; bytes?: string; filename?: string } };

/** The other end of the signed addresses that the local store gives out. With S3 they lead there instead. */
function localFileRoutes(raw: FastifyInstance): void {
  raw.removeAllContentTypeParsers();
  raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxImageBytes }, (_request, body, done) => done(null, body));
  const schema = { hide: true };

  raw.put<SignedCall>('/storage/files/*', { schema, bodyLimit: maxImageBytes }, async ({ ctx, params, query, headers, body }, reply) => {
    const { type = '', bytes } = query;
    requireSignature(ctx, { method: 'PUT', key: params['*'], detail: bytes === undefined ? type : `${type} ${bytes}` }, query);
    const data = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (headers['content-type'] !== type) throw badInput({ contentType: `Send the file as ${type}, which this address was made for.` });
    if (data.length === 0 || (bytes !== undefined && data.length !== Number(bytes))) throw badInput({ file: 'The file is not as long as was said. Try again.' });
    await ctx.app.store.put(params['*'], data, type);
    return reply.send({ data: {} });
  });

  raw.get<SignedCall>('/storage/files/*', { schema }, async ({ ctx, params, query }, reply) => {
    const { filename = '' } = query;
    requireSignature(ctx, { method: 'GET', key: params['*'], detail: filename }, query);
    return sendDownload(reply, ctx, params['*'], filename);
  });
}

function requireSignature(ctx: Context, asked: Omit<SignedRequest, 'expires' | 'signature'>, { expires = '0', signature = '' }: SignedCall['Querystring']): void {
  const isOurs = ctx.app.store.verify?.({ ...asked, expires: Number(expires), signature });
  if (!isOurs) throw forbidden('This address has expired. Ask for a new one.');
}

async function sendDownload(reply: FastifyReply, ctx: Context, key: string, filename: string): Promise<FastifyReply> {
  const file = await ctx.app.store.open(key);
  if (!file) throw notFound('File');
  return reply
    .headers({ 'content-type': 'application/octet-stream', 'content-length': file.bytes, 'content-disposition': `attachment; filename="${filename}"` })
    .send(file.stream);
}
