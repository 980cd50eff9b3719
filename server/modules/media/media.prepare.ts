import { open } from 'node:fs/promises';
import { badInput } from '../../core/errors';
import type { Store } from '../../storage/store';
import type { TempFile } from '../../storage/tempFile';
import type { Media } from './media.entity';
import { describeFiles, documentKey, imageFiles, type Place } from './media.files';
import { makeSafeImage, type ImageKind } from './media.image';

/** Validated files of an upload that are not stored yet. */
export type PreparedFiles = {
  /** Columns of `media` that describe them. */
  columns: Pick<
    Media,
    'folder' | 'secret' | 'contentType' | 'url' | 'width' | 'height' | 'srcSet' | 'placeholder' | 'bytes'
  >;
  keys: string[];
  put: () => Promise<unknown>;
};

/** The upload, and the place of its files. */
type Target = { id: string; place: Place; field: string };

/** Re-encodes a picture. @throws AppError as makeSafeImage does */
export async function prepareImage(
  store: Store,
  input: TempFile,
  kind: ImageKind,
  { id, place, field }: Target,
): Promise<PreparedFiles> {
  const image = await makeSafeImage(input.path, kind, field);
  const files = imageFiles(place, id, image);
  return {
    columns: { ...place, contentType: 'image/webp', ...describeFiles(store, image, files) },
    keys: files.map(({ key }) => key),
    put: () => Promise.all(files.map(({ key, data }) => store.put(key, data, 'image/webp'))),
  };
}

/** Bytes at the start and at the end of a PDF in which readers look for its marks. */
const [headBytes, tailBytes] = [1_024, 2_048];

/** Checks that a file is a PDF, which is stored unchanged. @throws AppError BAD_USER_INPUT */
export async function prepareDocument(
  store: Store,
  input: TempFile,
  { id, place, field }: Target,
): Promise<PreparedFiles> {
  const { path, bytes } = input;
  await using file = await open(path);
  const read = async (from: number, length: number) => (await file.read(Buffer.alloc(length), 0, length, from)).buffer;
  const [head, tail] = [await read(0, headBytes), await read(Math.max(0, bytes - tailBytes), tailBytes)];
  if (!head.includes('%PDF-') || !tail.includes('%%EOF'))
    throw badInput({ [field]: 'This PDF can’t be read. Choose another file.' });
  const key = documentKey(id);
  const contentType = 'application/pdf';
  const url = store.publicUrl(key);
  return {
    columns: {
      ...place,
      contentType,
      url,
      width: null,
      height: null,
      srcSet: `${url} 1w`,
      placeholder: null,
      bytes,
    },
    keys: [key],
    put: () => store.putFile(key, path, contentType),
  };
}
