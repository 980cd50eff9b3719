import { getFreshToken } from '../auth/session';
import { callApi, type CallResult } from './rest';
import { sendWithProgress, type SendOptions } from '../http/sendWithProgress';

/** Storage folders for images: PROFILE_IMAGES and POST_MEDIA. */
export type ImageFolder = 'profile' | 'posts';
/** All storage folders; CHAT_FILES also accepts PDFs. */
export type StorageFolder = ImageFolder | 'chat';

export type UploadImageOptions<T> = Pick<SendOptions, 'onProgress' | 'signal'> & {
  /** Attaches the stored image by its public URL. */
  attach: (publicUrl: string) => Promise<CallResult<T>>;
  /** Uploads and attaches in one call that carries the file. */
  uploadThroughServer: () => Promise<CallResult<T>>;
};

/** Error message without a session. */
const imageAuthMessage = 'Authentication required for image upload';

/** The storage deletes unreferenced uploads after an hour; reuse ends well before. */
const reuseMs = 30 * 60_000;
const stored = new WeakMap<File, { url: string; at: number }>();

/**
 * Uploads an image to the storage and attaches it; falls back to the server when the storage is unavailable. An
 * uploaded file is not sent again when attaching it failed.
 * @returns the result of `attach` or `uploadThroughServer`; never throws
 */
export async function uploadImage<T>(
  file: File,
  folder: ImageFolder,
  { attach, uploadThroughServer, onProgress, signal }: UploadImageOptions<T>,
): Promise<CallResult<T>> {
  if ((await getFreshToken()) === null) return { error: { message: imageAuthMessage } };
  const url = await uploadToStorage(file, folder, { onProgress, signal });
  if (signal?.aborted) return { error: { message: 'Upload cancelled.' } };
  return url === null ? uploadThroughServer() : attach(url);
}

/** @returns the public URL of the stored file; null when the storage did not accept it */
export async function uploadToStorage(
  file: File,
  folder: StorageFolder,
  progress: Pick<SendOptions, 'onProgress' | 'signal'>,
): Promise<string | null> {
  const upload = stored.get(file);
  if (upload && Date.now() - upload.at < reuseMs) return upload.url;
  const { data: slot } = await callApi<Partial<{ uploadUrl: string; publicUrl: string }>>('/storage/r2/presign', {
    method: 'POST',
    json: { filename: file.name, contentType: file.type, folder, size: file.size },
    fallback: 'Couldn’t start the upload.',
  });
  if (!slot?.uploadUrl || !slot.publicUrl) return null;
  const isStored = await putFile(slot.uploadUrl, file, progress);
  if (isStored) stored.set(file, { url: slot.publicUrl, at: Date.now() });
  return isStored ? slot.publicUrl : null;
}

/** The presigned URL authorises the call: neither token nor cookies go to another origin. */
async function putFile(
  url: string,
  file: File,
  progress: Pick<SendOptions, 'onProgress' | 'signal'>,
): Promise<boolean> {
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
