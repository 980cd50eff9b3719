import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CallError } from '../../../api/errors';
import { fieldErrors } from '../../../api/fieldErrors';
import { uploadForm } from '../../../api/upload';
import { addOwnPost } from '../postCache';
import { PostDocument } from '../Post.generated';
import { CreatePostDocument } from './createPost.generated';
import type { Draft } from './draft';

const fallback = 'Failed to create post';

type Outcome = { id: string; error?: undefined } | { id?: undefined; error: CallError };

/** Publishes drafts: by GraphQL, and by the multipart call when there is a picture. The new post goes to the head of the lists read before. */
export function useSubmitPost(viewerId: string) {
  const client = useApolloClient();
  /** Part of the picture sent, 0 to 1; null when nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);

  async function sendWords({ content, isPublic, key }: Draft): Promise<Outcome> {
    try {
      const { data } = await client.mutate({
        mutation: CreatePostDocument,
        variables: { input: { content, isPublic } },
        context: { headers: { 'Idempotency-Key': key } },
      });
      return { id: data!.createPost.id };
    } catch (error) {
      return { error: fieldErrors(error, fallback) };
    }
  }

  async function sendPicture({ content, imageAlt, isPublic, picture, key }: Draft): Promise<Outcome> {
    const form = new FormData();
    form.append('content', content);
    form.append('image_alt', imageAlt);
    form.append('is_public', String(isPublic));
    form.append('image', picture!);
    const { data, error } = await uploadForm<{ post: { id: string } }>('/posts/media', form, { fallback, headers: { 'Idempotency-Key': key }, onProgress: setProgress });
    if (error) return { error };
    // Posted even if it cannot be read back now; then the lists show it when they are next read.
    await client.query({ query: PostDocument, variables: { id: data.post.id }, fetchPolicy: 'network-only' }).catch(() => undefined);
    return { id: data.post.id };
  }

  async function submit(draft: Draft): Promise<Outcome> {
    setProgress(0);
    try {
      const outcome = await (draft.picture ? sendPicture(draft) : sendWords(draft));
      if (outcome.id !== undefined) addOwnPost(client.cache, outcome.id, viewerId);
      return outcome;
    } finally {
      setProgress(null);
    }
  }

  return { submit, progress };
}
