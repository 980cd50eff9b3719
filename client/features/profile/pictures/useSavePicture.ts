import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { CallError } from '../../../api/errors';
import { fieldErrors } from '../../../api/fieldErrors';
import type { CallResult } from '../../../api/rest';
import { sendImage } from '../../../api/storeFile';
import { uploadForm } from '../../../api/upload';
import { OwnProfileDocument } from '../page/__generated__/OwnProfilePage.generated';
import { UpdateProfileDocument } from '../__generated__/updateProfile.generated';
import { pictureKinds, type PictureKind } from './pictureKinds';

const fallback = 'Failed to save picture';

/** Makes a file one of the two pictures of the own profile, or takes that picture away. The cache has it afterwards. */
export function useSavePicture(kind: PictureKind) {
  const client = useApolloClient();
  const sending = useRef<AbortController>(null);
  /** Part of the picture sent, 0 to 1; null while nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);

  async function set(url: string | null): Promise<CallResult<unknown>> {
    try {
      const { data } = await client.mutate({
        mutation: UpdateProfileDocument,
        variables: { input: { [pictureKinds[kind].field]: url } },
      });
      return { data };
    } catch (error) {
      return { error: fieldErrors(error, fallback) };
    }
  }

  async function sendToServer(file: File, signal: AbortSignal): Promise<CallResult<unknown>> {
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
    // Saved even if it cannot be read back now; then it shows when the profile is next read.
    await client.query({ query: OwnProfileDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return { data };
  }

  /** @returns neither saved nor an error when it was cancelled */
  async function save(file: File): Promise<{ isSaved: boolean; error?: CallError }> {
    const { signal } = (sending.current = new AbortController());
    setProgress(0);
    const { error } = await sendImage(file, 'profile', {
      use: set,
      sendToServer: () => sendToServer(file, signal),
      onProgress: setProgress,
      signal,
    });
    setProgress(null);
    return error ? { isSaved: false, error: signal.aborted ? undefined : error } : { isSaved: true };
  }

  return { save, remove: () => set(null), cancel: () => sending.current?.abort(), progress };
}
