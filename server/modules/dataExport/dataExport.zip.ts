import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Chunks = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/** Adds one file, and waits until its content has been read. @param options.compress false for what is packed already */
export type AddFile = (name: string, content: Chunks, options?: { compress: boolean }) => Promise<void>;

/**
 * Writes a ZIP archive as its content comes: memory holds one chunk of one file.
 * @param path where; readable by the server's own account only. Half an archive stays there on failure
 * @param fill adds the files one after another
 */
export async function writeZip(
  path: string,
  signal: AbortSignal,
  fill: (add: AddFile) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const written = pipeline(output, createWriteStream(path, { mode: 0o600 }), { signal });
  const add: AddFile = async (name, content, options) => {
    const stream = Readable.from(content);
    zip.addReadStream(stream, name, options);
    try {
      await Promise.race([finished(stream), written]);
    } catch (error) {
      stream.destroy();
      throw error;
    }
  };
  try {
    await fill(add);
    zip.end();
  } catch (error) {
    output.destroy();
    await written.catch(() => undefined);
    throw error;
  }
  await written;
}
