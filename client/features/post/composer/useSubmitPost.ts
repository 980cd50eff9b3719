import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import type { CallResult } from '../../../api/rest';
import { uploadImage } from '../../../api/uploadToStorage';
import { uploadForm } from '../../../api/upload';
import { prependOwnPost } from '../postCache';
import { PostDocument } from '../page/__generated__/Post.generated';
import { refetchActiveSearches } from '../search/refetchActiveSearches';
import { CreatePostDocument } from './__generated__/createPost.generated';
import { attachmentFormField, attachmentInput } from './attachmentInput';
import { runAfterPublish } from './runAfterPublish';
import type { Draft } from './draft';

const fallback = 'Failed to create post';

/** Publishes drafts and prepends the new post to the cached lists. */
export function useSubmitPost(viewerId: string) {
  const client = useApolloClient();
  /** Upload progress, 0 to 1; null while idle. */
  const [progress, setProgress] = useState<number | null>(null);

  /** @param image URL of the uploaded image */
  async function createPost(
    { content, imageAlt, isPublic, attachment, key }: Draft,
    image?: string,
  ): Promise<CallResult<string>> {
    try {
      const { data } = await client.mutate({
        mutation: CreatePostDocument,
        variables: {
          input: { content, isPublic, ...(image !== undefined && { image, imageAlt }), ...attachmentInput(attachment) },
        },
        context: { headers: { 'Idempotency-Key': key } },
      });
      return { data: data!.createPost.id };
    } catch (error) {
      return { error: toCallError(error, fallback) };
    }
  }

  /** Sends text and image in one multipart request. Both ways share the idempotency key, so a retry publishes once. */
  async function createPostMultipart(
    { content, imageAlt, isPublic, attachment, key }: Draft,
    picture: File,
  ): Promise<CallResult<string>> {
    const form = new FormData();
    form.append('content', content);
    form.append('image_alt', imageAlt);
    form.append('is_public', String(isPublic));
    if (attachment) form.append(attachmentFormField(attachment), attachment.card.id);
    form.append('image', picture);
    const { data, error } = await uploadForm<{ post?: { id: string } } | undefined>('/posts/media', form, {
      fallback,
      headers: { 'Idempotency-Key': key },
      onProgress: setProgress,
    });
    if (error) return { error };
    if (!data?.post) return { error: { message: fallback } };
    // The post exists even when this query fails; the lists then show it at their next fetch.
    await client
      .query({ query: PostDocument, variables: { id: data.post.id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    return { data: data.post.id };
  }

  /** @returns the new post's id, or the error */
  async function submit(draft: Draft): Promise<CallResult<string>> {
    const { picture } = draft;
    setProgress(0);
    const result = picture
      ? await uploadImage(picture, 'posts', {
          attach: (url) => createPost(draft, url),
          uploadThroughServer: () => createPostMultipart(draft, picture),
          onProgress: setProgress,
        })
      : await createPost(draft);
    setProgress(null);
    if (result.data !== undefined) {
      prependOwnPost(client.cache, result.data, viewerId);
      refetchActiveSearches(client);
      void runAfterPublish(client, draft.attachment);
    }
    return result;
  }

  return { submit, progress };
}
