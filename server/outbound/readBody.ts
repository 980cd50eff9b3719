import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutboundError } from './outboundError';

const decoders: Record<string, (() => Transform) | undefined> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Passes chunks on, and fails once they have more than `maxBytes`. */
const limitBytes = (maxBytes: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OutboundError('too_large', `The response has more than ${maxBytes} bytes.`);
      yield chunk;
    }
  };

/**
 * Reads and decompresses a body. The limit applies to the bytes on the wire and to the decompressed ones, while they arrive.
 * @throws OutboundError too_large, invalid
 */
export async function readBody(
  body: Readable,
  encoding: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const decoder = decoders[encoding];
  if (!decoder) throw new OutboundError('invalid', `The content encoding ${encoding} is not supported.`);
  await pipeline(body, limitBytes(maxBytes), decoder(), limitBytes(maxBytes), collect, { signal });
  return Buffer.concat(chunks);
}
