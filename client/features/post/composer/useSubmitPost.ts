import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import type { CallResult } from '../../../api/rest';
import { sendImage } from '../../../api/storeFile';
import { uploadForm } from '../../../api/upload';
import { prependOwnPost } from '../postCache';
import { PostDocument } from '../page/__generated__/Post.generated';
import { refetchActiveSearches } from '../search/refetchActiveSearches';
import { CreatePostDocument } from './__generated__/createPost.generated';
import type { Draft } from './draft';

const fallback = 'Failed to create post';

/** Publishes drafts. The new post goes to the head of the lists read before. */
export function useSubmitPost(viewerId: string) {
  const client = useApolloClient();
  /** Part of the picture sent, 0 to 1; null when nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);

  /** @param image address of the stored picture */
  async function create({ content, imageAlt, isPublic, key }: Draft, image?: string): Promise<CallResult<string>> {
    try {
      const { data } = await client.mutate({
        mutation: CreatePostDocument,
        variables: { input: { content, isPublic, ...(image !== undefined && { image, imageAlt }) } },
        context: { headers: { 'Idempotency-Key': key } },
      });
      return { data: data!.createPost.id };
    } catch (error) {
      return { error: fieldErrors(error, fallback) };
    }
  }

  /** Words and picture in one call. The same key: whichever way a draft is sent again, it is posted once. */
  async function createByForm({ content, imageAlt, isPublic, key }: Draft, picture: File): Promise<CallResult<string>> {
    const form = new FormData();
    form.append('content', content);
    form.append('image_alt', imageAlt);
    form.append('is_public', String(isPublic));
    form.append('image', picture);
    const { data, error } = await uploadForm<{ post?: { id: string } } | undefined>('/posts/media', form, {
      fallback,
      headers: { 'Idempotency-Key': key },
      onProgress: setProgress,
    });
    if (error) return { error };
    if (!data?.post) return { error: { message: fallback } };
    // Posted even if it cannot be read back now; then the lists show it when they are next read.
    await client
      .query({ query: PostDocument, variables: { id: data.post.id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    return { data: data.post.id };
  }

  /** @returns the new post's id, or why there is none */
  async function submit(draft: Draft): Promise<CallResult<string>> {
    const { picture } = draft;
    setProgress(0);
    const result = picture
      ? await sendImage(picture, 'posts', {
          use: (url) => create(draft, url),
          sendToServer: () => createByForm(draft, picture),
          onProgress: setProgress,
        })
      : await create(draft);
    setProgress(null);
    if (result.data !== undefined) {
      prependOwnPost(client.cache, result.data, viewerId);
      refetchActiveSearches(client);
    }
    return result;
  }

  return { submit, progress };
}
