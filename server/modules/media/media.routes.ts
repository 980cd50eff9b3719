import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { InFlight } from '../../core/inFlight';
import { badInput, forbidden, notFound, rateLimited } from '../../core/errors';
import { describe, type Contract, type Tag } from '../../rest/contract/describe';
import { text } from '../../rest/contract/schema';
import { mediaLimits } from '../../../shared/contracts/media';
import { writeTempFile } from '../../storage/tempFile';
import { fileTooLarge, imageTypes } from './media.image';
import { createUploadInput } from './media.inputs';
import { uploadSlot } from './media.rest';
import { createUpload } from './media.service';

const tag: Tag = { name: 'Files', description: 'Uploads of pictures and documents.' };

export function mediaRoutes(rest: FastifyInstance): void {
  rest.post(
    '/storage/r2/presign',
    describe({
      id: 'createUpload',
      tag,
      summary: 'Create an upload slot for one file',
      description: 'PUT the file to uploadUrl, then send publicUrl to the call that shows the file.',
      body: createUploadInput,
      isCamelBody: true,
      answer: uploadSlot,
      isAnswerRepeated: true,
    }),
    async ({ ctx, body }, reply) => {
      const slot = await createUpload(ctx, body);
      return reply.send({ data: slot, ...slot });
    },
  );
  void rest.register(async (raw) => localFileRoutes(raw));
}

type SignedRequest = { Params: { '*': string } };

/**
 * Verifies a signed URL.
 * @returns the file's key and the query
 * @throws AppError FORBIDDEN
 */
function verifySignature(
  method: 'GET' | 'PUT',
  { ctx, params, url }: FastifyRequest<SignedRequest>,
): { key: string; query: URLSearchParams } {
  const key = params['*'];
  const query = new URL(url, ctx.origin).searchParams;
  if (!ctx.app.store.verify(method, key, query)) throw forbidden('This link has expired. Request a new one.');
  return { key, query };
}

const fileParams = { '*': text('Key of the file; may contain slashes.') };
const signatureParameters = {
  expires: v.pipe(v.string(), v.description('When the URL expires, in seconds since 1970.')),
  signature: v.pipe(v.string(), v.description('Signature of the URL.')),
};

const uploadContract: Contract = {
  id: 'uploadFile',
  tag,
  summary: 'Upload a file to a signed URL',
  description:
    'uploadUrl of an upload slot leads here, unless the files are in an S3-compatible storage and the slot has a size.',
  anonymous: true,
  params: fileParams,
  query: v.object({
    type: v.pipe(v.string(), v.description('Content type that the file must have.')),
    bytes: v.optional(v.pipe(v.string(), v.description('Length that the file must have.'))),
    owner: v.pipe(v.string(), v.description('Person who uploads the file.')),
    ...signatureParameters,
  }),
  fileBody: [...imageTypes, 'application/pdf'],
};

const downloadContract: Contract = {
  id: 'downloadFile',
  tag,
  summary: 'Download a file from a signed URL',
  description: 'download_url of a data export leads here, unless the files are in an S3-compatible storage.',
  anonymous: true,
  params: fileParams,
  query: v.object({
    filename: v.pipe(v.string(), v.description('Name that the download has.')),
    ...signatureParameters,
  }),
  fileAnswer: ['application/octet-stream'],
  errors: ['FORBIDDEN'],
};

const incomplete = () => badInput({ file: 'The file size doesn’t match this upload link. Try again.' });

/** Uploads of a person that are under way at a time. A message has at most 10 files. */
const maxUploadsUnderWay = 12;
const uploads = new InFlight(maxUploadsUnderWay);

/** The length that a signed upload must have; null when the slot has no size. */
const signedBytes = (query: URLSearchParams): number | null => (query.has('bytes') ? Number(query.get('bytes')) : null);

/** Serves the signed URLs that lead to this server. With S3 the others lead there. */
function localFileRoutes(raw: FastifyInstance): void {
  raw.removeAllContentTypeParsers();
  // The handler writes the stream to the disk while it arrives.
  raw.addContentTypeParser('*', (_request, body, done) => done(null, body));

  // Runs before the body is read.
  const onRequest = async (request: FastifyRequest<SignedRequest>): Promise<void> => {
    const { query } = verifySignature('PUT', request);
    const type = query.get('type')!;
    const length = request.headers['content-length'];
    if (request.headers['content-type'] !== type)
      throw badInput({ contentType: `Send the file as ${type}, as declared for this upload link.` });
    if (Number(length) > mediaLimits.imageBytes) throw fileTooLarge('file');
    const bytes = signedBytes(query);
    if (bytes !== null && length !== undefined && Number(length) !== bytes) throw incomplete();
    const release = uploads.acquire(query.get('owner')!);
    if (!release) throw rateLimited(5, `Too many uploads at once (at most ${maxUploadsUnderWay})`);
    request.raw.once('close', release);
  };
  raw.put<SignedRequest>(
    '/storage/files/*',
    { ...describe(uploadContract), onRequest, bodyLimit: mediaLimits.imageBytes },
    async (request, reply) => {
      const { key, query } = verifySignature('PUT', request);
      const { store, config } = request.ctx.app;
      const bytes = signedBytes(query);
      await using file = await writeTempFile(config.dataDir, (request.body as Readable | undefined) ?? request.raw, {
        maxBytes: bytes ?? mediaLimits.imageBytes,
        tooLarge: bytes === null ? () => fileTooLarge('file') : incomplete,
      });
      if (file.bytes === 0 || (bytes !== null && file.bytes !== bytes)) throw incomplete();
      await store.putFile(key, file.path, query.get('type')!);
      return reply.send({ data: {} });
    },
  );

  raw.get<SignedRequest>('/storage/files/*', describe(downloadContract), async (request, reply) => {
    const { key, query } = verifySignature('GET', request);
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
