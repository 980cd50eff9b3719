import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import type { CallResult } from '../../../api/rest';
import { uploadImage } from '../../../api/uploadToStorage';
import { uploadForm } from '../../../api/upload';
import { OwnProfileDocument } from '../page/__generated__/OwnProfilePage.generated';
import { UpdateProfileDocument } from '../__generated__/updateProfile.generated';
import { pictureKinds, type PictureKind } from './pictureKinds';
import { freshRead } from '../../../api/freshRead';

const fallback = 'Couldn’t save the picture.';

/** Uploads or removes one of the viewer's two profile pictures, and updates the cache. */
export function useSavePicture(kind: PictureKind) {
  const client = useApolloClient();
  const abortController = useRef<AbortController>(null);
  /** Upload progress, 0 to 1; null when no upload is running. */
  const [progress, setProgress] = useState<number | null>(null);

  async function updatePicture(url: string | null): Promise<CallResult<unknown>> {
    try {
      const { data } = await client.mutate({
        mutation: UpdateProfileDocument,
        variables: { input: { [pictureKinds[kind].field]: url } },
      });
      return { data };
    } catch (error) {
      return { error: toCallError(error, fallback) };
    }
  }

  async function uploadThroughServer(file: File, signal: AbortSignal): Promise<CallResult<unknown>> {
    const form = new FormData();
    form.append('type', kind);
    form.append('image', file);
    const { data, error } = await uploadForm<{ imageUrl?: string } | undefined>('/profile/upload-image', form, {
      fallback,
      onProgress: setProgress,
      signal,
    });
    if (error) return { error };
    if (!data?.imageUrl) return { error: { message: 'Image upload response missing image URL' } };
    // The picture is saved even if this refetch fails; it then shows with the next fetch of the profile.
    await client.query({ query: OwnProfileDocument, ...freshRead }).catch(() => undefined);
    return { data };
  }

  /** @returns `isSaved` false without an error when the upload was cancelled */
  async function save(file: File): Promise<{ isSaved: boolean; error?: CallError }> {
    const { signal } = (abortController.current = new AbortController());
    setProgress(0);
    const { error } = await uploadImage(file, 'profile', {
      attach: updatePicture,
      uploadThroughServer: () => uploadThroughServer(file, signal),
      onProgress: setProgress,
      signal,
    });
    setProgress(null);
    return error ? { isSaved: false, error: signal.aborted ? undefined : error } : { isSaved: true };
  }

  return { save, remove: () => updatePicture(null), cancel: () => abortController.current?.abort(), progress };
}
