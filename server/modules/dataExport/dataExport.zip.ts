import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Chunks = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/** Adds one file and resolves when its content has been read. @param options.compress false for compressed formats */
export type AddFile = (name: string, content: Chunks, options?: { compress: boolean }) => Promise<void>;

/**
 * Streams a ZIP archive to a file. Memory use is one chunk of one file.
 * @param path readable by the server's own account only. After a failure it contains a partial archive
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
