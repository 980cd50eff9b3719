import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as newKey } from 'uuid';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useAuth } from '../../../auth/AuthProvider';
import { useToast } from '../../../ui/toast/Toast';
import { prependOwnPost } from '../postCache';
import { SharePostDocument } from './__generated__/ShareDialog.generated';

/** Shares a post with the viewer's audience. Retries with the same text reuse the idempotency key. */
export function useSharePost(id: string) {
  const client = useApolloClient();
  const { user } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const [attempt, setAttempt] = useState({ content: '', key: '' });

  /** @returns the error; undefined on success */
  async function share(content = ''): Promise<CallError | undefined> {
    const key = attempt.key && attempt.content === content ? attempt.key : newKey();
    setAttempt({ content, key });
    setSharing(true);
    try {
      const { data } = await client.mutate({
        mutation: SharePostDocument,
        variables: { id, content },
        context: { headers: { 'Idempotency-Key': key } },
        update: (cache, result) => result.data && user && prependOwnPost(cache, result.data.sharePost.id, user.id),
      });
      setAttempt({ content: '', key: '' });
      toast.show(
        'Post shared.',
        data ? { action: { label: 'View', run: () => void navigate(`/post/${data.sharePost.id}`) } } : {},
      );
      return undefined;
    } catch (error) {
      return toCallError(error, 'Couldn’t share the post.');
    } finally {
      setSharing(false);
    }
  }

  return { share, isSharing };
}
