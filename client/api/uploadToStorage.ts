import { getFreshToken } from '../auth/session';
import { callApi, type CallResult } from './rest';
import { sendWithProgress, type SendOptions } from './sendWithProgress';

/** Folders of the storage that take pictures: PROFILE_IMAGES and POST_MEDIA. */
export type ImageFolder = 'profile' | 'posts';
/** All folders of the storage: CHAT_FILES takes PDFs as well. */
export type StorageFolder = ImageFolder | 'chat';

export type UploadImageOptions<T> = Pick<SendOptions, 'onProgress' | 'signal'> & {
  /** Puts the stored picture to use, by its address. */
  attach: (publicUrl: string) => Promise<CallResult<T>>;
  /** The same by one call that carries the file itself. */
  uploadThroughServer: () => Promise<CallResult<T>>;
};

/** Said to those whose session is gone. */
export const imageAuthMessage = 'Authentication required for image upload';

/** An upload that nothing refers to is thrown away after an hour; well before that it travels again. */
const keptMs = 30 * 60_000;
const stored = new WeakMap<File, { url: string; at: number }>();

/**
 * Sends a picture straight to the storage and puts it to use there; when the storage cannot be had, through the server.
 * What the server says of the picture itself is the answer either way. A file that has arrived does not travel again
 * when it could not be put to use.
 * @returns what `use` or `uploadThroughServer` answered; never throws
 */
export async function uploadImage<T>(
  file: File,
  folder: ImageFolder,
  { attach: use, uploadThroughServer: uploadThroughServer, onProgress, signal }: UploadImageOptions<T>,
): Promise<CallResult<T>> {
  if ((await getFreshToken()) === null) return { error: { message: imageAuthMessage } };
  const url = await uploadToStorage(file, folder, { onProgress, signal });
  if (signal?.aborted) return { error: { message: 'The upload was cancelled.' } };
  return url === null ? uploadThroughServer() : use(url);
}

/** @returns the address that names the file from now on; null when the storage did not take it */
export async function uploadToStorage(
  file: File,
  folder: StorageFolder,
  progress: Pick<SendOptions, 'onProgress' | 'signal'>,
): Promise<string | null> {
  const known = stored.get(file);
  if (known && Date.now() - known.at < keptMs) return known.url;
  const { data: slot } = await callApi<Partial<{ uploadUrl: string; publicUrl: string }>>('/storage/r2/presign', {
    method: 'POST',
    json: { filename: file.name, contentType: file.type, folder, size: file.size },
    fallback: 'Failed to open an upload slot',
  });
  if (!slot?.uploadUrl || !slot.publicUrl) return null;
  const isStored = await putFile(slot.uploadUrl, file, progress);
  if (isStored) stored.set(file, { url: slot.publicUrl, at: Date.now() });
  return isStored ? slot.publicUrl : null;
}

/** The address itself permits the call: neither token nor cookies go to another origin. */
async function putFile(url: string, file: File, progress: Pick<SendOptions, 'onProgress' | 'signal'>): Promise<boolean> {
  try {
    return (
      await sendWithProgress(url, {
        method: 'PUT',
        headers: { 'content-type': file.type },
        body: file,
        withCookies: false,
        ...progress,
      })
    ).ok;
  } catch {
    return false;
  }
}
