import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { deleteStaleFiles } from './staleFiles';
import { storageUnavailable } from './store';

const rethrowUnavailable = (cause: unknown): never => {
  throw storageUnavailable(cause);
};

/** A file on the local disk that is deleted when it is disposed of. */
export type TempFile = AsyncDisposable & { path: string; bytes: number };

const tempFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Deletes the temporary files of killed processes. */
export const deleteStaleTempFiles = (dataDir: string): Promise<void> => deleteStaleFiles(tempFolder(dataDir));

/**
 * Writes a stream to a temporary file. Memory holds a few chunks, however slow and large the stream is.
 * @param tooLarge creates the error for a stream of more than `maxBytes`, thrown as soon as it exceeds them
 * @throws AppError UNAVAILABLE when the disk is full; errors of the source
 */
export async function writeTempFile(
  dataDir: string,
  source: Readable,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: () => Error },
): Promise<TempFile> {
  const path = join(tempFolder(dataDir), randomUUID());
  const remove = () => rm(path, { force: true });
  let bytes = 0;
  try {
    // The sink opens the file, so that the source has its error handlers from the start.
    await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
      await mkdir(tempFolder(dataDir), { recursive: true }).catch(rethrowUnavailable);
      await using file = await open(path, 'wx').catch(rethrowUnavailable);
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw tooLarge();
        await file.writeFile(chunk).catch(rethrowUnavailable);
      }
    });
  } catch (error) {
    await remove().catch(() => undefined);
    throw error;
  }
  return { path, bytes, [Symbol.asyncDispose]: remove };
}
