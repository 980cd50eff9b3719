import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|html|json|webmanifest)$/;
/** Larger files belong to the playground's editor and are not worth the slowest compression level. */
const largeBytes = 1_000_000;

/** Writes .br and .gz files beside each built text file, so that the server never compresses. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir }) {
    const files = (await readdir(dir!, { recursive: true })).filter((file) => texts.test(file));
    await Promise.all(files.map((file) => compress(join(dir!, file))));
  },
});

async function compress(path: string): Promise<void> {
  const data = await readFile(path);
  const quality = data.length > largeBytes ? 6 : constants.BROTLI_MAX_QUALITY;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(data, options));
  await writeFile(`${path}.gz`, await promisify(gzip)(data));
}
